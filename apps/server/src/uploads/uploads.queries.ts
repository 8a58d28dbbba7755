import { and, asc, count, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Upload } from '@hookreel/contract'
import type { Queryable } from '../platform/db/open-db.ts'
import { uploads } from '../schema.ts'

export type UploadRow = typeof uploads.$inferSelect
type State = Upload['state']

const own = (userId: string, id: string) => and(eq(uploads.userId, userId), eq(uploads.id, id))

export async function insertUpload(db: Queryable, upload: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(upload)
}

export async function findOwnUpload(
  db: Queryable,
  userId: string,
  id: string,
): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(own(userId, id))
  return row
}

/** No matter whose it is: only for the job that checks it. */
export async function findUpload(db: Queryable, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id))
  return row
}

/** Of a user: what is under way, and what failed; the newest first. */
export async function listOwnUploads(db: Queryable, userId: string, since: Date): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.userId, userId),
        inArray(uploads.state, ['receiving', 'checking', 'failed']),
        gt(uploads.updatedAt, since),
      ),
    )
    .orderBy(desc(uploads.createdAt))
    .limit(50)
}

export async function countLiveUploads(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ live: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.state, ['receiving', 'checking'])))
  return row?.live ?? 0
}

/** Moves an upload on from a state; nothing when it is no longer in it. */
export async function moveUpload(
  db: Queryable,
  id: string,
  from: State,
  change: { state: State; message?: string; updatedAt: Date },
): Promise<UploadRow | undefined> {
  const [row] = await db
    .update(uploads)
    .set(change)
    .where(and(eq(uploads.id, id), eq(uploads.state, from)))
    .returning()
  return row
}

/**
 * Counts a piece that is about to be written, once for its place and length; `most` bytes may be there with it. Nothing when
 * its place is not the next one any more, or it would be too much.
 */
export async function countPiece(
  db: Queryable,
  id: string,
  piece: { readonly at: number; readonly length: number; readonly most?: number },
): Promise<UploadRow | undefined> {
  const length = sql`${piece.length}::bigint`
  const isCounted = sql`${uploads.tries} @> to_jsonb(${length})`
  const [row] = await db
    .update(uploads)
    .set({
      writtenBytes: sql`${uploads.writtenBytes} + case when ${isCounted} then 0 else ${length} end`,
      tries: sql`case when ${isCounted} then ${uploads.tries} else ${uploads.tries} || to_jsonb(${length}) end`,
    })
    .where(
      and(
        eq(uploads.id, id),
        eq(uploads.receivedBytes, piece.at),
        eq(uploads.state, 'receiving'),
        piece.most === undefined
          ? undefined
          : or(isCounted, sql`${uploads.writtenBytes} + ${length} <= ${piece.most}::bigint`),
      ),
    )
    .returning()
  return row
}

/** Counts a piece that was taken away again. */
export async function uncountPiece(db: Queryable, id: string, length: number): Promise<void> {
  const writtenBytes = sql`greatest(0, ${uploads.writtenBytes} - ${length}::bigint)`
  await db.update(uploads).set({ writtenBytes }).where(eq(uploads.id, id))
}

/** Notes that a piece is kept; answers false when its place was not the next one any more. */
export async function advanceUpload(db: Queryable, id: string, at: number, length: number): Promise<boolean> {
  const moved = await db
    .update(uploads)
    .set({
      receivedBytes: at + length,
      pieces: sql`${uploads.pieces} || to_jsonb(${length}::bigint)`,
      tries: [],
    })
    .where(and(eq(uploads.id, id), eq(uploads.receivedBytes, at), eq(uploads.state, 'receiving')))
    .returning({ id: uploads.id })
  return moved.length > 0
}

/** Notes that bytes came, so that what is still being sent does not expire. */
export async function touchOwnUpload(
  db: Queryable,
  userId: string,
  id: string,
  updatedAt: Date,
): Promise<void> {
  await db.update(uploads).set({ updatedAt }).where(own(userId, id))
}

export async function deleteOwnUpload(
  db: Queryable,
  userId: string,
  id: string,
): Promise<UploadRow | undefined> {
  const [row] = await db.delete(uploads).where(own(userId, id)).returning()
  return row
}

/** Deletes those that nobody went on with; one that is being checked is not among them. */
export async function deleteUploadsBefore(db: Queryable, before: Date): Promise<UploadRow[]> {
  return db
    .delete(uploads)
    .where(and(lt(uploads.updatedAt, before), inArray(uploads.state, ['receiving', 'done', 'failed'])))
    .returning()
}

/** For the start of the server: everything that has no end yet. */
export async function listLiveUploads(db: Queryable): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(inArray(uploads.state, ['receiving', 'checking']))
    .orderBy(asc(uploads.createdAt))
}
