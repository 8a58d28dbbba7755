import { setTimeout as wait } from 'node:timers/promises'
import type { Lane } from '../../open-lane.ts'
import { createRateLimit } from './rate-limit.ts'

/** A search, or an order by long texts, reads all that a person has; a page asks twice a second while words are typed. */
const SEARCHES_PER_MINUTE = 120
/** Among a thousand a search takes a tenth of a second, among the five thousand that may be kept half a one, or more on purpose. */
const MANY_ROWS = 1000
const SEARCHES_AMONG_MANY_PER_MINUTE = 20
/** Among fewer it takes no longer than other answers, whatever their texts are. */
const FEW_ROWS = 200
/**
 * What took so long was made to, or is a large account's: for so many times as long nobody's next one begins. The embedded database answers
 * nobody meanwhile, and five thousand texts of one person took 0.9 s, twenty times a minute: four people kept everybody waiting for good.
 */
const REST = { fromMs: 50, times: 2 }

/** Does `search`, which reads so many rows, when it is its turn. Throws `rate_limited`. */
export type LimitSearch = <Found>(
  userId: string,
  rows: number,
  search: () => Promise<Found>,
) => Promise<Found>

/**
 * How often a person may search ideas and videos, together, and that all people's searches leave the database to others: those that read
 * much go through one lane.
 */
export function limitSearches(
  deps: Parameters<typeof createRateLimit>[0],
  lane: Lane,
  rest: (ms: number) => Promise<void> = wait,
): LimitSearch {
  const any = createRateLimit(deps, 'searches', SEARCHES_PER_MINUTE)
  const amongMany = createRateLimit(deps, 'searches among many', SEARCHES_AMONG_MANY_PER_MINUTE)
  return async (userId, rows, search) => {
    await (rows < MANY_ROWS ? any.take(userId) : amongMany.take(userId, 'Too many searches among so many.'))
    return rows < FEW_ROWS ? search() : lane.ofPerson(userId, () => searchAndRest(lane, search, rest))
  }
}

/** The answer does not wait for the rest behind it. */
function searchAndRest<Found>(
  lane: Lane,
  search: () => Promise<Found>,
  rest: (ms: number) => Promise<void>,
): Promise<Found> {
  const found = Promise.withResolvers<Found>()
  const work = async () => {
    const begunAt = performance.now()
    await search().then(found.resolve, found.reject)
    const tookMs = performance.now() - begunAt
    if (tookMs >= REST.fromMs) await rest(tookMs * REST.times)
  }
  lane.ofAll(work).catch(found.reject)
  return found.promise
}
