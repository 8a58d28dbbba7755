import type { Transaction } from '../platform/db/open-db.ts'
import { readPricing } from './read-pricing.ts'
import { takeCredits } from './take-credits.ts'

/**
 * Holds the price of a video, in the transaction that orders it; answers how much. The hold ends with
 * `captureCredits` or `releaseCredits`. Throws `insufficient_credits`.
 */
export async function holdCredits(
  tx: Transaction,
  { userId, videoId }: { userId: string; videoId: string },
): Promise<{ amount: number }> {
  const { creditCosts } = await readPricing(tx)
  const amount = creditCosts.video_generation
  await takeCredits(tx, {
    userId,
    videoId,
    kind: 'hold',
    price: amount,
    reason: 'Video ordered',
    idempotencyKey: `hold:${videoId}`,
  })
  return { amount }
}
