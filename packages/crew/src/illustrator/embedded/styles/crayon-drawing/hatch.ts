import { createCanvas } from '@napi-rs/canvas'
import { createRandom } from '@hookreel/film'
import type { Rgb } from '../../colour.ts'
import { createNoise } from '../../noise.ts'

const TILE = 1024
/** The number of no crayon. */
export const EMPTY = 255

/** A picture as numbers: for each small pixel which crayon drew it. */
export type Labels = {
  readonly width: number
  readonly height: number
  readonly of: Uint8Array
  readonly crayons: readonly Rgb[]
}

type HatchLook = {
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** How far a pixel's neighbour is looked at: a little jitter breaks the small map's steps into a waxy edge. */
const RAGGED = Float64Array.from({ length: 8 }, (_, step) => step / 7 - 0.5)

/**
 * Lays each crayon's strokes over its areas: one look-up in the stroke tile for each pixel, and one in the colours that its crayon takes
 * there. A pixel is written as a number of four bytes.
 */
export function hatch(out: Uint8ClampedArray, labels: Labels, look: HatchLook): void {
  const tile = strokeTile()
  const random = createRandom(look.seed + 7)
  const density = TILE / 1024 / look.scale
  const turns = labels.crayons.map((_, index) => {
    const angle = random.between(-0.95, -0.35) + (index % 3 === 1 ? 0.5 : 0)
    return [Math.cos(angle) * density, Math.sin(angle) * density, random.whole(0, TILE)] as const
  })
  const [coses, sines, shifts] = [0, 1, 2].map((part) => Float64Array.from(turns, (turn) => turn[part] ?? 0))
  if (!coses || !sines || !shifts) return
  const { colours, alphas } = mixWax(labels.crayons)
  const pixels = new Uint32Array(out.buffer, out.byteOffset, look.width * look.height)
  const [stepX, stepY] = [labels.width / look.width, labels.height / look.height]
  const { of, width } = labels
  const [lastColumn, lastRow] = [width - 1, labels.height - 1]
  for (let y = 0, to = 0; y < look.height; y += 1) {
    const fromY = y * stepY
    for (let x = 0; x < look.width; x += 1, to += 1) {
      const ragged = RAGGED[(x * 7 + y * 13 + ((x * y) >> 3)) & 7] ?? 0
      const column = Math.min(lastColumn, Math.max(0, (x * stepX + ragged) | 0))
      const row = Math.min(lastRow, Math.max(0, (fromY - ragged) | 0))
      const label = of[row * width + column] ?? EMPTY
      if (label === EMPTY) continue
      const [cos, sin] = [coses[label] ?? 0, sines[label] ?? 0]
      const u = (x * cos + y * sin + (shifts[label] ?? 0)) & (TILE - 1)
      const v = (y * cos - x * sin) & (TILE - 1)
      const at = (v * TILE + u) * 2
      pixels[to] = (colours[(label << 8) | (tile[at + 1] ?? 128)] ?? 0) | (alphas[tile[at] ?? 0] ?? 0)
    }
  }
}

/** What each crayon looks like for each shade of a stroke, and each amount of wax, as parts of a pixel in this machine's order of bytes. */
function mixWax(crayons: readonly Rgb[]): { readonly colours: Uint32Array; readonly alphas: Uint32Array } {
  const colours = new Uint8ClampedArray(crayons.length * 256 * 4)
  for (const [label, colour] of crayons.entries())
    for (let shade = 0; shade < 256; shade += 1)
      for (const [part, value] of colour.entries())
        colours[(label * 256 + shade) * 4 + part] = value + (shade - 128)
  const alphas = new Uint8Array(256 * 4)
  for (let wax = 0; wax < 256; wax += 1) alphas[wax * 4 + 3] = wax
  return { colours: new Uint32Array(colours.buffer), alphas: new Uint32Array(alphas.buffer) }
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
