import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/db/open-db.ts'
import { castMembers } from '../schema.ts'

export type MemberRow = typeof castMembers.$inferSelect
type NewMember = typeof castMembers.$inferInsert

/** What was deleted and can still be brought back is nobody's. */
const isOwn = (userId: string) => and(eq(castMembers.userId, userId), isNull(castMembers.deletionId))

/** The oldest first: of two with one name it is the one who is meant. */
export async function listOwnMembers(db: Queryable, userId: string): Promise<MemberRow[]> {
  return db
    .select()
    .from(castMembers)
    .where(isOwn(userId))
    .orderBy(asc(castMembers.createdAt), asc(castMembers.id))
}

export async function findOwnMember(
  db: Queryable,
  userId: string,
  id: string,
): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(castMembers)
    .where(and(isOwn(userId), eq(castMembers.id, id)))
  return row
}

/** Whether another one is called so, however it is written. */
export async function hasOwnName(
  db: Queryable,
  userId: string,
  name: string,
  butId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: castMembers.id })
    .from(castMembers)
    .where(and(isOwn(userId), sql`lower(${castMembers.name}) = lower(${name})`, ne(castMembers.id, butId)))
    .limit(1)
  return rows.length > 0
}

export async function countOwnMembers(db: Queryable, userId: string): Promise<number> {
  return db.$count(castMembers, isOwn(userId))
}

export async function insertMember(db: Queryable, member: NewMember): Promise<MemberRow> {
  const [row] = await db.insert(castMembers).values(member).returning()
  if (!row) throw new Error('a member of a cast was not written')
  return row
}

export async function updateOwnMember(
  db: Queryable,
  userId: string,
  id: string,
  change: Partial<
    Pick<MemberRow, 'name' | 'kind' | 'sheet' | 'look' | 'pictures' | 'storageBytes' | 'updatedAt'>
  >,
): Promise<MemberRow | undefined> {
  const [row] = await db
    .update(castMembers)
    .set(change)
    .where(and(isOwn(userId), eq(castMembers.id, id)))
    .returning()
  return row
}

export async function hideOwnMembers(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  deletionId: string,
): Promise<{ id: string; title: string }[]> {
  return tx
    .update(castMembers)
    .set({ deletionId })
    .where(and(isOwn(userId), inArray(castMembers.id, [...ids])))
    .returning({ id: castMembers.id, title: castMembers.name })
}

/** Deletes the members of a deletion for good; answers them. */
export async function deleteHiddenMembers(db: Queryable, deletionId: string): Promise<MemberRow[]> {
  return db.delete(castMembers).where(eq(castMembers.deletionId, deletionId)).returning()
}
