import type { Transaction } from '../../platform/db/open-db.ts'
import { insertEntry, listDebts, lockBalance, saveDebt, sumHeld } from './credits.queries.ts'

type Refund = {
  readonly userId: string
  readonly paymentId: string
  /** Once for each: asked again with the same key nothing more is taken. */
  readonly key: string
  readonly reason: string
}

/**
 * Takes credits back that a refund was for, as far as they are unused; answers how many that were. What work holds at
 * this moment is owed, and taken from what next comes to the balance: its hold that ends, or new credits.
 */
export async function takeBackCredits(
  tx: Transaction,
  { userId, paymentId, key, reason, credits }: Refund & { readonly credits: number },
): Promise<number> {
  const taken = Math.min(credits, (await lockBalance(tx, userId)) ?? 0)
  const entry = { userId, orderId: paymentId, kind: 'refund' as const, amount: -taken, reason }
  if (taken > 0 && !(await insertEntry(tx, { ...entry, idempotencyKey: `refund:${key}` }))) return 0
  const debts = await listDebts(tx, userId)
  const free = (await sumHeld(tx, userId)) - debts.reduce((sum, { amount }) => sum + amount, 0)
  const owed = Math.min(credits - taken, Math.max(0, free))
  const before = debts.find(({ orderId }) => orderId === paymentId)?.amount ?? 0
  if (owed > 0) await saveDebt(tx, { userId, orderId: paymentId, amount: before + owed, reason })
  return taken + owed
}

/** Gives back what was taken for a refund that did not come about after all; what is still owed for it is waived first. */
export async function undoTakeBack(
  tx: Transaction,
  { userId, paymentId, key, reason, credits }: Refund & { readonly credits: number },
): Promise<void> {
  await lockBalance(tx, userId)
  const debt = (await listDebts(tx, userId)).find(({ orderId }) => orderId === paymentId)
  const waived = Math.min(credits, debt?.amount ?? 0)
  if (debt && waived > 0) await saveDebt(tx, { ...debt, amount: debt.amount - waived })
  if (credits === waived) return
  const entry = { userId, orderId: paymentId, kind: 'adjustment' as const, amount: credits - waived, reason }
  await insertEntry(tx, { ...entry, idempotencyKey: `refund-undone:${key}` })
}
