import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas'
import { MIDDLE, windowAround, type Focus, type FrameSize } from '@hookreel/film'
import type { PhotoShot } from './treatment.ts'

/** What a photo goes on into is drawn at this share of its size and blurred there: nobody sees its pixels. */
const AROUND_SCALE = 0.125
/** So much of a photo's side is drawn on beyond its border. */
const BORDER = 0.035
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

/** What lies at the borders of the photo drawn on beyond them, blurred: its sky goes on above it, its floor below. Small: it is to be enlarged. */
export function drawAround(photo: Canvas, space: FrameSize, place: Place): Canvas {
  const scale = AROUND_SCALE
  const [x, y] = [place.x * scale, place.y * scale]
  const [width, height] = [photo.width * scale, photo.height * scale]
  const small = drawCover(photo, { width, height })
  const whole = createCanvas(
    Math.max(2, Math.round(space.width * scale)),
    Math.max(2, Math.round(space.height * scale)),
  )
  const wide = drawOn(small, whole.width, { from: x, side: width })
  const context = whole.getContext('2d')
  // Turned by a quarter, what lies above and below is what lies left and right.
  const turned = createCanvas(wide.height, wide.width)
  const turn = turned.getContext('2d')
  turn.transform(0, 1, 1, 0, 0, 0)
  turn.drawImage(wide, 0, 0)
  context.transform(0, 1, 1, 0, 0, 0)
  context.drawImage(drawOn(turned, whole.height, { from: y, side: height }), 0, 0)
  const soft = createCanvas(whole.width, whole.height)
  const around = soft.getContext('2d')
  const blur = Math.max(1, Math.round(Math.min(soft.width, soft.height) * 0.08))
  around.filter = `blur(${blur}px)`
  // A blur fades at the edges: what is drawn larger lies below it there.
  around.drawImage(whole, -2 * blur, -2 * blur, soft.width + 4 * blur, soft.height + 4 * blur)
  around.drawImage(whole, 0, 0)
  return soft
}

/** A picture in a wider one; its border strips are drawn out, mirrored, to the sides of that. */
function drawOn(
  picture: Canvas,
  width: number,
  at: { readonly from: number; readonly side: number },
): Canvas {
  const canvas = createCanvas(width, picture.height)
  const context = canvas.getContext('2d')
  const strip = Math.max(1, picture.width * BORDER)
  const [left, right] = [at.from, width - at.from - at.side]
  context.drawImage(picture, at.from, 0, at.side, picture.height)
  for (const [gap, from, to] of [
    [left, 0, at.from],
    [right, picture.width - strip, width],
  ] as const) {
    if (gap <= 0) continue
    context.save()
    context.translate(to, 0)
    context.scale(-1, 1)
    // A pixel further than the border, so that nothing is left open between.
    context.drawImage(
      picture,
      from,
      0,
      strip,
      picture.height,
      from === 0 ? -1 : 0,
      0,
      gap + 1,
      picture.height,
    )
    context.restore()
  }
  return canvas
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
    fade([0, 0, soft / 3, 0])
    fade([width, 0, width - soft / 3, 0])
  }
  context.globalCompositeOperation = 'source-over'
  return photo
}
