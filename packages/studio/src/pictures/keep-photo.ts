import { readFile } from 'node:fs/promises'
import { cleanClip, cleanPhoto, findFfmpeg, RenderError } from '@hookreel/render'
import type { ClipRequest } from '@hookreel/render'
import { writePart } from '../part-files.ts'
import { StudioError } from '../studio-error.ts'

/**
 * Keeps a picture that a person sent as the part `file` (a .jpg), written anew, no larger than `maxSide`. Throws StudioError `photo_unreadable`
 * or `photo_too_large`.
 */
export async function keepPhoto(
  sentFile: string,
  partsFolder: string,
  file: string,
  maxSide?: number,
): Promise<void> {
  try {
    await writePart(partsFolder, file, await cleanPhoto(await readFile(sentFile), undefined, maxSide))
  } catch (cause) {
    const isRefused =
      cause instanceof RenderError && (cause.code === 'photo_unreadable' || cause.code === 'photo_too_large')
    if (!isRefused) throw cause
    throw new StudioError(
      cause.code === 'photo_too_large' ? 'photo_too_large' : 'photo_unreadable',
      cause.message,
      {
        cause,
      },
    )
  }
}

/**
 * Keeps a clip that a person sent for a scene as `clipFile` (MP4), written anew; tells whether it can be heard. Throws StudioError
 * `upload_refused` with a sentence for people.
 */
export async function keepClip(
  task: Omit<ClipRequest, 'ffmpeg'> & { readonly ffmpegPath?: string | undefined },
): Promise<{ readonly seconds: number; readonly hasSound: boolean }> {
  const { ffmpegPath, ...request } = task
  const ffmpeg = await findFfmpeg(ffmpegPath === undefined ? {} : { ffmpegPath })
  try {
    return await cleanClip({ ...request, ffmpeg })
  } catch (cause) {
    if (!(cause instanceof RenderError) || cause.code !== 'upload_refused') throw cause
    throw new StudioError('upload_refused', cause.message, { cause })
  }
}
