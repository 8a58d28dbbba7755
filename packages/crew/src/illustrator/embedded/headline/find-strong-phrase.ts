import type { Token } from '../../../text/parse-sentence.ts'
import { EMPTY_WORDS } from '../../../text/empty-words.ts'
import { bareWord, matchTokens } from './match-tokens.ts'

/** Words that turn a sentence, or leave no doubt. */
const TURNING =
  /^(?:never|nobody|nothing|none|always|stop|dead|alone|free|impossible|wrong|forever|everything|zero|twice|instead|enough|gone|lost|empty|secret|best|worst|biggest)$/
/** Beside the empty words, what carries no picture and no turn. */
const PALE =
  /^(?:going|puts|lets|starts?|started|uses?|used|ways|people|person|probably|actually|same|next|percent|first|last|least|days?|times?|end|years?|minutes?|hours?|weeks?|months?)$/
/** Small words that the grammar sometimes takes for nouns or numbers. */
const SMALL =
  /^(?:a|an|all|over|when|and|from|half|both|each|no|i|me|us|off|under|through|below|above|behind|beside|beneath|across|inside|outside|within|without|between|among|against|toward|towards|nearly|barely|hardly|simply|perfectly|one|ones)$/
/** What a strong word is worth: figures before names, names before turns, things before what they are like and what they do. */
const WORTH = { figure: 10, name: 7.4, turn: 7, noun: 5, adjective: 4.4, verb: 4, other: 2.5 } as const
/** "In twenty years", "before nine in the morning": when something is says less than how much there is of it. */
const TIMED = 5
/** "In the morning" says when, too. */
const WHEN = /^(?:mornings?|evenings?|afternoons?|nights?|midnight|moments?)$/
/** "Fifty thousand": what is counted in thousands is the point. */
const GREAT = 1.5
const TIME = /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|am|pm|o'clock|in|at)$/
const GREAT_NUMBER = /^(?:hundred|thousand|million|billion|trillion|percent)s?$/
/** A line of more letters could not be large. */
const MOST_LETTERS = 20
/** The point of a page stands late. */
const LATE = 1.6

/** Words that carry their page together, counted on it; `to` is behind the last one. */
export type Phrase = { readonly from: number; readonly to: number }

/**
 * Which words of a page carry its sense, counted on the page: a figure with what it counts, a name, a word that turns the sentence, or
 * what it is about. `words`: all that are spoken, `tokens`: the same as read; without these nothing is known of a page, but of a figure.
 */
export function findStrongPhrase(
  words: readonly string[],
  { from, to }: Phrase,
  tokens: readonly Token[],
): Phrase | undefined {
  const read = matchTokens(words, tokens)
  let best: { readonly at: number; readonly worth: number } | undefined
  for (let at = from; at < to; at += 1) {
    // "Charity shop": the first half of a name leaves the point to the other.
    const isHalf =
      read[at]?.part === 'noun' && read[at]?.endsClause === false && read[at + 1]?.part === 'noun'
    const own = worthOf(words[at] ?? '', read[at], at === 0)
    const counted = own < WORTH.figure ? 0 : worthOfCount(words, read, at)
    const late = (LATE * (at - from)) / (to - from)
    const worth = own === 0 ? 0 : own + counted - (isHalf && at + 1 < to ? 1.4 : 0) + late
    if (worth > 0 && (best === undefined || worth > best.worth)) best = { at, worth }
  }
  if (best === undefined) return undefined
  const phrase = widen(words, read, { at: best.at, from, to })
  return { from: phrase.from - from, to: phrase.to - from }
}

type Read = readonly (Token | undefined)[]

/** What a figure is worth more or less by what it counts. */
function worthOfCount(words: readonly string[], read: Read, at: number): number {
  const [own, next] = [bareWord(words[at]), bareWord(words[at + 1])]
  if (GREAT_NUMBER.test(own) || GREAT_NUMBER.test(next) || /^\P{L}*[$€£]/u.test(words[at] ?? '')) return GREAT
  return !endsHere(words[at], read[at]) && TIME.test(next) ? -TIMED : 0
}

/** A figure with its unit, a name of two words: what is one thing to a reader. */
function widen(words: readonly string[], read: Read, page: { at: number; from: number; to: number }): Phrase {
  let [from, to] = [page.at, page.at + 1]
  const fits = (start: number, end: number) =>
    words.slice(start, end).join('').trimEnd().length <= MOST_LETTERS
  const isFigure = (at: number) => /\p{N}/u.test(words[at] ?? '') || read[at]?.part === 'number'
  const isNoun = (at: number) => read[at]?.part === 'noun' && !EMPTY_WORDS.has(bareWord(words[at]))
  const joins = (at: number): boolean => {
    if (at < page.from || at + 1 >= page.to || endsHere(words[at], read[at])) return false
    if (isFigure(at)) return isFigure(at + 1) || isNoun(at + 1)
    if (isName(words[at]) && isName(words[at + 1])) return true
    return isNoun(at) && isNoun(at + 1)
  }
  // "Nine out of ten", "fifty thousand": a figure is whole before what it counts stands with it.
  const joinsFigures = (at: number): boolean =>
    isFigure(at) && isFigure(at + 1) && at >= page.from && at + 1 < page.to && !endsHere(words[at], read[at])
  const share = shareAround(words, isFigure, page)
  if (share !== undefined) [from, to] = [share.from, share.to]
  while (joinsFigures(from - 1)) from -= 1
  while (joinsFigures(to - 1)) to += 1
  while (joins(to - 1) && fits(from, to + 1)) to += 1
  while (joins(from - 1) && fits(from - 1, to)) from -= 1
  return { from, to }
}

/** "Nine out of ten", "one in four": around the figure that carries the page. */
function shareAround(
  words: readonly string[],
  isFigure: (at: number) => boolean,
  page: { at: number; from: number; to: number },
): Phrase | undefined {
  for (let from = Math.max(page.from, page.at - LONGEST_SHARE + 1); from <= page.at; from += 1)
    for (let to = Math.max(from + 3, page.at + 1); to <= Math.min(page.to, from + LONGEST_SHARE); to += 1)
      if (isFigure(from) && isFigure(to - 1) && SHARE.test(words.slice(from, to).map(bareWord).join(' ')))
        return { from, to }
  return undefined
}

const SHARE = /^(?:\S+ out of|\S+ (?:out of|in) every|(?:one|1) in) \S+$/
const LONGEST_SHARE = 5

function isName(word: string | undefined): boolean {
  return /^\P{L}*\p{Lu}\p{Ll}/u.test(word ?? '')
}

function endsHere(word: string | undefined, token: Token | undefined): boolean {
  return token?.endsClause === true || /[,;:.!?—–…]["”’)]?\s*$/.test(word ?? '')
}

function worthOf(word: string, token: Token | undefined, isFirst: boolean): number {
  if (/\p{N}/u.test(word)) return WORTH.figure
  if (token === undefined || SMALL.test(bareWord(word))) return 0
  const { normal, part, isProperName } = token
  if (part === 'number' && normal !== 'one') return WORTH.figure
  if (TURNING.test(normal)) return WORTH.turn
  if (EMPTY_WORDS.has(normal) || PALE.test(normal) || part === 'function') return 0
  if (isProperName && !isFirst && /^\P{L}*\p{Lu}/u.test(word)) return WORTH.name
  if (WHEN.test(normal)) return WORTH.other
  const long = Math.min(1, normal.length / 10)
  return long + (part === 'noun' || part === 'adjective' || part === 'verb' ? WORTH[part] : WORTH.other)
}
