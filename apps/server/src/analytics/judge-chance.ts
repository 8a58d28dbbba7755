import { createRandom } from '@hookreel/film'

/** So many shuffles tell 1 in 100 from 2 in 100. */
const SHUFFLES = 2000
const SEED = 7

/**
 * How often chance alone would put a group at least so far above the rest: its values are dealt anew to groups of the same size.
 * The same values always give the same answer.
 */
export function judgeChance(group: readonly number[], rest: readonly number[]): number {
  const all = [...group, ...rest]
  const sumOf = (values: readonly number[]) =>
    values.slice(0, group.length).reduce((total, value) => total + value, 0)
  const found = sumOf(all)
  const random = createRandom(SEED)
  let asGood = 0
  for (let shuffle = 0; shuffle < SHUFFLES; shuffle += 1)
    // Sums of the same values in another order differ in their last digits.
    if (sumOf(random.shuffle(all)) >= found - 1e-9) asGood += 1
  return (asGood + 1) / (SHUFFLES + 1)
}
