import type { Queryable } from '../../platform/db/open-db.ts'
import { findEntryByKey } from './credits.queries.ts'

/** Whether the ledger of a user has an entry under a key. */
export async function hasEntry(db: Queryable, userId: string, idempotencyKey: string): Promise<boolean> {
  return (await findEntryByKey(db, userId, idempotencyKey)) !== undefined
}
