import type { Canvas } from '@napi-rs/canvas'
import { createSprite } from '../../canvas.ts'

/** How much of a subject's own colour is left in print. */
const COLOUR_KEPT = 0.48
/** Flat drawings get a press photographer's light: from above, so much darker at their feet. */
const SHADE = 62

/** Prints a subject like an old magazine: mostly grey with a warm cast, a fine screen of dots. */
export function printSubject(source: Canvas, scale: number): Canvas {
  const { canvas, context } = createSprite(source.width)
  context.drawImage(source, 0, 0)
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  const { data, width, height } = image
  const pitch = 0.62 / Math.max(0.4, scale)
  for (let y = 0; y < height; y += 1) {
    const light = SHADE * (0.34 - y / height)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      if ((data[at + 3] ?? 0) === 0) continue
      const grey = (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11
      const tone =
        (grey - 128) * 1.24 + 128 + light + Math.sin((x + y) * pitch) * Math.sin((x - y) * pitch) * 20
      data[at] = tone * (1 - COLOUR_KEPT) + ((data[at] ?? 0) + light) * COLOUR_KEPT + 8
      data[at + 1] = tone * (1 - COLOUR_KEPT) + ((data[at + 1] ?? 0) + light) * COLOUR_KEPT
      data[at + 2] = tone * (1 - COLOUR_KEPT) + ((data[at + 2] ?? 0) + light) * COLOUR_KEPT - 16
    }
  }
  context.putImageData(image, 0, 0)
  return canvas
}
