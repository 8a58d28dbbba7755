import { AppError } from '../platform/http/app-error.ts'
import { announceVideo } from './announce-video.ts'
import type { VideoDeps } from './video-deps.ts'
import { updateOwnVideo } from './videos.queries.ts'
import type { VideoRow } from './videos.queries.ts'

/** Changes title or description of one's own video, or whether its owner's public page shows it. */
export async function updateVideo(
  deps: VideoDeps,
  userId: string,
  id: string,
  change: {
    readonly title?: string | undefined
    readonly description?: string | null | undefined
    readonly isOnProfile?: boolean | undefined
  },
): Promise<VideoRow> {
  const row = await updateOwnVideo(deps.db, userId, id, {
    ...(change.title === undefined ? {} : { title: change.title }),
    ...(change.description === undefined ? {} : { description: change.description }),
    ...(change.isOnProfile === undefined ? {} : { isOnProfile: change.isOnProfile }),
    updatedAt: deps.clock.now(),
  })
  if (!row) throw new AppError('video_not_found')
  announceVideo(deps, row)
  return row
}
