import { and, asc, eq, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/open-db.ts'
import { castMembers, castSittings } from '../../schema.ts'

export type SittingRow = typeof castSittings.$inferSelect
type Change = Partial<Pick<SittingRow, 'isStopping' | 'pictures' | 'storageBytes' | 'endsAt'>>

/** Which state follows which. */
const MOVES: Readonly<Record<SittingRow['status'], readonly SittingRow['status'][]>> = {
  making: ['ready', 'failed', 'closed'],
  ready: ['closed'],
  failed: ['closed'],
  closed: [],
}

const isOwn = (userId: string, id: string) => and(eq(castSittings.userId, userId), eq(castSittings.id, id))

/** Those that somebody's members have now, the open ones. */
export async function listOpenSittings(db: Queryable, userId: string): Promise<SittingRow[]> {
  return db
    .select()
    .from(castSittings)
    .where(and(eq(castSittings.userId, userId), ne(castSittings.status, 'closed')))
}

export async function findOpenSitting(
  db: Queryable,
  userId: string,
  memberId: string,
): Promise<SittingRow | undefined> {
  const open = await listOpenSittings(db, userId)
  return open.find((row) => row.memberId === memberId)
}

export async function findSittingByKey(
  db: Queryable,
  userId: string,
  orderKey: string,
): Promise<SittingRow | undefined> {
  const [row] = await db
    .select()
    .from(castSittings)
    .where(and(eq(castSittings.userId, userId), eq(castSittings.orderKey, orderKey)))
  return row
}

/** Waits for anyone who changes it. */
export async function lockSitting(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<SittingRow | undefined> {
  const [row] = await tx.select().from(castSittings).where(isOwn(userId, id)).for('update')
  return row
}

export async function insertSitting(
  tx: Transaction,
  sitting: typeof castSittings.$inferInsert,
): Promise<SittingRow> {
  const [row] = await tx.insert(castSittings).values(sitting).returning()
  if (!row) throw new Error('a sitting was not written')
  return row
}

/** From now on this try makes it, and no earlier one writes to it; nothing when there is nothing to be made. */
export async function claimSitting(
  db: Queryable,
  userId: string,
  id: string,
  claim: string,
): Promise<SittingRow | undefined> {
  const [row] = await db
    .update(castSittings)
    .set({ claim })
    .where(and(isOwn(userId, id), eq(castSittings.status, 'making')))
    .returning()
  return row
}

/** What a try made; nothing when it is not this one's any more. */
export async function savePictures(
  db: Queryable,
  { userId, id, claim }: Pick<SittingRow, 'userId' | 'id' | 'claim'>,
  change: Change,
): Promise<SittingRow | undefined> {
  const isHeld = and(eq(castSittings.claim, claim ?? ''), eq(castSittings.status, 'making'))
  const [row] = await db
    .update(castSittings)
    .set(change)
    .where(and(isOwn(userId, id), isHeld))
    .returning()
  return row
}

/** Changes one that is locked. */
export async function changeSitting(
  tx: Transaction,
  { userId, id }: Pick<SittingRow, 'userId' | 'id'>,
  change: Change,
): Promise<void> {
  await tx.update(castSittings).set(change).where(isOwn(userId, id))
}

/** Moves one that is locked to another state. */
export async function moveSitting(
  tx: Transaction,
  { userId, id, status }: Pick<SittingRow, 'userId' | 'id' | 'status'>,
  next: SittingRow['status'],
  change: Change = {},
): Promise<void> {
  if (!MOVES[status].includes(next)) throw new Error(`a sitting does not go from ${status} to ${next}`)
  await tx
    .update(castSittings)
    .set({ ...change, status: next })
    .where(isOwn(userId, id))
}

/** Everybody's whose time to choose, or to be remembered, is over. */
export async function listOverdueSittings(db: Queryable, now: Date): Promise<SittingRow[]> {
  return db
    .select()
    .from(castSittings)
    .where(and(lt(castSittings.endsAt, now), ne(castSittings.status, 'making')))
    .orderBy(asc(castSittings.endsAt))
}

export async function deleteSitting(db: Queryable, userId: string, id: string): Promise<void> {
  await db.delete(castSittings).where(isOwn(userId, id))
}

/** Of members that a deletion hides. */
export async function listSittingsOfDeletion(db: Queryable, deletionId: string): Promise<SittingRow[]> {
  const hidden = db
    .select({ id: castMembers.id })
    .from(castMembers)
    .where(eq(castMembers.deletionId, deletionId))
  return db.select().from(castSittings).where(inArray(castSittings.memberId, hidden))
}

/** Its member, unless it was deleted; no matter whose. */
export async function findSitter(db: Queryable, { userId, memberId }: SittingRow) {
  const [row] = await db
    .select()
    .from(castMembers)
    .where(and(eq(castMembers.userId, userId), eq(castMembers.id, memberId), isNull(castMembers.deletionId)))
  return row
}
