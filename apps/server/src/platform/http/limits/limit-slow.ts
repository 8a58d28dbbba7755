import { HOUR_MS } from '@hookreel/contract'
import { createRateLimit, type LimitDeps } from './rate-limit.ts'

/** Work that everybody waits for in one lane, and how often a person's may take too long within an hour. */
type SlowWork = { readonly name: string; readonly perHour: number; readonly reason: string }

export type SlowLimit = {
  /** Throws `rate_limited` for anyone whose work took too long too often. */
  refuse(userId: string): Promise<void>
  /** Does the work, and counts it when it took `slowMs`: however it ended, and also where nobody waits for it any more. */
  count<Result>(userId: string, slowMs: number, work: () => Promise<Result>): Promise<Result>
  /** The same, where only what failed is counted: refused, or given up by its sender. */
  countFailed<Result>(userId: string, slowMs: number, work: () => Promise<Result>): Promise<Result>
}

/** Anyone whose work keeps others waiting for longer than honest work does has to wait before more of theirs is done. */
export function limitSlow(
  deps: LimitDeps,
  { name, perHour, reason }: SlowWork,
  now: () => number = () => performance.now(),
): SlowLimit {
  const slow = createRateLimit(deps, name, perHour, HOUR_MS)
  const note = async (userId: string, slowMs: number, began: number) => {
    if (now() - began >= slowMs) await slow.hasTaken(userId)
  }
  return {
    refuse: (userId) => slow.refuseFull(userId, reason),
    count: async (userId, slowMs, work) => {
      const began = now()
      try {
        return await work()
      } finally {
        await note(userId, slowMs, began)
      }
    },
    countFailed: async (userId, slowMs, work) => {
      const began = now()
      try {
        return await work()
      } catch (error) {
        await note(userId, slowMs, began)
        throw error
      }
    },
  }
}
