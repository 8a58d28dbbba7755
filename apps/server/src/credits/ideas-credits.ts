import type { Transaction } from '../platform/db/open-db.ts'
import { insertEntry, listEntriesOf, lockBalance } from './credits.queries.ts'
import { readPricing } from './read-pricing.ts'
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
  return settle(tx, batch, { kind: 'capture', reason: 'Video ideas' })
}

/** Gives back what was held for a batch that brought no idea. The same holds for its end. */
export function releaseIdeas(tx: Transaction, batch: Batch): Promise<void> {
  return settle(tx, batch, { kind: 'release', reason: 'No ideas to pay for' })
}

async function settle(
  tx: Transaction,
  { userId, batchId }: Batch,
  end: { readonly kind: 'capture' | 'release'; readonly reason: string },
): Promise<void> {
  await lockBalance(tx, userId)
  const entries = await listEntriesOf(tx, userId, batchId)
  const hold = entries.find(({ kind }) => kind === 'hold')
  if (!hold || entries.some(({ kind }) => kind === 'capture' || kind === 'release')) return
  await insertEntry(tx, {
    userId,
    orderId: batchId,
    ...end,
    amount: end.kind === 'release' ? -hold.amount : 0,
    idempotencyKey: `ideas:${batchId}`,
  })
}
