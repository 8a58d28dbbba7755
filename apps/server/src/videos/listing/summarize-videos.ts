import type { Video } from '@hookreel/contract'
import type { VideoDeps } from '../video-deps.ts'
import { presentVideo } from './present-video.ts'
import { countOwnVideos } from '../videos.queries.ts'
import { listOwnVideos } from './listing.queries.ts'

/** How many videos a user has, how many are being made or never came to be, how often they were viewed, and the latest ones. */
export async function summarizeVideos(
  deps: Pick<VideoDeps, 'db' | 'clock' | 'secrets' | 'filmLengths'>,
  userId: string,
  latest: number,
): Promise<{ total: number; processing: number; failed: number; views: number; recent: Video[] }> {
  const rows = await listOwnVideos(deps.db, userId, { offset: 0, limit: latest })
  const counts = await countOwnVideos(deps.db, userId)
  return { ...counts, recent: rows.map((row) => presentVideo(row, deps)) }
}
