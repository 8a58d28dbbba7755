import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { StyleId } from '@hookreel/film'
import { buildTestFilm } from './build-test-film.ts'
import { openFrames } from '../../packages/render/src/frames/frame-source.ts'
import { paintYuv } from './paint-yuv.ts'

const FRAME_SIZE = { width: 216, height: 384 }
/** Within a shot, in a transition, and in the shot after it. */
const FRAMES = [20, 38, 70]

/** Three frames of a small film in a style side by side, drawn as the film is drawn: what the goldens keep. */
export async function buildGoldenFrame(style: StyleId): Promise<Canvas> {
  const { width, height } = FRAME_SIZE
  const film = buildTestFilm({ frameSize: FRAME_SIZE, seconds: 3, style })
  const frames = await openFrames(film.timeline, film.loadFile)
  const canvas = createCanvas(width * FRAMES.length, height)
  const context = canvas.getContext('2d')
  for (const [position, n] of FRAMES.entries()) {
    const image = context.createImageData(width, height)
    paintYuv(await frames.draw(n), { width, height }, image.data)
    context.putImageData(image, position * width, 0)
  }
  return canvas
}
