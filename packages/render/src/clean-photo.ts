import { createCanvas } from '@napi-rs/canvas'
import { decodeImage } from './load-picture.ts'
import { readPhotoHead } from '@hookreel/film'
import { RenderError } from './render-error.ts'

/** Nothing larger is decoded: a small file can hold a picture that fills the memory. */
export const PHOTO_MAX_PIXELS = 50_000_000
/** Longest side that is kept: more than any film shows, with its margin. */
const KEPT_SIDE = 2176
const QUALITY = 92

/**
 * A person's picture (PNG, JPEG or WebP, told by its content) written anew as a JPEG of its pixels alone: no metadata,
 * no second payload, upright, at most as large as films need. What is transparent becomes white.
 * @throws RenderError `photo_unreadable` when it is none of these, `photo_too_large` beyond PHOTO_MAX_PIXELS.
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const head = readPhotoHead(bytes)
  if (!head || head.width < 1 || head.height < 1)
    throw new RenderError('photo_unreadable', 'This is no PNG, JPEG or WebP picture.')
  if (head.width * head.height > PHOTO_MAX_PIXELS)
    throw new RenderError('photo_too_large', 'This picture has too many pixels.')
  const image = await decodeImage('picture', bytes).catch((cause: unknown) => {
    throw new RenderError('photo_unreadable', 'This picture is damaged and cannot be read.', { cause })
  })
  const scale = Math.min(1, KEPT_SIDE / Math.max(image.width, image.height))
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  )
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.encode('jpeg', QUALITY)
}
