import type { Canvas } from '@napi-rs/canvas'
import { freeCanvas } from '@hookreel/film'
import { blurred, linear, resized, tinted } from '../brush.ts'
import { createSprite } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import { createNoise } from '../noise.ts'
import type { Palette } from '../painting/palettes.ts'
import { paintPixels } from '../painting/texture.ts'

/** How a subject is taken into the light of its scene. */
export type Relight = {
  readonly palette: Palette
  /** -1 lit from the left, 1 from the right. */
  readonly side: -1 | 1
  /** 0 keeps its own colours, 1 takes the scene's. */
  readonly tone: number
  /** Darkness of the side away from the light, 0 to 1. */
  readonly depth: number
  /** Strength of the light along its edge, 0 to 1. */
  readonly rim: number
  /** Darkness where it touches the ground, 0 to 1. */
  readonly grounding: number
  /** How much of its own saturation is taken, 0 to 1. */
  readonly drained?: number
  /** How far it goes to a dark shape before it is lit, 0 to 1. */
  readonly silhouette?: number
}

let grainTile: Canvas | undefined

// Flat vector colours look pasted in; a little brush grain makes them belong to the painting.
function brushGrain(): Canvas {
  const noise = createNoise(77)
  grainTile ??= paintPixels(160, 160, (x, y) => {
    const tone = 128 + (noise.fractal(x / 16 + y / 40, y / 9, 4) - 0.5) * 300
    return [tone, tone, tone, 1]
  })
  return grainTile
}

/** A copy of a sprite lit by the scene's light: toned, shaded, with brush grain, a lit edge and a dark foot. */
export function relight(source: Canvas, look: Relight): Canvas {
  const { canvas, context } = createSprite(source.width)
  const side = canvas.width
  const { palette } = look
  const lit = look.side < 0 ? 0 : side
  const across = [lit, 0, side - lit, side] as const
  const clipToSource = () => {
    context.globalCompositeOperation = 'destination-in'
    context.globalAlpha = 1
    context.drawImage(source, 0, 0)
  }
  const cover = (
    mode: typeof context.globalCompositeOperation,
    alpha: number,
    fill: typeof context.fillStyle,
  ) => {
    context.globalCompositeOperation = mode
    context.globalAlpha = alpha
    context.fillStyle = fill
    context.fillRect(0, 0, side, side)
  }
  context.drawImage(source, 0, 0)
  if (look.drained) cover('saturation', look.drained, 'hsl(0,0%,50%)')
  if (look.silhouette) cover('source-atop', look.silhouette, mix(palette.near, palette.far, 0.12))
  cover(
    'color',
    look.tone,
    linear(context, across, [mix(palette.sun, palette.accent, 0.4), mix(palette.fog, palette.far, 0.35)]),
  )
  cover(
    'multiply',
    1,
    linear(context, across, [
      mix(palette.sun, '#ffffff', 0.6),
      mix('#ffffff', mix(palette.fog, palette.far, 0.3), 0.3 + look.depth * 0.3),
      mix('#ffffff', mix(palette.far, palette.near, 0.55), look.depth),
    ]),
  )
  context.globalCompositeOperation = 'soft-light'
  context.globalAlpha = 0.4
  context.drawImage(brushGrain(), 0, 0, side, side)
  if (look.grounding > 0) {
    cover(
      'multiply',
      look.grounding,
      linear(
        context,
        [0, 0, 0, side],
        [
          [0, '#ffffff'],
          [0.58, '#ffffff'],
          [1, mix(palette.near, palette.far, 0.35)],
        ],
      ),
    )
  }
  clipToSource()
  paintLitEdge(context, source, look)
  return canvas
}

function paintLitEdge(
  context: ReturnType<typeof createSprite>['context'],
  source: Canvas,
  look: Relight,
): void {
  const side = source.width
  const edge = createSprite(side)
  const tint = tinted(source, mix(look.palette.sun, '#ffffff', 0.25))
  edge.context.drawImage(tint, 0, 0)
  edge.context.globalCompositeOperation = 'destination-out'
  edge.context.drawImage(source, -look.side * side * 0.01, side * 0.011)
  const quarter = resized(edge.canvas, 0.25)
  const soft = blurred(quarter, side * 0.25 * 0.03)
  context.globalCompositeOperation = 'source-atop'
  context.globalAlpha = look.rim * 0.85
  context.drawImage(edge.canvas, 0, 0)
  context.globalAlpha = look.rim
  context.drawImage(soft, 0, 0, side, side)
  context.drawImage(soft, 0, 0, side, side)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
  for (const canvas of [tint, edge.canvas, quarter, soft]) freeCanvas(canvas)
}

/** A soft halo of light in the sprite's shape, a quarter of its size. */
export function haloOf(source: Canvas, colour: string, spread: number): Canvas {
  const quarter = resized(tinted(source, withAlpha(colour, 1)), 0.25)
  const padded = createSprite(quarter.width * 1.5)
  padded.context.drawImage(quarter, quarter.width * 0.25, quarter.width * 0.25)
  return blurred(padded.canvas, quarter.width * spread)
}
