import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/db/open-db.ts'
import { ideas } from '../schema.ts'
import { matchWords } from '../platform/db/match-words.ts'

export type IdeaRow = typeof ideas.$inferSelect
export type NewIdea = typeof ideas.$inferInsert

const own = (userId: string, id: string) => and(eq(ideas.userId, userId), eq(ideas.id, id))
/** What is deleted is there no more, though it may still be brought back. */
const there = (userId: string, id: string) => and(own(userId, id), isNull(ideas.deletionId))

/** In the order given. */
export async function insertIdeas(tx: Transaction, values: readonly NewIdea[]): Promise<IdeaRow[]> {
  if (values.length === 0) return []
  return tx
    .insert(ideas)
    .values([...values])
    .returning()
}

export async function findOwnIdea(db: Queryable, userId: string, id: string): Promise<IdeaRow | undefined> {
  const [row] = await db.select().from(ideas).where(there(userId, id))
  return row
}

/** The same, locked until the transaction ends. */
export async function lockOwnIdea(tx: Transaction, userId: string, id: string): Promise<IdeaRow | undefined> {
  const [row] = await tx.select().from(ideas).where(there(userId, id)).for('update')
  return row
}

export type IdeaFilter = {
  /** Words that must all occur in the texts, in any case; empty for every idea. */
  readonly search: string
  readonly status: IdeaRow['status'] | 'all'
}
export type IdeaOrder = {
  readonly sort: 'created' | 'title' | 'summary' | 'status'
  readonly direction: 'ascending' | 'descending'
}
const EVERY: IdeaFilter = { search: '', status: 'all' }
const NEWEST: IdeaOrder = { sort: 'created', direction: 'descending' }

/** A query to be awaited; a test asks the database how it goes about it. */
export function listOwnIdeas(
  db: Queryable,
  userId: string,
  page: { offset: number; limit: number },
  filter: IdeaFilter = EVERY,
  order: IdeaOrder = NEWEST,
) {
  return db
    .select()
    .from(ideas)
    .where(matching(userId, filter))
    .orderBy(...orderBy(order))
    .offset(page.offset)
    .limit(page.limit)
}

/** The ideas that a filter meets, and how many there are: their texts are read once. */
export async function searchOwnIdeas(
  db: Queryable,
  userId: string,
  page: { offset: number; limit: number },
  query: IdeaFilter & IdeaOrder,
): Promise<{ rows: IdeaRow[]; total: number }> {
  const found = await db
    .select({ row: ideas, total: sql<number>`(count(*) over ())::int` })
    .from(ideas)
    .where(matching(userId, query))
    .orderBy(...orderBy(query))
    .offset(page.offset)
    .limit(page.limit)
  const isBeyond = found.length === 0 && page.offset > 0
  const total = isBeyond ? await countOwnIdeas(db, userId, query) : (found[0]?.total ?? 0)
  return { rows: found.map(({ row }) => row), total }
}

export async function countOwnIdeas(
  db: Queryable,
  userId: string,
  filter: IdeaFilter = EVERY,
): Promise<number> {
  const [row] = await db.select({ total: count() }).from(ideas).where(matching(userId, filter))
  return row?.total ?? 0
}

/** The frameworks of the ideas that a user had last, the newest first. */
export async function listRecentFrameworks(db: Queryable, userId: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ framework: ideas.framework })
    .from(ideas)
    .where(eq(ideas.userId, userId))
    .orderBy(desc(ideas.createdAt))
    .limit(most)
  return rows.flatMap(({ framework }) => (framework === null ? [] : [framework]))
}

/** How many ideas a user has of each status. */
export async function countByStatus(
  db: Queryable,
  userId: string,
): Promise<Record<IdeaRow['status'] | 'total', number>> {
  const rows = await db
    .select({ status: ideas.status, number: count() })
    .from(ideas)
    .where(and(eq(ideas.userId, userId), isNull(ideas.deletionId)))
    .groupBy(ideas.status)
  const of = (status: IdeaRow['status']) => rows.find((row) => row.status === status)?.number ?? 0
  const counts = { draft: of('draft'), improved: of('improved'), video_generated: of('video_generated') }
  return { ...counts, total: counts.draft + counts.improved + counts.video_generated }
}

function orderBy({ sort, direction }: IdeaOrder): SQL[] {
  const turn = direction === 'ascending' ? asc : desc
  return [turn(SORT_KEYS[sort]), desc(ideas.createdAt), asc(ideas.position), asc(ideas.id)]
}

const SORT_KEYS = {
  created: ideas.createdAt,
  title: sql`lower(${ideas.title})`,
  // What the table shows: the beginning of the summary, or of the description in its place.
  summary: sql`lower(left(coalesce(${ideas.summary}, ${ideas.description}, ''), 100))`,
  status: ideas.status,
}

function matching(userId: string, { search, status }: IdeaFilter): SQL | undefined {
  const texts = [ideas.title, ideas.summary, ideas.description, ideas.caption, ideas.script]
  return and(
    eq(ideas.userId, userId),
    isNull(ideas.deletionId),
    status === 'all' ? undefined : eq(ideas.status, status),
    matchWords(search, texts),
  )
}

export async function updateOwnIdea(
  db: Queryable,
  userId: string,
  id: string,
  change: Partial<Omit<NewIdea, 'id' | 'userId'>>,
): Promise<IdeaRow | undefined> {
  const [row] = await db.update(ideas).set(change).where(own(userId, id)).returning()
  return row
}

export async function deleteOwnIdea(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(ideas).where(there(userId, id)).returning({ id: ideas.id })
  return rows.length > 0
}

/** These belong to a deletion now; answers those that were there. */
export async function hideOwnIdeas(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  deletionId: string,
): Promise<{ id: string; title: string }[]> {
  return tx
    .update(ideas)
    .set({ deletionId })
    .where(and(eq(ideas.userId, userId), inArray(ideas.id, [...ids]), isNull(ideas.deletionId)))
    .returning({ id: ideas.id, title: ideas.title })
}

/** Deletes the ideas of a deletion for good. */
export async function deleteHiddenIdeas(db: Queryable, deletionId: string): Promise<void> {
  await db.delete(ideas).where(eq(ideas.deletionId, deletionId))
}
