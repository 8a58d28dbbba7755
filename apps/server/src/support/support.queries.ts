import type { Database } from '../platform/db/open-db.ts'
import { supportMessages } from '../platform/db/schema.ts'

/** Messages belong to the operator: nobody reads them through the server. */
export async function insertSupportMessage(
  db: Database,
  message: typeof supportMessages.$inferInsert,
): Promise<void> {
  await db.insert(supportMessages).values(message)
}
