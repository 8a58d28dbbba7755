import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas'
import {
  isCutByItself,
  MIDDLE,
  OVERSCAN,
  windowAround,
  type Focus,
  type FrameSize,
  type Picture,
  type PictureLayer,
} from '@hookreel/film'
import { findFocus, FOCUS_WIDTH } from './find-focus.ts'
import { layerPhoto } from './layer-photo.ts'
import type { PixelImage } from './photo-salience.ts'
import { decodeImage } from '../frames/load-picture.ts'

/** Raised when the same photo is laid out otherwise. */
export const PHOTO_VERSION = 3
/** Share of the frame's width or height that a whole photo takes. */
const WHOLE_SHARE = 0.94
const QUALITY = 92
/** Higher takes twice the time and is not seen. */
const SHEET_QUALITY = 82
/** The ground is drawn at this share of its size and blurred there: nobody sees its pixels. */
const GROUND_SCALE = 0.25

type Framed = { readonly picture: Picture; readonly files: ReadonlyMap<string, Uint8Array> }

/**
 * A photo as a picture for a frame: sheets at several depths that fill it together, around what stands out; or the whole photo before its
 * blurred self, where too much would be cut away. One with a point that was chosen fills the frame around that, whatever its shape.
 */
export async function framePhoto(photo: Uint8Array, frameSize: FrameSize, chosen?: Focus): Promise<Framed> {
  const image = await decodeImage('photo', photo)
  const width = Math.round(frameSize.width * (1 + 2 * OVERSCAN))
  const height = Math.round(frameSize.height * (1 + 2 * OVERSCAN))
  const isCut = chosen !== undefined || isCutByItself(image, { width, height })
  const focus = chosen ?? (isCut ? findFocus([look(image)], frameSize) : undefined)
  const files = new Map<string, Uint8Array>()
  const layers: PictureLayer[] = []
  const add = async (
    layer: Omit<PictureLayer, 'file' | 'blend' | 'motion'>,
    canvas: Canvas,
    type: 'jpeg' | 'webp' = 'jpeg',
  ) => {
    const file = `${layers.length}-${layer.name}.${type === 'jpeg' ? 'jpg' : type}`
    files.set(file, await canvas.encode(type, type === 'jpeg' ? QUALITY : SHEET_QUALITY))
    layers.push({ ...layer, blend: 'normal', motion: 'none', file })
  }
  const whole = { x: 0, y: 0, width: 1, height: 1 }
  if (focus) {
    const [ground, ...before] = layerPhoto(drawCover(image, width, height, focus))
    await add({ name: 'ground', depth: ground.depth, opaque: true, box: whole }, ground.canvas)
    for (const { name, depth, box, canvas } of before)
      await add({ name, depth, opaque: false, box }, canvas, 'webp')
  } else {
    await add({ name: 'ground', depth: 0.1, opaque: true, box: whole }, drawGround(image, width, height))
    const scale = Math.min(frameSize.width / image.width, frameSize.height / image.height) * WHOLE_SHARE
    const [w, h] = [Math.round(image.width * scale), Math.round(image.height * scale)]
    const box = {
      x: (1 - w / width) / 2,
      y: (1 - h / height) / 2,
      width: w / width,
      height: h / height,
    }
    await add({ name: 'photo', depth: 0.45, opaque: false, box }, drawCover(image, w, h))
  }
  const about = { seed: 0, kind: 'scene', environment: 'photo', subjects: [], credits: [] } as const
  return { picture: { layers, ...about, ...(focus && { focus }) }, files }
}

/** The image as it is looked at. */
function look(image: Image): PixelImage {
  const small = drawCover(image, FOCUS_WIDTH, Math.round((FOCUS_WIDTH * image.height) / image.width))
  const { width, height } = small
  const { data } = small.getContext('2d').getImageData(0, 0, width, height)
  return { width, height, data }
}

/** The image cut to this shape, around a point of it. */
function drawCover(image: Image, width: number, height: number, focus: Focus = MIDDLE): Canvas {
  const canvas = createCanvas(Math.max(2, width), Math.max(2, height))
  const context = canvas.getContext('2d')
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  const shown = windowAround(image, canvas, focus)
  const scale = canvas.width / (shown.width * image.width)
  const [w, h] = [image.width * scale, image.height * scale]
  context.drawImage(image, -shown.x * w, -shown.y * h, w, h)
  return canvas
}

function drawGround(image: Image, width: number, height: number): Canvas {
  const small = drawCover(image, Math.round(width * GROUND_SCALE), Math.round(height * GROUND_SCALE))
  const canvas = createCanvas(small.width, small.height)
  const context = canvas.getContext('2d')
  const blur = Math.round(small.width * 0.06)
  context.filter = `blur(${blur}px)`
  // Drawn larger than it is: a blur fades at the edges.
  context.drawImage(small, -2 * blur, -2 * blur, small.width + 4 * blur, small.height + 4 * blur)
  context.filter = 'none'
  context.fillStyle = 'rgba(0, 0, 0, 0.35)'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
