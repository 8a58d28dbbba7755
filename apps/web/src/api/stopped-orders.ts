import { stopOrder, type OrderOutcome } from '@hookreel/contract'
import { ApiError, call, isAway } from './call.ts'

/** Keys of stopped orders that the server was not told of yet; they outlive a reload. */
const STORE = 'hookreel-stopped-orders'
const ANSWER_MS = 8000
const TELL_AGAIN_MS = 2000

/** Without a store that may be written, a stop is told as long as its page is open. */
function changeKept(change: (keys: readonly string[]) => readonly string[]): void {
  try {
    const keys = change(readKept())
    if (keys.length > 0) localStorage.setItem(STORE, JSON.stringify(keys))
    else localStorage.removeItem(STORE)
  } catch {
    // A forbidden store.
  }
}

function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

/**
 * Tells the server that an order is stopped, as often as it takes: the connection may be away. Answers what became of the order;
 * `onAway` is told once when there is no answer at first.
 */
export async function tellStopped(key: string, onAway?: () => void): Promise<OrderOutcome> {
  changeKept((keys) => [...keys.filter((kept) => kept !== key), key])
  for (let isFirst = true; ; isFirst = false) {
    try {
      const { outcome } = await call(stopOrder, { body: { key }, signal: AbortSignal.timeout(ANSWER_MS) })
      changeKept((keys) => keys.filter((kept) => kept !== key))
      return outcome
    } catch (error) {
      // Signed out meanwhile: told after the next sign-in in this browser.
      if (!isAway(error) && !(error instanceof ApiError && error.status === 429)) throw error
      if (isFirst) onAway?.()
    }
    await new Promise((resolve) => setTimeout(resolve, TELL_AGAIN_MS))
  }
}

/** What was stopped on a page that is gone, told now. */
export function tellKeptStops(): void {
  for (const key of readKept()) tellStopped(key).catch(() => undefined)
}
