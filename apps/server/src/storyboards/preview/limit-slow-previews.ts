import { HOUR_MS } from '@hookreel/contract'
import { createRateLimit, type LimitDeps } from '../../platform/http/limits/rate-limit.ts'
import type { PreviewEnd } from './previewer.ts'

/** Each kept everybody's previews waiting for a minute, and ended what their process made beside it. */
const SLOW_PER_HOUR = 3
const MANY_SLOW = `Of your previews ${SLOW_PER_HOUR} took too long to make within an hour. Try again later.`

/** Anyone whose scenes' words ended the process that draws them several times waits before more of theirs are drawn. */
export function limitSlowPreviews(deps: LimitDeps) {
  const slow = createRateLimit(deps, 'previews that took too long', SLOW_PER_HOUR, HOUR_MS)
  return {
    /** Why none is made for this person now; null where one is. */
    explain: async (userId: string): Promise<string | null> =>
      (await slow.isFull(userId)) ? MANY_SLOW : null,
    /** Throws `rate_limited` in its place. */
    refuse: (userId: string): Promise<void> => slow.refuseFull(userId, MANY_SLOW),
    /** Answers how it ended. Whoever had something made beside others' is not blamed for it. */
    count: async (userId: string, end: PreviewEnd): Promise<PreviewEnd> => {
      if ('isTheirs' in end && end.isTheirs) await slow.hasTaken(userId)
      return end
    },
  }
}
