import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { FrameSize } from '@hookreel/film'

/** How dark a frame is towards its borders, each 0 to 1. */
export type Shade = {
  /** Red, green and blue, as in `rgba()`. */
  readonly colour: string
  readonly edge: number
  readonly foot: number
  readonly head: number
  /** Share of the way to a corner in which nothing is darkened. */
  readonly clear: number
  readonly at?: { readonly x: number; readonly y: number }
}

/** It is soft: a quarter of the frame's sides is enough. */
const SCALE = 0.25

/** Darkness around what is shown, fixed to the screen: the picture's place for light, and a ground for captions. */
export function drawShade(frameSize: FrameSize, shade: Shade): Canvas {
  const canvas = createCanvas(
    Math.max(2, Math.round(frameSize.width * SCALE)),
    Math.max(2, Math.round(frameSize.height * SCALE)),
  )
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  const dark = (alpha: number) => `rgba(${shade.colour},${alpha.toFixed(3)})`
  const { x, y } = shade.at ?? { x: 0.5, y: 0.47 }
  context.save()
  // An ellipse of the frame's shape.
  context.scale(width, height)
  const round = context.createRadialGradient(
    x,
    y,
    0,
    x,
    y,
    0.5 + Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) + 0.22,
  )
  round.addColorStop(shade.clear, dark(0))
  round.addColorStop((1 + shade.clear) / 2, dark(shade.edge * 0.34))
  round.addColorStop(1, dark(shade.edge))
  context.fillStyle = round
  context.fillRect(0, 0, 1, 1)
  context.restore()
  for (const [from, to, alpha] of [
    [0, 0.3, shade.head],
    [1, 0.52, shade.foot],
  ] as const) {
    const line = context.createLinearGradient(0, from * height, 0, to * height)
    line.addColorStop(0, dark(alpha))
    line.addColorStop(0.5, dark(alpha * 0.42))
    line.addColorStop(1, dark(0))
    context.fillStyle = line
    context.fillRect(0, 0, width, height)
  }
  return canvas
}
