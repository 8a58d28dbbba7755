import type { Token } from './parse-sentence.ts'

/** "1.000,5", "1 000", "1’000", "45 %": what is written of one number, with groups of three. */
const NUMBER =
  /(?<!(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N}.,])\p{Nd}{1,3}(?:[.,'’٬   ]\p{Nd}{3})+(?!\p{Nd})(?:[.,٫]\p{Nd}+)?(?:[  ]?[%٪])?|(?<!(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N}])\p{Nd}+(?:[.,٫]\p{Nd}+)?(?:[  ]?[%٪])?/gu

/**
 * The words of a text in any language, for setting them large. A number stays one word, as it is written; its `normal` is
 * written with digits and a decimal point alone ("1000.5", "45%").
 */
export function splitWords(text: string): Token[] {
  const tokens: Token[] = []
  let from = 0
  for (const found of text.matchAll(NUMBER)) {
    tokens.push(...splitLetters(text.slice(from, found.index)))
    from = found.index + found[0].length
    const written = found[0].replace(/ /g, ' ')
    tokens.push(tokenOf(written, plainNumber(written), text.slice(from)))
  }
  return [...tokens, ...splitLetters(text.slice(from))]
}

function splitLetters(text: string): Token[] {
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
  return segments.flatMap(({ segment, isWordLike }, index) =>
    isWordLike
      ? [
          tokenOf(
            segment,
            segment.toLowerCase(),
            segments
              .slice(index + 1)
              .map((next) => next.segment)
              .join(''),
          ),
        ]
      : [],
  )
}

function tokenOf(text: string, normal: string, behind: string): Token {
  return {
    text,
    normal,
    root: normal,
    part: 'other',
    isProperName: false,
    endsClause: behind === '' || /^[^\s'’\-\p{L}\p{N}]/u.test(behind),
  }
}

/** A mark before exactly three digits at the end groups them; any other last mark is the decimal one. */
function plainNumber(written: string): string {
  const isShare = /[%٪]$/.test(written)
  const digits = written.replace(/[%٪\s ]+$/, '').replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)))
  const [whole = '', part] = /^(.*\d)[.,٫](\d{1,2}|\d{4,})$/.exec(digits)?.slice(1) ?? [digits]
  const plain = whole.replace(/\D/g, '')
  return `${part === undefined ? plain : `${plain}.${part}`}${isShare ? '%' : ''}`
}

/** The numbers of a text as their digits alone, however they are grouped and whatever script they are in. */
export function readDigits(text: string): string[] {
  const written = text.match(/\p{Nd}+(?:[.,'’٬٫\u00a0\u202f]\p{Nd}+)*/gu) ?? []
  return written.map((number) =>
    number.replace(/\P{Nd}/gu, '').replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit))),
  )
}

/** Digits of every script stand in rows of ten. */
function valueOfDigit(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0
  const value = zero
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && value - zero < 9) zero -= 1
  return value - zero
}

/** What spaces part in a text, each with the space that follows it. */
export const splitSpaced = (text: string): string[] => text.trim().match(/\S+\s*/gu) ?? []
