import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/db/open-db.ts'
import { ideas } from '../platform/db/schema.ts'

type Reader = Database | Transaction
export type IdeaRow = typeof ideas.$inferSelect
export type NewIdea = typeof ideas.$inferInsert

const own = (userId: string, id: string) => and(eq(ideas.userId, userId), eq(ideas.id, id))

/** In the order given. */
export async function insertIdeas(tx: Transaction, values: readonly NewIdea[]): Promise<IdeaRow[]> {
  if (values.length === 0) return []
  return tx
    .insert(ideas)
    .values([...values])
    .returning()
}

export async function findOwnIdea(db: Reader, userId: string, id: string): Promise<IdeaRow | undefined> {
  const [row] = await db.select().from(ideas).where(own(userId, id))
  return row
}

export async function listOwnIdeas(
  db: Reader,
  userId: string,
  page: { offset: number; limit: number },
): Promise<IdeaRow[]> {
  return db
    .select()
    .from(ideas)
    .where(eq(ideas.userId, userId))
    .orderBy(desc(ideas.createdAt), asc(ideas.position), asc(ideas.id))
    .offset(page.offset)
    .limit(page.limit)
}

export async function countOwnIdeas(db: Reader, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(ideas).where(eq(ideas.userId, userId))
  return row?.total ?? 0
}

export async function updateOwnIdea(
  db: Reader,
  userId: string,
  id: string,
  change: Partial<Omit<NewIdea, 'id' | 'userId'>>,
): Promise<IdeaRow | undefined> {
  const [row] = await db.update(ideas).set(change).where(own(userId, id)).returning()
  return row
}

export async function deleteOwnIdea(db: Reader, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(ideas).where(own(userId, id)).returning({ id: ideas.id })
  return rows.length > 0
}
