import { editCredits, filmCredits } from '@hookreel/contract'
import type { Transaction } from '../platform/db/open-db.ts'
import { readPricing } from './read-pricing.ts'
import { takeCredits } from './take-credits.ts'

/**
 * Holds the price of a video of so many seconds, or of a change with so many new scenes, in the transaction that orders it; answers how
 * much. The hold ends with `captureCredits` or `releaseCredits`. Throws `insufficient_credits`.
 */
export async function holdCredits(
  tx: Transaction,
  {
    userId,
    videoId,
    seconds,
    newScenes,
  }: { userId: string; videoId: string; seconds: number; newScenes?: number | undefined },
): Promise<{ amount: number }> {
  const { creditCosts } = await readPricing(tx)
  const amount =
    newScenes === undefined ? filmCredits(creditCosts, seconds) : editCredits(creditCosts, seconds, newScenes)
  await takeCredits(tx, {
    userId,
    videoId,
    kind: 'hold',
    price: amount,
    reason: newScenes === undefined ? 'Video ordered' : 'Change of a video ordered',
    idempotencyKey: `hold:${videoId}`,
  })
  return { amount }
}
