import type { Transaction } from '../platform/db/open-db.ts'
import { readPricing } from './read-pricing.ts'
import { takeCredits } from './take-credits.ts'

/** Takes the price of a batch of ideas at once: they are there already, so nothing needs to be held. */
export async function chargeIdeas(tx: Transaction, userId: string, batchId: string): Promise<void> {
  const { creditCosts } = await readPricing(tx)
  await takeCredits(tx, {
    userId,
    kind: 'capture',
    price: creditCosts.video_ideas,
    orderId: batchId,
    reason: 'Video ideas',
    idempotencyKey: `ideas:${batchId}`,
  })
}
