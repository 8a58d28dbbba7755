import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/db/open-db.ts'
import { ideaEnhancements } from '../schema.ts'

export type EnhancementRow = typeof ideaEnhancements.$inferSelect

export async function findEnhancementByKey(
  db: Queryable,
  userId: string,
  idempotencyKey: string,
): Promise<EnhancementRow | undefined> {
  const [row] = await db
    .select()
    .from(ideaEnhancements)
    .where(and(eq(ideaEnhancements.userId, userId), eq(ideaEnhancements.idempotencyKey, idempotencyKey)))
  return row
}

/** Nothing comes back when the user already has its key. */
export async function insertEnhancement(
  tx: Transaction,
  enhancement: typeof ideaEnhancements.$inferInsert,
): Promise<EnhancementRow | undefined> {
  const [row] = await tx.insert(ideaEnhancements).values(enhancement).onConflictDoNothing().returning()
  return row
}

/** Writes the results of one that has none yet; nothing comes back when another request was faster. */
export async function finishEnhancement(
  tx: Transaction,
  userId: string,
  id: string,
  done: Pick<EnhancementRow, 'results' | 'credits' | 'writtenBy' | 'isEmbedded'>,
): Promise<EnhancementRow | undefined> {
  const [row] = await tx.update(ideaEnhancements).set(done).where(beingWritten(userId, id)).returning()
  return row
}

/** Takes one away that came to nothing, so that its key can be used again. */
export async function deleteUnfinishedEnhancement(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<boolean> {
  const rows = await tx
    .delete(ideaEnhancements)
    .where(beingWritten(userId, id))
    .returning({ id: ideaEnhancements.id })
  return rows.length > 0
}

/** Says that a text is still being written, until then; false when it is not, or not any more. */
export async function extendEnhancement(
  db: Queryable,
  userId: string,
  id: string,
  writingUntil: Date,
): Promise<boolean> {
  const rows = await db
    .update(ideaEnhancements)
    .set({ writingUntil })
    .where(beingWritten(userId, id))
    .returning({ id: ideaEnhancements.id })
  return rows.length > 0
}

const beingWritten = (userId: string, id: string) =>
  and(eq(ideaEnhancements.userId, userId), eq(ideaEnhancements.id, id), isNull(ideaEnhancements.results))

/**
 * Those whose writer is gone, of a user or of everybody; of those that an earlier version began, which say nothing of their
 * writer, the ones from before `begunBefore`.
 */
export async function listAbandonedEnhancements(
  db: Queryable,
  now: Date,
  begunBefore: Date,
  userId?: string,
): Promise<EnhancementRow[]> {
  return db
    .select()
    .from(ideaEnhancements)
    .where(
      and(
        userId === undefined ? undefined : eq(ideaEnhancements.userId, userId),
        isNull(ideaEnhancements.results),
        or(
          lt(ideaEnhancements.writingUntil, now),
          and(isNull(ideaEnhancements.writingUntil), lt(ideaEnhancements.createdAt, begunBefore)),
        ),
      ),
    )
}
