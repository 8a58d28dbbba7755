import { SIGNED_LINK_SECONDS } from '@hookreel/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { nameFile } from '../../platform/storage/serve-files.ts'
import { signLink } from '../../platform/storage/sign-link.ts'
import { announceVideo } from '../announce-video.ts'
import { prepareDownload } from './prepare-download.ts'
import { requireVideo } from '../require-video.ts'
import type { VideoDeps } from '../video-deps.ts'
import { isReady } from '../video-status.ts'
import { countDownload } from '../videos.queries.ts'
import { dayOf } from '../../platform/clock.ts'

/**
 * A signed address of one's own finished film, good for an hour: to play it, or to download it in the ordered format
 * and the way the settings ask, under its title, which counts as one download. Throws `video_not_ready` before it is
 * finished, and `download_preparing` while its download is being written.
 */
export async function linkVideoFile(
  deps: VideoDeps,
  userId: string,
  id: string,
  isDownload: boolean,
): Promise<{ url: string; expiresAt: string }> {
  const video = await requireVideo(deps, userId, id)
  if (!isReady(video.status) || video.filmKey === null) throw new AppError('video_not_ready')
  const key = isDownload ? await prepareDownload(deps, video) : video.filmKey
  if (isDownload) {
    await countDownload(deps.db, userId, id, dayOf(deps.clock.now()))
    announceVideo(deps, { ...video, downloadCount: video.downloadCount + 1 })
  }
  // Whole seconds: the address carries them so.
  const expiresAt = new Date((Math.floor(deps.clock.now().getTime() / 1000) + SIGNED_LINK_SECONDS) * 1000)
  const downloadName = isDownload ? { downloadName: nameFile(video.title, video.format) } : {}
  return {
    url: signLink(deps.secrets.keyFor('links'), { key, expiresAt, ...downloadName }),
    expiresAt: expiresAt.toISOString(),
  }
}
