import type { SKRSContext2D } from '@napi-rs/canvas'

/** A four-pointed spark of light, `size` from its middle to each point, in the context's fill. */
export function drawGlint(context: SKRSContext2D, [x, y]: readonly [number, number], size: number): void {
  context.beginPath()
  context.moveTo(x, y - size)
  context.quadraticCurveTo(x, y, x + size, y)
  context.quadraticCurveTo(x, y, x, y + size)
  context.quadraticCurveTo(x, y, x - size, y)
  context.quadraticCurveTo(x, y, x, y - size)
  context.fill()
}
