import { lookupTable } from '@hookreel/film'
import { ARABIC, HINDI, JAPANESE } from './asian.ts'
import { INDONESIAN, RUSSIAN, TURKISH } from './eastern.ts'
import { DUTCH, GERMAN, POLISH } from './northern.ts'
import type { OtherLanguage } from './other-language.ts'
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from './romance.ts'

/** The languages besides English that questions are asked in, by the names that `findLanguage` gives. */
export const LANGUAGES: Readonly<Record<string, OtherLanguage>> = lookupTable({
  Spanish: SPANISH,
  Portuguese: PORTUGUESE,
  French: FRENCH,
  German: GERMAN,
  Italian: ITALIAN,
  Dutch: DUTCH,
  Polish: POLISH,
  Turkish: TURKISH,
  Indonesian: INDONESIAN,
  Russian: RUSSIAN,
  Hindi: HINDI,
  Arabic: ARABIC,
  Japanese: JAPANESE,
})
