import { planFilmLength } from '../ordering/estimate-making.ts'
import type { VideoRow } from '../videos.queries.ts'

/** How long films under way will be, as a server has worked it out. */
export type FilmLengths = {
  planSeconds(row: VideoRow): number
}

/** Of films under way, those that were asked for last. */
const MAX_KEPT = 1000

/**
 * Remembers the lengths that it has worked out. A page asks whenever a film under way changes, and the longest takes 25 ms of the one thread:
 * nine that waited kept everybody else waiting for a quarter of a second with each look at them.
 */
export function createFilmLengths(): FilmLengths {
  const kept = new Map<string, { readonly script: string; readonly seconds: number }>()
  return {
    planSeconds: (row) => {
      const { id, script } = row
      const known = kept.get(id)
      // A translation has its words when it is made.
      const seconds = known?.script === script ? known.seconds : planFilmLength(row).seconds
      kept.delete(id)
      kept.set(id, { script, seconds })
      const [oldest] = kept.keys()
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
      return seconds
    },
  }
}
