import type { Transaction } from '../platform/db/open-db.ts'
import { insertProfile } from './profiles.queries.ts'

/** Makes a new user's profile with the defaults of the specification; does nothing when there is one. */
export async function createProfile(tx: Transaction, userId: string, createdAt: Date): Promise<void> {
  await insertProfile(tx, userId, createdAt)
}
