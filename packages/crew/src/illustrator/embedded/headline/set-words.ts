import { chooseClause, chooseSentence } from './choose-clause.ts'
import { chooseStrongPhrase } from './choose-strong-phrase.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import { readNumber } from '../../../text/read-number.ts'
import { setNumber } from './set-number.ts'
import { breakClause } from './break-clause.ts'

/**
 * One to four short lines to set large instead of a picture: a quote, a number with what it counts, the members of a
 * list, or the strongest phrase of the sentence. Never the whole sentence: captions show that.
 */
export function setWords(narration: string, tokens: readonly Token[]): string[] {
  const large = setNumber(tokens)
  const number = large ?? setNumber(tokens, true)
  // Being small, or one of two, it says too little alone: the clause that says it whole reads better.
  const isSmall = number !== null && large === null
  return (
    quoteOf(narration) ??
    ordersOf(narration) ??
    listOf(narration) ??
    afterTime(narration) ??
    (isSmall || countNumbers(tokens) > 1 ? chooseClause(narration) : null) ??
    (isSmall ? chooseSentence(narration) : null) ??
    (isOnlyWhen(narration) ? chooseClause(narration) : null) ??
    (isBareSpan(number, tokens) || isAge(tokens)
      ? (chooseClause(narration) ?? chooseSentence(narration))
      : null) ??
    yearOf(narration, tokens, large) ??
    number ??
    chooseStrongPhrase(narration, tokens)
  )
}

function countNumbers(tokens: readonly Token[]): number {
  let count = 0
  for (let at = 0; at < tokens.length; count += 1) {
    const found = tokens.findIndex((_, index) => index >= at && readNumber(tokens, index) !== null)
    if (found < 0) break
    at = readNumber(tokens, found)?.next ?? found + 1
  }
  return count
}

/** "After twenty-five years nobody knows what to do with them": when it is, not what it is. */
function isOnlyWhen(narration: string): boolean {
  return /^(?:after|for|within|over) (?:about |around |nearly |more than )?[\w-]+(?: [\w-]+)? (?:years|months|weeks|days|centuries|decades),? (?:nobody|no one|people|they|it|he|she|the|everyone|you|we)\b/i.test(
    narration,
  )
}

const YEAR_LINES = 3

/** A year with what happened in it: "1943", "a fisherman found a body". */
function yearOf(
  narration: string,
  tokens: readonly Token[],
  lines: readonly string[] | null,
): string[] | null {
  const year = lines?.length === 1 && /^(?:1\d|20)\d\d$/.test(lines[0] ?? '') ? lines[0] : undefined
  if (year === undefined) return null
  const rest = narration.replace(
    new RegExp(`\\b(?:in|since|until|by|of)? ?(?:the year )?${year},? ?`, 'i'),
    '',
  )
  // "It began in nineteen seventy-six" is written with digits alone.
  if (rest === narration) return null
  const clause = chooseClause(rest.trim())
  // A sentence too long to be set: "1932" says less than "20,000 emus".
  if (clause === null) return chooseSentence(narration) ?? otherNumber(tokens, year)
  return clause.length <= YEAR_LINES ? [year, ...clause] : clause
}

function otherNumber(tokens: readonly Token[], year: string): string[] | null {
  const at = tokens.findIndex((_, index) => readNumber(tokens, index)?.text === year)
  return at < 0 ? null : setNumber(tokens.slice(readNumber(tokens, at)?.next ?? at + 1))
}

/** "Eleven years later, a plumber opened up the wall": what happened then. */
function afterTime(narration: string): string[] | null {
  const rest = stripTimePrefix(narration)
  return rest === narration ? null : (chooseClause(rest) ?? chooseSentence(rest))
}

/** "When she was eighty-seven": how old somebody was says nothing without what happened. */
function isAge(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((_, index) => readNumber(tokens, index) !== null)
  const [who, was] = [tokens[at - 2]?.normal ?? '', tokens[at - 1]?.normal ?? '']
  return /^(?:is|was|were|am)$/.test(was) && /^(?:i|he|she|they|we|you)$/.test(who)
}

/** From here on the number itself is what surprises. */
const LONG_SPAN = 60
const SPANS =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?)(?: (?:long|straight|late|early|away))?$/

/**
 * "The line had been disconnected for six years", "it does not stay inside you for seven": how long something goes on
 * says nothing without what goes on.
 */
function isBareSpan(lines: readonly string[] | null, tokens: readonly Token[]): boolean {
  if (lines === null) return false
  const isLong = Number(lines[0]?.replaceAll(/[^\d.]/g, '')) >= LONG_SPAN || /[a-z]/.test(lines[0] ?? '')
  const isSpan = lines.length === 2 && !isLong && SPANS.test(lines[1]?.toLowerCase() ?? '')
  return isSpan || tokens.some(({ normal }) => /^(?:not|never|nobody|no|none|cannot)$/.test(normal))
}

const MAX_LENGTH = 18
/** The letters of one order among others. */
const MAX_ORDERED = 22
/** What leads into a list: "It took", "Make it so easy that you can't say no:". */
const LIST_HEAD =
  /^(?:[^:.!?]{3,60}:\s+|(?:it takes|it took|there (?:are|is|were|was)|it was|you need|(?:some|they) say|all you need is)\s+)/i

/** More of what somebody says is set as its strongest clause alone. */
const MAX_QUOTED = 8
const FEW_QUOTED = 3

/** What somebody says, between its marks. */
function quoteOf(narration: string): string[] | null {
  const quote = /[“"]([^”"]{3,})[”"]/.exec(narration)?.[1]
  if (quote === undefined) return null
  const words = quote.replace(/[.,!]+$/, '').split(/\s+/)
  const lines =
    words.length <= FEW_QUOTED
      ? [words.join(' ')]
      : words.length <= MAX_QUOTED
        ? breakClause(words.join(' '))
        : (chooseClause(quote) ?? [words.slice(0, 4).join(' ')])
  return lines.map((line, at) => `${at === 0 ? '“' : ''}${line}${at === lines.length - 1 ? '”' : ''}`)
}

/** "Wash the cup. Answer the text. Hang up the coat.": short sentences one after the other. */
function ordersOf(narration: string): string[] | null {
  const orders = narration.split(/[.!]\s*/).filter((order) => order !== '')
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

const NUMBER =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\w+teen|\\w+ty(?:[ -]\\w+)?|eleven|twelve|several|many|a few|some|a hundred|\\d[\\d,]*)'
const SPAN = '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries)'
/** "Eleven years later,", "four years into his reign,", "day thirty,", "by day five". */
const WHEN: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:and|but|then|about|around|almost|nearly|just|only|some|exactly|less than|more than|not even) )*${NUMBER} ${SPAN} (?:later|after that|earlier|on|into (?:\\w+ )?\\w+),? (?=\\S+ \\S)`,
    'i',
  ),
  new RegExp(
    `^(?:(?:and|but|by|on|at|around) )*(?:day|week|month|year|hour|minute) ${NUMBER}[,:]? (?=\\S+ \\S)`,
    'i',
  ),
]

/** What a narration says once it has said when: a span of time alone, set large, says nothing. */
export function stripTimePrefix(narration: string): string {
  const when = WHEN.find((pattern) => pattern.test(narration))
  if (when === undefined) return narration
  const rest = narration.replace(when, '')
  // "Day two is the worst": the day is what is spoken of.
  return /^(?:is|was|were|are|has|had|will|of|to)\b/i.test(rest) ? narration : capitalised(rest)
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
