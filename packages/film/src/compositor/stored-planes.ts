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
/** An image of at most this share of its box's sides is soft. */
const SOFT_SHARE = 0.6

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
 * Pixels that a layer is kept in: its box at rest scale, even, and the margin around it. Light whose image is much smaller
 * than its box keeps the image's own size: it is soft, and costs a fraction.
 */
export function storedSizeOf(
  layer: PictureLayer,
  frameSize: FrameSize,
  image?: { readonly width: number; readonly height: number },
) {
  const space = layer.depth === null ? 1 : 1 + 2 * OVERSCAN
  const margin = planeKindOf(layer) === 'opaque' ? 0 : EDGE_MARGIN
  const even = (pixels: number) => Math.max(2, 2 * Math.round(pixels / 2))
  let width = even(layer.box.width * space * frameSize.width)
  let height = even(layer.box.height * space * frameSize.height)
  const isSoft = layer.blend === 'add' && image !== undefined
  if (isSoft && image.width <= width * SOFT_SHARE && image.height <= height * SOFT_SHARE) {
    width = even(image.width)
    height = even(image.height)
  }
  return { width: width + 2 * margin, height: height + 2 * margin, margin }
}

/** Lays the planes of an image out from `base` (a multiple of 64). Rows are padded: sampling reads 16 bytes at once. */
export function layOutPlanes(
  kind: PlaneKind,
  size: { width: number; height: number; margin: number },
  base: number,
): StoredPlanes {
  const stride = Math.ceil(size.width / 16) * 16 + 16
  const plane = stride * (size.height + 2)
  const halfPlane = (stride / 2) * (size.height / 2 + 2)
  const hasAlpha = kind === 'over'
  const lengths = [
    plane,
    halfPlane,
    halfPlane,
    hasAlpha ? plane : 0,
    hasAlpha ? halfPlane : 0,
    Math.ceil(size.width / 32) * Math.ceil(size.height / 16),
  ]
  const starts: number[] = []
  let at = base
  for (const length of lengths) {
    starts.push(at)
    at += Math.ceil(length / 64) * 64
  }
  const [y = 0, u = 0, v = 0, alpha = 0, halfAlpha = 0, tiles = 0] = starts
  return { kind, ...size, stride, y, u, v, alpha, halfAlpha, tiles, bytes: at - base }
}
