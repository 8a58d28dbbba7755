import { HOUR_MS } from '@hookreel/contract'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '../../platform/http/app-error.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { COMPRESS_DOWNLOAD, COMPRESS_LONG_DOWNLOAD, MAKE_DOWNLOAD } from './make-download.job.ts'
import { findRendition, renditionKey } from './rendition.ts'
import type { VideoDeps } from '../video-deps.ts'
import type { VideoRow } from '../videos.queries.ts'

/** Writing tags takes well under a second: most downloads are answered at once. */
const WAIT_MS = 4000
const LOOK_MS = 100
/** Each re-encodes a whole film; so does a mere change of title. */
const COMPRESSED_PER_HOUR = 30

/**
 * Key of the file that the owner downloads, written the way the settings ask. What takes longer than a few seconds
 * goes on in the background: then it throws `download_preparing`, and asking again finds it.
 */
export async function prepareDownload(deps: VideoDeps, video: VideoRow): Promise<string> {
  if (video.downloadKey === null) throw new AppError('video_not_ready')
  const rendition = await findRendition(deps.db, video)
  if (!rendition) return video.downloadKey
  const key = renditionKey(video, rendition)
  const isThere = async () => (await deps.storage.findSize(key)) !== undefined
  if (await isThere()) return key
  const job = rendition.quality === 'compressed' ? COMPRESS_DOWNLOAD : MAKE_DOWNLOAD
  // A long one was handed on.
  const queues = rendition.quality === 'compressed' ? [job, COMPRESS_LONG_DOWNLOAD] : [job]
  const live = (await Promise.all(queues.map((queue) => deps.queue.listLive(queue)))).flat()
  if (!live.some(({ videoId }) => videoId === video.id)) {
    if (rendition.quality === 'compressed')
      await createRateLimit(deps, 'compressed downloads', COMPRESSED_PER_HOUR, HOUR_MS).take(
        video.userId,
        `You ordered ${COMPRESSED_PER_HOUR} smaller downloads within an hour.`,
      )
    const order = { videoId: video.id }
    await deps.queue.enqueue(deps.db, job, order, { group: video.userId })
  }
  for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += LOOK_MS) {
    await wait(LOOK_MS)
    if (await isThere()) return key
  }
  throw new AppError('download_preparing', { details: { retryAfterSeconds: 1 } })
}
