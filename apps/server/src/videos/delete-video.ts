import { AppError } from '../platform/http/app-error.ts'
import { removePaidParts } from './paid-parts.ts'
import { requireVideo } from './require-video.ts'
import type { VideoDeps } from './video-deps.ts'
import { removeParts, videoKeyStart } from './video-files.ts'
import { deleteOwnVideo } from './videos.queries.ts'

/** Deletes one's own video and its files. Throws `video_in_progress` while it is being made. */
export async function deleteVideo(deps: VideoDeps, userId: string, id: string): Promise<void> {
  const video = await requireVideo(deps, userId, id)
  if (video.status === 'failed') await removePaidParts(deps, video)
  const deleted = await deleteOwnVideo(deps.db, userId, video.id)
  if (!deleted) throw new AppError('video_in_progress')
  await deps.storage.removeAllStartingWith(videoKeyStart(deleted))
  await removeParts(deps.config, deleted.id)
  deps.hub.publish(userId, 'video_deleted', { id: deleted.id })
}
