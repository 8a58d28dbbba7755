import { splitSentences } from '@hookreel/film'
import type { Token } from '../../../text/parse-sentence.ts'
import { breakClause, breakLines } from './break-clause.ts'
import { chooseClause } from './choose-clause.ts'

/**
 * Two to five lines to set large: what somebody says, the members of a list, or the whole clauses of the sentence that carry its point, with
 * their numbers in digits. Where the grammar is not known, the first words that fit.
 */
export function setWords(narration: string, tokens: readonly Token[]): string[] {
  const isGrammared = tokens.some(({ part }) => part !== 'other')
  if (!isGrammared) return openingLines(narration, tokens)
  return quoteOf(narration) ?? ordersOf(narration) ?? listOf(narration) ?? chooseClause(narration)
}

const MAX_LINES = 4

function openingLines(narration: string, tokens: readonly Token[]): string[] {
  const isSpaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(narration)
  const end = tokens.findIndex(({ endsClause }) => endsClause)
  const lines = breakLines(end < 0 ? tokens : tokens.slice(0, end + 1), isSpaced ? ' ' : '')
  return lines.length > 0 ? lines.slice(0, MAX_LINES) : [narration.trim()]
}

const MAX_LENGTH = 18
/** The letters of one order among others. */
const MAX_ORDERED = 22
/** What leads into a list: "It took", "Make it so easy that you can't say no:". */
const LIST_HEAD =
  /^(?:[^:.!?]{3,60}:\s+|(?:it takes|it took|there (?:are|is|were|was)|it was|you need|(?:some|they) say|all you need is)\s+)/i

/** Fewer words between marks may be a word that is spoken of. */
const MIN_QUOTED = 3
const MAX_QUOTED = 9
/** A quotation stands for its sentence when it is so much of it. */
const MIN_SHARE = 0.4

/** What somebody says, between its marks, where it is what the sentence is about. */
function quoteOf(narration: string): string[] | null {
  const quote = /[“"]([^”"]{3,})[”"]/.exec(narration)?.[1]
  if (quote === undefined) return null
  const words = quote.replace(/[.,!]+$/, '').split(/\s+/)
  if (words.length < MIN_QUOTED || words.length > MAX_QUOTED || quote.length < narration.length * MIN_SHARE)
    return null
  const lines = breakClause(words.join(' '))
  return lines.map((line, at) => `${at === 0 ? '“' : ''}${line}${at === lines.length - 1 ? '”' : ''}`)
}

/** "Wash the cup. Answer the text. Hang up the coat.": short sentences one after the other. */
function ordersOf(narration: string): string[] | null {
  const orders = splitSentences(narration).map((order) => order.replace(/[.!]+$/, ''))
  const isShort = orders.every((order) => order.split(' ').length <= 4 && order.length <= MAX_ORDERED)
  return orders.length >= 3 && orders.length <= 4 && isShort ? orders : null
}

/** Whether a narration is nothing but a list of short sentences. */
export function isListOfOrders(narration: string): boolean {
  return ordersOf(narration) !== null
}

/** The members of a short list. */
function listOf(narration: string): string[] | null {
  const parts = narration
    .replace(/[.!?]+$/, '')
    .replace(LIST_HEAD, '')
    .split(/,\s*(?:and\s+|or\s+)?|\s+and\s+/)
    .map((part) => part.trim())
  const counts = parts.map((part) => part.split(/\s+/).length)
  const most = Math.max(...counts)
  // Three words a part only where the parts are built alike: "the owner, Jonas Bell, disappeared" is no list.
  const isAlike = most <= 2 || Math.min(...counts) >= 2
  const isList =
    parts.length >= 3 &&
    parts.length <= 4 &&
    most <= 3 &&
    isAlike &&
    parts.every((part) => part.length <= MAX_LENGTH && !/^(?:in|on|at|by|for|with|to|of|from)\b/i.test(part))
  return isList ? parts : null
}
