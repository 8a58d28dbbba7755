import { DAY_MS } from '@hookreel/contract'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'

/** A film that was cancelled or failed costs nothing, leaves a row for good, of up to 100 kB, and sends mails. */
const UNPAID_FILMS_PER_DAY = 100

/** No cancelling is refused; of whom too many films came to nothing within a day, for whatever reason, orders no further ones. */
export function limitUnpaidFilms(deps: Parameters<typeof createRateLimit>[0]) {
  const limit = createRateLimit(deps, 'cancelled films of a day', UNPAID_FILMS_PER_DAY, DAY_MS)
  return {
    count: (userId: string): Promise<boolean> => limit.hasTaken(userId),
    /** Throws `rate_limited`. */
    refuseMore: (userId: string): Promise<void> =>
      limit.refuseFull(
        userId,
        `${UNPAID_FILMS_PER_DAY} of your videos were cancelled or failed within a day.`,
      ),
  }
}

/** So many films that came to nothing can be watched while they are made, in a day: some cancel, some fail. */
const UNPAID_PER_DAY = 3

/** Who watched too many films within a day that were never paid sees the next ones when they are finished. */
export function limitUnpaidWatching(deps: Parameters<typeof createRateLimit>[0]) {
  const limit = createRateLimit(deps, 'films of a day watched and not paid', UNPAID_PER_DAY, DAY_MS)
  return {
    count: (userId: string): Promise<boolean> => limit.hasTaken(userId),
    isReached: (userId: string): Promise<boolean> => limit.isFull(userId),
  }
}
