import type { Queryable } from '../../platform/db/open-db.ts'
import { findBalance } from './credits.queries.ts'

/** How many credits a user has. */
export async function getBalance(db: Queryable, userId: string): Promise<number> {
  return (await findBalance(db, userId)) ?? 0
}
