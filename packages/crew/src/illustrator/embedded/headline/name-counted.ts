import { breakLines } from './choose-phrase.ts'
import type { Token } from '../../../text/parse-sentence.ts'

/** Small words between a number and what it counts that are passed over: "90 percent of the startups". */
const BEFORE_COUNTED = new Set('of the all our your its their these those'.split(' '))
export const UNITS =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries|met(?:re|er)s?|kilomet(?:re|er)s?|centimet(?:re|er)s?|miles?|feet|inches|kilos?|kilograms?|grams?|tons?|tonnes?|pounds?|lit(?:re|er)s?|degrees?|dollars?|euros?|cents?|percent|times)$/
/** Small words behind a unit that belong to it: "a year", "per day". */
const RATE = /^(?:a|an|per|each|every)$/
const SPAN =
  /^(?:ago|later|long|old|wide|deep|high|tall|away|apart|awake|earlier|early|late|straight|faster|older|bigger|longer)$/

const MOST_MEASURED = 4

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
  const isShort = end > from && end - from <= MOST_MEASURED
  return isShort ? breakLines(tokens.slice(from, end)) : []
}

/** What a number counts, as it stands in the sentence: "blood cells", "years ago", "as strong". */
export function nameCounted(tokens: readonly Token[], next: number): string[] {
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
