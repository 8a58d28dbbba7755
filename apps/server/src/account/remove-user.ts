import type { Transaction } from '../platform/db/open-db.ts'
import { deleteUser } from './profiles.queries.ts'

/** Deletes a user with sessions, profile, ledger and everything else that belongs to it in the database. */
export async function removeUser(tx: Transaction, userId: string): Promise<void> {
  await deleteUser(tx, userId)
}
