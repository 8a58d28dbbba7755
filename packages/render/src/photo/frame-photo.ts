import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas'
import { OVERSCAN, type FrameSize, type Picture, type PictureLayer } from '@hookreel/film'
import { layerPhoto } from './layer-photo.ts'
import { decodeImage } from '../frames/load-picture.ts'

/** Raised when the same photo is laid out otherwise. */
export const PHOTO_VERSION = 2
/** Shapes that differ by no more than this are cut to fill the frame; others stand whole before their own blurred colours. */
const CUT_AT_MOST = 1.45
/** Share of the frame's width or height that a whole photo takes. */
const WHOLE_SHARE = 0.94
const QUALITY = 92
/** Higher takes twice the time and is not seen. */
const SHEET_QUALITY = 82
/** The ground is drawn at this share of its size and blurred there: nobody sees its pixels. */
const GROUND_SCALE = 0.25

type Framed = { readonly picture: Picture; readonly files: ReadonlyMap<string, Uint8Array> }

/**
 * A photo as a picture for a frame: sheets at several depths that fill it together, or the whole photo before its blurred self.
 */
export async function framePhoto(photo: Uint8Array, frameSize: FrameSize): Promise<Framed> {
  const image = await decodeImage('photo', photo)
  const width = Math.round(frameSize.width * (1 + 2 * OVERSCAN))
  const height = Math.round(frameSize.height * (1 + 2 * OVERSCAN))
  const shape = image.width / image.height / (width / height)
  const isNear = Math.max(shape, 1 / shape) <= CUT_AT_MOST
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
  if (isNear) {
    const [ground, ...before] = layerPhoto(drawCover(image, width, height))
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
  const picture: Picture = { layers, seed: 0, kind: 'scene', environment: 'photo', subjects: [], credits: [] }
  return { picture, files }
}

/** The middle of the image, cut to this shape. */
function drawCover(image: Image, width: number, height: number): Canvas {
  const canvas = createCanvas(Math.max(2, width), Math.max(2, height))
  const context = canvas.getContext('2d')
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  const scale = Math.max(canvas.width / image.width, canvas.height / image.height)
  const [w, h] = [image.width * scale, image.height * scale]
  context.drawImage(image, (canvas.width - w) / 2, (canvas.height - h) / 2, w, h)
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
