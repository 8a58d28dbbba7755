import { createCanvas, type Canvas } from '@napi-rs/canvas'

/** What is filled in is soft: it is made this much smaller. */
const FILL_SCALE = 1 / 8

type Weighed = {
  readonly width: number
  readonly height: number
  /** Red, green, blue, each times the weight, and the weight. */
  readonly values: Float32Array
}

/**
 * The photo with what the mask covers filled from around it (pull and push: ever smaller copies in which only what is not
 * covered counts, then back up, each place taking the finest copy that knows it).
 */
export function inpaintBackground(photo: Canvas, mask: Canvas): Canvas {
  const { width, height } = photo
  const hollow = createCanvas(width, height)
  const cut = hollow.getContext('2d')
  cut.drawImage(photo, 0, 0)
  cut.globalCompositeOperation = 'destination-out'
  cut.imageSmoothingQuality = 'high'
  cut.drawImage(mask, 0, 0, width, height)
  const filled = createCanvas(width, height)
  const context = filled.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(draw(fill(weigh(hollow))), 0, 0, width, height)
  context.drawImage(hollow, 0, 0)
  return filled
}

function weigh(hollow: Canvas): Weighed {
  const small = createCanvas(
    Math.max(2, Math.round(hollow.width * FILL_SCALE)),
    Math.max(2, Math.round(hollow.height * FILL_SCALE)),
  )
  const context = small.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(hollow, 0, 0, small.width, small.height)
  const { data } = context.getImageData(0, 0, small.width, small.height)
  const values = new Float32Array(data.length)
  for (let i = 0; i < data.length; i += 4) {
    // What is half covered has something of the subject in it.
    const weight = Math.max(0, (data[i + 3] ?? 0) / 255 - 0.5) * 2
    for (let part = 0; part < 3; part += 1) values[i + part] = (data[i + part] ?? 0) * weight
    values[i + 3] = weight
  }
  return { width: small.width, height: small.height, values }
}

function fill(image: Weighed): Weighed {
  if (image.width <= 1 && image.height <= 1) return image
  const coarse = fill(halve(image))
  const values = new Float32Array(image.values.length)
  for (let y = 0; y < image.height; y += 1)
    for (let x = 0; x < image.width; x += 1) {
      const at = (y * image.width + x) * 4
      const weight = Math.min(1, image.values[at + 3] ?? 0)
      const behind = sample(coarse, (x + 0.5) / image.width, (y + 0.5) / image.height)
      const own = Math.max(image.values[at + 3] ?? 0, 1e-6)
      for (let part = 0; part < 3; part += 1) {
        const colour = (image.values[at + part] ?? 0) / own
        values[at + part] = weight * colour + (1 - weight) * (behind[part] ?? 0)
      }
      values[at + 3] = 1
    }
  return { ...image, values }
}

function halve({ width, height, values }: Weighed): Weighed {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const sums = new Float32Array(half.width * half.height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let part = 0; part < 4; part += 1) {
        const to = ((y >> 1) * half.width + (x >> 1)) * 4 + part
        sums[to] = (sums[to] ?? 0) + (values[(y * width + x) * 4 + part] ?? 0)
      }
  return { ...half, values: sums }
}

/** Bilinear, at shares of the sides. */
function sample({ width, height, values }: Weighed, shareX: number, shareY: number): number[] {
  const x = Math.min(width - 1, Math.max(0, shareX * width - 0.5))
  const y = Math.min(height - 1, Math.max(0, shareY * height - 0.5))
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const colourAt = (column: number, row: number, part: number) => {
    const at = (row * width + column) * 4
    return (values[at + part] ?? 0) / Math.max(values[at + 3] ?? 0, 1e-6)
  }
  return [0, 1, 2].map((part) => {
    const above = mix(colourAt(left, top, part), colourAt(right, top, part), x - left)
    const below = mix(colourAt(left, bottom, part), colourAt(right, bottom, part), x - left)
    return mix(above, below, y - top)
  })
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

function draw({ width, height, values }: Weighed): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const pixels = context.createImageData(width, height)
  for (let i = 0; i < values.length; i += 4) {
    for (let part = 0; part < 3; part += 1) pixels.data[i + part] = values[i + part] ?? 0
    pixels.data[i + 3] = 255
  }
  context.putImageData(pixels, 0, 0)
  return canvas
}
