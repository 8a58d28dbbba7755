import { nameCounted, UNITS } from './name-counted.ts'
import type { Token } from '../../../text/parse-sentence.ts'
import { readNumber, type FoundNumber } from '../../../text/read-number.ts'

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
    !/^(?:an?|at|by|until|to|and|or|between)$/.test(before) &&
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
