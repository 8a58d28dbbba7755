import { and, asc, count, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../platform/db/open-db.ts'
import { supportMessages } from '../schema.ts'

export type SupportMessage = typeof supportMessages.$inferSelect

/** Messages belong to the operator: nobody else reads them through the server. */
export async function insertSupportMessage(
  db: Database,
  message: typeof supportMessages.$inferInsert,
): Promise<void> {
  await db.insert(supportMessages).values(message)
}

/** Messages that the operator is not done with, the oldest first; or the newest that were done. */
export async function listSupportMessages(
  db: Database,
  which: 'waiting' | 'done',
  limit: number,
): Promise<SupportMessage[]> {
  const isWaiting = which === 'waiting'
  return db
    .select()
    .from(supportMessages)
    .where(isWaiting ? isNull(supportMessages.doneAt) : isNotNull(supportMessages.doneAt))
    .orderBy(isWaiting ? asc(supportMessages.createdAt) : desc(supportMessages.doneAt))
    .limit(limit)
}

/** Messages that nobody was mailed and nobody was done with. */
export async function countUnreadMessages(db: Database): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(supportMessages)
    .where(and(isNull(supportMessages.doneAt), eq(supportMessages.isMailed, false)))
  return row?.total ?? 0
}

/** Answers whether there was such a message to be done with. */
export async function markMessageDone(db: Database, id: string, doneAt: Date): Promise<boolean> {
  const rows = await db
    .update(supportMessages)
    .set({ doneAt })
    .where(and(eq(supportMessages.id, id), isNull(supportMessages.doneAt)))
    .returning({ id: supportMessages.id })
  return rows.length > 0
}

/** Deletes what was done with before `done`, and what the operator has in a mailbox since before `mailed`. */
export async function deleteMessagesBefore(
  db: Database,
  before: { readonly done: Date; readonly mailed: Date },
): Promise<void> {
  const { doneAt, isMailed, createdAt } = supportMessages
  const isOld = or(lt(doneAt, before.done), and(eq(isMailed, true), lt(createdAt, before.mailed)))
  await db.delete(supportMessages).where(isOld)
}
