import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/open-db.ts'
import { creditEntries, ideas, profiles, usageDays, usageViewers, videos } from '../../schema.ts'

type DayCount = { readonly day: string; readonly count: number }
const READY = ['generated', 'completed', 'published'] as const
const SPENT = ['hold', 'capture', 'release'] as const

/** Remembers that somebody viewed a video on a day; false when that was known. */
export async function insertViewer(
  tx: Transaction,
  view: { videoId: string; day: string; viewer: string },
): Promise<boolean> {
  const rows = await tx
    .insert(usageViewers)
    .values(view)
    .onConflictDoNothing()
    .returning({ day: usageViewers.day })
  return rows.length > 0
}

/** Counts a view of the video, and of its day. */
export async function addView(
  tx: Transaction,
  { userId, videoId, day }: { userId: string; videoId: string; day: string },
): Promise<void> {
  await tx
    .update(videos)
    .set({ viewCount: sql`${videos.viewCount} + 1` })
    .where(and(eq(videos.userId, userId), eq(videos.id, videoId)))
  await tx
    .insert(usageDays)
    .values({ userId, videoId, day, views: 1 })
    .onConflictDoUpdate({
      target: [usageDays.videoId, usageDays.day],
      set: { views: sql`${usageDays.views} + 1` },
    })
}

/** Deletes who viewed what before a day; the counts stay. */
export async function deleteViewersBefore(db: Queryable, day: string): Promise<void> {
  await db.delete(usageViewers).where(lt(usageViewers.day, day))
}

/** Views and downloads of a user's videos, or of one, by day. */
export async function sumPlays(
  db: Queryable,
  userId: string,
  { since, videoId }: { since: string; videoId?: string | undefined },
): Promise<{ day: string; views: number; downloads: number }[]> {
  return db
    .select({
      day: usageDays.day,
      views: sql<number>`sum(${usageDays.views})::int`,
      downloads: sql<number>`sum(${usageDays.downloads})::int`,
    })
    .from(usageDays)
    .where(
      and(
        eq(usageDays.userId, userId),
        gte(usageDays.day, since),
        videoId === undefined ? undefined : eq(usageDays.videoId, videoId),
      ),
    )
    .groupBy(usageDays.day)
}

/** Credits spent by day: held or taken, less what came back. */
export async function sumSpentCredits(
  db: Queryable,
  userId: string,
  { since, videoId }: { since: string; videoId?: string | undefined },
): Promise<DayCount[]> {
  const day = sql<string>`to_char(${creditEntries.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  return db
    .select({ day, count: sql<number>`(-sum(${creditEntries.amount}))::int` })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        inArray(creditEntries.kind, [...SPENT]),
        gte(creditEntries.createdAt, new Date(`${since}T00:00:00Z`)),
        videoId === undefined ? undefined : eq(creditEntries.videoId, videoId),
      ),
    )
    .groupBy(sql`1`)
}

/** Videos that are ready, by the day they were ordered or sent. */
export async function countReadyVideos(
  db: Queryable,
  userId: string,
  { since, videoId }: { since: string; videoId?: string | undefined },
): Promise<DayCount[]> {
  const day = sql<string>`to_char(${videos.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  return db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(videos)
    .where(
      and(
        eq(videos.userId, userId),
        isNull(videos.deletionId),
        inArray(videos.status, [...READY]),
        gte(videos.createdAt, new Date(`${since}T00:00:00Z`)),
        videoId === undefined ? undefined : eq(videos.id, videoId),
      ),
    )
    .groupBy(sql`1`)
}

/** Ideas that a user got since a moment. */
export async function countIdeasSince(db: Queryable, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(ideas)
    .where(and(eq(ideas.userId, userId), gte(ideas.createdAt, since), isNull(ideas.deletionId)))
  return row?.count ?? 0
}

/** Users who want a weekly report and got none since a moment. */
export async function listReportReaders(db: Queryable, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        eq(profiles.emailNotifications, true),
        eq(profiles.weeklyUsageReports, true),
        sql`(${profiles.weeklyReportAt} is null or ${profiles.weeklyReportAt} < ${since})`,
      ),
    )
  return rows.map(({ id }) => id)
}

/** Takes the report of a user for this job; false when another took it. */
export async function takeReport(db: Queryable, userId: string, since: Date, now: Date): Promise<boolean> {
  const rows = await db
    .update(profiles)
    .set({ weeklyReportAt: now })
    .where(
      and(
        eq(profiles.id, userId),
        sql`(${profiles.weeklyReportAt} is null or ${profiles.weeklyReportAt} < ${since})`,
      ),
    )
    .returning({ id: profiles.id })
  return rows.length > 0
}
