import { filmCredits } from '@hookreel/contract'
import type { Transaction } from '../platform/db/open-db.ts'
import { readPricing } from './read-pricing.ts'
import { takeCredits } from './take-credits.ts'

/**
 * Holds the price of a video of so many seconds, in the transaction that orders it; answers how much. The hold ends with
 * `captureCredits` or `releaseCredits`. Throws `insufficient_credits`.
 */
export async function holdCredits(
  tx: Transaction,
  { userId, videoId, seconds }: { userId: string; videoId: string; seconds: number },
): Promise<{ amount: number }> {
  const { creditCosts } = await readPricing(tx)
  const amount = filmCredits(creditCosts, seconds)
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
