import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/db/open-db.ts'
import { deletions } from '../schema.ts'

export type DeletionRow = typeof deletions.$inferSelect

export async function insertDeletion(
  tx: Transaction,
  deletion: typeof deletions.$inferInsert,
): Promise<void> {
  await tx.insert(deletions).values(deletion)
}

export async function updateOwnDeletion(
  tx: Transaction,
  userId: string,
  id: string,
  change: Pick<DeletionRow, 'count' | 'title'>,
): Promise<DeletionRow | undefined> {
  const [row] = await tx
    .update(deletions)
    .set(change)
    .where(and(eq(deletions.userId, userId), eq(deletions.id, id)))
    .returning()
  return row
}

/** What a user can still bring back, the oldest first. */
export async function listUndoable(db: Queryable, userId: string, now: Date): Promise<DeletionRow[]> {
  return db
    .select()
    .from(deletions)
    .where(and(eq(deletions.userId, userId), gt(deletions.undoUntil, now)))
    .orderBy(asc(deletions.createdAt))
}

/** Frees what was deleted, unless its time is over. False when there is nothing to undo. */
export async function takeBackDeletion(
  db: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .delete(deletions)
    .where(and(eq(deletions.userId, userId), eq(deletions.id, id), gt(deletions.undoUntil, now)))
    .returning({ id: deletions.id })
  return rows.length > 0
}

/** Everybody's whose time is over. */
export async function listOverdue(db: Queryable, now: Date): Promise<DeletionRow[]> {
  return db.select().from(deletions).where(lte(deletions.undoUntil, now))
}

export async function deleteDeletion(db: Queryable, { userId, id }: DeletionRow): Promise<void> {
  await db.delete(deletions).where(and(eq(deletions.userId, userId), eq(deletions.id, id)))
}
