import type { Transaction } from '../../platform/db/open-db.ts'
import { insertEntry } from './credits.queries.ts'

/** Adds credits once for a key; asked again with the same key it does nothing. */
export async function grantCredits(
  tx: Transaction,
  grant: { userId: string; amount: number; reason: string; idempotencyKey: string },
): Promise<void> {
  await insertEntry(tx, { ...grant, kind: 'grant' })
}
