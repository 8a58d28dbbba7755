import { desc, eq, lt } from 'drizzle-orm'
import type { Queryable } from '../platform/db/open-db.ts'
import { accountEvents } from '../schema.ts'

export type AccountEventRow = typeof accountEvents.$inferSelect

export async function insertEvent(db: Queryable, event: typeof accountEvents.$inferInsert): Promise<void> {
  await db.insert(accountEvents).values(event)
}

/** The newest first. */
export async function listOwnEvents(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<AccountEventRow[]> {
  return db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(desc(accountEvents.createdAt), desc(accountEvents.id))
    .limit(limit)
}

/** Forgets what happened to anybody's account before a moment. */
export async function deleteEventsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(accountEvents).where(lt(accountEvents.createdAt, before))
}
