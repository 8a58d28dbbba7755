import { DURATIONS_SECONDS } from '@hookreel/film'
import type { IdeasRequest } from '../writer.ts'
import type { Orders } from './prompt/orders.ts'
import { countWords, WORDS_FOR_SECONDS, wantedWords } from './wording.ts'

/** Under a limit there is room for what cannot be told in so many words. */
const BELOW_LIMIT = 0.92
/** A tone says so many words more, and an end that is ordered by its kind. */
const TONE_WORDS = 8
const ENDING_WORDS = 6

/** The request with the length that its prompt orders: said there, it is meant more than a setting. */
export function withLength(asked: IdeasRequest, { length, tone, ending }: Orders): IdeasRequest {
  if (length === null) return asked
  if (length.isMost && wantedWords(asked) <= length.words) return asked
  const target = Math.round(length.isMost ? length.words * BELOW_LIMIT : length.words)
  const near = DURATIONS_SECONDS.toSorted(
    (one, other) => Math.abs(WORDS_FOR_SECONDS[one] - target) - Math.abs(WORDS_FOR_SECONDS[other] - target),
  )[0]
  // A script ends on what it tells: an end that is ordered stands behind it.
  const end = ending === null ? 0 : 'line' in ending ? countWords(ending.line) : ENDING_WORDS
  const words = target - (tone === null ? 0 : TONE_WORDS) - end
  return { ...asked, seconds: near ?? asked.seconds, words }
}
