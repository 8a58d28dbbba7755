import { EMPTY_WORDS, NEGATIONS } from '../../../text/empty-words.ts'
import type { Token } from '../../../text/parse-sentence.ts'

const MAX_WORDS = 5
const MAX_LETTERS = 30
const LINE_LETTERS = 12
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
export function choosePhrase(tokens: readonly Token[], joint: ' ' | '' = ' '): string[] {
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

/** Packs words into lines; a small word goes with the strong one behind it. */
export function breakLines(tokens: readonly Token[], joint: ' ' | '' = ' '): string[] {
  const lines: string[] = []
  let held = ''
  for (const token of tokens) {
    const piece = held === '' ? token.text : `${held}${joint}${token.text}`
    const isSmall = EMPTY_WORDS.has(token.normal) && token !== tokens.at(-1)
    held = isSmall ? piece : ''
    if (isSmall) continue
    const last = lines.at(-1)
    if (last !== undefined && last.length + piece.length + 1 <= LINE_LETTERS)
      lines[lines.length - 1] = `${last}${joint}${piece}`
    else lines.push(piece)
  }
  return lines
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
