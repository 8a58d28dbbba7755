import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/open-db.ts'
import { videos } from '../../schema.ts'

export type VideoRow = typeof videos.$inferSelect
/** What a page of many videos tells of each: whole rows, with their scripts and scenes, made it three times as slow. */
export type ShownVideo = Pick<
  VideoRow,
  'id' | 'title' | 'durationSeconds' | 'viewCount' | 'posterKey' | 'createdAt'
>
const READY = ['generated', 'completed', 'published'] as const

const shown = (userId: string) =>
  and(
    eq(videos.userId, userId),
    eq(videos.isOnProfile, true),
    inArray(videos.status, [...READY]),
    isNull(videos.deletionId),
  )

/** Videos that a user's public page shows, the newest first. */
export async function listShownVideos(db: Queryable, userId: string, limit: number): Promise<ShownVideo[]> {
  const { id, title, durationSeconds, viewCount, posterKey, createdAt } = videos
  return db
    .select({ id, title, durationSeconds, viewCount, posterKey, createdAt })
    .from(videos)
    .where(shown(userId))
    .orderBy(desc(videos.createdAt))
    .limit(limit)
}

export async function findShownVideo(
  db: Queryable,
  userId: string,
  id: string,
): Promise<VideoRow | undefined> {
  const [row] = await db
    .select()
    .from(videos)
    .where(and(shown(userId), eq(videos.id, id)))
  return row
}
