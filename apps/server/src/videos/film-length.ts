import { AS_SCRIPT, DURATIONS_SECONDS } from '@hookreel/film'
import type { FilmLength } from '@hookreel/film'
import { customType } from 'drizzle-orm/pg-core'

/** As long as the script; all other lengths are their seconds. */
const SCRIPT_SECONDS = 0

/** A length that a film is ordered in, kept as a whole number. Throws a RangeError for a number that is no length. */
export const filmLength = customType<{ data: FilmLength; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (length) => (length === AS_SCRIPT ? SCRIPT_SECONDS : length),
  fromDriver: (stored) => {
    if (stored === SCRIPT_SECONDS) return AS_SCRIPT
    const length = DURATIONS_SECONDS.find((seconds) => seconds === stored)
    if (length === undefined) throw new RangeError(`${stored} is no length of a film`)
    return length
  },
})
