import type { Transaction } from '../../platform/db/open-db.ts'
import { readPricing } from './read-pricing.ts'
import { settleOrder } from './settle-hold.ts'
import { takeCredits } from './take-credits.ts'

type Batch = { readonly userId: string; readonly batchId: string }

/** Holds the price of a batch of ideas before anything is written. Throws `insufficient_credits`. */
export async function holdIdeas(tx: Transaction, { userId, batchId }: Batch): Promise<void> {
  const price = (await readPricing(tx)).creditCosts.video_ideas
  await takeCredits(tx, {
    userId,
    orderId: batchId,
    kind: 'hold',
    price,
    reason: 'Video ideas ordered',
    idempotencyKey: `ideas-hold:${batchId}`,
  })
}

/** Keeps what was held, with the first idea that is handed over. Does nothing when the hold has ended already. */
export function captureIdeas(tx: Transaction, batch: Batch): Promise<void> {
  return settleOrder(tx, orderOf(batch), { kind: 'capture', reason: 'Video ideas' })
}

/** Gives back what was held for a batch that brought no idea. The same holds for its end. */
export function releaseIdeas(tx: Transaction, batch: Batch): Promise<void> {
  return settleOrder(tx, orderOf(batch), { kind: 'release', reason: 'No ideas to pay for' })
}

/** Capture and release share their key: whichever comes first settles it, once. */
const orderOf = ({ userId, batchId }: Batch) => ({
  ...{ userId, orderId: batchId },
  idempotencyKey: `ideas:${batchId}`,
})
