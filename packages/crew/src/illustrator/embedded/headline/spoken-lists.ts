import { breakClause } from './break-clause.ts'
import { chooseClause } from './choose-clause.ts'

const MAX_LENGTH = 18
/** The letters of one order among others. */
const MOST_ORDERED = 22
/** What leads into a list: "It took", "Make it so easy that you can't say no:". */
const LIST_HEAD =
  /^(?:[^:.!?]{3,60}:\s+|(?:it takes|it took|there (?:are|is|were|was)|it was|you need|(?:some|they) say|all you need is)\s+)/i

/** More of what somebody says is set as its strongest clause alone. */
const MOST_QUOTED = 8
const FEW_QUOTED = 3

/** What somebody says, between its marks. */
export function quoteOf(narration: string): string[] | null {
  const quote = /[“"]([^”"]{3,})[”"]/.exec(narration)?.[1]
  if (quote === undefined) return null
  const words = quote.replace(/[.,!]+$/, '').split(/\s+/)
  const lines =
    words.length <= FEW_QUOTED
      ? [words.join(' ')]
      : words.length <= MOST_QUOTED
        ? breakClause(words.join(' '))
        : (chooseClause(quote) ?? [words.slice(0, 4).join(' ')])
  return lines.map((line, at) => `${at === 0 ? '“' : ''}${line}${at === lines.length - 1 ? '”' : ''}`)
}

/** "Wash the cup. Answer the text. Hang up the coat.": short sentences one after the other. */
export function ordersOf(narration: string): string[] | null {
  const orders = narration.split(/[.!]\s*/).filter((order) => order !== '')
  const isShort = orders.every((order) => order.split(' ').length <= 4 && order.length <= MOST_ORDERED)
  return orders.length >= 3 && orders.length <= 4 && isShort ? orders : null
}

/** Whether a narration is nothing but a list of short sentences. */
export function isListOfOrders(narration: string): boolean {
  return ordersOf(narration) !== null
}

/** The members of a short list. */
export function listOf(narration: string): string[] | null {
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
