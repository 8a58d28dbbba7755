import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/open-db.ts'
import { videos } from '../../schema.ts'
import type { VideoRow } from '../videos.queries.ts'

/** The versions of a video in other languages, oldest first; those that failed are none. */
export async function listVersions(db: Queryable, userId: string, firstId: string): Promise<VideoRow[]> {
  return db
    .select()
    .from(videos)
    .where(
      and(
        eq(videos.userId, userId),
        isNull(videos.deletionId),
        ne(videos.status, 'failed'),
        sql`${videos.choices} -> 'language' ->> 'of' = ${firstId}`,
      ),
    )
    .orderBy(asc(videos.createdAt), asc(videos.id))
}
