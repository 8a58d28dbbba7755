import type { Canvas, CanvasGradient, SKRSContext2D } from '@napi-rs/canvas'
import { createCanvas } from '@napi-rs/canvas'
import { freeCanvas, type Random } from '@hookreel/film'
import { createLayer, drawWhole, pictureArea, type DesignFrame } from './canvas.ts'
import { withAlpha } from './colour.ts'

/** A colour stop: a CSS colour at an even step, or a place (0 to 1) with its colour. */
export type Stop = string | readonly [number, string]

function addStops(gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient {
  stops.forEach((stop, index) => {
    if (typeof stop === 'string') gradient.addColorStop(index / Math.max(1, stops.length - 1), stop)
    else gradient.addColorStop(stop[0], stop[1])
  })
  return gradient
}

/** A gradient along a line. */
export function linear(
  context: SKRSContext2D,
  line: readonly [number, number, number, number],
  stops: readonly Stop[],
): CanvasGradient {
  return addStops(context.createLinearGradient(...line), stops)
}

/** A gradient from a centre outwards, from `inner` to `outer` radius. */
export function radial(
  context: SKRSContext2D,
  circle: readonly [x: number, y: number, inner: number, outer: number],
  stops: readonly Stop[],
): CanvasGradient {
  const [x, y, inner, outer] = circle
  return addStops(context.createRadialGradient(x, y, inner, x, y, outer), stops)
}

/** Light around a point, falling off softly to nothing at `radius`. */
export function glow(
  context: SKRSContext2D,
  circle: readonly [x: number, y: number, radius: number],
  colour: string,
  strength: number,
  mode: 'screen' | 'source-over' | 'lighter' = 'screen',
): void {
  const [x, y, radius] = circle
  context.save()
  context.globalCompositeOperation = mode
  context.fillStyle = radial(
    context,
    [x, y, 0, radius],
    [
      [0, withAlpha(colour, strength)],
      [0.12, withAlpha(colour, strength * 0.68)],
      [0.3, withAlpha(colour, strength * 0.34)],
      [0.6, withAlpha(colour, strength * 0.1)],
      [1, withAlpha(colour, 0)],
    ],
  )
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  context.restore()
}

/**
 * Draws something soft: `draw` paints on a quarter-resolution layer, which is blurred by `radius` design units and laid
 * over `context`. A blur at full size costs more than a whole picture.
 */
export function drawSoft(
  context: SKRSContext2D,
  frame: DesignFrame,
  radius: number,
  draw: (context: SKRSContext2D) => void,
  options: { mode?: SKRSContext2D['globalCompositeOperation']; alpha?: number; detail?: number } = {},
): void {
  const { mode = 'source-over', alpha = 1, detail = 0.25 } = options
  const sharp = createLayer(frame, { detail })
  draw(sharp.context)
  context.save()
  context.globalCompositeOperation = mode
  context.globalAlpha = alpha
  context.imageSmoothingQuality = 'medium'
  const soft = blurred(sharp.canvas, radius * frame.scale * detail)
  drawWhole(context, soft, frame)
  context.restore()
  freeCanvas(soft)
  freeCanvas(sharp.canvas)
}

/** A blurred copy of a (small!) canvas; `radius` in its own pixels. */
export function blurred(source: Canvas, radius: number): Canvas {
  if (radius < 0.3) return source
  const canvas = createCanvas(source.width, source.height)
  const context = canvas.getContext('2d')
  context.filter = `blur(${radius.toFixed(2)}px)`
  context.drawImage(source, 0, 0)
  return canvas
}

/** A copy of a canvas at `factor` of its size. */
export function resized(source: Canvas, factor: number): Canvas {
  const canvas = createCanvas(
    Math.max(1, Math.round(source.width * factor)),
    Math.max(1, Math.round(source.height * factor)),
  )
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'medium'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A height line: the y of a mountain ridge or a hill for every x. */
export type Ridge = (x: number) => number

/**
 * A seeded ridge by midpoint displacement around `y`, `height` high in all; `roughness` 0.4 (soft hills) to 0.65
 * (jagged rock).
 */
export function createRidge(
  frame: DesignFrame,
  random: Random,
  line: { y: number; height: number; roughness: number },
): Ridge {
  const { left, right } = pictureArea(frame)
  let points = Array.from({ length: Math.max(3, Math.round(frame.width / 540) + 1) }, () =>
    random.between(-0.5, 0.5),
  )
  let strength = 0.8
  while (points.length < 700) {
    const finer: number[] = []
    for (let i = 0; i + 1 < points.length; i += 1) {
      const a = points[i] ?? 0
      const b = points[i + 1] ?? 0
      finer.push(a, (a + b) / 2 + random.between(-0.5, 0.5) * strength)
    }
    finer.push(points.at(-1) ?? 0)
    points = finer
    strength *= line.roughness
  }
  return (x) => {
    const at = Math.max(0, Math.min(0.9999, (x - left) / (right - left))) * (points.length - 1)
    const index = Math.floor(at)
    const a = points[index] ?? 0
    const b = points[index + 1] ?? a
    return line.y + line.height * (a + (b - a) * (at - index))
  }
}

/** A range of peaks: its outline, and which way the rock faces at a point (-1 left, 1 right, softly between). */
export type Peaks = { readonly ridge: Ridge; readonly faceAt: (x: number, y: number) => number }

/** Mountain peaks: a few steep summits of differing height over `y`, the highest `height` tall, with rough flanks. */
export function createPeaks(
  frame: DesignFrame,
  random: Random,
  line: { y: number; height: number; count: number },
): Peaks {
  const rough = createRidge(frame, random, { y: 0, height: line.height * 0.5, roughness: 0.58 })
  const crest = createRidge(frame, random, { y: 0, height: line.height * 0.7, roughness: 0.6 })
  const summits = Array.from({ length: line.count }, (_, i) => ({
    x: ((i + random.between(0.15, 0.85)) / line.count) * frame.width * 1.2 - frame.width * 0.1,
    tall: line.height * (i === 0 ? 1 : random.between(0.5, 0.95)),
    steep: random.between(0.7, 1.1),
  }))
  const nearest = (x: number) => {
    let found = { top: 0, x }
    for (const summit of summits) {
      const top = summit.tall - Math.abs(x - summit.x) * summit.steep
      if (top > found.top) found = { top, x: summit.x }
    }
    return found
  }
  return {
    ridge: (x) => {
      const { top } = nearest(x)
      return line.y - top + rough(x) * (0.4 + (top / line.height) * 0.3)
    },
    // The crest runs down from the summit in zigzags; side ribs break the faces into smaller ones.
    faceAt: (x, y) => {
      const summit = nearest(x)
      const edge = summit.x + crest(y - line.y + frame.width * 0.5) * 0.5
      const rib = Math.sin((x - summit.x) / 46 + crest(y * 0.6) / 24) * 0.35
      return Math.max(-1, Math.min(1, (x - edge) / 26)) * 0.75 + rib
    },
  }
}

/** The path of everything below a ridge, down to `bottom` (the picture's bottom if not given). */
export function traceRidge(context: SKRSContext2D, frame: DesignFrame, ridge: Ridge, bottom?: number): void {
  const area = pictureArea(frame)
  const floor = bottom ?? area.bottom + 10
  context.beginPath()
  context.moveTo(area.left - 10, floor)
  for (let x = area.left - 10; x <= area.right + 10; x += 4) context.lineTo(x, ridge(x))
  context.lineTo(area.right + 10, floor)
  context.closePath()
}

/** A copy of a sprite's shape filled with one colour or gradient. */
export function tinted(source: Canvas, fill: string | CanvasGradient): Canvas {
  const canvas = createCanvas(source.width, source.height)
  const context = canvas.getContext('2d')
  context.drawImage(source, 0, 0)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = fill
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}

/** The sprite's shape grown by `by` pixels on every side, in one colour; the result is 2 * `by` larger each way. */
export function dilated(source: Canvas, by: number, colour: string): Canvas {
  const pad = Math.max(1, Math.round(by))
  const canvas = createCanvas(source.width + 2 * pad, source.height + 2 * pad)
  const context = canvas.getContext('2d')
  const shape = tinted(source, colour)
  const stamp = (distance: number, steps: number) => {
    for (let i = 0; i < steps; i += 1) {
      const angle = (i / steps) * 2 * Math.PI
      context.drawImage(shape, pad + Math.cos(angle) * distance, pad + Math.sin(angle) * distance)
    }
  }
  stamp(pad, Math.max(12, Math.min(32, pad * 3)))
  if (pad > 12) stamp(pad * 0.5, 14)
  context.drawImage(shape, pad, pad)
  freeCanvas(shape)
  return canvas
}

/** Darkens (or tints) towards the edges of the frame. Meant for an overlay layer, which has no overscan. */
export function vignette(context: SKRSContext2D, frame: DesignFrame, colour: string, strength: number): void {
  const { width, height } = frame
  const reach = Math.hypot(width, height) / 2
  context.save()
  context.fillStyle = radial(
    context,
    [width / 2, height * 0.48, reach * 0.42, reach * 1.06],
    [
      [0, withAlpha(colour, 0)],
      [0.55, withAlpha(colour, strength * 0.4)],
      [1, withAlpha(colour, strength)],
    ],
  )
  context.fillRect(0, 0, width, height)
  context.restore()
}
