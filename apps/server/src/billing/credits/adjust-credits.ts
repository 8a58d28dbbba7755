import { AppError } from '../../platform/http/app-error.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import { insertEntry, lockBalance } from './credits.queries.ts'

/** Corrects a balance by hand, up or down, once for a key. Throws `insufficient_credits` for more than there is. */
export async function adjustCredits(
  tx: Transaction,
  adjustment: { userId: string; amount: number; reason: string; idempotencyKey: string },
): Promise<void> {
  const available = (await lockBalance(tx, adjustment.userId)) ?? 0
  if (available + adjustment.amount < 0)
    throw new AppError('insufficient_credits', { details: { required: -adjustment.amount, available } })
  await insertEntry(tx, { ...adjustment, kind: 'adjustment' })
}
