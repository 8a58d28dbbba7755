import { and, asc, count, eq, inArray, isNotNull, isNull, lte, min, ne, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../platform/db/open-db.ts'
import { posts, profiles, videos } from '../../schema.ts'
import type { VideoRow } from '../../videos/require-video.ts'

export type AgingVideo = {
  readonly id: string
  readonly userId: string
  readonly title: string
  readonly dueAt: Date
}

const ENDED = ['generated', 'completed', 'published', 'failed'] as const
/** When a video reaches its owner's retention period. Only for periods that are numbers: `case` keeps the cast from the rest. */
const dueAt = sql<Date>`${videos.createdAt} + (case when ${profiles.dataRetentionPeriod} = 'forever' then 0 else ${profiles.dataRetentionPeriod}::int end) * interval '1 day'`
/** A video that is deleted for its age; not one that its owner deleted already, nor one whose owner is kept out, and cannot come and keep it. */
const ages = and(
  isNull(profiles.disabledAt),
  ne(profiles.dataRetentionPeriod, 'forever'),
  eq(videos.isKept, false),
  isNull(videos.deletionId),
  inArray(videos.status, [...ENDED]),
)

/** Videos that reach their owners' retention period by a moment and whose owners were not told since so many days ahead. */
export async function listVideosToAnnounce(
  db: Database,
  by: Date,
  noticeDays: number,
): Promise<AgingVideo[]> {
  const rows = await db
    .select({ id: videos.id, userId: videos.userId, title: videos.title, dueAt })
    .from(videos)
    .innerJoin(profiles, eq(profiles.id, videos.userId))
    .where(
      and(
        ages,
        or(isNull(videos.deletionNoticeDays), sql`${videos.deletionNoticeDays} > ${noticeDays}`),
        lte(dueAt, by),
      ),
    )
    .orderBy(asc(videos.userId), asc(videos.createdAt))
  return rows.map((row) => ({ ...row, dueAt: new Date(row.dueAt) }))
}

/** Remembers that the owner was told when a video will be deleted, so many days ahead. */
export async function noteNotice(
  db: Database,
  userId: string,
  id: string,
  notice: { readonly deleteAfter: Date; readonly deletionNoticeDays: number },
): Promise<void> {
  await db
    .update(videos)
    .set(notice)
    .where(and(eq(videos.userId, userId), eq(videos.id, id), eq(videos.isKept, false)))
}

/** Takes back what owners (or one of them) were told of videos that are now kept beyond the day that was named. */
export async function takeBackNotices(db: Database, userId?: string): Promise<void> {
  const longer = db
    .select({ id: videos.id })
    .from(videos)
    .innerJoin(profiles, eq(profiles.id, videos.userId))
    .where(
      and(
        ownerIs(userId),
        isNotNull(videos.deleteAfter),
        // The database knows the making to the microsecond, the day that was named is rounded to milliseconds.
        or(
          eq(profiles.dataRetentionPeriod, 'forever'),
          sql`${dueAt} > ${videos.deleteAfter} + interval '1 second'`,
        ),
      ),
    )
  await db
    .update(videos)
    .set({ deleteAfter: null, deletionNoticeDays: null })
    .where(and(ownerIs(userId), inArray(videos.id, longer)))
}

/** Takes back everything that an owner was told of videos, so that it is told anew. */
export async function forgetNotices(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(videos)
    .set({ deleteAfter: null, deletionNoticeDays: null })
    .where(and(eq(videos.userId, userId), isNotNull(videos.deleteAfter)))
}

/** A post of a video that is to go out, or is on its way: without the film it would fail. */
const isPosted = (now: Date) =>
  sql`exists (select 1 from ${posts} where ${posts.videoId} = ${videos.id} and (${posts.status} in ('uploading', 'processing') or (${posts.status} = 'scheduled' and ${posts.scheduledAt} > ${now.toISOString()}::timestamptz)))`

/** A video whose period and notice are over, and of which no post waits. */
const isDue = (now: Date) => and(ages, lte(videos.deleteAfter, now), lte(dueAt, now), not(isPosted(now)))

export async function listDueVideos(db: Database, now: Date): Promise<{ id: string; userId: string }[]> {
  return db
    .select({ id: videos.id, userId: videos.userId })
    .from(videos)
    .innerJoin(profiles, eq(profiles.id, videos.userId))
    .where(isDue(now))
}

const ownDue = (db: Queryable, userId: string, id: string, now: Date) =>
  db
    .select({ id: videos.id })
    .from(videos)
    .innerJoin(profiles, eq(profiles.id, videos.userId))
    .where(and(eq(videos.userId, userId), eq(videos.id, id), isDue(now)))

export async function isVideoDue(db: Queryable, userId: string, id: string, now: Date): Promise<boolean> {
  return (await ownDue(db, userId, id, now)).length > 0
}

/** Deletes a video that is due still: its owner may have kept it, or keeps videos longer, since the night's list was made. */
export async function deleteDueVideo(
  db: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<VideoRow | undefined> {
  const [row] = await db
    .delete(videos)
    .where(and(eq(videos.userId, userId), inArray(videos.id, ownDue(db, userId, id, now))))
    .returning()
  return row
}

/** How many of a user's videos will be deleted for their age, as far as it was told, and when the first. */
export async function countAgingVideos(
  db: Database,
  userId: string,
): Promise<{ total: number; firstAt: Date | null }> {
  const [row] = await db
    .select({ total: count(), firstAt: min(videos.deleteAfter) })
    .from(videos)
    .where(and(eq(videos.userId, userId), isNotNull(videos.deleteAfter), isNull(videos.deletionId)))
  return { total: row?.total ?? 0, firstAt: row?.firstAt ?? null }
}

/** Keeps every video of a user whose deletion was told, whatever its age. */
export async function keepAnnouncedVideos(
  db: Database,
  userId: string,
  updatedAt: Date,
): Promise<(typeof videos.$inferSelect)[]> {
  return db
    .update(videos)
    .set({ isKept: true, deleteAfter: null, deletionNoticeDays: null, updatedAt })
    .where(and(eq(videos.userId, userId), isNotNull(videos.deleteAfter), isNull(videos.deletionId)))
    .returning()
}

function ownerIs(userId: string | undefined): SQL | undefined {
  return userId === undefined ? undefined : eq(videos.userId, userId)
}
