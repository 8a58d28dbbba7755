import { cleanUpload, findFfmpeg, RenderError } from '@hookreel/render'
import type { CleanUpload } from '@hookreel/render'
import { StudioError } from '../studio-error.ts'

/**
 * A video that a person sent, written anew as `filmFile` (MP4) with a poster. Throws StudioError `upload_refused` with
 * a sentence for people when it is none, damaged or too long; whatever else goes wrong is no fault of the file.
 */
export async function keepUpload(task: {
  readonly sentFile: string
  readonly filmFile: string
  readonly posterFile: string
  readonly maxSeconds: number
  readonly ffmpegPath?: string | undefined
  readonly signal?: AbortSignal
}): Promise<CleanUpload> {
  const { ffmpegPath, ...request } = task
  const ffmpeg = await findFfmpeg(ffmpegPath === undefined ? {} : { ffmpegPath })
  try {
    return await cleanUpload({ ...request, ffmpeg })
  } catch (cause) {
    if (!(cause instanceof RenderError) || cause.code !== 'upload_refused') throw cause
    throw new StudioError('upload_refused', cause.message, { cause })
  }
}
