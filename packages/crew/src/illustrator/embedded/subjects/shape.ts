import type { Canvas } from '@napi-rs/canvas'
import { createSprite } from '../canvas.ts'

/** Where the visible part of a sprite lies, in fractions of its side. */
export type Shape = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const CELLS = 96

/** Measures the visible part of a square sprite; an empty sprite counts as full. */
export function measureShape(sprite: Canvas): Shape {
  const small = createSprite(CELLS)
  small.context.drawImage(sprite, 0, 0, CELLS, CELLS)
  const pixels = small.context.getImageData(0, 0, CELLS, CELLS).data
  let left = CELLS
  let right = -1
  let top = CELLS
  let bottom = -1
  for (let y = 0; y < CELLS; y += 1) {
    for (let x = 0; x < CELLS; x += 1) {
      if ((pixels[(y * CELLS + x) * 4 + 3] ?? 0) < 90) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < 0) return { left: 0, top: 0, right: 1, bottom: 1 }
  return { left: left / CELLS, top: top / CELLS, right: (right + 1) / CELLS, bottom: (bottom + 1) / CELLS }
}
