import { lookupTable } from '@hookreel/film'
import type { Token } from './parse-sentence.ts'
import { readNumber } from './read-number.ts'

const WORD = /^(?<before>[“"'(]*)(?<word>[$€£]?\d[\d.,]*\d%?|[$€£]?\d%?|[\p{L}'’]+)(?<after>.*)$/u

/** A sentence with its numbers in digits: "nine out of ten" becomes "9 out of 10". Everything else stays. */
export function writeDigits(text: string): string {
  const words = text.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ').split(/\s+/)
  const tokens = words.map(readWord)
  const written: string[] = []
  let at = 0
  while (at < words.length) {
    const found = isOpen(tokens, at) ? readNumber(tokens, at) : null
    if (!found) {
      written.push(words[at] ?? '')
      at += 1
      continue
    }
    const after = WORD.exec(words[found.next - 1] ?? '')?.groups?.after ?? ''
    const before = WORD.exec(words[at] ?? '')?.groups?.before ?? ''
    written.push(`${before}${found.text.replace(/[.,]$/, '')}${after}`)
    at = found.next
  }
  return written.join(' ')
}

/** "One" is mostly no number: it is one only before "in", "of", "out" and units. */
function isOpen(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.normal !== 'one') return true
  return /^(?:in|out|hundred|thousand|million|billion|percent|per)$/.test(tokens[at + 1]?.normal ?? '')
}

function readWord(written: string): Token {
  const { word = '', after = '' } = WORD.exec(written)?.groups ?? {}
  const normal = word.toLowerCase()
  return {
    text: word,
    normal,
    root: normal,
    part: 'other',
    isProperName: false,
    endsClause: /[,;:.!?…]/.test(after),
  }
}

const SHARES: Record<string, number> = lookupTable({ half: 0.5, quarter: 0.25, 'three quarters': 0.75 })
const SCALES: Record<string, number> = lookupTable({
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
})
const SHARE_OF_SCALE =
  /\b(?:(?:an?|one) )?(half|quarter|three[ -]quarters)(?: of)? an? (thousand|million|billion|trillion)\b/gi
const MILLION = 1e6
const BILLION = 1e9

/** Writes shares of large numbers as what they are: "a quarter of a million people" is 250,000 people, no fourth of anything. */
export function writeShares(text: string): string {
  return text.replace(SHARE_OF_SCALE, (said: string, share: string, scale: string) => {
    const value = (SHARES[share.toLowerCase().replace('-', ' ')] ?? 0) * (SCALES[scale.toLowerCase()] ?? 0)
    if (value === 0) return said
    if (value < MILLION) return value.toLocaleString('en-US')
    return value < BILLION ? `${value / MILLION} million` : `${value / BILLION} billion`
  })
}
