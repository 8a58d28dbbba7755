import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../platform/db/open-db.ts'
import { usageDays, videos } from '../schema.ts'

export type VideoRow = typeof videos.$inferSelect
export type NewVideo = typeof videos.$inferInsert

/** What is deleted is there no more, though it may still be brought back. */
const own = (userId: string, id: string) =>
  and(eq(videos.userId, userId), eq(videos.id, id), isNull(videos.deletionId))
const ENDED = ['generated', 'completed', 'published', 'failed'] as const

export async function insertVideo(tx: Transaction, video: NewVideo): Promise<VideoRow> {
  const [row] = await tx.insert(videos).values(video).returning()
  if (!row) throw new Error('the database took a video and gave none back')
  return row
}

export async function findOwnVideo(db: Queryable, userId: string, id: string): Promise<VideoRow | undefined> {
  const [row] = await db.select().from(videos).where(own(userId, id))
  return row
}

/** The same, locked until the transaction ends. */
export async function lockOwnVideo(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<VideoRow | undefined> {
  const [row] = await tx.select().from(videos).where(own(userId, id)).for('update')
  return row
}

/** No matter whose it is: only for the jobs. */
export async function findVideo(db: Queryable, id: string): Promise<VideoRow | undefined> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id))
  return row
}

export async function findVideoByKey(
  db: Queryable,
  userId: string,
  key: string,
): Promise<VideoRow | undefined> {
  const [row] = await db
    .select()
    .from(videos)
    .where(and(eq(videos.userId, userId), eq(videos.idempotencyKey, key)))
  return row
}

/** Whether the owner of a failed video stopped it: then nothing went wrong. */
export const wasCancelled = sql<boolean>`coalesce(${videos.failure}->>'code' = 'cancelled', false)`

/** How many videos a user has, how many are being made, how many never came to be (those that were cancelled, too), and how often all were viewed. */
export async function countOwnVideos(
  db: Queryable,
  userId: string,
): Promise<{ total: number; processing: number; failed: number; views: number }> {
  const [row] = await db
    .select({
      total: count(),
      processing: sql<number>`count(*) filter (where ${inArray(videos.status, ['queued', 'processing'])})::int`,
      failed: sql<number>`count(*) filter (where ${eq(videos.status, 'failed')})::int`,
      views: sql<number>`coalesce(sum(${videos.viewCount}), 0)::int`,
    })
    .from(videos)
    .where(and(eq(videos.userId, userId), isNull(videos.deletionId)))
  return row ?? { total: 0, processing: 0, failed: 0, views: 0 }
}

export async function updateOwnVideo(
  db: Queryable,
  userId: string,
  id: string,
  change: {
    title?: string
    description?: string | null
    isOnProfile?: boolean
    isKept?: boolean
    deleteAfter?: null
    deletionNoticeDays?: null
    updatedAt: Date
  },
): Promise<VideoRow | undefined> {
  const [row] = await db.update(videos).set(change).where(own(userId, id)).returning()
  return row
}

/** Deletes it unless it is being made. */
export async function deleteOwnVideo(
  db: Queryable,
  userId: string,
  id: string,
): Promise<VideoRow | undefined> {
  const [row] = await db
    .delete(videos)
    .where(and(own(userId, id), inArray(videos.status, [...ENDED])))
    .returning()
  return row
}

/** Of these, those that are not being made belong to a deletion now; answers them. */
export async function hideOwnVideos(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  deletionId: string,
): Promise<{ id: string; title: string }[]> {
  return tx
    .update(videos)
    .set({ deletionId })
    .where(
      and(
        eq(videos.userId, userId),
        inArray(videos.id, [...ids]),
        isNull(videos.deletionId),
        inArray(videos.status, [...ENDED]),
      ),
    )
    .returning({ id: videos.id, title: videos.title })
}

/** What was deleted together. By id: whole rows have up to half a megabyte each. */
export async function listHiddenVideos(db: Queryable, deletionId: string): Promise<{ id: string }[]> {
  return db.select({ id: videos.id }).from(videos).where(eq(videos.deletionId, deletionId))
}

export async function deleteHiddenVideo(db: Queryable, { userId, id }: VideoRow): Promise<void> {
  await db.delete(videos).where(and(eq(videos.userId, userId), eq(videos.id, id)))
}

/** Whether a video was deleted and may still be brought back, no matter whose it is. */
export async function isVideoHidden(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.select({ deletionId: videos.deletionId }).from(videos).where(eq(videos.id, id))
  return rows.some(({ deletionId }) => deletionId !== null)
}

/** Counts a download of the video, and of its day. */
export async function countDownload(db: Database, userId: string, id: string, day: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(videos)
      .set({ downloadCount: sql`${videos.downloadCount} + 1` })
      .where(own(userId, id))
    await tx
      .insert(usageDays)
      .values({ userId, videoId: id, day, downloads: 1 })
      .onConflictDoUpdate({
        target: [usageDays.videoId, usageDays.day],
        set: { downloads: sql`${usageDays.downloads} + 1` },
      })
  })
}

/** Films that wait to be made of what is kept of this one; a version in a language that is made whole needs nothing of it. */
export async function listWaitingChanges(db: Queryable, userId: string, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: videos.id, choices: videos.choices })
    .from(videos)
    .where(and(eq(videos.userId, userId), eq(videos.changeOf, id), eq(videos.status, 'queued')))
  return rows
    .filter(({ choices }) => choices.language === undefined || choices.language.reuses)
    .map((row) => row.id)
}
