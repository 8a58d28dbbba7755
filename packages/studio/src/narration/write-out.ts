import { createSpeller } from '@hookreel/crew/makers'
import type { Saying } from '@hookreel/film'

/** Letters of numbers in English words, by how many digits they have: "7", "70", "707"; years are shorter than other numbers of four. */
const LETTERS_OF_DIGITS = [0, 4, 8, 19] as const
const YEAR = /^(1[1-9]|20)\d\d$/
const YEAR_LETTERS = 17
/** "thousand", "million" after each three digits. */
const SCALE_LETTERS = 7
/** "percent", "dollars", "plus". */
const SYMBOL_LETTERS = 6
/** The name of a letter takes as long as three letters of a word; that of W is three syllables. */
const NAME_LETTERS = 3
const LONG_NAME_LETTERS = 9
/** Nobody can say these but by their letters. */
const SPELLED = /(?<![\p{L}\p{N}])[BCDFGHJKLMNPQRSTVWXZ]{2,}(?![\p{L}\p{N}])/gu
const filler = (letters: number): string => 'n'.repeat(letters)

export type WriteOut = (text: string) => string

/**
 * Writes texts as long as what a voice says for them: sayings in place of their words, and as many letters as numbers, symbols
 * and abbreviations have in words. Only their length means anything.
 */
export function createWriteOut(sayings: readonly Saying[]): WriteOut {
  // Sounds are letters, too, one for each.
  const speller = createSpeller(
    sayings.map(({ word, saidAs }) => ({ word, saidAs: saidAs.replaceAll('/', '') })),
  )
  return (text) => writeLetters(speller.sayAs(text, false).text)
}

function writeLetters(said: string): string {
  return said
    .replace(/\d+/g, (digits) => filler(countDigits(digits)))
    .replace(/[%$€£¥&@+=#°]/g, filler(SYMBOL_LETTERS))
    .replace(SPELLED, (letters) =>
      letters
        .split('')
        .map((one) => filler(one === 'W' ? LONG_NAME_LETTERS : NAME_LETTERS))
        .join(''),
    )
}

function countDigits(digits: string): number {
  if (YEAR.test(digits)) return YEAR_LETTERS
  const groups = Math.ceil(digits.length / 3)
  const rest = digits.length - 3 * (groups - 1)
  const [, , , three] = LETTERS_OF_DIGITS
  return (LETTERS_OF_DIGITS[rest] ?? 0) + (groups - 1) * (three + SCALE_LETTERS)
}
