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
