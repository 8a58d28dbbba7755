import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { createRandom, type Random } from '@hookreel/film'
import { bleedFlat } from './full-bleed.ts'
import {
  findLines,
  flatten,
  inSteps,
  paintPixels,
  resize,
  drawFlattened,
  strengthen,
  writeColour,
} from './paint-pixels.ts'
import { WHOLE_BOX, type PhotoShot, type Treatment } from './treatment.ts'

const PAPER = [250, 243, 228] as const
const LINE = [64, 42, 58] as const
/** Side of the tiles of strokes and of the paper's grain, in pixels: a power of two. */
const TILE = 512

/** Wax on paper: the photo coloured in, strokes that skip the paper's grain, outlines drawn twice, a ragged edge. */
export const treatCrayon: Treatment = (shot) => {
  const photo = bleedFlat(shot)
  const drawing = layWax(colourIn(photo, shot), shot)
  return [
    { name: 'ground', depth: 0.3, box: WHOLE_BOX, canvas: drawing },
    { name: 'paper', depth: null, box: WHOLE_BOX, canvas: drawEdge(shot) },
  ]
}

/** The photo in few tones of strong colours, outlined. */
function colourIn(photo: Canvas, { unit }: PhotoShot): Canvas {
  const flat = flatten(photo, 9 * unit, 0.006)
  const lines = findLines(flat, 3 * unit * flat.scale, 0.016)
  const shift = Math.max(1, Math.round(2 * unit * flat.scale))
  const drawn = drawFlattened(flat, ({ luma, blue, red, at }, out) => {
    const deep = luma ** 1.12
    const light = 0.35 * deep + 0.65 * inSteps(deep, 6, 0.5)
    const line = 0.78 * Math.max(lines[at] ?? 0, 0.8 * (lines[at - shift - shift * flat.width] ?? 0))
    const stronger = strengthen(blue, red, 1.1)
    writeColour(0.16 + 0.84 * light ** 0.9, blue * stronger, red * stronger, out)
    for (let part = 0; part < 3; part += 1)
      out[part] = (out[part] ?? 0) * (1 - line) + (LINE[part] ?? 0) * line
  })
  return resize(drawn, photo.width, photo.height)
}

/** Lays the colours down in strokes: dark places take more wax, light ones leave the paper. Light and dark lean to different sides. */
function layWax(colours: Canvas, { unit }: PhotoShot): Canvas {
  const { strokes, grain } = tiles()
  return paintPixels(colours, (data, width, height) => {
    const turns = [-0.9, -0.5, -0.7].map((angle) => [Math.cos(angle) / unit, Math.sin(angle) / unit] as const)
    const fine = 1 / unit
    for (let y = 0, at = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1, at += 4) {
        const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
        const light = 0.3 * r + 0.59 * g + 0.11 * b
        const [cos, sin] = turns[light > 165 ? 0 : light > 85 ? 1 : 2] ?? [1, 0]
        const u = (x * cos + y * sin) & (TILE - 1)
        const v = (y * cos - x * sin) & (TILE - 1)
        const stroke = strokes[v * TILE + u] ?? 0
        const tooth = grain[(((y * fine) | 0) & (TILE - 1)) * TILE + (((x * fine) | 0) & (TILE - 1))] ?? 0
        const wax = Math.min(1, Math.max(0.1, 1.12 - light / 700 + 0.62 * stroke - Math.max(0, tooth) * 0.9))
        const shade = 26 * stroke
        data[at] = PAPER[0] + (r + shade - PAPER[0]) * wax
        data[at + 1] = PAPER[1] + (g + shade - PAPER[1]) * wax
        data[at + 2] = PAPER[2] + (b + shade - PAPER[2]) * wax
      }
  })
}

let keptTiles: { readonly strokes: Float32Array; readonly grain: Float32Array } | undefined

/** Strokes along x and the tooth of paper, around 0, repeating. */
function tiles() {
  if (keptTiles) return keptTiles
  const random = createRandom(20_611)
  const strokes = along(random, 46, 2)
  const tooth = along(random, 1, 1)
  keptTiles = { strokes, grain: tooth }
  return keptTiles
}

/** Noise blurred by so many pixels along x and y, between about -0.5 and 0.5; it repeats. */
function along(random: Random, radiusX: number, radiusY: number): Float32Array {
  const noise = Float32Array.from({ length: TILE * TILE }, () => random.next() - 0.5)
  const across = (values: Float32Array, radius: number) => {
    const out = new Float32Array(values.length)
    for (let y = 0; y < TILE; y += 1) {
      let sum = 0
      for (let x = -radius; x <= radius; x += 1) sum += values[y * TILE + (x & (TILE - 1))] ?? 0
      for (let x = 0; x < TILE; x += 1) {
        out[x * TILE + y] = sum
        sum +=
          (values[y * TILE + ((x + radius + 1) & (TILE - 1))] ?? 0) -
          (values[y * TILE + ((x - radius) & (TILE - 1))] ?? 0)
      }
    }
    return out
  }
  // Twice turned by a quarter: along x, then along y.
  const soft = across(across(noise, radiusX), radiusY)
  const spread = Math.sqrt(soft.reduce((sum, value) => sum + value * value, 0) / soft.length)
  return soft.map((value) => Math.max(-0.5, Math.min(0.5, value / (3.2 * spread))))
}

/** The paper around the drawing, fixed to the screen; where it ends is drawn by hand. */
function drawEdge({ frameSize, unit, seed }: PhotoShot): Canvas {
  const { width, height } = frameSize
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = `rgb(${PAPER.join(',')})`
  context.fillRect(0, 0, width, height)
  const random = createRandom(seed)
  const margin = 26 * unit
  const points: (readonly [number, number])[] = []
  const walk = (from: readonly [number, number], to: readonly [number, number]) => {
    const steps = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (46 * unit)))
    for (let step = 0; step < steps; step += 1) {
      const share = step / steps
      const off = () => random.between(-11, 11) * unit
      points.push([from[0] + (to[0] - from[0]) * share + off(), from[1] + (to[1] - from[1]) * share + off()])
    }
  }
  const [left, top, right, bottom] = [margin, margin, width - margin, height - margin]
  walk([left, top], [right, top])
  walk([right, top], [right, bottom])
  walk([right, bottom], [left, bottom])
  walk([left, bottom], [left, top])
  const trace = () => {
    context.beginPath()
    points.forEach(([x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
      if (i === 0) context.moveTo((x + nextX) / 2, (y + nextY) / 2)
      else context.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
    })
    context.closePath()
  }
  context.globalCompositeOperation = 'destination-out'
  trace()
  context.fill()
  context.globalCompositeOperation = 'source-over'
  context.strokeStyle = `rgba(${LINE.join(',')},0.55)`
  context.lineWidth = 3.5 * unit
  trace()
  context.stroke()
  return canvas
}
