import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { createRandom, freeBytes, freeCanvas, type Random } from '@hookreel/film'
import type { Rgb } from '../../colour.ts'
import { createNoise, type Noise } from '../../noise.ts'
import { EMPTY, hatch, type Labels } from './hatch.ts'

/** How a flat picture is drawn over with crayons. */
export type WaxLook = {
  readonly seed: number
  /** How many crayons are in the box. */
  readonly crayons: number
  /** Size of the result, in pixels. */
  readonly width: number
  readonly height: number
  /** Pixels of the result per design unit: strokes are as broad at every resolution. */
  readonly scale: number
  /** The sheet is torn this many design units (and up to 50 more) inside its edge; null: no edge. */
  readonly margin: { readonly x: number; readonly y: number } | null
  /** 0 to 1: how strong the outlines are. */
  readonly outline: number
  /** How far edges wander, in design units; 26 when left out. */
  readonly wobble?: number
}

const INK: Rgb = [58, 40, 52]

/**
 * Draws a flat picture anew as a child would: few colours, each hatched in its own direction, wobbly edges, wax that
 * skips the paper's grain. The source should be small (about 480 pixels wide): it is only looked at for its areas.
 */
export function drawInWax(source: Canvas, look: WaxLook): Canvas {
  const labels = findLabels(source, look)
  const canvas = createCanvas(look.width, look.height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(look.width, look.height)
  hatch(image.data, labels, look)
  context.putImageData(image, 0, 0)
  freeBytes(image.data)
  if (look.outline > 0) {
    const edges = drawEdges(labels, look.outline)
    const unit = look.scale
    context.globalAlpha = 0.72
    for (const [x, y] of [
      [0, 0],
      [1.5, 1],
      [-1, 2],
      [1, -2],
    ] as const) {
      context.drawImage(edges, x * unit, y * unit, look.width, look.height)
    }
    freeCanvas(edges)
  }
  return canvas
}

function findLabels(source: Canvas, look: WaxLook): Labels {
  const { width, height } = source
  const pixels = source.getContext('2d').getImageData(0, 0, width, height).data
  const crayons = chooseCrayons(pixels, createRandom(look.seed), look.crayons)
  const noise = createNoise(look.seed % 9967)
  // Nearest crayon by a table of 32,768 colours: the loop over the pixels only looks up.
  const table = new Uint8Array(32768).fill(EMPTY)
  const keys = findKeys(pixels)
  const of = new Uint8Array(width * height).fill(EMPTY)
  // All lengths in design units, so that the wobble is the same at every resolution.
  const unit = look.width / look.scale / width
  const reach = (look.wobble ?? 26) / unit
  const isOnSheet = tearSheet(look, { width, height, unit }, noise)
  const evenAt = findEvenCells({ width, height, keys }, reach / 2 + 1)
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 1) {
      const even = evenAt(x, y)
      if (even === NO_KEY || !isOnSheet(x, y)) continue
      const known = even === MIXED ? EMPTY : (table[even] ?? EMPTY)
      if (known !== EMPTY) {
        of[to] = known
        continue
      }
      const wobbleX = (noise.fractal((x * unit) / 58, (y * unit) / 58, 2) - 0.5) * reach
      const wobbleY = (noise.fractal((x * unit) / 58 + 40, (y * unit) / 58 + 9, 2) - 0.5) * reach
      const fromX = Math.max(0, Math.min(width - 1, Math.round(x + wobbleX)))
      const fromY = Math.max(0, Math.min(height - 1, Math.round(y + wobbleY)))
      const from = fromY * width + fromX
      const key = keys[from] ?? NO_KEY
      if (key === NO_KEY) continue
      if (table[key] === EMPTY) {
        const colour = [pixels[from * 4] ?? 0, pixels[from * 4 + 1] ?? 0, pixels[from * 4 + 2] ?? 0] as const
        table[key] = nearestIndex(crayons, colour)
      }
      of[to] = table[key] ?? EMPTY
    }
  }
  freeBytes(pixels)
  return { width, height, of, crayons: crayons.map(brighten) }
}

/** Whether a pixel lies inside the torn edge of the sheet; everywhere where it has none. */
function tearSheet(
  { margin }: WaxLook,
  { width, height, unit }: { readonly width: number; readonly height: number; readonly unit: number },
  noise: Noise,
): (x: number, y: number) => boolean {
  if (!margin) return () => true
  const tear = (along: number, row: number, by: number) =>
    (by + 50 * noise.at((along * unit) / 62, row)) / unit
  const tops = Float64Array.from({ length: width }, (_, x) => tear(x, 9, margin.y))
  const bottoms = Float64Array.from({ length: width }, (_, x) => height - tear(x, 51, margin.y))
  const lefts = Float64Array.from({ length: height }, (_, y) => tear(y, 3, margin.x))
  const rights = Float64Array.from({ length: height }, (_, y) => width - tear(y, 33, margin.x))
  return (x, y) =>
    x >= (lefts[y] ?? 0) && x <= (rights[y] ?? 0) && y >= (tops[x] ?? 0) && y <= (bottoms[x] ?? 0)
}

/** No colour has these keys. */
const NO_KEY = 65_535
const MIXED = 65_534
const CELL = 8

/** For each pixel the five highest bits of its colours; `NO_KEY` where there is hardly anything. */
function findKeys(pixels: Uint8ClampedArray): Uint16Array {
  const keys = new Uint16Array(pixels.length / 4)
  for (let at = 0, from = 0; at < keys.length; at += 1, from += 4) {
    const [red, green, blue] = [pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0]
    const isThere = (pixels[from + 3] ?? 0) > 110
    keys[at] = isThere ? ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3) : NO_KEY
  }
  return keys
}

type Keys = { readonly width: number; readonly height: number; readonly keys: Uint16Array }

/**
 * Asks for a pixel's key where all pixels within reach have the same; `MIXED` elsewhere. Much of a picture is like that, of letters most: to
 * know it saves the noise that decides which of its neighbours a pixel takes after.
 */
function findEvenCells({ width, height, keys }: Keys, reach: number): (x: number, y: number) => number {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)]
  const cells = new Uint16Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      cells[row * columns + column] = keyOfCell({ width, height, keys }, column * CELL, row * CELL)
  const around = Math.ceil(reach / CELL)
  const even = cells.map((key, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    for (let y = Math.max(0, row - around); y <= Math.min(rows - 1, row + around); y += 1)
      for (let x = Math.max(0, column - around); x <= Math.min(columns - 1, column + around); x += 1)
        if (cells[y * columns + x] !== key) return MIXED
    return key
  })
  return (x, y) => even[((y / CELL) | 0) * columns + ((x / CELL) | 0)] ?? MIXED
}

function keyOfCell({ width, height, keys }: Keys, left: number, top: number): number {
  const [right, bottom] = [Math.min(width, left + CELL), Math.min(height, top + CELL)]
  const key = keys[top * width + left] ?? MIXED
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) if (keys[y * width + x] !== key) return MIXED
  return key
}

/** K-means over a few thousand samples, started far apart. */
function chooseCrayons(pixels: Uint8ClampedArray, random: Random, count: number): Rgb[] {
  const samples: Rgb[] = []
  for (let i = 0; i < 6000 && samples.length < 2400; i += 1) {
    const at = random.whole(0, pixels.length / 4 - 1) * 4
    if ((pixels[at + 3] ?? 0) > 128) samples.push([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])
  }
  const first = samples[0]
  if (!first) return [[120, 120, 120]]
  let centres: Rgb[] = [first]
  while (centres.length < count) {
    let farthest = first
    let best = -1
    for (let i = 0; i < samples.length; i += 5) {
      const sample = samples[i] ?? first
      const distance = Math.min(...centres.map((centre) => distanceOf(centre, sample)))
      if (distance > best) [best, farthest] = [distance, sample]
    }
    if (best < 120) break
    centres.push(farthest)
  }
  for (let round = 0; round < 4; round += 1) centres = moveCentres(centres, samples)
  return centres
}

function moveCentres(centres: readonly Rgb[], samples: readonly Rgb[]): Rgb[] {
  const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number])
  for (const sample of samples) {
    const sum = sums[nearestIndex(centres, sample)]
    if (!sum) continue
    for (let i = 0; i < 3; i += 1) sum[i] = (sum[i] ?? 0) + (sample[i] ?? 0)
    sum[3] += 1
  }
  return centres.map((centre, index) => {
    const [r, g, b, n] = sums[index] ?? [0, 0, 0, 0]
    return n === 0 ? centre : [r / n, g / n, b / n]
  })
}

function distanceOf(a: Rgb, b: Rgb): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
}

function nearestIndex(centres: readonly Rgb[], colour: Rgb): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  centres.forEach((centre, index) => {
    const distance = distanceOf(centre, colour)
    if (distance < least) [least, best] = [distance, index]
  })
  return best
}

function brighten(colour: Rgb): Rgb {
  const grey = (colour[0] + colour[1] + colour[2]) / 3
  return [0, 1, 2].map((i) =>
    Math.max(0, Math.min(255, grey + ((colour[i] ?? 0) - grey) * 1.28 + 4)),
  ) as unknown as Rgb // three in, three out
}

/** Lines where one area meets a clearly different one. */
function drawEdges(labels: Labels, strength: number): Canvas {
  const { width, height, of, crayons } = labels
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  const contrast = (a: number, b: number) => {
    if (a === b) return 0
    const one = crayons[a]
    const other = crayons[b]
    if (!one || !other) return 400
    return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2])
  }
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0; x + 1 < width; x += 1) {
      const at = y * width + x
      const here = of[at] ?? EMPTY
      const found = Math.max(contrast(here, of[at + 1] ?? EMPTY), contrast(here, of[at + width] ?? EMPTY))
      if (found < 80) continue
      image.data[at * 4] = INK[0]
      image.data[at * 4 + 1] = INK[1]
      image.data[at * 4 + 2] = INK[2]
      image.data[at * 4 + 3] = 255 * strength * Math.min(1, found / 260)
    }
  }
  context.putImageData(image, 0, 0)
  freeBytes(image.data)
  return canvas
}
