import { announceVideo } from './announce-video.ts'
import type { VideoDeps } from './video-deps.ts'
import { moveVideo } from './renders/making.queries.ts'

/** The first of a video's posts is live. Nothing when it was so before. */
export async function publishVideo(deps: VideoDeps, videoId: string): Promise<void> {
  const row = await moveVideo(deps.db, videoId, 'published', { updatedAt: deps.clock.now() })
  if (row) announceVideo(deps, row)
}
