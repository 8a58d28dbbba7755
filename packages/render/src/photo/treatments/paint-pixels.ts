import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { freeBytes } from '@hookreel/film'
import { blurBox, type Channels } from '../photo-salience.ts'

/** What drawings are reckoned in, in pixels: half of a film's sides. Lines are soft in it, and nothing finer is drawn. */
const DRAWN_PIXELS = 560_000

/** Changes all pixels of a canvas in place. */
export function paintPixels(
  canvas: Canvas,
  paint: (data: Uint8ClampedArray, width: number, height: number) => void,
): Canvas {
  const context = canvas.getContext('2d')
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  paint(image.data, canvas.width, canvas.height)
  context.putImageData(image, 0, 0)
  freeBytes(image.data)
  return canvas
}

export function resize(image: Canvas, width: number, height: number): Canvas {
  const canvas = createCanvas(Math.max(2, Math.round(width)), Math.max(2, Math.round(height)))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A photo as a draughtsman sees it: areas that are even inside and meet in clear borders. */
export type Flattened = {
  readonly channels: Channels
  readonly width: number
  readonly height: number
  /** Its pixels per pixel of the photo. */ readonly scale: number
}

/** Smooths areas and leaves their borders of light (guided filter, He et al. 2013), with light and dark spread over the whole range. */
export function flatten(photo: Canvas, radius: number, evenness: number): Flattened {
  const scale = Math.min(1, Math.sqrt(DRAWN_PIXELS / (photo.width * photo.height)))
  const small = scale < 1 ? resize(photo, photo.width * scale, photo.height * scale) : photo
  const { width, height } = small
  const { data } = small.getContext('2d').getImageData(0, 0, width, height)
  const [luma, blue, red] = split(data)
  freeBytes(data)
  stretch(luma)
  const reach = Math.max(1, Math.round(radius * scale))
  const blur = (values: Float32Array) => blurBox(values, width, height, reach)
  const mean = blur(luma)
  const slope = blur(luma.map((value) => value * value))
  for (let i = 0; i < slope.length; i += 1) {
    const average = mean[i] ?? 0
    const variance = (slope[i] ?? 0) - average * average
    slope[i] = variance / (variance + evenness)
    mean[i] = average * (1 - (slope[i] ?? 0))
  }
  const [slopes, rests] = [blur(slope), blur(mean)]
  for (let i = 0; i < rests.length; i += 1) rests[i] = (slopes[i] ?? 0) * (luma[i] ?? 0) + (rests[i] ?? 0)
  // Colours may run a little: the eye looks at light.
  const few = Math.max(1, Math.round(reach / 2))
  const [blues, reds] = [blue, red].map((channel) => blurBox(channel, width, height, few))
  return { channels: [rests, blues ?? blue, reds ?? red], width, height, scale }
}

function split(data: Uint8ClampedArray): [Float32Array, Float32Array, Float32Array] {
  const count = data.length / 4
  const [luma, blue, red] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
  for (let i = 0, at = 0; i < count; i += 1, at += 4) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    luma[i] = (0.299 * r + 0.587 * g + 0.114 * b) / 255
    blue[i] = (-0.169 * r - 0.331 * g + 0.5 * b) / 255
    red[i] = (0.5 * r - 0.419 * g - 0.081 * b) / 255
  }
  return [luma, blue, red]
}

/** The darkest and lightest hundredth become black and white, as far as that takes no more than doubled contrast. */
function stretch(luma: Float32Array): void {
  const counts = new Uint32Array(256)
  for (let i = 0; i < luma.length; i += 7) {
    const bin = Math.round((luma[i] ?? 0) * 255)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const total = Math.ceil(luma.length / 7)
  const find = (bins: readonly number[]) => {
    let seen = 0
    return bins.find((bin) => (seen += counts[bin] ?? 0) > total * 0.01) ?? 0
  }
  const all = Array.from(counts.keys())
  const [low, high] = [find(all) / 255, find(all.toReversed()) / 255]
  const gain = Math.min(2, 1 / Math.max(0.05, high - low))
  const base = gain === 2 ? (low + high) / 2 - 0.25 : low
  for (let i = 0; i < luma.length; i += 1)
    luma[i] = Math.min(1, Math.max(0, ((luma[i] ?? 0) - Math.max(0, base)) * gain))
}

/** How strong a line is at each pixel, 0 to 1: the dark side of borders (difference of two blurs). */
export function findLines(
  { channels: [luma], width, height }: Flattened,
  breadth: number,
  from: number,
): Float32Array {
  const thin = Math.max(1, Math.round(breadth))
  const twice = (radius: number) => blurBox(blurBox(luma, width, height, radius), width, height, radius)
  const near = blurBox(luma, width, height, thin)
  const wide = twice(thin * 2)
  for (let i = 0; i < wide.length; i += 1)
    wide[i] = smoothStep(((wide[i] ?? 0) - (near[i] ?? 0) - from) / (from * 2))
  return wide
}

export function smoothStep(value: number): number {
  const x = value < 0 ? 0 : value > 1 ? 1 : value
  return x * x * (3 - 2 * x)
}

/** Light in `count` steps with soft borders between them. */
export function inSteps(light: number, count: number, softness: number): number {
  const at = light * count
  const step = Math.floor(at)
  return (step + smoothStep((at - step - 0.5) / softness + 0.5)) / count
}

/** A canvas of channels: `colour` writes red, green and blue of a pixel from its channels. */
export function drawFlattened(
  flat: Flattened,
  colour: (
    pixel: { luma: number; blue: number; red: number; at: number },
    out: [number, number, number],
  ) => void,
): Canvas {
  const { channels, width, height } = flat
  const [lumas, blues, reds] = channels
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  const pixel = { luma: 0, blue: 0, red: 0, at: 0 }
  const out: [number, number, number] = [0, 0, 0]
  for (let i = 0, to = 0; i < lumas.length; i += 1, to += 4) {
    pixel.luma = lumas[i] ?? 0
    pixel.blue = blues[i] ?? 0
    pixel.red = reds[i] ?? 0
    pixel.at = i
    colour(pixel, out)
    image.data[to] = out[0]
    image.data[to + 1] = out[1]
    image.data[to + 2] = out[2]
    image.data[to + 3] = 255
  }
  context.putImageData(image, 0, 0)
  freeBytes(image.data)
  return canvas
}

/** How much stronger a colour becomes: pale ones most, and none that is strong already, so that skin stays skin. */
export function strengthen(blue: number, red: number, gain: number): number {
  const strength = Math.sqrt(blue * blue + red * red)
  return 1 + gain * Math.max(-0.25, 1 - strength / 0.2)
}

/** Red, green and blue (0 to 255) of light and two differences of colour. */
export function writeColour(luma: number, blue: number, red: number, out: [number, number, number]): void {
  out[0] = 255 * (luma + 1.402 * red)
  out[1] = 255 * (luma - 0.344 * blue - 0.714 * red)
  out[2] = 255 * (luma + 1.772 * blue)
}
