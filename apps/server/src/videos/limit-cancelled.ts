import { createRateLimit } from '../platform/http/limits/rate-limit.ts'

/** A cancelled film costs nothing and leaves a row for good, of up to 100 kB. */
const CANCELLED_PER_DAY = 100
const DAY_MS = 86_400_000

/** No cancelling is refused; who cancelled too many films within a day orders no further ones. */
export function limitCancelled(deps: Parameters<typeof createRateLimit>[0]) {
  const limit = createRateLimit(deps, 'cancelled films of a day', CANCELLED_PER_DAY, DAY_MS)
  return {
    count: (userId: string): Promise<boolean> => limit.hasTaken(userId),
    /** Throws `rate_limited`. */
    refuseMore: async (userId: string): Promise<void> => {
      await limit.take(userId, `You cancelled ${CANCELLED_PER_DAY} videos within a day.`)
      await limit.giveBack(userId)
    },
  }
}
