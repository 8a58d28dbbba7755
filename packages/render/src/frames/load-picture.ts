import { createCanvas, loadImage } from '@napi-rs/canvas'
import { freeBytes, freeCanvas, isCompleteImage, readImageHeader, storedSizeOf } from '@hookreel/film'
import type { FrameSize, Picture, PictureLayer, Pixels } from '@hookreel/film'
import { RenderError } from '../render-error.ts'

/** Reads the encoded image of a layer by `PictureLayer.file`. */
export type LoadFile = (file: string) => Promise<Uint8Array>

/**
 * Decodes the layers of a picture one after the other, scaled to the size the compositor keeps them in. The pixels of one are gone when the
 * next is asked for: three times 10 MB a layer, each left to the garbage collection, were 100 MB of a film's process.
 * @throws RenderError `render_failed` naming the file that cannot be read.
 */
export async function* loadPicture(
  picture: Picture,
  frameSize: FrameSize,
  loadFile: LoadFile,
): AsyncGenerator<{ layer: PictureLayer; pixels: Pixels }> {
  for (const layer of picture.layers) {
    const pixels = await loadLayer(layer, frameSize, loadFile)
    try {
      yield { layer, pixels }
    } finally {
      freeBytes(pixels.data)
    }
  }
}

async function loadLayer(layer: PictureLayer, frameSize: FrameSize, loadFile: LoadFile): Promise<Pixels> {
  const image = await decodeImage(layer.file, await loadFile(layer.file))
  const { width, height, margin } = storedSizeOf(layer, frameSize, image)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, margin, margin, width - 2 * margin, height - 2 * margin)
  const { data } = context.getImageData(0, 0, width, height)
  freeCanvas(canvas)
  // The decoded image is given up with its source.
  image.src = NOTHING
  return { width, height, data }
}

const NOTHING = Buffer.alloc(0)

/** Decodes an image; the library silently accepts a truncated one, so its end marker is checked. */
export async function decodeImage(file: string, bytes: Uint8Array) {
  // A JPEG may be cut off before it says its size.
  const type = readImageHeader(bytes)?.type ?? (bytes[0] === 0xff && bytes[1] === 0xd8 ? 'jpeg' : undefined)
  if (type && !isCompleteImage(bytes, type))
    throw new RenderError('render_failed', `The picture ${file} is cut off.`)
  try {
    return await loadImage(bytes)
  } catch (cause) {
    throw new RenderError('render_failed', `The picture ${file} cannot be read.`, { cause })
  }
}
