import { and, count, desc, eq, gt, not } from 'drizzle-orm'
import type { Database } from '../platform/db/open-db.ts'
import { users, videos } from '../schema.ts'
import { wasCancelled } from './videos.queries.ts'

const SHOWN_FAILURES = 50

/** The newest failed videos of everybody, with their owners' addresses; not those that their owners cancelled. */
export async function selectFailedVideos(db: Database) {
  return db
    .select({ id: videos.id, title: videos.title, email: users.email, failure: videos.failure })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.userId))
    .where(and(eq(videos.status, 'failed'), not(wasCancelled)))
    .orderBy(desc(videos.updatedAt))
    .limit(SHOWN_FAILURES)
}

export async function countVideosByStatus(db: Database, since: Date) {
  return db
    .select({ status: videos.status, total: count() })
    .from(videos)
    .where(gt(videos.createdAt, since))
    .groupBy(videos.status)
}
