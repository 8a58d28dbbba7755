import { chooseClause } from './choose-clause.ts'
import { chooseSentence } from './choose-sentence.ts'
import { chooseStrongPhrase } from './choose-strong-phrase.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import { readNumber } from '../../../text/read-number.ts'
import { setNumber } from './set-number.ts'
import { listOf, ordersOf, quoteOf } from './spoken-lists.ts'
import { withoutTime } from './strip-time-prefix.ts'

/**
 * One to four short lines to set large instead of a picture: a quote, a number with what it counts, the members of a
 * list, or the strongest phrase of the sentence. Never the whole sentence: captions show that.
 */
export function setWords(narration: string, tokens: readonly Token[]): string[] {
  return (
    quoteOf(narration) ??
    ordersOf(narration) ??
    listOf(narration) ??
    afterTime(narration) ??
    (isOneOfNumbers(tokens) ? chooseClause(narration) : null) ??
    (setNumber(tokens) === null && setNumber(tokens, true) !== null ? chooseSentence(narration) : null) ??
    (isOnlyWhen(narration) ? chooseClause(narration) : null) ??
    (isBareSpan(tokens) || isAge(tokens) ? (chooseClause(narration) ?? chooseSentence(narration)) : null) ??
    yearOf(narration, tokens) ??
    setNumber(tokens) ??
    setNumber(tokens, true) ??
    chooseStrongPhrase(narration, tokens)
  )
}

/** Whether the sentence is mainly about a number: "90 percent of startups fail". */
export function hasStrongNumber(tokens: readonly Token[]): boolean {
  return setNumber(tokens) !== null
}

/** Whether one number alone says too little, being small or one of two: the clause that says it whole reads better. */
function isOneOfNumbers(tokens: readonly Token[]): boolean {
  let count = 0
  for (let at = 0; at < tokens.length; count += 1) {
    const found = tokens.findIndex((_, index) => index >= at && readNumber(tokens, index) !== null)
    if (found < 0) break
    at = readNumber(tokens, found)?.next ?? found + 1
  }
  return count > 1 || (setNumber(tokens) === null && setNumber(tokens, true) !== null)
}

/** "After twenty-five years nobody knows what to do with them": when it is, not what it is. */
function isOnlyWhen(narration: string): boolean {
  return /^(?:after|for|within|over) (?:about |around |nearly |more than )?[\w-]+(?: [\w-]+)? (?:years|months|weeks|days|centuries|decades),? (?:nobody|no one|people|they|it|he|she|the|everyone|you|we)\b/i.test(
    narration,
  )
}

const YEAR_LINES = 3

/** A year with what happened in it: "1943", "a fisherman found a body". */
function yearOf(narration: string, tokens: readonly Token[]): string[] | null {
  const lines = setNumber(tokens)
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
  const rest = withoutTime(narration)
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
function isBareSpan(tokens: readonly Token[]): boolean {
  const lines = setNumber(tokens) ?? setNumber(tokens, true)
  if (lines === null) return false
  const isLong = Number(lines[0]?.replaceAll(/[^\d.]/g, '')) >= LONG_SPAN || /[a-z]/.test(lines[0] ?? '')
  const isSpan = lines.length === 2 && !isLong && SPANS.test(lines[1]?.toLowerCase() ?? '')
  return isSpan || tokens.some(({ normal }) => /^(?:not|never|nobody|no|none|cannot)$/.test(normal))
}
