import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/open-db.ts'
import { videos } from '../../schema.ts'
import type { VideoRow } from '../videos.queries.ts'

/** What a list of versions tells of each, and what its language is told by: whole rows have up to half a megabyte of scenes each. */
export type VersionRow = Pick<VideoRow, 'id' | 'title' | 'status' | 'voiceId' | 'script'> & {
  readonly language: VideoRow['choices']['language'] | null
}

/** The versions of a video in other languages, oldest first; those that failed are none. */
export async function listVersions(db: Queryable, userId: string, firstId: string): Promise<VersionRow[]> {
  const { id, title, status, voiceId, script, choices } = videos
  const language = sql<VersionRow['language']>`${choices} -> 'language'`
  return db
    .select({ id, title, status, voiceId, script, language })
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
