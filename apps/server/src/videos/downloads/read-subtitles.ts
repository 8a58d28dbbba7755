import { text } from 'node:stream/consumers'
import type { SubtitleFormat } from '@hookreel/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { nameFile } from '../../platform/storage/serve-files.ts'
import { requireVideo } from '../require-video.ts'
import type { VideoDeps } from '../video-deps.ts'
import { videoKey } from '../video-files.ts'
import { isReady } from '../video-status.ts'

/**
 * The subtitles of one's own finished film and the name of their file. Throws `video_not_ready` before it is finished, and
 * `file_not_found` when they are not kept.
 */
export async function readSubtitles(
  deps: VideoDeps,
  userId: string,
  id: string,
  format: SubtitleFormat,
): Promise<{ text: string; fileName: string }> {
  const video = await requireVideo(deps, userId, id)
  if (!isReady(video.status)) throw new AppError('video_not_ready')
  const key = videoKey(video, format)
  if ((await deps.storage.findSize(key)) === undefined) throw new AppError('file_not_found')
  return { text: await text(deps.storage.read(key)), fileName: nameFile(video.title, format) }
}
