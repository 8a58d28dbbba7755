import { and, asc, count, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/open-db.ts'
import { batches, batchPieces } from '../../schema.ts'

export type BatchRow = typeof batches.$inferSelect
export type PieceRow = typeof batchPieces.$inferSelect

export async function insertBatch(
  tx: Transaction,
  batch: typeof batches.$inferInsert,
  pieces: (typeof batchPieces.$inferInsert)[],
): Promise<BatchRow> {
  const [row] = await tx.insert(batches).values(batch).returning()
  if (!row) throw new Error('the database took a batch and gave none back')
  await tx.insert(batchPieces).values(pieces)
  return row
}

export async function findOwnBatch(db: Queryable, userId: string, id: string): Promise<BatchRow | undefined> {
  const [row] = await db
    .select()
    .from(batches)
    .where(and(eq(batches.userId, userId), eq(batches.id, id)))
  return row
}

/** No matter whose it is: only for the job. */
export async function findBatch(db: Queryable, id: string): Promise<BatchRow | undefined> {
  const [row] = await db.select().from(batches).where(eq(batches.id, id))
  return row
}

export async function findBatchByKey(
  db: Queryable,
  userId: string,
  key: string,
): Promise<BatchRow | undefined> {
  const [row] = await db
    .select()
    .from(batches)
    .where(and(eq(batches.userId, userId), eq(batches.idempotencyKey, key)))
  return row
}

/** A batch as it is shown: without what was ordered, which may be a hundred kilobytes of captions. */
export type ShownBatch = Pick<BatchRow, 'id' | 'userId' | 'createdAt' | 'finishedAt'>

export async function listOwnBatches(db: Queryable, userId: string, since: Date): Promise<ShownBatch[]> {
  const { id, createdAt, finishedAt } = batches
  return db
    .select({ id, userId: batches.userId, createdAt, finishedAt })
    .from(batches)
    .where(and(eq(batches.userId, userId), gt(batches.createdAt, since)))
    .orderBy(desc(batches.createdAt))
    .limit(50)
}

export async function listPieces(
  db: Queryable,
  userId: string,
  batchIds: readonly string[],
): Promise<PieceRow[]> {
  if (batchIds.length === 0) return []
  return db
    .select()
    .from(batchPieces)
    .where(and(eq(batchPieces.userId, userId), inArray(batchPieces.batchId, [...batchIds])))
    .orderBy(asc(batchPieces.number))
}

/** Pieces of a user's batches since a moment, but for those that could not be ordered. */
export async function countPieces(db: Queryable, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(batchPieces)
    .innerJoin(batches, eq(batches.id, batchPieces.batchId))
    .where(and(eq(batches.userId, userId), gt(batches.createdAt, since), ne(batchPieces.state, 'refused')))
  return row?.total ?? 0
}

export async function savePiece(
  db: Queryable,
  { batchId, number }: Pick<PieceRow, 'batchId' | 'number'>,
  change: Partial<Pick<PieceRow, 'ideaId' | 'title' | 'state' | 'videoId' | 'posts' | 'message'>>,
): Promise<void> {
  await db
    .update(batchPieces)
    .set(change)
    .where(and(eq(batchPieces.batchId, batchId), eq(batchPieces.number, number)))
}

export async function finishBatch(db: Queryable, id: string, finishedAt: Date): Promise<void> {
  await db.update(batches).set({ finishedAt }).where(eq(batches.id, id))
}
