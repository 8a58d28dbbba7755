import { breakClause } from './break-clause.ts'
import { EMPTY_WORDS } from '../../../text/empty-words.ts'
import type { Token } from '../../../text/parse-sentence.ts'

const MOST_WORDS = 6
const MOST_LETTERS = 34
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
export function chooseNounPhrase(tokens: readonly Token[]): string[] | null {
  let best: Name | null = null
  for (let from = 0; from < tokens.length; from += 1) {
    const to = endOf(tokens, from)
    if (to === null || isInside(tokens, from)) continue
    const joined = joinedEnd(tokens, to)
    for (const end of joined === null ? [to] : [to, joined]) {
      const score = scoreOf(tokens, from, end)
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

function scoreOf(tokens: readonly Token[], from: number, to: number): number {
  const run = tokens.slice(from, to)
  const text = textOf(tokens, from, to)
  if (run.length < 2 || run.length > MOST_WORDS || text.length > MOST_LETTERS) return 0
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
