import { PLANE_MODE, type CompositorCore } from './compositor-core.ts'
import type { FrameSize } from './format.ts'
import type { Rect } from './motion/camera.ts'
import type { PlaneKind, StoredPlanes } from './stored-planes.ts'

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

/** Fills a surface with black or white of limited range. */
export function fillSurface({ core, y, u, bytes }: Surface, colour: 'black' | 'white'): void {
  core.fillBytes(y, colour === 'white' ? 235 : 16, u - y)
  core.fillBytes(u, 128, bytes - (u - y))
}

const MODES: Record<PlaneKind, readonly [luma: number, chroma: number]> = {
  opaque: [PLANE_MODE.store, PLANE_MODE.store],
  over: [PLANE_MODE.over, PLANE_MODE.over],
  light: [PLANE_MODE.addLuma, PLANE_MODE.addChroma],
}

/** Draws stored planes so that the image without its margin fills `target`, inside the clip. */
export function drawPlanes(surface: Surface, planes: StoredPlanes, target: Rect, clip: Rect): void {
  const { margin } = planes
  const stepX = (planes.width - 2 * margin) / target.width
  const stepY = (planes.height - 2 * margin) / target.height
  // A layer fixed to the screen lies pixel on pixel: nothing needs to be resampled.
  const isUnmoved = stepX === 1 && stepY === 1 && target.x % 2 === 0 && target.y % 2 === 0
  if (planes.kind === 'over' && isUnmoved) {
    blitPlanes(surface, planes, { x: target.x - margin, y: target.y - margin }, clip)
    return
  }
  const region = planes.kind === 'opaque' ? regionOf(clip) : coveredRegion(clip, target)
  if (region === undefined) return
  const { left, right, top, bottom } = region
  const { core, frameSize } = surface
  const { stride, alpha, halfAlpha, extents, halfExtents, width, height } = planes
  const [lumaMode, chromaMode] = MODES[planes.kind]
  // The centre of output pixel 0, in the coordinates of stored pixel centres.
  const startX = (0.5 - target.x) * stepX + margin - 0.5
  const startY = (0.5 - target.y) * stepY + margin - 0.5
  core.drawPlane(
    ...([lumaMode, surface.y, frameSize.width, left, right, top, bottom] as const),
    ...([planes.y, alpha, stride, width, height, extents, startX, stepX, startY, stepY] as const),
  )
  // Output pixel 0 of half size lies between pixels 0 and 1 of the whole.
  const halfX = ((1 - target.x) * stepX + margin) / 2 - 0.5
  const halfY = ((1 - target.y) * stepY + margin) / 2 - 0.5
  for (const [to, from] of [
    [surface.u, planes.u],
    [surface.v, planes.v],
  ] as const) {
    core.drawPlane(
      ...([chromaMode, to, frameSize.width / 2, left / 2, right / 2, top / 2, bottom / 2] as const),
      ...([from, halfAlpha, stride / 2, width / 2, height / 2, halfExtents] as const),
      ...([halfX, stepX, halfY, stepY] as const),
    )
  }
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

function regionOf(rect: Rect) {
  return { left: rect.x, right: rect.x + rect.width, top: rect.y, bottom: rect.y + rect.height }
}

/** The part of the clip that a layer touches, on even pixels; undefined when nothing. */
function coveredRegion(clip: Rect, target: Rect) {
  const even = (value: number) => Math.floor(value / 2) * 2
  const whole = regionOf(clip)
  const region = {
    left: Math.max(whole.left, even(target.x - 2)),
    right: Math.min(whole.right, even(target.x + target.width + 4)),
    top: Math.max(whole.top, even(target.y - 2)),
    bottom: Math.min(whole.bottom, even(target.y + target.height + 4)),
  }
  return region.right > region.left && region.bottom > region.top ? region : undefined
}
