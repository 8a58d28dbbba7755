import { readFile } from 'node:fs/promises'
import { cleanPhoto, RenderError } from '@hookreel/render'
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
