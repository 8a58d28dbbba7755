import { stopOrder, type OrderOutcome } from '@hookreel/contract'
import { findDraftsOwner } from '../lib/own-drafts.ts'
import { ApiError, call, isAway } from './call.ts'

/** Keys of stopped orders that the server was not told of yet, and whose they are; they outlive a reload, and somebody else's time in this browser. */
const STORE = 'hookreel-stopped-orders'
const ANSWER_MS = 8000
const TELL_AGAIN_MS = 2000

type Stop = { readonly key: string; readonly of: string | null }

/** Without a store that may be written, a stop is told as long as its page is open. */
function changeKept(change: (stops: readonly Stop[]) => readonly Stop[]): void {
  try {
    const stops = change(readKept())
    if (stops.length > 0) localStorage.setItem(STORE, JSON.stringify(stops))
    else localStorage.removeItem(STORE)
  } catch {
    // A forbidden store.
  }
}

function readKept(): Stop[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isStop) : []
  } catch {
    return []
  }
}

function isStop(kept: unknown): kept is Stop {
  if (typeof kept !== 'object' || kept === null || !('key' in kept) || !('of' in kept)) return false
  return typeof kept.key === 'string' && (typeof kept.of === 'string' || kept.of === null)
}

/**
 * Tells the server that an order is stopped, as often as it takes: the connection may be away. Answers what became of the order;
 * `onAway` is told once when there is no answer at first.
 */
export async function tellStopped(key: string, onAway?: () => void): Promise<OrderOutcome> {
  const others = (stops: readonly Stop[]) => stops.filter((stop) => stop.key !== key)
  const stop = { key, of: findDraftsOwner() }
  changeKept((stops) => [...others(stops), stop])
  for (let isFirst = true; ; isFirst = false) {
    try {
      const { outcome } = await call(stopOrder, { body: { key }, signal: AbortSignal.timeout(ANSWER_MS) })
      changeKept(others)
      return outcome
    } catch (error) {
      // Signed out meanwhile: told after the same person's next sign-in in this browser.
      if (!isAway(error) && !(error instanceof ApiError && error.status === 429)) throw error
      if (isFirst) onAway?.()
    }
    await new Promise((resolve) => setTimeout(resolve, TELL_AGAIN_MS))
  }
}

/** What the signed-in person stopped on a page that is gone, told now. */
export function tellKeptStops(): void {
  const owner = findDraftsOwner()
  for (const { key, of } of readKept()) if (of === owner) tellStopped(key).catch(() => undefined)
}
