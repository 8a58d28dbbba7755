import type { Transaction } from '../platform/db/open-db.ts'
import { lockOwnProfile } from './profiles.queries.ts'

/** Makes other transactions of this user that ask the same wait until this one ends. */
export async function lockProfile(tx: Transaction, userId: string): Promise<void> {
  await lockOwnProfile(tx, userId)
}
