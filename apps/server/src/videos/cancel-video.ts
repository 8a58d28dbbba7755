import { AppError } from '../platform/http/app-error.ts'
import { failVideo } from './renders/fail-video.ts'
import { requireVideo } from './require-video.ts'
import type { VideoDeps } from './video-deps.ts'
import type { VideoRow } from './videos.queries.ts'

/** Stops the making of one's own video at any moment; its credits come back. Throws `video_not_cancellable` afterwards. */
export async function cancelVideo(deps: VideoDeps, userId: string, id: string): Promise<VideoRow> {
  const video = await requireVideo(deps, userId, id)
  const cancelled = await failVideo(deps, video.id, {
    code: 'cancelled',
    message: 'You cancelled this video.',
  })
  if (!cancelled) throw new AppError('video_not_cancellable')
  return cancelled
}
