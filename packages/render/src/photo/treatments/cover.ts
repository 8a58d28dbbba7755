import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas'
import { MIDDLE, windowAround, type Focus, type FrameSize } from '@hookreel/film'
import type { PhotoShot } from './treatment.ts'

/** What a photo goes on into is drawn at this share of its size and blurred there: nobody sees its pixels. */
const AROUND_SCALE = 0.125
/** How much of a photo's sides melts into what it goes on into. */
const MELT = 0.09

/** Where something lies in the picture's space, in pixels. */
export type Place = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The image cut to this shape, around a point of it; what is transparent is white. */
export function drawCover(
  image: Image | Canvas,
  { width, height }: FrameSize,
  focus: Focus = MIDDLE,
): Canvas {
  const canvas = createCanvas(Math.max(2, Math.round(width)), Math.max(2, Math.round(height)))
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  const shown = windowAround(image, canvas, focus)
  const scale = canvas.width / (shown.width * image.width)
  const [w, h] = [image.width * scale, image.height * scale]
  context.drawImage(image, -shown.x * w, -shown.y * h, w, h)
  return canvas
}

/** Where a photo that does not fill the frame stands in the picture's space: as large as this share of the frame lets it be. */
export function placeInside({ shown, frameSize, space }: PhotoShot, share: FrameSize, middleY = 0.5): Place {
  const scale = Math.min(
    (frameSize.width * share.width) / shown.width,
    (frameSize.height * share.height) / shown.height,
  )
  const [width, height] = [Math.round(shown.width * scale), Math.round(shown.height * scale)]
  return {
    x: Math.round((space.width - width) / 2),
    y: Math.round(space.height / 2 + (middleY - 0.5) * frameSize.height - height / 2),
    width,
    height,
  }
}

/** The photo mirrored at its borders again and again, blurred: its sky goes on above it, its floor below. Small: it is to be enlarged. */
export function drawAround(photo: Canvas, space: FrameSize, place: Place): Canvas {
  const scale = AROUND_SCALE
  const [width, height] = [photo.width * scale, photo.height * scale]
  const small = drawCover(photo, { width, height })
  const tiled = createCanvas(
    Math.max(2, Math.round(space.width * scale)),
    Math.max(2, Math.round(space.height * scale)),
  )
  const context = tiled.getContext('2d')
  context.translate(place.x * scale, place.y * scale)
  const columns = Math.ceil((space.width - place.width) / place.width)
  const rows = Math.ceil((space.height - place.height) / place.height)
  for (let row = -rows; row <= rows; row += 1)
    for (let column = -columns; column <= columns; column += 1) {
      context.save()
      context.translate((column + 0.5) * width, (row + 0.5) * height)
      context.scale(column % 2 === 0 ? 1 : -1, row % 2 === 0 ? 1 : -1)
      context.drawImage(small, -width / 2, -height / 2, width + 1, height + 1)
      context.restore()
    }
  const soft = createCanvas(tiled.width, tiled.height)
  const around = soft.getContext('2d')
  const blur = Math.max(1, Math.round(Math.min(soft.width, soft.height) * 0.07))
  around.filter = `blur(${blur}px)`
  // Drawn larger than it is: a blur fades at the edges.
  around.drawImage(tiled, -2 * blur, -2 * blur, soft.width + 4 * blur, soft.height + 4 * blur)
  return soft
}

/** Lets those borders of a photo fade out that have something beside them. */
export function melt(photo: Canvas, space: FrameSize): Canvas {
  const context = photo.getContext('2d')
  const { width, height } = photo
  context.globalCompositeOperation = 'destination-out'
  const soft = Math.min(width, height) * MELT
  const fade = (line: readonly [number, number, number, number]) => {
    const gradient = context.createLinearGradient(...line)
    for (const [at, alpha] of [
      [0, 1],
      [0.35, 0.72],
      [0.7, 0.2],
      [1, 0],
    ] as const)
      gradient.addColorStop(at, `rgba(0,0,0,${alpha})`)
    context.fillStyle = gradient
    context.fillRect(0, 0, width, height)
  }
  if (height < space.height) {
    fade([0, 0, 0, soft])
    fade([0, height, 0, height - soft])
  }
  if (width < space.width) {
    fade([0, 0, soft / 2, 0])
    fade([width, 0, width - soft / 2, 0])
  }
  context.globalCompositeOperation = 'source-over'
  return photo
}
