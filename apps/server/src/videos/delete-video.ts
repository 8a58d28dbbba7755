import { AppError } from '../platform/http/app-error.ts'
import type { Queryable, Transaction } from '../platform/db/open-db.ts'
import { failVideo } from './renders/fail-video.ts'
import { removePaidParts } from './renders/paid-parts/paid-parts.ts'
import { requireVideo } from './require-video.ts'
import type { VideoRow } from './require-video.ts'
import type { VideoDeps } from './video-deps.ts'
import { removeParts, videoKeyStart } from './video-files.ts'
import {
  deleteHiddenVideo,
  deleteOwnVideo,
  findVideo,
  hideOwnVideos,
  listHiddenVideos,
  listWaitingChanges,
} from './videos.queries.ts'

/**
 * Deletes one's own video and its files for good. Throws `video_in_progress` while it is being made, and where `remove`, which may ask for
 * more, deletes no row.
 */
export async function deleteVideo(
  deps: VideoDeps,
  userId: string,
  id: string,
  remove = (db: Queryable) => deleteOwnVideo(db, userId, id),
): Promise<void> {
  const video = await requireVideo(deps, userId, id)
  if (video.status === 'failed') await removePaidParts(deps, video)
  await giveUpChanges(deps, video)
  const deleted = await remove(deps.db)
  if (!deleted) throw new AppError('video_in_progress')
  await removeFiles(deps, deleted)
  deps.hub.publish(userId, 'video_deleted', { id: deleted.id })
}

/** Deletes videos so that it can be undone; answers those that are not being made. */
export function hideVideos(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  deletionId: string,
): Promise<{ id: string; title: string }[]> {
  return hideOwnVideos(tx, userId, ids, deletionId)
}

/** Deletes for good what can no longer be brought back. The files first: anyone who dies in between begins anew. */
export async function purgeHiddenVideos(deps: VideoDeps, deletionId: string): Promise<void> {
  for (const { id } of await listHiddenVideos(deps.db, deletionId)) {
    const video = await findVideo(deps.db, id)
    // Its account ended meanwhile.
    if (!video) continue
    if (video.status === 'failed') await removePaidParts(deps, video)
    await giveUpChanges(deps, video)
    await removeFiles(deps, video)
    await deleteHiddenVideo(deps.db, video)
  }
}

/**
 * What waits to change this film would be made whole, for the price of what it changes: it is given up, and its credits come back. One in
 * the making has its parts.
 */
async function giveUpChanges(deps: VideoDeps, video: VideoRow): Promise<void> {
  for (const id of await listWaitingChanges(deps.db, video.userId, video.id))
    await failVideo(deps, id, { code: 'cancelled', message: 'The film that this changes was deleted.' })
}

async function removeFiles(deps: VideoDeps, video: VideoRow): Promise<void> {
  await deps.storage.removeAllStartingWith(videoKeyStart(video))
  await removeParts(deps.config, video.id)
}
