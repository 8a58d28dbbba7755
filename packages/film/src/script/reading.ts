import { countSpokenWords, isSpaceless } from './script.ts'

/** The voice of a film that has none: its words are read, and music carries it. */
export const NO_VOICE = 'none'
/** What is named as the language of a voice that speaks none of its own: a recording, or no voice at all. */
export const ANY_LANGUAGE = 'Any language'

/** 156 words a minute: just under the slower end of what the BBC's subtitle guidelines ask for (160 to 180). */
const WORDS_PER_SECOND = 2.6
/** Long words take longer: Netflix allows 17 characters a second where children read along, spaces among them. */
const LETTERS_PER_SECOND = 14
/** Between Netflix's 4 characters of Japanese and 9 of Chinese. */
const DENSE_LETTERS_PER_SECOND = 7
/** No line is gone before it is found: Netflix's shortest subtitle, five sixths of a second. */
const MIN_SECONDS = 5 / 6

/** How long a line stays to be read, in seconds, at an easy pace. */
export function readingSeconds(line: string): number {
  const letters = line.match(/[\p{L}\p{N}\p{M}]/gu)?.length ?? 0
  if (isSpaceless(line)) return Math.max(letters / DENSE_LETTERS_PER_SECOND, MIN_SECONDS)
  return Math.max(countSpokenWords(line) / WORDS_PER_SECOND, letters / LETTERS_PER_SECOND, MIN_SECONDS)
}
