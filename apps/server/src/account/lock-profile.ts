import type { Database, Transaction } from '../platform/db/open-db.ts'
import { lockOwnProfile } from './profiles.queries.ts'

/** Makes other transactions of this user that ask the same wait until this one ends. */
export async function lockProfile(tx: Transaction, userId: string): Promise<void> {
  await lockOwnProfile(tx, userId)
}

/**
 * A transaction that has the user's profile before any row of an order. Credits lock the profile, too: transactions that take it
 * after such a row, and in another order than others, would wait for each other.
 */
export function lockedTransaction<Result>(
  db: Database,
  userId: string,
  act: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockProfile(tx, userId)
    return act(tx)
  })
}
