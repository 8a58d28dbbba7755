import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { freeBytes, freeCanvas } from '@hookreel/film'
import { pictureArea, type DesignFrame } from '../canvas.ts'
import { parseHex, sampleRamp, type Rgb } from '../colour.ts'
import { createNoise, type Noise } from '../noise.ts'

/** A pixel of a texture: colour (0 to 255) and alpha (0 to 1). */
export type Texel = readonly [red: number, green: number, blue: number, alpha: number]

/** A small canvas painted pixel by pixel. */
export function paintPixels(width: number, height: number, texel: (x: number, y: number) => Texel): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  const context = canvas.getContext('2d')
  // Asked once: a canvas takes longer to tell its size than a pixel to be painted.
  const { width: columns, height: rows } = canvas
  const image = context.createImageData(columns, rows)
  const { data } = image
  let at = 0
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const colour = texel(x, y)
      data[at] = colour[0]
      data[at + 1] = colour[1]
      data[at + 2] = colour[2]
      data[at + 3] = colour[3] * 255
      at += 4
    }
  }
  context.putImageData(image, 0, 0)
  freeBytes(data)
  return canvas
}

/** Design units per cell of the soft textures. */
const CELL = 4.5

type Band = { top: number; bottom: number }

function paintBand(
  context: SKRSContext2D,
  frame: DesignFrame,
  band: Band,
  texel: (x: number, y: number) => Texel,
  cell = CELL,
): void {
  const { left, right } = pictureArea(frame)
  const columns = Math.ceil((right - left) / cell)
  const rows = Math.max(2, Math.ceil((band.bottom - band.top) / cell))
  const canvas = paintPixels(columns, rows, (x, y) => texel(left + x * cell, band.top + y * cell))
  context.imageSmoothingQuality = 'medium'
  context.drawImage(canvas, left, band.top, right - left, band.bottom - band.top)
  freeCanvas(canvas)
}

/**
 * Clouds with a lit side: dense noise shaded by how much thinner it gets towards the light. `cover` 0 (none) to 1
 * (overcast); `size` is the breadth of a cloud in design units.
 */
export function paintClouds(
  context: SKRSContext2D,
  frame: DesignFrame,
  look: Band & {
    seed: number
    cover: number
    size: number
    lit: string
    shade: string
    alpha: number
    lightX: number
  },
): void {
  const noise = createNoise(look.seed)
  const ramp = [parseHex(look.shade), parseHex(look.lit)]
  const middle = frame.width / 2
  const density = (x: number, y: number) => {
    const px = x / look.size
    const py = y / (look.size * 0.42)
    const bend = noise.at(px * 0.7 + 31, py * 0.7 + 7) * 1.6
    return noise.fractal(px + bend, py + bend * 0.5, 5)
  }
  const threshold = 0.72 - look.cover * 0.4
  const shift = look.lightX < middle ? -look.size * 0.05 : look.size * 0.05
  paintBand(context, frame, look, (x, y) => {
    const here = density(x, y)
    const edge = Math.min(1, Math.max(0, (here - threshold) * 5))
    if (edge === 0) return [0, 0, 0, 0]
    const towards = density(x + shift, y - look.size * 0.07)
    const [red, green, blue] = sampleRamp(ramp, 0.42 + (here - towards) * 4.5 - (here - threshold) * 0.5)
    const share = (y - look.top) / (look.bottom - look.top)
    const fade = Math.min(1, share * 5, (1 - share) * 3)
    return [red, green, blue, edge * edge * (3 - 2 * edge) * look.alpha * Math.max(0, fade)]
  })
}

/** A bank of mist, densest in its middle height. */
export function paintMist(
  context: SKRSContext2D,
  frame: DesignFrame,
  look: Band & { seed: number; colour: string; alpha: number },
): void {
  const noise = createNoise(look.seed)
  const [red, green, blue] = parseHex(look.colour)
  const band = (y: number) =>
    Math.sin(Math.PI * Math.min(1, Math.max(0, (y - look.top) / (look.bottom - look.top))))
  paintBand(
    context,
    frame,
    look,
    (x, y) => {
      const wisp = Math.min(1, Math.max(0, (noise.fractal(x / 330, y / 120, 4) - 0.26) * 2.1))
      return [red, green, blue, look.alpha * band(y) * wisp]
    },
    8,
  )
}

/** How a lit, rough surface looks: rock, earth, snow. */
export type Surface = Band & {
  seed: number
  /** Breadth and height of its features in design units. */
  grainX: number
  grainY: number
  lit: string
  base: string
  shade: string
  /** Which side the light comes from: -1 left, 1 right. */
  lightSide: -1 | 1
  contrast: number
  /** Fades into this colour towards the bottom (0 none to 1). */
  haze?: { colour: string; amount: number }
  /** Adds light (above 0) or shade at a point: the faces of a mountain. About -0.5 to 0.5. */
  faceAt?: (x: number, y: number) => number
  /** A ground seen flat: features get broader towards the bottom. */
  perspective?: boolean
}

/**
 * Fills the context's current clip with a rough surface shaded by its slopes. Cheap: it is computed at a quarter of the
 * resolution, the crisp edge comes from the clip.
 */
export function paintSurface(context: SKRSContext2D, frame: DesignFrame, look: Surface): void {
  const noise = createNoise(look.seed)
  const ramp: Rgb[] = [parseHex(look.shade), parseHex(look.base), parseHex(look.lit)]
  const haze = look.haze ? parseHex(look.haze.colour) : undefined
  const middle = frame.width / 2
  paintBand(context, frame, look, (x, y) => {
    const down = (y - look.top) / (look.bottom - look.top)
    const near = look.perspective ? 0.16 + down * 1.1 : 1
    const px = (look.perspective ? x - middle : x) / look.grainX / near
    const py = look.perspective ? (Math.log(near) * 520) / look.grainY : y / look.grainY
    const here = relief(noise, px, py)
    const there = relief(noise, px + look.lightSide * 0.16, py - 0.12)
    const [red, green, blue] = sampleRamp(
      ramp,
      0.5 + (here - there) * look.contrast + (look.faceAt?.(x, y) ?? 0),
    )
    if (!haze || !look.haze) return [red, green, blue, 1]
    const amount = look.haze.amount * down
    return [
      red + (haze[0] - red) * amount,
      green + (haze[1] - green) * amount,
      blue + (haze[2] - blue) * amount,
      1,
    ]
  })
}

// Ridged noise: sharp crests, as weathered rock has.
function relief(noise: Noise, x: number, y: number): number {
  const broad = noise.fractal(x, y, 4)
  const fine = 1 - Math.abs(2 * noise.fractal(x * 1.9 + 40, y * 1.9 + 11, 3) - 1)
  return broad * 0.65 + fine * 0.35
}
