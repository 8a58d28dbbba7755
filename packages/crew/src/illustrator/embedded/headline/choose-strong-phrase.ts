import { chooseClause, chooseSentence } from './choose-clause.ts'
import { breakLines, breakClause } from './break-clause.ts'
import { EMPTY_WORDS, NEGATIONS } from '../../../text/empty-words.ts'
import type { Token } from '../../../text/parse-sentence.ts'

/** Whole sayings whose words are empty one by one and strong together. */
const SAYINGS =
  /\b(nobody knows why|no one knows why|nobody knows|no one knows|nobody is sure|nobody expected|never seen again|nobody noticed|nobody asked|without a trace|no answer)\b/i

/** What of a sentence is set large where no number, quote or list is: a saying, a clause, else the strongest of its words. */
export function chooseStrongPhrase(narration: string, tokens: readonly Token[]): string[] {
  const saying = SAYINGS.exec(narration)?.[1]
  if (saying !== undefined) return saying.split(/ (?=\S+$)/)
  const joint = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(narration)
    ? ''
    : ' '
  const isGrammared = tokens.some(({ part }) => part !== 'other')
  const clause = isGrammared
    ? (chooseClause(narration) ??
      askedOf(narration) ??
      chooseClause(narration, true) ??
      chooseSentence(narration) ??
      chooseNounPhrase(tokens) ??
      doerOf(tokens))
    : null
  if (clause !== null) return clause
  const phrase = choosePhrase(tokens, joint)
  const lines = phrase.length > 0 ? phrase : [plainestWord(tokens) ?? narration.trim()]
  if (!narration.trim().endsWith('?')) return lines
  return lines.map((line, index) => (index === lines.length - 1 ? `${line}?` : line))
}

/** Who or what a sentence is about, in two to five words before its verb: "your liver", "only one in a thousand". */
function doerOf(tokens: readonly Token[]): string[] | null {
  const verb = tokens.findIndex(
    ({ part, normal }) => part === 'verb' || /^(?:will|can|is|are|was|were|has|have|had)$/.test(normal),
  )
  const doer = tokens.slice(0, verb)
  if (
    doer.length < 2 ||
    doer.length > 5 ||
    doer.at(-1)?.part !== 'noun' ||
    doer.some(({ endsClause }) => endsClause)
  )
    return null
  if (/^(?:if|when|what|who|how|as|because|it|there|this|that)$/.test(doer[0]?.normal ?? '')) return null
  return breakLines(doer)
}

/** A long question in its own first words: "How fast?", "Which country?", "Why?". */
function askedOf(narration: string): string[] | null {
  const question =
    /^(?:so |and |but )?((?:how (?:many|much) \p{L}+|how \p{L}+(?= (?:is|are|was|were|do|does|did|can|could|would|will)\b)|which \p{L}+|whose \p{L}+|why|how|who|where|when))\b[^.!]*\?$/iu.exec(
      narration.trim(),
    )?.[1]
  if (question === undefined) return null
  const asked = `${question.charAt(0).toUpperCase()}${question.slice(1)}?`
  return asked.split(/ (?=\S+$)/)
}

/** Nothing carries weight ("What would you do?"): then the one who is asked, or the last word that is not empty. */
function plainestWord(tokens: readonly Token[]): string | undefined {
  const asks = tokens.length <= 5
  const you = asks ? tokens.find((token) => token.normal === 'you') : undefined
  return (you ?? tokens.findLast((token) => !EMPTY_WORDS.has(token.normal)) ?? tokens.at(-1))?.text
}

const MAX_WORDS = 5
const MAX_LETTERS = 30
/** Small words that may stand between two strong ones without breaking the phrase. */
const INNER = new Set(
  'of the a an your my our his her their its in on to from for with and or is are was not no never'.split(
    ' ',
  ),
)
/** Words too empty to begin a phrase that close one well: "right now", "years ago". */
const CLOSING = new Set(
  'now ago again alone together away forever first last back thing things one ones'.split(' '),
)

type Run = { readonly from: number; readonly to: number; readonly score: number }

/**
 * The words of a sentence that say most when they stand alone: a whole phrase of neighbouring words ("missing from your
 * view"), never words picked from here and there. Set in one to four lines; empty when nothing carries weight.
 */
function choosePhrase(tokens: readonly Token[], joint: ' ' | '' = ' '): string[] {
  let best: Run | undefined
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + MAX_WORDS); to += 1) {
      if (!isWhole(tokens, from, to)) continue
      const score = scoreRun(tokens, from, to)
      if (score > (best?.score ?? 0)) best = { from, to, score }
    }
  }
  return best ? breakLines(tokens.slice(extended(tokens, best.from), best.to), joint) : []
}

/** "too many details", "the strangest thing": how much and which belong to a phrase. */
function extended(tokens: readonly Token[], from: number): number {
  let start = from
  while (start > 0 && from - start < 2 && !tokens[start - 1]?.endsClause) {
    if (
      !/^(?:too|so|many|more|most|few|fewer|every|no|less|all|very|enough|another|each)$/.test(
        tokens[start - 1]?.normal ?? '',
      )
    )
      break
    start -= 1
  }
  return start
}

/** Whether the words from `from` up to `to` can stand alone: nothing cut off at either end, no clause crossed. */
function isWhole(tokens: readonly Token[], from: number, to: number): boolean {
  const run = tokens.slice(from, to)
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last || run.slice(0, -1).some((token) => token.endsClause)) return false
  // A loose number counts nothing here: "what you do at ten matters".
  if (run.some(({ part }) => part === 'number')) return false
  if (run.reduce((sum, token) => sum + token.text.length + 1, -1) > MAX_LETTERS) return false
  const opens = isStrong(first) || (NEGATIONS.has(first.normal) && run.length > 1)
  const closes = isStrong(last) || (run.length > 1 && CLOSING.has(last.normal))
  if (!opens || !closes) return false
  if (run.slice(1, -1).some((token) => !isStrong(token) && !INNER.has(token.normal))) return false
  return !isCutBefore(tokens, from) && !isCutAfter(tokens, to)
}

function isCutBefore(tokens: readonly Token[], from: number): boolean {
  const [before, first] = [tokens[from - 1], tokens[from]]
  if (!before || before.endsClause || !first) return false
  if (NEGATIONS.has(before.normal) || /^(?:too|very|most|more|less|half)$/.test(before.normal)) return true
  return isOfPhrase(first) && isOfPhrase(before) && isStrong(before)
}

function isCutAfter(tokens: readonly Token[], to: number): boolean {
  const [last, after] = [tokens[to - 1], tokens[to]]
  if (!after || !last || last.endsClause) return false
  if (CLOSING.has(after.normal)) return true
  if (last.part === 'adjective' && (after.normal === 'of' || after.part === 'noun')) return true
  if (
    /^(?:feels?|looks?|seems?|makes?|takes?|gets?|costs?|means?|becomes?|sounds?|tastes?|keeps?)$/.test(
      last.normal,
    )
  )
    return true
  // A verb wants what it does: "shame hates".
  if (last.part === 'verb' && after.normal !== 'and' && !last.normal.endsWith('ing')) return true
  return (isOfPhrase(last) || last.part === 'verb') && isOfPhrase(after) && isStrong(after)
}

function isOfPhrase(token: Token): boolean {
  return token.part === 'noun' || token.part === 'adjective' || token.part === 'number'
}

function isStrong(token: Token): boolean {
  if (EMPTY_WORDS.has(token.normal) || EMPTY_WORDS.has(token.root)) return false
  return (
    token.part !== 'function' &&
    (token.normal.length >= 3 || /\d/.test(token.normal) || !/^\w/.test(token.normal))
  )
}

function scoreRun(tokens: readonly Token[], from: number, to: number): number {
  const run = tokens.slice(from, to)
  const strong = run.filter(isStrong)
  const weight = strong.reduce((sum, token) => sum + weigh(token), 0) / strong.length ** 0.5
  const small = run.length - strong.length
  const isNegated = run.some((token) => NEGATIONS.has(token.normal))
  const closes = tokens[to - 1]?.endsClause ? 1.12 : 1
  const last = run.at(-1)
  // A verb at the end without what it does reads broken, and a verb at the head without who does it a little.
  const hangs = last?.part === 'verb' && !last.endsClause && !last.normal.endsWith('ing') ? 0.7 : 1
  const before = tokens[from - 1]
  const headless = run[0]?.part === 'verb' && before && !before.endsClause && before.part === 'noun' ? 0.9 : 1
  const tooMany = strong.length > 3 ? 0.75 : 1
  return weight * closes * hangs * headless * tooMany * (isNegated ? 1.25 : 1) * 0.94 ** small
}

function weigh(token: Token): number {
  const base = { noun: 2, adjective: 2.2, verb: 1.5, other: 1.5, number: 1.4, function: 0.2 }[token.part]
  return base + Math.min(token.normal.length, 11) * 0.12 + (token.isProperName ? 1 : 0)
}

const MAX_WORDS_NAMED = 6
const MAX_LETTERS_NAMED = 34
const OPENS = /^(?:the|an?|your|my|our|their|its|his|her|every|no|each|this|that|these|those|most|some|many)$/
/** Small words that belong to the name they stand before. */
const LEANS = /^(?:this|that|these|those)$/

/** Names of nothing in particular: "most people" says nothing alone. */
const VAGUE =
  /^(?:people|persons?|things?|ways?|times?|days?|weeks?|months?|years?|hours?|minutes?|seconds?|moments?|nights?|mornings?|places?|man|men|woman|women|part|parts|side|idea|reason|point|others?|stuff|bit|number|words?|range|kinds?|amount|lots?)$/

type Name = { readonly from: number; readonly to: number; readonly score: number }

/**
 * The fullest name of a thing in a sentence ("the edge of town", "a strong wind"), in up to four lines: it stands well
 * alone where no clause does. Null when nothing is named in two words or more.
 */
function chooseNounPhrase(tokens: readonly Token[]): string[] | null {
  let best: Name | null = null
  for (let from = 0; from < tokens.length; from += 1) {
    const to = endOf(tokens, from)
    if (to === null || isInside(tokens, from)) continue
    const joined = joinedEnd(tokens, to)
    for (const end of joined === null ? [to] : [to, joined]) {
      const score = scoreName(tokens, from, end)
      if (score > (best?.score ?? 0)) best = { from, to: end, score }
    }
  }
  return best ? breakClause(textOf(tokens, best.from, best.to)) : null
}

/** Where the name that begins here ends: behind its last noun. */
function endOf(tokens: readonly Token[], from: number): number | null {
  const first = tokens[from]
  if (!first || !(OPENS.test(first.normal) || isPart(first))) return null
  let at = from
  if (OPENS.test(first.normal)) {
    if (first.endsClause) return null
    at += 1
  }
  let last: number | null = null
  for (; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token || !isPart(token)) break
    if (token.part === 'noun') last = at + 1
    if (token.endsClause) break
  }
  return last
}

/** A name behind "of" belongs to the one before it. */
function joinedEnd(tokens: readonly Token[], to: number): number | null {
  if (tokens[to]?.normal !== 'of' || tokens[to - 1]?.endsClause || tokens[to]?.endsClause) return null
  return endOf(tokens, to + 1)
}

/** Whether a name begins before this word already. */
function isInside(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1]
  return before !== undefined && !before.endsClause && (isPart(before) || OPENS.test(before.normal))
}

function isPart({ part, normal }: Token): boolean {
  return (
    (part === 'noun' || part === 'adjective' || part === 'number') &&
    !/^(?:something|someone|anything|anyone|everything|everyone|nothing|nobody|it|you|they|we|i|he|she|them|him|me|us)$/.test(
      normal,
    )
  )
}

function scoreName(tokens: readonly Token[], from: number, to: number): number {
  const run = tokens.slice(from, to)
  const text = textOf(tokens, from, to)
  if (run.length < 2 || run.length > MAX_WORDS_NAMED || text.length > MAX_LETTERS_NAMED) return 0
  const strong = run.filter(
    ({ normal }) => !EMPTY_WORDS.has(normal) && !VAGUE.test(normal) && normal.length >= 3,
  )
  if (strong.length === 0) return 0
  const weight = strong.reduce((sum, { normal }) => sum + 1 + Math.min(normal.length, 10) * 0.1, 0)
  const before = tokens[from - 1]
  const isDoer = before === undefined || before.endsClause
  return weight * (isDoer ? 1.15 : 1) * (LEANS.test(run[0]?.normal ?? '') ? 0.8 : 1)
}

function textOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
}
