import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/open-db.ts'
import { profiles, videos } from '../platform/db/schema.ts'

export type AgingVideo = {
  readonly id: string
  readonly userId: string
  readonly title: string
  readonly dueAt: Date
}

const ENDED = ['generated', 'completed', 'published', 'failed'] as const
/** When a video reaches its owner's retention period. Only for periods that are numbers: `case` keeps the cast from the rest. */
const dueAt = sql<Date>`${videos.createdAt} + (case when ${profiles.dataRetentionPeriod} = 'forever' then 0 else ${profiles.dataRetentionPeriod}::int end) * interval '1 day'`
const isLimited = ne(profiles.dataRetentionPeriod, 'forever')

/** Videos that reach their owners' retention period by a moment and whose owners were not told. */
export async function listUntoldVideos(db: Database, by: Date): Promise<AgingVideo[]> {
  const rows = await db
    .select({ id: videos.id, userId: videos.userId, title: videos.title, dueAt })
    .from(videos)
    .innerJoin(profiles, eq(profiles.id, videos.userId))
    .where(and(isLimited, isNull(videos.deleteAfter), inArray(videos.status, [...ENDED]), lte(dueAt, by)))
    .orderBy(asc(videos.userId), asc(videos.createdAt))
  return rows.map((row) => ({ ...row, dueAt: new Date(row.dueAt) }))
}

/** Remembers that the owner was told when a video will be deleted. */
export async function markTold(db: Database, userId: string, id: string, deleteAfter: Date): Promise<void> {
  await db
    .update(videos)
    .set({ deleteAfter })
    .where(and(eq(videos.userId, userId), eq(videos.id, id)))
}

/** Takes back what owners were told of videos that a longer period keeps beyond a moment. */
export async function unmarkKept(db: Database, by: Date): Promise<void> {
  const kept = db
    .select({ id: videos.id })
    .from(videos)
    .innerJoin(profiles, eq(profiles.id, videos.userId))
    .where(
      and(
        isNotNull(videos.deleteAfter),
        or(eq(profiles.dataRetentionPeriod, 'forever'), sql`${dueAt} > ${by}`),
      ),
    )
  await db.update(videos).set({ deleteAfter: null }).where(inArray(videos.id, kept))
}

/** Videos whose period and notice are over. */
export async function listDueVideos(db: Database, now: Date): Promise<{ id: string; userId: string }[]> {
  return db
    .select({ id: videos.id, userId: videos.userId })
    .from(videos)
    .innerJoin(profiles, eq(profiles.id, videos.userId))
    .where(and(isLimited, lte(videos.deleteAfter, now), lte(dueAt, now), inArray(videos.status, [...ENDED])))
}
