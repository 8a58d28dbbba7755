import { and, eq, notInArray } from 'drizzle-orm'
import type { Queryable } from '../platform/db/open-db.ts'
import { videos } from '../schema.ts'
import type { VideoRow } from './videos.queries.ts'

/** Writes what the files of a video take, unless it is being made: then that is reserved. False when it is gone, too. */
export async function saveStorageBytes(
  db: Queryable,
  { userId, id }: Pick<VideoRow, 'userId' | 'id'>,
  storageBytes: number,
): Promise<boolean> {
  const saved = await db
    .update(videos)
    .set({ storageBytes })
    .where(
      and(eq(videos.userId, userId), eq(videos.id, id), notInArray(videos.status, ['queued', 'processing'])),
    )
    .returning({ id: videos.id })
  return saved.length > 0
}
