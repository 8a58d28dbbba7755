import type { Transaction } from '../../platform/db/open-db.ts'
import { insertEntry } from './credits.queries.ts'

/** Adds what was paid for, once for a payment and month: a package is a purchase, a month of a plan a grant. */
export async function purchaseCredits(
  tx: Transaction,
  purchase: {
    userId: string
    paymentId: string
    amount: number
    reason: string
    kind: 'purchase' | 'grant'
    /** Which month of a paid year; left out for the first. */
    month?: number
  },
): Promise<void> {
  const { paymentId, month = 1, ...entry } = purchase
  const idempotencyKey = month === 1 ? `paid:${paymentId}` : `paid:${paymentId}:${month}`
  await insertEntry(tx, { ...entry, orderId: paymentId, idempotencyKey })
}
