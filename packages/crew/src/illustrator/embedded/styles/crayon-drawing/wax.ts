import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { createRandom, type Random } from '@hookreel/film'
import type { Rgb } from '../../colour.ts'
import { createNoise } from '../../noise.ts'

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

const TILE = 1024
const EMPTY = 255
const INK: Rgb = [58, 40, 52]

/** A picture as numbers: for each small pixel which crayon drew it. */
type Labels = {
  readonly width: number
  readonly height: number
  readonly of: Uint8Array
  readonly crayons: readonly Rgb[]
}

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
  }
  return canvas
}

function findLabels(source: Canvas, look: WaxLook): Labels {
  const { width, height } = source
  const pixels = source.getContext('2d').getImageData(0, 0, width, height).data
  const crayons = chooseCrayons(pixels, createRandom(look.seed), look.crayons)
  const nearest = createNearest(crayons)
  const noise = createNoise(look.seed % 9967)
  const of = new Uint8Array(width * height).fill(EMPTY)
  // All lengths in design units, so that the wobble is the same at every resolution.
  const unit = look.width / look.scale / width
  const tear = (along: number, row: number, margin: number) =>
    (margin + 50 * noise.at((along * unit) / 62, row)) / unit
  const wander = look.wobble ?? 26
  const marginY = look.margin?.y ?? 0
  const tears = { top: (x: number) => tear(x, 9, marginY), bottom: (x: number) => tear(x, 51, marginY) }
  for (let y = 0; y < height; y += 1) {
    const left = look.margin ? tear(y, 3, look.margin.x) : 0
    const right = look.margin ? width - tear(y, 33, look.margin.x) : width
    for (let x = 0; x < width; x += 1) {
      if (x < left || x > right) continue
      if (look.margin && (y < tears.top(x) || y > height - tears.bottom(x))) continue
      const wobbleX = (noise.fractal((x * unit) / 58, (y * unit) / 58, 2) - 0.5) * (wander / unit)
      const wobbleY = (noise.fractal((x * unit) / 58 + 40, (y * unit) / 58 + 9, 2) - 0.5) * (wander / unit)
      const fromX = Math.max(0, Math.min(width - 1, Math.round(x + wobbleX)))
      const fromY = Math.max(0, Math.min(height - 1, Math.round(y + wobbleY)))
      const at = (fromY * width + fromX) * 4
      if ((pixels[at + 3] ?? 0) > 110)
        of[y * width + x] = nearest(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    }
  }
  return { width, height, of, crayons: crayons.map(brighten) }
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

/** Nearest crayon by a table of 32,768 colours: the loop over the pixels only looks up. */
function createNearest(crayons: readonly Rgb[]): (r: number, g: number, b: number) => number {
  const table = new Uint8Array(32768).fill(EMPTY)
  return (r, g, b) => {
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)
    if (table[key] === EMPTY) table[key] = nearestIndex(crayons, [r, g, b])
    return table[key] ?? 0
  }
}

function brighten(colour: Rgb): Rgb {
  const grey = (colour[0] + colour[1] + colour[2]) / 3
  return [0, 1, 2].map((i) =>
    Math.max(0, Math.min(255, grey + ((colour[i] ?? 0) - grey) * 1.28 + 4)),
  ) as unknown as Rgb // three in, three out
}

/** Lays each crayon's strokes over its areas: one look-up in the stroke tile for each pixel. */
function hatch(out: Uint8ClampedArray, labels: Labels, look: WaxLook): void {
  const tile = strokeTile()
  const random = createRandom(look.seed + 7)
  const turns = labels.crayons.map((_, index) => {
    const angle = random.between(-0.95, -0.35) + (index % 3 === 1 ? 0.5 : 0)
    const density = TILE / 1024 / look.scale
    return { cos: Math.cos(angle) * density, sin: Math.sin(angle) * density, shift: random.whole(0, TILE) }
  })
  const stepX = labels.width / look.width
  const stepY = labels.height / look.height
  for (let y = 0; y < look.height; y += 1) {
    for (let x = 0; x < look.width; x += 1) {
      // A little jitter breaks the small map's steps into a waxy edge.
      const ragged = ((x * 7 + y * 13 + ((x * y) >> 3)) & 7) / 7 - 0.5
      const column = Math.min(labels.width - 1, Math.max(0, (x * stepX + ragged) | 0))
      const row = Math.min(labels.height - 1, Math.max(0, (y * stepY - ragged) | 0))
      const label = labels.of[row * labels.width + column] ?? EMPTY
      if (label === EMPTY) continue
      const colour = labels.crayons[label]
      const turn = turns[label]
      if (!colour || !turn) continue
      const u = (x * turn.cos + y * turn.sin + turn.shift) & (TILE - 1)
      const v = (y * turn.cos - x * turn.sin) & (TILE - 1)
      const at = (v * TILE + u) * 2
      const shade = (tile[at + 1] ?? 128) - 128
      const to = (y * look.width + x) * 4
      out[to] = colour[0] + shade
      out[to + 1] = colour[1] + shade
      out[to + 2] = colour[2] + shade
      out[to + 3] = tile[at] ?? 0
    }
  }
}

let keptTile: Uint8Array | undefined

/** Horizontal crayon strokes on 1024x1024 design units, repeating: for each point how much wax and how it is shaded. */
function strokeTile(): Uint8Array {
  if (keptTile) return keptTile
  const random = createRandom(20_611)
  const canvas = createCanvas(TILE, TILE)
  const context = canvas.getContext('2d')
  context.fillStyle = 'rgb(96,128,0)'
  context.fillRect(0, 0, TILE, TILE)
  context.lineCap = 'round'
  for (let y = 0; y < TILE; y += 11) {
    let x = random.between(-300, 0)
    while (x < TILE) {
      const length = random.between(110, 420)
      const wax = random.whole(165, 252)
      context.strokeStyle = `rgba(${wax},${128 + random.whole(-16, 14)},0,0.92)`
      context.lineWidth = random.between(8, 13.5)
      const lift = y + random.between(-3, 3)
      for (const [shiftX, shiftY] of [
        [0, 0],
        [-TILE, 0],
        [0, -TILE],
        [0, TILE],
      ] as const) {
        context.beginPath()
        context.moveTo(x + shiftX, lift + shiftY)
        context.quadraticCurveTo(
          x + length / 2 + shiftX,
          lift + random.between(-5, 5) + shiftY,
          x + length + 10 + shiftX,
          lift + shiftY,
        )
        context.stroke()
      }
      x += length
    }
  }
  const drawn = context.getImageData(0, 0, TILE, TILE).data
  const noise = createNoise(4)
  const tile = new Uint8Array(TILE * TILE * 2)
  for (let y = 0; y < TILE; y += 1) {
    for (let x = 0; x < TILE; x += 1) {
      const at = y * TILE + x
      // Paper grain of about three units: where it is deep the wax does not reach. (256 noise units make the tile repeat.)
      const grain = noise.at(x / 2, y / 2) * 0.6 + noise.at(x / 4 + 9, y / 4) * 0.4
      const skipped = grain > 0.6 ? Math.min(170, (grain - 0.6) * 900) : 0
      tile[at * 2] = Math.max(0, (drawn[at * 4] ?? 0) - skipped)
      tile[at * 2 + 1] = drawn[at * 4 + 1] ?? 128
    }
  }
  keptTile = tile
  return tile
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
  return canvas
}
