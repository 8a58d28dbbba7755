import { and, desc, eq, inArray, lte, notInArray } from 'drizzle-orm'
import type { Database } from '../platform/db/open-db.ts'
import { sources } from '../schema.ts'

export type SourceRow = typeof sources.$inferSelect

/** Keeps what was read, and of all that somebody had read only the newest. */
export async function insertSources(
  db: Database,
  userId: string,
  read: readonly Omit<typeof sources.$inferInsert, 'userId'>[],
  most: number,
): Promise<SourceRow[]> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .insert(sources)
      .values(read.map((one) => ({ ...one, userId })))
      .returning()
    const newest = tx
      .select({ id: sources.id })
      .from(sources)
      .where(eq(sources.userId, userId))
      .orderBy(desc(sources.createdAt))
      .limit(most)
    await tx.delete(sources).where(and(eq(sources.userId, userId), notInArray(sources.id, newest)))
    return rows
  })
}

export async function findOwnSources(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<SourceRow[]> {
  return db
    .select()
    .from(sources)
    .where(and(eq(sources.userId, userId), inArray(sources.id, [...ids])))
}

/** No matter whose: what was read too long ago. */
export async function deleteReadBefore(db: Database, before: Date): Promise<void> {
  await db.delete(sources).where(lte(sources.createdAt, before))
}
