import type { updateVideo as endpoint } from '@hookreel/contract'
import type { z } from 'zod'
import { AppError } from '../platform/http/app-error.ts'
import { refuseStaleChange } from '../platform/refuse-stale-change.ts'
import { announceVideo } from './announce-video.ts'
import type { VideoDeps } from './video-deps.ts'
import { lockOwnVideo, updateOwnVideo } from './videos.queries.ts'
import type { VideoRow } from './videos.queries.ts'

/**
 * Changes title or description of one's own video, whether its owner's public page shows it, or whether it is kept whatever
 * its age. Throws `content_refused`, and `changed_elsewhere` when one of the texts is no longer what it `was`.
 */
export async function updateVideo(
  deps: VideoDeps,
  userId: string,
  id: string,
  { was, ...change }: z.output<NonNullable<typeof endpoint.body>>,
): Promise<VideoRow> {
  await deps.moderate([change.title ?? '', change.description ?? ''])
  const row = await deps.db.transaction(async (tx) => {
    const video = await lockOwnVideo(tx, userId, id)
    if (!video) return undefined
    refuseStaleChange({ title: video.title, description: video.description }, was, change)
    return updateOwnVideo(tx, userId, id, {
      ...(change.title === undefined ? {} : { title: change.title }),
      ...(change.description === undefined ? {} : { description: change.description }),
      ...(change.isOnProfile === undefined ? {} : { isOnProfile: change.isOnProfile }),
      // What was said about its deletion no longer holds.
      ...(change.isKept === undefined
        ? {}
        : { isKept: change.isKept, deleteAfter: null, deletionNoticeDays: null }),
      updatedAt: deps.clock.now(),
    })
  })
  if (!row) throw new AppError('video_not_found')
  announceVideo(deps, row)
  return row
}
