import { readFile } from 'node:fs/promises'
import { openPhotoCleaner, RenderError } from '@hookreel/render'
import { writePart } from '../part-files.ts'
import { StudioError } from '../studio-error.ts'

/**
 * Keeps a picture that a person sent as the part `file` (a .jpg), written anew, no larger than `maxSide`. Throws StudioError `photo_unreadable`
 * or `photo_too_large`.
 */
export type PhotoKeeper = (
  sentFile: string,
  partsFolder: string,
  file: string,
  maxSide?: number,
) => Promise<void>

/** Keeps pictures that people sent; a process has one, as those that are decoded at the same time share its memory. */
export function openPhotoKeeper(): PhotoKeeper {
  const cleanPhoto = openPhotoCleaner()
  return async (sentFile, partsFolder, file, maxSide) => {
    try {
      await writePart(partsFolder, file, await cleanPhoto(await readFile(sentFile), undefined, maxSide))
    } catch (cause) {
      throw cause instanceof RenderError ? refusalOf(cause) : cause
    }
  }
}

function refusalOf(cause: RenderError): Error {
  const { code, message } = cause
  const isRefused = code === 'photo_unreadable' || code === 'photo_too_large'
  return isRefused ? new StudioError(code, message, { cause }) : cause
}
