import { LAYER_KIND, MAX_LAYERS, type CompositorCore } from './core.ts'
import type { FrameSize } from '../format.ts'
import type { Rect } from '../motion/camera.ts'
import type { StoredPlanes } from './stored-planes.ts'

/** A frame in the core's memory: its planes follow each other, Y then U then V, without padding. */
export type Surface = {
  readonly core: CompositorCore
  readonly frameSize: FrameSize
  readonly y: number
  readonly u: number
  readonly v: number
  readonly bytes: number
}

/** The surface whose luma plane starts at `start`. */
export function surfaceAt(core: CompositorCore, frameSize: FrameSize, start: number): Surface {
  const luma = frameSize.width * frameSize.height
  return { core, frameSize, y: start, u: start + luma, v: start + luma * 1.25, bytes: luma * 1.5 }
}

const LUMA = { black: 16, white: 235 } as const

/** Fills a surface with black or white of limited range. */
export function fillSurface({ core, y, u, bytes }: Surface, colour: 'black' | 'white'): void {
  core.fillBytes(y, LUMA[colour], u - y)
  core.fillBytes(u, 128, bytes - (u - y))
}

/** A stored layer and where its image without the margin lies in the frame. */
export type PlacedPlanes = { readonly planes: StoredPlanes; readonly target: Rect }

/** How a shot comes into a frame. */
export type ShotDrawing = {
  readonly clip: Rect
  readonly opacity: number
  readonly ground: 'black' | 'white'
}

/** Draws the layers of a shot, from the back to the front, inside its clip. `tables`: the core's room for them. */
export function drawShot(
  surface: Surface,
  layers: readonly PlacedPlanes[],
  { clip, opacity, ground }: ShotDrawing,
  tables: number,
): void {
  const { core, frameSize, y } = surface
  if (layers.length > MAX_LAYERS) throw new RangeError(`a picture has more than ${MAX_LAYERS} layers`)
  layers.forEach(({ planes, target }, index) => placeLayer(core, index, planes, target, clip, tables))
  core.drawShot(
    ...([layers.length, y, frameSize.width, frameSize.height] as const),
    ...([clip.x, clip.x + clip.width, clip.y, clip.y + clip.height] as const),
    ...([LUMA[ground], Math.round(opacity * 256)] as const),
  )
}

function placeLayer(
  core: CompositorCore,
  index: number,
  planes: StoredPlanes,
  target: Rect,
  clip: Rect,
  tables: number,
): void {
  const { kind, margin, width, height, stride } = planes
  const stepX = (width - 2 * margin) / target.width
  const stepY = (height - 2 * margin) / target.height
  // A layer fixed to the screen lies pixel on pixel: nothing needs to be resampled.
  const isAligned = stepX === 1 && stepY === 1 && target.x % 2 === 0 && target.y % 2 === 0
  const isUnmoved = isAligned && kind === 'over'
  // The centre of output pixel 0, in the coordinates of stored pixel centres.
  const startX = (0.5 - target.x) * stepX + margin - 0.5
  const startY = (0.5 - target.y) * stepY + margin - 0.5
  const { y, u, v, alpha, halfAlpha, tiles } = planes
  core.placeLayer(
    ...([index, LAYER_KIND[kind], isUnmoved, y, u, v, alpha, halfAlpha, tiles] as const),
    ...([stride, width, height, startX, stepX, startY, stepY, clip.x, clip.width, tables] as const),
  )
}

/** Lays planes with alpha over the surface, pixel on pixel, inside the clip; `at` is even and may lie outside. */
export function blitPlanes(
  surface: Surface,
  planes: StoredPlanes,
  at: { readonly x: number; readonly y: number },
  clip: Rect,
): void {
  const left = Math.max(clip.x, at.x)
  const top = Math.max(clip.y, at.y)
  const width = Math.min(clip.x + clip.width, at.x + planes.width) - left
  const height = Math.min(clip.y + clip.height, at.y + planes.height) - top
  if (width <= 0 || height <= 0) return
  const { core } = surface
  const { stride, alpha, halfAlpha } = planes
  const rowBytes = surface.frameSize.width
  const from = (top - at.y) * stride + (left - at.x)
  const to = top * rowBytes + left
  core.overSprite(surface.y + to, rowBytes, planes.y + from, alpha + from, stride, width, height)
  const halfFrom = ((top - at.y) * stride) / 4 + (left - at.x) / 2
  const halfTo = (top * rowBytes) / 4 + left / 2
  const half = [halfAlpha + halfFrom, stride / 2, width / 2, height / 2] as const
  core.overSprite(surface.u + halfTo, rowBytes / 2, planes.u + halfFrom, ...half)
  core.overSprite(surface.v + halfTo, rowBytes / 2, planes.v + halfFrom, ...half)
}
