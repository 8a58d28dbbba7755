import { createHash } from 'node:crypto'
import type { Image } from '@napi-rs/canvas'
import {
  CUT_AT_MOST,
  isCutByItself,
  MIDDLE,
  OVERSCAN,
  type Focus,
  type FrameSize,
  type Picture,
  type PictureLayer,
  type StyleId,
} from '@hookreel/film'
import { findFocus, findSpan, FOCUS_WIDTH } from './find-focus.ts'
import type { PixelImage } from './photo-salience.ts'
import { drawCover } from './treatments/cover.ts'
import type { PhotoShot } from './treatments/treatment.ts'
import { TREATMENTS } from './treatments/treatments.ts'
import { decodeImage } from '../frames/load-picture.ts'

/** Raised when the same photo is laid out otherwise, in any style. */
export const PHOTO_VERSION = 4
/** A photo whose subject would fit fills the frame only when it need not be enlarged more. */
const ENLARGED_MOST = 2.2
const QUALITY = 88
/** Higher takes twice the time and is not seen. */
const SHEET_QUALITY = 82

type Framed = { readonly picture: Picture; readonly files: ReadonlyMap<string, Uint8Array> }

/** What a photo is to be a picture of. */
export type PhotoFrame = {
  readonly frameSize: FrameSize
  readonly style: StyleId
  /** The point around which it fills the frame; left out: what stands out is found. */
  readonly focus?: Focus | undefined
}

/**
 * A photo as a picture for a frame, as its style shows photos (`treatments/`). It fills the frame around what stands out, or around a point
 * that was chosen; where too much would be cut away it is shown whole. The same bytes give the same picture.
 */
export async function framePhoto(
  photo: Uint8Array,
  { frameSize, style, focus: chosen }: PhotoFrame,
): Promise<Framed> {
  const image = await decodeImage('photo', photo)
  const space = {
    width: Math.round(frameSize.width * (1 + 2 * OVERSCAN)),
    height: Math.round(frameSize.height * (1 + 2 * OVERSCAN)),
  }
  const looked = look(image)
  const found = chosen ? { focus: chosen } : findShown(looked, image, frameSize)
  const { focus } = found
  const sheets = TREATMENTS[style]({
    ...{ image, frameSize, space, focus, isChosen: chosen !== undefined },
    shown: found.shown ?? { width: image.width, height: image.height, focus: MIDDLE },
    unit: Math.min(frameSize.width, frameSize.height) / 1080,
    seed: createHash('sha256').update(photo).digest().readUInt32BE(0),
  })
  const files = new Map<string, Uint8Array>()
  const layers: PictureLayer[] = []
  for (const [at, { canvas, motion = 'none', name, depth, box }] of sheets.entries()) {
    const opaque = at === 0
    const file = `${at}-${name}.${opaque ? 'jpg' : 'webp'}`
    files.set(file, await (opaque ? canvas.encode('jpeg', QUALITY) : canvas.encode('webp', SHEET_QUALITY)))
    layers.push({ name, depth, box, opaque, blend: 'normal', motion, file })
  }
  const about = { seed: 0, kind: 'scene', environment: 'photo', subjects: [], credits: [] } as const
  // A print on a board shows all of it, unless somebody chose.
  const told = chosen ?? (style === 'documentary' ? undefined : focus)
  return { picture: { layers, ...about, ...(told && { focus: told }) }, files }
}

/** What is shown of a photo of which nobody chose a point; without a focus it stands in the frame. */
function findShown(
  looked: PixelImage,
  image: Image,
  frame: FrameSize,
): { readonly focus?: Focus; readonly shown?: PhotoShot['shown'] } {
  const { share, focus } = findSpan(looked, frame)
  const shape = image.width / image.height / (frame.width / frame.height)
  const fills = Math.min(shape, 1 / shape)
  if (isCutByItself(image, frame)) {
    // What stands out, if it fits, also keeps out of the margin that the camera needs.
    const room = (fills / (1 + 2 * OVERSCAN) - share) / 2
    const found = findFocus([looked], frame)
    return { focus: room > 0 ? keepNear(found, focus, room) : found }
  }
  const enlarged = Math.max(frame.width / image.width, frame.height / image.height)
  if (share <= fills && enlarged <= ENLARGED_MOST) return { focus }
  const kept = Math.max(share, 1 / CUT_AT_MOST)
  return {
    shown: {
      width: shape > 1 ? image.width * kept : image.width,
      height: shape > 1 ? image.height : image.height * kept,
      focus,
    },
  }
}

/** A point, moved so that it is no further from another than this. */
function keepNear(point: Focus, { x, y }: Focus, most: number): Focus {
  const near = (at: number, to: number) => Math.min(to + most, Math.max(to - most, at))
  return { x: near(point.x, x), y: near(point.y, y) }
}

/** The image as it is looked at. */
function look(image: Image): PixelImage {
  const size = { width: FOCUS_WIDTH, height: Math.round((FOCUS_WIDTH * image.height) / image.width) }
  const small = drawCover(image, size)
  const { width, height } = small
  const { data } = small.getContext('2d').getImageData(0, 0, width, height)
  return { width, height, data }
}
