import { openCounter, parsePattern } from './count-steps.ts'
import { listHostile, mayBeCostly, type Hostile } from './hostile-texts.ts'

/** What may be left out is there, or is not; and the first or the second of several ways. */
const PICKS = [
  { isFull: true, way: 0 },
  { isFull: false, way: 1 },
]
/** Steps are counted in texts of about so many letters, or as often as this, and of twice as many; from these those of a prompt are told. */
const SHORT = { letters: 60, times: 6 }
const PROMPT_LETTERS = 1000
/** A tenth of a second or two. What grows with the square of the letters takes some millions. */
const MOST_STEPS = 20_000_000

/** A text of a thousand letters that a pattern reads for too long before it gives up; undefined where there is none. */
export function findCostly(pattern: RegExp): Hostile | undefined {
  if (!/[*+{]/.test(pattern.source)) return undefined
  const parsed = parsePattern(pattern)
  if (!mayBeCostly(parsed)) return undefined
  const count = openCounter(parsed)
  return listHostile(parsed, PICKS).find(({ before, pump, behind }) => {
    const times = Math.max(SHORT.times, Math.ceil(SHORT.letters / pump.length))
    const once = count(before + pump.repeat(times) + behind)
    // So few are those of a line, or little more.
    if (once < (times * pump.length) ** 2 / 4) return false
    const long = before + pump.repeat(2 * times) + behind
    const twice = count(long)
    const degree = Math.log2(twice / once)
    return twice * (PROMPT_LETTERS / long.length) ** degree > MOST_STEPS
  })
}
