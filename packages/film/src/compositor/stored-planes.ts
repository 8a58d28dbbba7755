import type { FrameSize } from '../format.ts'
import { CLIP_BOX, OVERSCAN, type PictureLayer } from '../picture.ts'

/** How a layer is kept: without alpha, with premultiplied alpha, or as light to be added. */
export type PlaneKind = 'opaque' | 'over' | 'light'

/** Planes of one image in the core's memory: pointers, sizes in pixels, strides in bytes. */
export type StoredPlanes = {
  readonly kind: PlaneKind
  /** Size with the margin. */
  readonly width: number
  readonly height: number
  /** Empty pixels on each side, so that an image's border fades under subpixel motion instead of stepping. */
  readonly margin: number
  readonly stride: number
  readonly y: number
  readonly u: number
  readonly v: number
  readonly alpha: number
  readonly halfAlpha: number
  /** What is on each tile of 32x16 pixels. */
  readonly tiles: number
  readonly bytes: number
}

const EDGE_MARGIN = 2
/**
 * An image of at most this share of its box's sides is soft. What covers what is below it must be softer than light: vignettes are (0.36),
 * painted things and photos are not. Only what is fixed to the screen: what moves has grain, which would become as large as its pixels.
 */
const SOFT_SHARE = { add: 0.6, normal: 0.4 } as const

/** How a layer is kept: only an opaque one that covers its whole picture needs no alpha. */
export function planeKindOf(layer: PictureLayer): PlaneKind {
  if (layer.blend === 'add') return 'light'
  const { x, y, width, height } = layer.box
  // What is furthest away is never shifted: it needs to cover the frame alone.
  const edge = layer.depth === 0 ? CLIP_BOX.x : 0
  const covers = x <= edge && y <= edge && x + width >= 1 - edge && y + height >= 1 - edge
  return layer.opaque && covers ? 'opaque' : 'over'
}

/**
 * Pixels that a layer is kept in: its box at rest scale, even, and the margin around it. What is soft, as its image is much smaller than
 * its box, keeps the image's own size: it costs a fraction, most of which is memory that is read.
 */
export function storedSizeOf(
  layer: PictureLayer,
  frameSize: FrameSize,
  image?: { readonly width: number; readonly height: number },
) {
  const space = layer.depth === null ? 1 : 1 + 2 * OVERSCAN
  const margin = planeKindOf(layer) === 'opaque' || framesAll(layer) ? 0 : EDGE_MARGIN
  const even = (pixels: number) => Math.max(2, 2 * Math.round(pixels / 2))
  let width = even(layer.box.width * space * frameSize.width)
  let height = even(layer.box.height * space * frameSize.height)
  const mayBeSoft = layer.blend === 'add' || layer.depth === null
  const share = mayBeSoft && planeKindOf(layer) !== 'opaque' ? SOFT_SHARE[layer.blend] : 0
  if (image !== undefined && image.width <= width * share && image.height <= height * share) {
    width = even(image.width)
    height = even(image.height)
  }
  return { width: width + 2 * margin, height: height + 2 * margin, margin }
}

/** Fixed to the screen and exactly as large: its border is the frame's, where nothing may fade. */
function framesAll({ depth, box }: PictureLayer): boolean {
  return depth === null && box.x === 0 && box.y === 0 && box.width === 1 && box.height === 1
}

/** Lays the planes of an image out from `base` (a multiple of 64). Rows are padded: sampling reads 16 bytes at once. */
export function layOutPlanes(
  kind: PlaneKind,
  { width, height, margin }: { width: number; height: number; margin: number },
  base: number,
): StoredPlanes {
  const stride = Math.ceil(width / 16) * 16 + 16
  const plane = stride * (height + 2)
  const halfPlane = (stride / 2) * (height / 2 + 2)
  const hasAlpha = kind === 'over'
  const lengths = [
    plane,
    halfPlane,
    halfPlane,
    hasAlpha ? plane : 0,
    hasAlpha ? halfPlane : 0,
    Math.ceil(width / 32) * Math.ceil(height / 16),
  ]
  const starts: number[] = []
  let at = base
  for (const length of lengths) {
    starts.push(at)
    at += Math.ceil(length / 64) * 64
  }
  const [y = 0, u = 0, v = 0, alpha = 0, halfAlpha = 0, tiles = 0] = starts
  return { kind, width, height, margin, stride, y, u, v, alpha, halfAlpha, tiles, bytes: at - base }
}
