import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/open-db.ts'
import { videos } from '../../schema.ts'

/** What a page of many videos tells of each: whole rows, with their scripts and scenes, made it three times as slow. */
export type ShownVideo = Pick<
  typeof videos.$inferSelect,
  'id' | 'title' | 'durationSeconds' | 'viewCount' | 'posterKey' | 'createdAt'
>
/** What the page of one video shows and plays; not what it was made from, of which the longest has half a megabyte. */
export type WatchedVideo = ShownVideo &
  Pick<
    typeof videos.$inferSelect,
    'userId' | 'description' | 'filmKey' | 'upload' | 'resolution' | 'aspectRatio' | 'works'
  >
const LISTED = {
  id: videos.id,
  title: videos.title,
  durationSeconds: videos.durationSeconds,
  viewCount: videos.viewCount,
  posterKey: videos.posterKey,
  createdAt: videos.createdAt,
}
const WATCHED = {
  ...LISTED,
  userId: videos.userId,
  description: videos.description,
  filmKey: videos.filmKey,
  upload: videos.upload,
  resolution: videos.resolution,
  aspectRatio: videos.aspectRatio,
  works: videos.works,
}
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
  return db.select(LISTED).from(videos).where(shown(userId)).orderBy(desc(videos.createdAt)).limit(limit)
}

/** One of them, as its own page shows it. Strangers ask for it, with each look at its film and its picture. */
export async function findShownVideo(
  db: Queryable,
  userId: string,
  id: string,
): Promise<WatchedVideo | undefined> {
  const [row] = await db
    .select(WATCHED)
    .from(videos)
    .where(and(shown(userId), eq(videos.id, id)))
  return row
}
