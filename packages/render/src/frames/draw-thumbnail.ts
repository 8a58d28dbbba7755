import { createCanvas } from '@napi-rs/canvas'
import { OVERSCAN, restingLayers, type FrameSize, type Picture } from '@hookreel/film'
import { decodeImage, type LoadFile } from './load-picture.ts'

const QUALITY = 80

/**
 * A scene as it stands when its camera rests, as a small JPEG whose short side has `shortSide` pixels.
 * @throws RenderError `render_failed` naming the layer that cannot be read.
 */
export async function drawThumbnail(
  picture: Picture,
  frameSize: FrameSize,
  loadFile: LoadFile,
  shortSide: number,
): Promise<Uint8Array> {
  const scale = shortSide / Math.min(frameSize.width, frameSize.height)
  const width = Math.round(frameSize.width * scale)
  const height = Math.round(frameSize.height * scale)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  for (const { file, depth, blend, box } of restingLayers(picture)) {
    const image = await decodeImage(file, await loadFile(file))
    // What is fixed to the screen has no margin around it.
    const margin = depth === null ? 0 : OVERSCAN
    const place = (at: number, side: number) => (at * (1 + 2 * margin) - margin) * side
    const extent = (part: number, side: number) => part * (1 + 2 * margin) * side
    context.globalCompositeOperation = blend === 'add' ? 'lighter' : 'source-over'
    context.drawImage(
      image,
      place(box.x, width),
      place(box.y, height),
      extent(box.width, width),
      extent(box.height, height),
    )
  }
  return canvas.encode('jpeg', QUALITY)
}
