import type { Transaction } from '../platform/db/open-db.ts'
import { insertEntry, lockBalance } from './credits.queries.ts'

type Refund = {
  readonly userId: string
  readonly paymentId: string
  /** Once for each: asked again with the same key nothing more is taken. */
  readonly key: string
  readonly reason: string
}

/** Takes credits back that a refund was for, as far as they are unused; answers how many that were. */
export async function takeBackCredits(
  tx: Transaction,
  { userId, paymentId, key, reason, credits }: Refund & { readonly credits: number },
): Promise<number> {
  const amount = Math.min(credits, (await lockBalance(tx, userId)) ?? 0)
  if (amount === 0) return 0
  const entry = { userId, orderId: paymentId, kind: 'refund' as const, amount: -amount, reason }
  return (await insertEntry(tx, { ...entry, idempotencyKey: `refund:${key}` })) ? amount : 0
}

/** Gives back what was taken for a refund that did not come about after all. */
export async function undoTakeBack(
  tx: Transaction,
  { userId, paymentId, key, reason, credits }: Refund & { readonly credits: number },
): Promise<void> {
  if (credits === 0) return
  const entry = { userId, orderId: paymentId, kind: 'adjustment' as const, amount: credits, reason }
  await insertEntry(tx, { ...entry, idempotencyKey: `refund-undone:${key}` })
}
