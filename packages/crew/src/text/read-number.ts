import { lookupTable } from '@hookreel/film'
import { ONES } from './number-words.ts'
import type { Token } from './parse-sentence.ts'

const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
export const SCALES: Readonly<Record<string, number>> = lookupTable({
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
})

/** A number found in a sentence: as it is set large, its value, and the word behind it. */
export type FoundNumber = {
  readonly text: string
  readonly value: number
  readonly isYear: boolean
  readonly next: number
}

/** Reads the number that begins at this word, in digits or in words ("nineteen seventy seven", "two hundred and six"). */
export function readNumber(tokens: readonly Token[], at: number): FoundNumber | null {
  const token = tokens[at]
  if (!token) return null
  if (/^[$€£]?\d[\d.,]*%?$/.test(token.normal)) return readDigits(tokens, at, token)
  let value = 0
  let current = 0
  let isYear = false
  let next = at
  for (; next < tokens.length; next += 1) {
    const word = tokens[next]?.normal ?? ''
    const scale = SCALES[word]
    const amount = amountOf(word)
    const isScaled = scale !== undefined && (next > at || /^(a|an)$/.test(tokens[at - 1]?.normal ?? ''))
    if (isScaled) current = Math.max(1, current) * scale
    else if (amount !== null && isCentury(current, value) && amount >= 10) {
      ;[current, isYear] = [current * 100 + amount, true]
    } else if (amount !== null) current += amount
    else if (!isJoin(tokens, next, current + value)) break
    if (isScaled && scale >= 1000) [value, current] = [value + current, 0]
    if (tokens[next]?.endsClause) {
      next += 1
      break
    }
  }
  if (next === at) return null
  value += current
  return { text: isYear ? String(value) : writeNumber(value), value, isYear, next }
}

/** A number under a hundred of one word: "seven" is 7, "forty" 40. */
export function amountOf(word: string): number | null {
  const unit = ONES.indexOf(word)
  if (unit >= 0) return unit
  const ten = TENS.indexOf(word)
  return ten >= 2 ? ten * 10 : null
}

/** "Nineteen" before "seventy seven" is a century. */
function isCentury(current: number, value: number): boolean {
  return value === 0 && current >= 11 && current <= 20
}

/** The "and" of "two hundred and six". */
function isJoin(tokens: readonly Token[], at: number, soFar: number): boolean {
  return soFar >= 100 && tokens[at]?.normal === 'and' && amountOf(tokens[at + 1]?.normal ?? '') !== null
}

function readDigits(tokens: readonly Token[], at: number, token: Token): FoundNumber {
  const digits = token.text.replace(/[.,]+$/, '')
  // `normal` has other languages' marks taken off ("1.000,5"); of an English number only commas have to go.
  const value = Number((token.part === 'other' ? token.normal : digits).replace(/[^\d.]/g, ''))
  const scale = tokens[at + 1]?.normal ?? ''
  if (scale in SCALES) return { text: `${digits} ${scale}`, value, isYear: false, next: at + 2 }
  return { text: digits, value, isYear: /^(1[0-9]|20)\d\d$/.test(digits), next: at + 1 }
}

function writeNumber(value: number): string {
  const [name, scale] =
    Object.entries(SCALES).findLast(([, size]) => size >= 1e6 && value >= size && value % size === 0) ?? []
  return name !== undefined && scale !== undefined
    ? `${value / scale} ${name}`
    : value.toLocaleString('en-US')
}
