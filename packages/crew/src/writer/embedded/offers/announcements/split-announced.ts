import { isFilmOrder, isMood } from '../../own-lists/film-orders.ts'
import { stripPictures } from '../../prompt/emoji.ts'
import { readEnding } from '../../prompt/read-ending.ts'
import { joinStates } from '../../prompt/spelling/places.ts'
import { capitalize, numberWord } from '../../wording.ts'
import { speakWhen } from './speak-when.ts'

/** A prompt in its pieces: what it announces, what it tells of that, and what it orders to be said last. */
export type Pieces = { readonly head: string; readonly clauses: readonly string[]; readonly ending: string }

const BREAK =
  /[,;]\s+(?![^()]*\))|\s+[-–—]+\s+|(?<=[.!])(?<!\b(?:mr|mrs|ms|dr|st|ave|rd|no|vs|a\.m|p\.m)\.)\s+|\n+/iu
/** How it shall be told, in words that no announcement is made of. */
const MANNER =
  /\b(?:salesy|boring|cheesy|corny|pushy|clickbait)\b|^(?:excited|warm|calm|friendly|cheerful|happy|soft|gentle|energetic|slow) (?:voice|tone|mood)|^(?:tone|voice|style|mood)\b|^(?:about|around|under|max)? ?\d{1,3} ?(?:s|secs?|seconds?)\b|\b(?:vibes?|tone|mood)$|^tell it\b|^keep it\b|^make (?:it|(?:me |us )?(?:something|this|one))\b|^needs? to\b|^not too \p{L}+$|^(?:make|create|write|record|film|need|want) (?:me |us )?(?:an? |this |it )|^(?:thank|tell) (?:her|him|them|people|everyone|everybody)\b/iu
/** Goes on with the clause before. */
const GOES_ON = /^(?:but|because|so that|which|who|or|then|even if|as long as|unless)\b/i
/** "Bring a chair, we have 3": is said behind what it belongs to. */
const SO_MANY = /^((?:we|i) (?:only )?have) (\d+)$/i
const STREET =
  /^\d{1,5} (?:[\p{L}']+ ){1,3}(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|way|square|boulevard|blvd|court|ct|place|row|hill)\.?$/iu
const TOWN = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}$/u
const TOWN_AND_STATE = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)? [A-Z]{2}$/u

/** A lesson may last so long, and no film does. */
const IS_LONG = /^(?:[4-9]|\d{2,3}) ?-?(?:mins?|minutes?)$/i
const isManner = (clause: string): boolean =>
  !IS_LONG.test(clause) && (MANNER.test(clause) || isFilmOrder(clause) || isMood(clause))

/** The pieces of a prompt, without what it orders of the film. */
export function splitAnnounced(prompt: string): Pieces {
  const text = joinStates(
    stripPictures(prompt)
      .replace(/[’‘]/g, "'")
      .replace(/[^\S\n]+/g, ' ')
      .trim(),
  )
  const { rest, found } = readEnding(text)
  const ordered = found?.ending ?? null
  const line = ordered !== null && 'line' in ordered ? ordered.line : null
  const [first = '', ...others] = (line === null ? text : rest)
    .split(BREAK)
    .map((clause) =>
      clause
        .replace(/[.!,;\s]+$/, '')
        .replace(/^[.!,;\s]+/, '')
        .trim(),
    )
    .filter((clause) => /[\p{L}\p{N}]{2}|[$€£]\d/u.test(clause))
  const [, label = first, behind] = /^([^:]{2,120}?)\s*:\s+(.+)$/u.exec(first) ?? []
  const clauses = [...(behind === undefined ? [] : [behind]), ...others].filter((clause) => !isManner(clause))
  return { head: label, clauses: clauses.reduce(joinClauses, []), ending: line ?? '' }
}

/** "We do wash, cut and nail trim" is one sentence. */
const WE_DO =
  /^we (?:do|offer|sell|make|bake|serve|fix|repair|clean|teach)(?: [\p{L}-]+){1,2}(?:, [\p{L}-]+){0,3}$/iu
const LAST_OF_LIST =
  /^(?!(?:we|i|you|they|open|free|call|book|visit)\b)(?:[\p{L}-]+ ){1,2}and (?:[\p{L}-]+ ?){1,2}(?:$|from |for |at )/iu
/** Whether a clause goes on with the list that the one before it began. */
export const isOneList = (before: string, clause: string): boolean =>
  WE_DO.test(before) && LAST_OF_LIST.test(clause)

const IS_LIST_END =
  /^(?!(?:we|i|you|they|he|she)\b)(?:[\p{L}-]+ ){1,3}(?:and|or) (?:[\p{L}-]+ ){1,3}(?:are|is) /iu
function joinClauses(told: readonly string[], clause: string): string[] {
  const before = told.at(-1)
  const bare = clause.replace(/^and (?=\p{L}|\d)/iu, '')
  if (before === undefined) return [bare]
  const [, have, many] = SO_MANY.exec(bare) ?? []
  if (have !== undefined)
    return [...told.slice(0, -1), `${before}. ${capitalize(have)} ${numberWord(Number(many))}`]
  const isTimeOfDay =
    /^(?:at |from )?\d{1,2}(?::\d\d)? ?(?:am|pm|-|–|to )/i.test(bare) &&
    !/day|weekend|daily/i.test(bare) &&
    speakWhen(bare) !== null
  // "Canned goods, diapers and rice are needed" is one sentence.
  const isListed = IS_LIST_END.test(bare) && before.split(' ').length <= 3
  const isMore =
    isListed ||
    isOneList(before, bare) ||
    (isTimeOfDay && speakWhen(before) !== null) ||
    (STREET.test(before) && (TOWN.test(bare) || TOWN_AND_STATE.test(bare))) ||
    (/address/i.test(before) && TOWN_AND_STATE.test(bare)) ||
    GOES_ON.test(bare)
  return isMore ? [...told.slice(0, -1), `${before}, ${bare}`] : [...told, bare]
}
