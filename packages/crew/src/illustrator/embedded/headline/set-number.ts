import { lookupTable } from '@hookreel/film'
import type { Token } from '../../../text/parse-sentence.ts'
import { readNumber, type FoundNumber } from '../../../text/read-number.ts'
import { breakLines } from './break-clause.ts'

const COUNTED_BEFORE =
  /^(part|number|day|step|rule|chapter|level|lesson|reason|mistake|mile|age|floor|week|round|room|page|stage|season|phase|gate|minute|platform|magnitude)$/

/** Up to here a number is hardly the point of its sentence: things counted, and times. */
const FEW_THINGS = 12
const FEW_UNITS = 3

function isFew({ value, next, isYear }: FoundNumber, tokens: readonly Token[]): boolean {
  return !isYear && value <= (UNITS.test(tokens[next]?.normal ?? '') ? FEW_UNITS : FEW_THINGS)
}

/** The first number worth setting large, with what it counts; `isFewEnough`: a small one too. */
export function setNumber(tokens: readonly Token[], isFewEnough = false): string[] | null {
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
    return [`${found.text}%`, ...nameCounted(tokens, found.next + 1)]
  if (next && DECADE.test(next.normal)) return null
  if (before === 'magnitude' || (COUNTED_BEFORE.test(before) && next?.part !== 'noun'))
    return [`${before} ${found.text}`]
  if (found.text.endsWith('%')) return [found.text, ...nameCounted(tokens, found.next)]
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
    !/^(?:an?|at|by|until|to|and|or|between|year)$/.test(before) &&
    tokens[found.next - 1]?.endsClause
  )
    return [found.text]
  if (next?.part === 'other' && found.value >= 100 && !found.isYear && next.normal.length >= 2)
    return [found.text, next.text]
  const isQuantity = found.value >= 2 && next && (next.part === 'noun' || next.part === 'adjective')
  if (!isQuantity || found.isYear || isSmallTalk(found, tokens)) return null
  return [found.text, ...nameCounted(tokens, found.next)]
}

/** Counted things that say nothing beside a small number: "two pieces", "two-factor". */
const DECADE = /^(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|hundreds)$/
const WEAK_COUNTED =
  /^(?:pieces?|things?|parts?|sides?|times?|factor|ways?|kinds?|sorts?|types?|people|men|women|hands?|eyes?|others?|friends?|ends?|halves|matters?|more|new|old|big|small|different|best|good|ones?)$/

function isSmallTalk(found: FoundNumber, tokens: readonly Token[]): boolean {
  const next = tokens[found.next]
  if (!next) return false
  const isUnit = UNITS.test(next.normal)
  // "a ten-year-old child"
  if (found.value > 1 && /^(?:year|day|minute|hour|week|month|storey|story)$/.test(next.normal)) return true
  if (found.value > 12) return false
  return WEAK_COUNTED.test(next.normal) || (!isUnit && next.part === 'noun' && !next.normal.endsWith('s'))
}

/** Small words between a number and what it counts that are passed over: "90 percent of the startups". */
const BEFORE_COUNTED = new Set('of the all our your its their these those'.split(' '))
const UNITS =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries|met(?:re|er)s?|kilomet(?:re|er)s?|centimet(?:re|er)s?|miles?|feet|inches|kilos?|kilograms?|grams?|tons?|tonnes?|pounds?|lit(?:re|er)s?|degrees?|dollars?|euros?|cents?|percent|times)$/
/** Small words behind a unit that belong to it: "a year", "per day". */
const RATE = /^(?:a|an|per|each|every)$/
const SPAN =
  /^(?:ago|later|long|old|wide|deep|high|tall|away|apart|awake|earlier|early|late|straight|faster|older|bigger|longer)$/

const MAX_MEASURED = 4

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

/** "Times its own length", "times a week": what a multiple is of, where that ends the clause. */
function measuredBy(tokens: readonly Token[], from: number): string[] {
  const end = tokens.findIndex(({ endsClause }, at) => at >= from && endsClause) + 1
  const isShort = end > from && end - from <= MAX_MEASURED
  return isShort ? breakLines(tokens.slice(from, end)) : []
}

/** What a number counts, as it stands in the sentence: "blood cells", "years ago", "as strong". */
function nameCounted(tokens: readonly Token[], next: number): string[] {
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

/** So long a number can be set across the frame. */
const MAX_DIGITS = 5

/** The first number that is more than two, as it is written in figures. */
export function writeInFigures(tokens: readonly Token[]): string | undefined {
  return findFigure(tokens)?.text
}

/** A number in figures, and the word for what it counts: "14" and "people". */
export type Figure = { readonly text: string; readonly unit?: string }

/** The same with its unit, where one follows that its sign does not say. */
export function findFigure(tokens: readonly Token[]): Figure | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const found = readNumber(tokens, at)
    if (found === null) continue
    const isPercent = /^(?:percent|%)$/.test(tokens[found.next]?.normal ?? '')
    const isEnd = tokens[found.next - 1]?.endsClause
    const unit = isEnd ? '' : (tokens[found.next]?.normal ?? '')
    const text = isPercent ? `${found.text}%` : signMoney(found.text, unit)
    const digits = text.replace(/\D/g, '').length
    if ((found.value > 2 || isPercent) && digits > 0 && digits <= MAX_DIGITS) {
      const counted =
        isEnd || text !== found.text || found.isYear ? undefined : unitBehind(tokens, found.next)
      return counted === undefined ? { text } : { text, unit: counted }
    }
    at = found.next - 1
  }
  return undefined
}

/** "Fourteen | people", "twelve thousand thin | slats": the thing behind a number. */
function unitBehind(tokens: readonly Token[], from: number): string | undefined {
  let unit: string | undefined
  for (const { part, text, endsClause } of tokens.slice(from, from + LONGEST_NAME)) {
    if (part !== 'noun' && (part !== 'adjective' || unit !== undefined)) break
    if (part === 'noun') unit = text
    if (endsClause) break
  }
  return unit
}

const LONGEST_NAME = 3

/** Not pounds, which may be of flour. */
const MONEY_SIGNS: Readonly<Record<string, string>> = lookupTable({
  ...{ dollar: '$', dollars: '$', bucks: '$', euro: '€', euros: '€', yen: '¥' },
})

/** A figure that stands without its words, as money is written: "30" of "thirty euros" is "€30". */
export function signMoney(text: string, unit: string): string {
  const sign = MONEY_SIGNS[unit.toLowerCase()]
  return sign === undefined || !/^\d/.test(text) ? text : sign + text
}
