import { and, asc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/db/open-db.ts'
import { ideaBatches, ideas } from '../platform/db/schema.ts'
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
    .where(and(eq(ideas.userId, userId), eq(ideas.batchId, batchId)))
    .orderBy(asc(ideas.position))
}
