import { createCanvas, type Canvas } from '@napi-rs/canvas'

/** A quarter of the picture's sides: masks are soft, nobody sees their pixels. */
const MASK_SCALE = 0.25

/** A part of a photo, in shares of its sides. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** White, as opaque as the mask says. */
export function drawMask(mask: Float32Array, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const pixels = context.createImageData(width, height)
  mask.forEach((value, i) => {
    pixels.data.fill(255, 4 * i, 4 * i + 3)
    pixels.data[4 * i + 3] = Math.round(255 * value)
  })
  context.putImageData(pixels, 0, 0)
  return canvas
}

/** The mask grown by `grow` pixels of the photo, and soft over `soft` pixels. */
export function growMask(shape: Canvas, photo: Canvas, grow: number, soft: number): Canvas {
  const [width, height] = [Math.ceil(photo.width * MASK_SCALE), Math.ceil(photo.height * MASK_SCALE)]
  const grown = createCanvas(width, height)
  const context = grown.getContext('2d')
  context.imageSmoothingQuality = 'high'
  const turns = 16
  for (let turn = 0; turn < turns; turn += 1) {
    const angle = (turn / turns) * 2 * Math.PI
    const reach = grow * MASK_SCALE
    context.drawImage(shape, Math.cos(angle) * reach, Math.sin(angle) * reach, width, height)
  }
  context.drawImage(shape, 0, 0, width, height)
  const softened = createCanvas(width, height)
  const soften = softened.getContext('2d')
  soften.filter = `blur(${Math.max(0.5, (soft * MASK_SCALE) / 2)}px)`
  soften.drawImage(grown, 0, 0)
  return softened
}

/** What holds everything that is seen of a mask, with a margin, on whole pixels of it. */
export function boxOf(mask: Float32Array, width: number, height: number, margin: number): Box {
  let [left, top, right, bottom] = [width, height, 0, 0]
  mask.forEach((value, i) => {
    if (value < 0.004) return
    const [x, y] = [i % width, Math.floor(i / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  })
  const more = Math.ceil(margin * width)
  const [x, y] = [Math.max(0, left - more) / width, Math.max(0, top - more) / height]
  return {
    x,
    y,
    width: Math.min(1, (right + more) / width) - x,
    height: Math.min(1, (bottom + more) / height) - y,
  }
}

/** The part of the photo in the box, where the mask is. */
export function cutOut(photo: Canvas, mask: Canvas, box: Box): Canvas {
  const { width, height } = photo
  const canvas = createCanvas(
    Math.max(2, Math.round(box.width * width)),
    Math.max(2, Math.round(box.height * height)),
  )
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  // The canvas has whole pixels: the box is drawn into all of them.
  context.scale(canvas.width / (box.width * width), canvas.height / (box.height * height))
  context.translate(-box.x * width, -box.y * height)
  context.drawImage(photo, 0, 0)
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(mask, 0, 0, width, height)
  return canvas
}
