import type { Transaction } from '../platform/db/open-db.ts'
import { insertEntry } from './credits.queries.ts'

/** Adds what was paid for, once for a payment: a package is a purchase, a month of a plan a grant. */
export async function purchaseCredits(
  tx: Transaction,
  purchase: {
    userId: string
    paymentId: string
    amount: number
    reason: string
    kind: 'purchase' | 'grant'
  },
): Promise<void> {
  const { paymentId, ...entry } = purchase
  await insertEntry(tx, { ...entry, orderId: paymentId, idempotencyKey: `paid:${paymentId}` })
}
