import type { Database } from '../../platform/db/open-db.ts'
import { countVideosByStatus, selectFailedVideos } from '../operator.queries.ts'

export type FailedVideo = Awaited<ReturnType<typeof selectFailedVideos>>[number]

/** The newest failed videos of everybody, for the operator. */
export async function listFailedVideos(db: Database): Promise<FailedVideo[]> {
  return selectFailedVideos(db)
}

/** How many videos were ordered since a moment, by how they stand now. */
export async function countVideos(db: Database, since: Date): Promise<Record<string, number>> {
  const rows = await countVideosByStatus(db, since)
  return Object.fromEntries(rows.map(({ status, total }) => [status, total]))
}
