import { announceVideo } from '../videos/announce-video.ts'
import type { VideoDeps } from '../videos/video-deps.ts'
import { keepToldVideos } from './retention.queries.ts'

/** Keeps every video of a user that would soon be deleted for its age; answers how many. */
export async function keepVideos(deps: VideoDeps, userId: string): Promise<number> {
  const rows = await keepToldVideos(deps.db, userId, deps.clock.now())
  for (const row of rows) announceVideo(deps, row)
  return rows.length
}
