import { FILM_MAX_SECONDS } from '../../storyboards/refuse-endless.ts'
import { planFilmLength } from '../ordering/estimate-making.ts'

type FilmWithLength = Parameters<typeof planFilmLength>[0]

/** A version has the price of the first video: other languages and voices take so much longer. */
const LONGER = 1.6
const ROOM_SECONDS = 10

/** How many seconds a version may take of a video that takes so long: how long its words are said, not how they are written. */
export function longestVersion(first: FilmWithLength): number {
  return Math.min(FILM_MAX_SECONDS, planFilmLength(first).seconds * LONGER + ROOM_SECONDS)
}
