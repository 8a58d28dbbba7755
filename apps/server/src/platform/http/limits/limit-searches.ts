import { createRateLimit } from './rate-limit.ts'

/** A search, or an order by long texts, reads all that a person has; a page asks twice a second while words are typed. */
const SEARCHES_PER_MINUTE = 120
/** Among a thousand a search takes a tenth of a second, among the five thousand that may be kept half a one, or more on purpose. */
const MANY_ROWS = 1000
const SEARCHES_AMONG_MANY_PER_MINUTE = 20

/** How often a person may search ideas and videos, together; `rows`: among how many. Throws `rate_limited`. */
export function limitSearches(
  deps: Parameters<typeof createRateLimit>[0],
): (userId: string, rows: number) => Promise<void> {
  const any = createRateLimit(deps, 'searches', SEARCHES_PER_MINUTE)
  const amongMany = createRateLimit(deps, 'searches among many', SEARCHES_AMONG_MANY_PER_MINUTE)
  return (userId, rows) =>
    rows < MANY_ROWS ? any.take(userId) : amongMany.take(userId, 'Too many searches among so many.')
}
