import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../platform/db/open-db.ts'
import { pronunciations } from '../schema.ts'

export type PronunciationRow = typeof pronunciations.$inferSelect
type Said = Pick<PronunciationRow, 'word' | 'saidAs'>

export async function listOwnPronunciations(db: Queryable, userId: string): Promise<PronunciationRow[]> {
  return db
    .select()
    .from(pronunciations)
    .where(eq(pronunciations.userId, userId))
    .orderBy(asc(sql`lower(${pronunciations.word})`))
}

/** In place of what was said of the same word. Nothing when it would be one more than `most`. */
export async function saveOwnPronunciation(
  db: Database,
  userId: string,
  { word, saidAs }: Said,
  most: number,
): Promise<PronunciationRow | undefined> {
  const isWord = and(
    eq(pronunciations.userId, userId),
    eq(sql`lower(${pronunciations.word})`, sql`lower(${word})`),
  )
  const change = async (tx: Queryable) =>
    (await tx.update(pronunciations).set({ word, saidAs }).where(isWord).returning())[0]
  return db.transaction(async (tx) => {
    const changed = await change(tx)
    if (changed) return changed
    const [held] = await tx
      .select({ count: count() })
      .from(pronunciations)
      .where(eq(pronunciations.userId, userId))
    if ((held?.count ?? 0) >= most) return undefined
    const [added] = await tx
      .insert(pronunciations)
      .values({ userId, word, saidAs })
      .onConflictDoNothing()
      .returning()
    // Another tab wrote the same word just now: the later one holds.
    return added ?? change(tx)
  })
}

/** Tells whether it was there. */
export async function deleteOwnPronunciation(db: Queryable, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(pronunciations)
    .where(and(eq(pronunciations.userId, userId), eq(pronunciations.id, id)))
    .returning({ id: pronunciations.id })
  return gone.length > 0
}
