import { breakClause } from './break-clause.ts'
import { chooseClause } from './choose-clause.ts'
import { chooseSentence } from './choose-sentence.ts'
import { breakLines, choosePhrase } from './choose-phrase.ts'
import { chooseNounPhrase } from './choose-noun-phrase.ts'
import { EMPTY_WORDS } from './empty-words.ts'
import type { Token } from './parse-sentence.ts'
import { readNumber, type FoundNumber } from './read-number.ts'
import { withoutTime } from './without-time.ts'

const MAX_LENGTH = 18
/** The letters of one order among others. */
const MOST_ORDERED = 22
/** What leads into a list: "It took", "Make it so easy that you can't say no:". */
const LIST_HEAD =
  /^(?:[^:.!?]{3,60}:\s+|(?:it takes|it took|there (?:are|is|were|was)|it was|you need|(?:some|they) say|all you need is)\s+)/i
/** Small words between a number and what it counts that are passed over: "90 percent of the startups". */
const BEFORE_COUNTED = new Set('of the all our your its their these those'.split(' '))
const COUNTED_BEFORE =
  /^(part|number|day|step|rule|chapter|level|lesson|reason|mistake|mile|age|floor|week|round|room|page|stage|season|phase|gate|minute|platform|magnitude)$/

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
    (isOneOfNumbers(tokens) ? (chooseClause(narration) ?? chooseSentence(narration)) : null) ??
    (isOnlyWhen(narration) ? chooseClause(narration) : null) ??
    (isBareSpan(tokens) || isAge(tokens) ? (chooseClause(narration) ?? chooseSentence(narration)) : null) ??
    yearOf(narration, tokens) ??
    numberOf(tokens) ??
    numberOf(tokens, true) ??
    strongPhrase(narration, tokens)
  )
}

/** Whether the sentence is mainly about a number: "90 percent of startups fail". */
export function hasStrongNumber(tokens: readonly Token[]): boolean {
  return numberOf(tokens) !== null
}

/** More of what somebody says is set as its strongest clause alone. */
const MOST_QUOTED = 8
const FEW_QUOTED = 3

function quoteOf(narration: string): string[] | null {
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
function ordersOf(narration: string): string[] | null {
  const orders = narration.split(/[.!]\s*/).filter((order) => order !== '')
  const isShort = orders.every((order) => order.split(' ').length <= 4 && order.length <= MOST_ORDERED)
  return orders.length >= 3 && orders.length <= 4 && isShort ? orders : null
}

/** Whether a narration is nothing but a list of short sentences. */
export function isListOfOrders(narration: string): boolean {
  return ordersOf(narration) !== null
}

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

/** Whether one number alone says too little, being small or one of two: the clause that says it whole reads better. */
function isOneOfNumbers(tokens: readonly Token[]): boolean {
  let count = 0
  for (let at = 0; at < tokens.length; count += 1) {
    const found = tokens.findIndex((_, index) => index >= at && readNumber(tokens, index) !== null)
    if (found < 0) break
    at = readNumber(tokens, found)?.next ?? found + 1
  }
  return count > 1 || (numberOf(tokens) === null && numberOf(tokens, true) !== null)
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
  const lines = numberOf(tokens)
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
  return at < 0 ? null : numberOf(tokens.slice(readNumber(tokens, at)?.next ?? at + 1))
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
  const lines = numberOf(tokens) ?? numberOf(tokens, true)
  if (lines === null) return false
  const isLong = Number(lines[0]?.replaceAll(/[^\d.]/g, '')) >= LONG_SPAN || /[a-z]/.test(lines[0] ?? '')
  const isSpan = lines.length === 2 && !isLong && SPANS.test(lines[1]?.toLowerCase() ?? '')
  return isSpan || tokens.some(({ normal }) => /^(?:not|never|nobody|no|none|cannot)$/.test(normal))
}

/** Up to here a number is hardly the point of its sentence: things counted, and times. */
const FEW_THINGS = 12
const FEW_UNITS = 3

function isFew({ value, next, isYear }: FoundNumber, tokens: readonly Token[]): boolean {
  return !isYear && value <= (UNITS.test(tokens[next]?.normal ?? '') ? FEW_UNITS : FEW_THINGS)
}

/** The first number worth setting large, with what it counts; `isFewEnough`: a small one too. */
function numberOf(tokens: readonly Token[], isFewEnough = false): string[] | null {
  let at = 0
  while (at < tokens.length) {
    const found = readNumber(tokens, at)
    const isPassed =
      found === null || (!isFewEnough && isFew(found, tokens) && !/%|^percent$/.test(found.text))
    const lines = isPassed ? null : linesOf(found, tokens, at)
    if (lines) return lines
    at = found?.next ?? at + 1
  }
  return null
}

function linesOf(found: FoundNumber, tokens: readonly Token[], at: number): string[] | null {
  const next = tokens[found.next - 1]?.endsClause ? undefined : tokens[found.next]
  const before = tokens[at - 1]?.normal ?? ''
  if (next && /^(percent|%)$/.test(next.normal))
    return [`${found.text}%`, ...countedBy(tokens, found.next + 1)]
  if (next && DECADE.test(next.normal)) return null
  if (before === 'magnitude' || (COUNTED_BEFORE.test(before) && next?.part !== 'noun'))
    return [`${before} ${found.text}`]
  if (found.text.endsWith('%')) return [found.text, ...countedBy(tokens, found.next)]
  if (
    found.isYear &&
    at <= 4 &&
    /^(in|since|until|by|of|summer|winter|spring|autumn|early|late)$/.test(before)
  )
    return [found.text]
  // "A grown adult has two hundred and six.": what is counted was said before.
  if (
    !next &&
    !found.isYear &&
    found.value >= 13 &&
    !/^(?:an?|at|by|until|to|and|or|between)$/.test(before) &&
    tokens[found.next - 1]?.endsClause
  )
    return [found.text]
  if (next?.part === 'other' && found.value >= 100 && !found.isYear && next.normal.length >= 2)
    return [found.text, next.text]
  const isQuantity = found.value >= 2 && next && (next.part === 'noun' || next.part === 'adjective')
  if (!isQuantity || found.isYear || isSmallTalk(found, tokens)) return null
  return [found.text, ...countedBy(tokens, found.next)]
}

/** Counted things that say nothing beside a small number: "two pieces", "two-factor". */
const DECADE = /^(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|hundreds)$/
const WEAK_COUNTED =
  /^(?:pieces?|things?|parts?|sides?|times?|factor|ways?|kinds?|sorts?|types?|people|men|women|hands?|eyes?|others?|friends?|ends?|halves|matters?|more|new|old|big|small|different|best|good|ones?)$/
const UNITS =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries|met(?:re|er)s?|kilomet(?:re|er)s?|centimet(?:re|er)s?|miles?|feet|inches|kilos?|kilograms?|grams?|tons?|tonnes?|pounds?|lit(?:re|er)s?|degrees?|dollars?|euros?|cents?|percent|times)$/
/** Small words behind a unit that belong to it: "a year", "per day". */
const RATE = /^(?:a|an|per|each|every)$/
const SPAN =
  /^(?:ago|later|long|old|wide|deep|high|tall|away|apart|awake|earlier|early|late|straight|faster|older|bigger|longer)$/

function isSmallTalk(found: FoundNumber, tokens: readonly Token[]): boolean {
  const next = tokens[found.next]
  if (!next) return false
  const isUnit = UNITS.test(next.normal)
  // "a ten-year-old child"
  if (found.value > 1 && /^(?:year|day|minute|hour|week|month|storey|story)$/.test(next.normal)) return true
  if (found.value > 12) return false
  return WEAK_COUNTED.test(next.normal) || (!isUnit && next.part === 'noun' && !next.normal.endsWith('s'))
}

/** A unit with what measures by it: "hours awake", "kilometres a day"; null when no unit stands here. */
function unitAt(tokens: readonly Token[], at: number): string[] | null {
  const [unit, then, last] = tokens.slice(at, at + 3)
  if (!unit || !UNITS.test(unit.normal)) return null
  if (unit.endsClause || !then) return [unit.text]
  if (unit.normal === 'times') return [unit.text, ...measuredBy(tokens, at + 1)]
  if (SPAN.test(then.normal)) return [`${unit.text} ${then.text}`]
  if (RATE.test(then.normal) && last && UNITS.test(`${last.normal}s`))
    return [unit.text, `${then.text} ${last.text}`]
  return [unit.text]
}

const MOST_MEASURED = 4

/** "Times its own length", "times a week": what a multiple is of, where that ends the clause. */
function measuredBy(tokens: readonly Token[], from: number): string[] {
  const end = tokens.findIndex(({ endsClause }, at) => at >= from && endsClause) + 1
  const isShort = end > from && end - from <= MOST_MEASURED
  return isShort ? breakLines(tokens.slice(from, end)) : []
}

/** What a number counts, as it stands in the sentence: "blood cells", "years ago", "as strong". */
function countedBy(tokens: readonly Token[], next: number): string[] {
  if (tokens[next - 1]?.endsClause) return []
  let from = next
  while (from < next + 2 && BEFORE_COUNTED.has(tokens[from]?.normal ?? '')) from += 1
  const unit = unitAt(tokens, from)
  if (unit) return unit
  const counted: Token[] = []
  for (const token of tokens.slice(from, from + 4)) {
    const isName = token.part === 'noun' || token.part === 'adjective' || token.normal === 'ago'
    const isDone = token.part === 'verb' && token.endsClause && counted.length > 0
    const isHow = counted.length === 0 && /^(as|more|less)$/.test(token.normal)
    if (!isName && !isDone && !isHow) break
    if (token.part === 'adjective' && counted.at(-1)?.part === 'noun') break
    counted.push(token)
    if (token.endsClause) break
  }
  const last = counted.at(-1)
  if (!last || (counted.length === 1 && /^(as|more|less)$/.test(last.normal))) return []
  return breakLines(counted).slice(0, 3)
}

/** Whole sayings whose words are empty one by one and strong together. */
const SAYINGS =
  /\b(nobody knows why|no one knows why|nobody knows|no one knows|nobody is sure|nobody expected|never seen again|nobody noticed|nobody asked|without a trace|no answer)\b/i

function strongPhrase(narration: string, tokens: readonly Token[]): string[] {
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
