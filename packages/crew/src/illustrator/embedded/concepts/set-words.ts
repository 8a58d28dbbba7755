import type { Token } from './parse-sentence.ts'

/** Words that carry nothing when they stand alone and large. */
const EMPTY = new Set(
  `thing things something someone anyone anything everything everyone nothing nobody way lot kind sort part case fact
  here there very really just even still already almost also only well like get got gets make makes made go goes went
  have has had do does did be is was are were been being say says said tell tells told know knows knew one ones other
  same such own much many few more most some any each every this that these those it its you your yours i me my we our
  he his him she her they their them what who why how when where which will would can could should may might must shall
  not no never and or but so if then than because while until though although as at by for from in into of off on onto
  out over to up with without about after before between through during under again once too let us put take takes took
  come comes came keep keeps kept`.split(/\s+/),
)
const NEGATIONS = new Set(['not', 'no', 'never', 'nobody', 'nothing', "don't", 'cannot'])
const SMALL_NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
}
const MAX_LENGTH = 16

/**
 * One to four short lines to set large instead of a picture: a number with its unit and what it counts, a quote, the
 * members of a list, or the sentence's strongest words in their order. Never the whole sentence: captions show that.
 */
export function setWords(narration: string, tokens: readonly Token[]): string[] {
  return quoteOf(narration) ?? numberOf(tokens) ?? listOf(narration) ?? strongWords(narration, tokens)
}

/** Whether the sentence is mainly about a number: "90 percent of startups fail". */
export function hasStrongNumber(tokens: readonly Token[]): boolean {
  return numberOf(tokens) !== null
}

function quoteOf(narration: string): string[] | null {
  const quote = /[“"]([^”"]{3,})[”"]/.exec(narration)?.[1]
  if (quote === undefined) return null
  const words = quote
    .replace(/[.,!?]+$/, '')
    .split(/\s+/)
    .slice(0, 4)
  return [`“${words.join(' ')}”`]
}

function listOf(narration: string): string[] | null {
  const parts = narration
    .replace(/[.!?]+$/, '')
    .split(/,\s*(?:and\s+|or\s+)?|\s+and\s+/)
    .map((part) => part.trim())
  const isList =
    parts.length >= 3 && parts.length <= 4 && parts.every((part) => part.split(/\s+/).length <= 2)
  return isList ? parts.map((part) => part.slice(0, MAX_LENGTH)) : null
}

function numberOf(tokens: readonly Token[]): string[] | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readNumber(tokens, at)
    if (!read) continue
    const next = tokens[read.next]
    const before = tokens[at - 1]?.normal ?? ''
    if (next && /^(percent|%)$/.test(next.normal)) return withRest(`${read.text}%`, tokens, read.next + 1, 2)
    if (/^(part|number|day|step|rule|chapter|level|lesson|reason|mistake)$/.test(before))
      return [`${before} ${read.text}`]
    if (read.text.endsWith('%')) return withRest(read.text, tokens, read.next, 2)
    const isYear = /^(1[0-9]|20)\d\d$/.test(read.text)
    if (isYear && /^(in|since|until|by|of)$/.test(before)) return withRest(read.text, tokens, read.next, 1)
    if (read.value >= 2 && next && (next.part === 'noun' || next.part === 'adjective')) {
      return withRest(read.text, tokens, read.next, 2)
    }
  }
  return null
}

function withRest(number: string, tokens: readonly Token[], from: number, count: number): string[] {
  const rest = tokens
    .slice(from, from + 5)
    .filter((token) => !EMPTY.has(token.normal) && token.part !== 'function' && token.part !== 'number')
    .slice(0, count)
    .map((token) => token.text)
  return [number, ...rest].map((line) => line.slice(0, MAX_LENGTH))
}

type ReadNumber = { text: string; value: number; next: number }

function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  const word = tokens[at]?.normal ?? ''
  if (/^[$€£]?\d[\d.,]*%?$/.test(word))
    return readDigits(tokens, at, (tokens[at]?.text ?? word).replace(/[.,]+$/, ''))
  let value = 0
  let current = 0
  let next = at
  for (; next < tokens.length; next += 1) {
    const part = tokens[next]?.normal ?? ''
    const scale = SCALES[part]
    const unit = SMALL_NUMBERS.indexOf(part)
    const ten = TENS.indexOf(part)
    if (scale !== undefined && next > at) current = Math.max(1, current) * scale
    else if (unit >= 0) current += unit
    else if (ten >= 2) current += ten * 10
    else break
    if (scale !== undefined && scale >= 1000) [value, current] = [value + current, 0]
  }
  if (next === at) return null
  value += current
  return { text: writeNumber(value), value, next }
}

function readDigits(tokens: readonly Token[], at: number, digits: string): ReadNumber {
  const value = Number(digits.replace(/[^\d.]/g, ''))
  const scale = tokens[at + 1]?.normal ?? ''
  if (scale in SCALES) return { text: `${digits} ${scale}`, value, next: at + 2 }
  return { text: digits, value, next: at + 1 }
}

function writeNumber(value: number): string {
  const [name, scale] =
    Object.entries(SCALES).findLast(([, size]) => size >= 1e6 && value >= size && value % size === 0) ?? []
  return name !== undefined && scale !== undefined
    ? `${value / scale} ${name}`
    : value.toLocaleString('en-US')
}

function strongWords(narration: string, tokens: readonly Token[]): string[] {
  const isQuestion = narration.trim().endsWith('?')
  const scored = tokens
    .map((token, at) => ({ token, at, score: weigh(token, at, tokens) }))
    .filter(({ score }) => score > 0)
  const kept = scored
    .sort((a, b) => b.score - a.score)
    .slice(0, tokens.length <= 4 ? 1 : tokens.length <= 7 ? 2 : 3)
  const lines = kept.sort((a, b) => a.at - b.at).map(({ token, at }) => withNegation(token, tokens[at - 1]))
  const found = lines.length > 0 ? lines : [plainestWord(tokens) ?? narration.trim()]
  if (!isQuestion) return found
  return found.map((line, index) => (index === found.length - 1 ? `${line}?` : line))
}

/** Nothing carries weight ("What would you do?"): then the one who is asked, or the last word. */
function plainestWord(tokens: readonly Token[]): string | undefined {
  return (tokens.find((token) => token.normal === 'you') ?? tokens.at(-1))?.text
}

function withNegation(token: Token, before: Token | undefined): string {
  return before && NEGATIONS.has(before.normal) ? `${before.text} ${token.text}` : token.text
}

function weigh(token: Token, at: number, tokens: readonly Token[]): number {
  if (token.normal === 'no' && at === tokens.length - 1) return 4
  if (EMPTY.has(token.normal) || EMPTY.has(token.root) || token.normal.length < 3) return 0
  const base = { noun: 2, adjective: 2.2, verb: 1.3, other: 1.5, number: 1.2, function: 0.2 }[token.part]
  const negated = NEGATIONS.has(tokens[at - 1]?.normal ?? '') ? 0.8 : 0
  const last = at === tokens.length - 1 ? 0.5 : 0
  return base + Math.min(token.normal.length, 11) * 0.12 + (token.isProperName ? 1 : 0) + negated + last
}
