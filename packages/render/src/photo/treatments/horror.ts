import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { createRandom, type FrameSize } from '@hookreel/film'
import type { PhotoDepth } from '../layer-photo.ts'
import { blurBox } from '../photo-salience.ts'
import { drawMask } from '../photo-mask.ts'
import { bleed } from './full-bleed.ts'
import { paintPixels } from './paint-pixels.ts'
import { drawShade, type Shade } from './shade.ts'
import { WHOLE_BOX, type Treatment } from './treatment.ts'

const SHADE: Shade = { colour: '2,4,6', edge: 0.94, foot: 0.6, head: 0.5, clear: 0.24 }
/** How much of a colour is left; of deep reds, more. */
const COLOUR = 0.2
const RED = 0.56

/** Cold and dark: nearly without colour, light only where the subject is, mist before its feet. */
export const treatHorror: Treatment = (shot) => {
  const { sheets, depth } = bleed(shot, { whole: chill })
  // In a photo that stands in the frame its middle is the frame's.
  const at = shot.focus ? middleOf(depth) : { x: 0.5, y: 0.5 }
  return [
    ...sheets,
    { name: 'mist', depth: 0.9, box: WHOLE_BOX, canvas: drawMist(shot.space, shot.seed), motion: 'sway' },
    { name: 'dark', depth: null, box: WHOLE_BOX, canvas: drawShade(shot.frameSize, { ...SHADE, at }) },
  ]
}

/** Around what the dark lies: the subject, or what stands out, never far from the middle. */
function middleOf({ subject, salience, centre, width, height }: PhotoDepth) {
  let [sum, sumX, sumY] = [1e-6, 0, 0]
  for (let i = 0; i < salience.length; i += 1) {
    const weight = subject ? (subject[i] ?? 0) : ((salience[i] ?? 0) * (centre[i] ?? 0)) ** 2
    sum += weight
    sumX += weight * (i % width)
    sumY += weight * Math.floor(i / width)
  }
  const near = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
  return { x: near(sumX / sum / width, 0.36, 0.64), y: near(sumY / sum / height, 0.34, 0.58) }
}

function chill(photo: Canvas): Canvas {
  return paintPixels(photo, (data) => {
    const tones = darken(data)
    for (let at = 0; at < data.length; at += 4) {
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const grey = 0.299 * r + 0.587 * g + 0.114 * b
      const excess = r - 1.25 * (g > b ? g : b)
      const kept = excess > 0 ? COLOUR + (RED - COLOUR) * Math.min(1, excess / 60) : COLOUR
      const gain = (tones[grey | 0] ?? 0) / (grey + 1)
      data[at] = (grey + (r - grey) * kept) * gain * 0.9 + 3
      data[at + 1] = (grey + (g - grey) * kept) * gain + 7
      data[at + 2] = (grey + (b - grey) * kept) * gain * 1.04 + 11
    }
  })
}

/** Dark, with a shoulder: lights stay, everything else sinks. What is dark already is lifted first, or nothing of it would be seen. */
function darken(data: Uint8ClampedArray): Float32Array {
  const counts = new Uint32Array(256)
  for (let at = 1; at < data.length; at += 4 * 37) counts[data[at] ?? 0] = (counts[data[at] ?? 0] ?? 0) + 1
  const total = counts.reduce((sum, count) => sum + count, 0)
  let [seen, high] = [0, 255]
  while (high > 1 && seen < total * 0.03) {
    seen += counts[high] ?? 0
    high -= 1
  }
  const lift = Math.min(2, Math.max(1, 225 / high))
  return Float32Array.from({ length: 256 }, (_, value) => {
    const x = Math.min(1, (value * lift) / 255)
    return 255 * x ** 1.3 * (1 - 0.12 * x)
  })
}

/** Drifts of mist, thick at the foot: noise of three sizes, drawn small. */
function drawMist(space: FrameSize, seed: number): Canvas {
  const width = 160
  const height = Math.max(2, Math.round((width * space.height) / space.width))
  const random = createRandom(seed)
  const sum = new Float32Array(width * height)
  for (const [radius, weight] of [
    [3, 0.18],
    [9, 0.32],
    [20, 0.5],
  ] as const) {
    const noise = Float32Array.from(sum, () => random.next() - 0.5)
    // Wider than high: mist lies.
    const soft = blurBox(blurBox(noise, width, height, radius), width, height, Math.ceil(radius / 2))
    const most = soft.reduce((high, value) => Math.max(high, Math.abs(value)), 1e-6)
    for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + (weight * (soft[i] ?? 0)) / most
  }
  const mask = sum.map((value, i) => {
    const down = Math.floor(i / width) / height
    const lies = Math.max(0, (down - 0.5) / 0.5) ** 1.3 * 0.62 + 0.1
    return Math.max(0, Math.min(0.6, lies * (0.55 + value * 1.5)))
  })
  const shape = drawMask(mask, width, height)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(shape, 0, 0)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = '#9fb2b8'
  context.fillRect(0, 0, width, height)
  return canvas
}
