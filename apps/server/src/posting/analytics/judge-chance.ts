import { createRandom } from '@hookreel/film'

/** So many deals tell 1 in 100 from 2 in 100. */
const DEALS = 2000
/** The newest of each side: thousands held the one thread of the server for seconds, and the oldest say least. */
const NEWEST = 200
const SEED = 7

/**
 * How often chance alone would put a group at least so far above the rest: its values, of which the newest come last, are dealt anew to
 * groups of the same size. The same values always give the same answer.
 */
export function judgeChance(group: readonly number[], rest: readonly number[]): number {
  const dealt = group.slice(-NEWEST)
  const size = dealt.length
  const found = dealt.reduce((total, value) => total + value, 0)
  const all = [...dealt, ...rest.slice(-NEWEST)]
  const random = createRandom(SEED)
  let asGood = 0
  for (let deal = 0; deal < DEALS; deal += 1) {
    let sum = 0
    // Only as many as are summed change their places; whatever the deal before left is as good a beginning.
    for (let at = 0; at < size; at += 1) {
      const from = random.whole(at, all.length - 1)
      // Both are inside.
      const value = all[from] as number
      all[from] = all[at] as number
      all[at] = value
      sum += value
    }
    // Sums of the same values in another order differ in their last digits.
    if (sum >= found - 1e-9) asGood += 1
  }
  return (asGood + 1) / (DEALS + 1)
}
