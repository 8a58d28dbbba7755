import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/db/open-db.ts'
import { ideaBatches, ideas } from '../schema.ts'
import type { IdeaRow } from './ideas.queries.ts'

export type BatchRow = typeof ideaBatches.$inferSelect

export async function findBatchByKey(
  db: Queryable,
  userId: string,
  idempotencyKey: string,
): Promise<BatchRow | undefined> {
  const [row] = await db
    .select()
    .from(ideaBatches)
    .where(and(eq(ideaBatches.userId, userId), eq(ideaBatches.idempotencyKey, idempotencyKey)))
  return row
}

/** False when the user already has its key. */
export async function insertBatch(tx: Transaction, batch: typeof ideaBatches.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(ideaBatches).values(batch).onConflictDoNothing().returning()
  return rows.length > 0
}

/** The ideas of a batch that are still there, in the writer's order. */
export async function listBatchIdeas(db: Queryable, userId: string, batchId: string): Promise<IdeaRow[]> {
  return db
    .select()
    .from(ideas)
    .where(and(eq(ideas.userId, userId), eq(ideas.batchId, batchId), isNull(ideas.deletionId)))
    .orderBy(asc(ideas.position))
}

/** Says that a batch is still being written, until then; false when it is not, or not any more. */
export async function extendBatch(
  db: Queryable,
  userId: string,
  id: string,
  writingUntil: Date,
): Promise<boolean> {
  const rows = await db
    .update(ideaBatches)
    .set({ writingUntil })
    .where(beingWritten(userId, id))
    .returning({ id: ideaBatches.id })
  return rows.length > 0
}

/** Marks a batch as whole; false when it was not being written any more. */
export async function finishBatch(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(ideaBatches)
    .set({ writingUntil: null })
    .where(beingWritten(userId, id))
    .returning({ id: ideaBatches.id })
  return rows.length > 0
}

/** Takes a batch away that came to nothing, so that its key can be used again; false when it was whole already. */
export async function deleteUnfinishedBatch(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const rows = await tx.delete(ideaBatches).where(beingWritten(userId, id)).returning({ id: ideaBatches.id })
  return rows.length > 0
}

const beingWritten = (userId: string, id: string) =>
  and(eq(ideaBatches.userId, userId), eq(ideaBatches.id, id), isNotNull(ideaBatches.writingUntil))

/** Batches whose writer is gone, of a user or of everybody. */
export async function listAbandonedBatches(db: Queryable, now: Date, userId?: string): Promise<BatchRow[]> {
  return db
    .select()
    .from(ideaBatches)
    .where(
      and(
        userId === undefined ? undefined : eq(ideaBatches.userId, userId),
        lt(ideaBatches.writingUntil, now),
      ),
    )
}
