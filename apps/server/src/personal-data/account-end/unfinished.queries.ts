import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/open-db.ts'
import { videos } from '../../schema.ts'

/** Videos of a user that wait or are being made. */
export async function listUnfinishedOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.userId, userId), inArray(videos.status, ['queued', 'processing'])))
  return rows.map(({ id }) => id)
}
