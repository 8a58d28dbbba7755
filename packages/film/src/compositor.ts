import { PLANE_MODE, type CompositorCore } from './compositor-core.ts'
import type { FrameSize } from './format.ts'
import type { DisplayList, LayerItem, PictureGroup } from './frame.ts'
import { layOutPlanes, planeKindOf, storedSizeOf, type StoredPlanes } from './stored-planes.ts'
import type { Picture, PictureLayer } from './picture.ts'
import type { Rect } from './motion/camera.ts'

/** A stored caption bitmap, placed in a frame; x and y are even and may lie outside. */
export type PlacedSprite = { readonly key: string; readonly x: number; readonly y: number }

/** Straight RGBA pixels, both sides even. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }

/**
 * Draws display lists into planar YUV 4:2:0 (BT.709, limited range). All memory is reserved when it is made: views of
 * finished frames stay good while later ones are drawn, until their slot comes round again.
 */
export type Compositor = {
  /** Bytes of one frame. */
  readonly frameBytes: number
  /** Size of the core's memory. */
  readonly memoryBytes: number
  hasShot(shot: number): boolean
  /** Makes room for a shot; forgets the one two before it. */
  beginShot(shot: number): void
  /** Keeps a layer of a begun shot; `pixels` have the size of `storedSizeOf(layer, frameSize)`, with its margin empty. */
  storeLayer(shot: number, layer: PictureLayer, pixels: Pixels): void
  hasSprite(key: string): boolean
  /** Keeps a caption bitmap. When their room is used up all earlier ones are forgotten: ask `hasSprite` before each frame. */
  storeSprite(key: string, pixels: Pixels): void
  /** Draws the frame into `slot` and returns a view of it. Shots and sprites must have been stored. */
  drawFrame(list: DisplayList, slot: number, sprites: readonly PlacedSprite[]): Uint8Array
}

export type CompositorOptions = {
  readonly frameSize: FrameSize
  /** Every picture that will be stored: memory for the largest two is reserved. */
  readonly pictures: readonly Picture[]
  readonly slots: number
  readonly seed: number
  readonly grainStrength: number
}

type Planes = { readonly y: number; readonly u: number; readonly v: number }

const PAGE_BYTES = 65_536
/** Room for caption bitmaps, in frames: at 1080x1920 about 24 MB. */
const SPRITE_FRAMES = 8

/** Makes a compositor on an instantiated core of its own; throws a RangeError when the memory cannot be had. */
export function createCompositor(core: CompositorCore, options: CompositorOptions): Compositor {
  const { frameSize, pictures, slots } = options
  const { width, height } = frameSize
  const lumaBytes = width * height
  const frameBytes = lumaBytes * 1.5
  const slotBytes = align(frameBytes + 64)
  const storedBytes = (layer: PictureLayer) =>
    layOutPlanes(planeKindOf(layer), storedSizeOf(layer, frameSize), 0).bytes
  const bankBytes = align(
    Math.max(0, ...pictures.map((picture) => picture.layers.reduce((sum, l) => sum + storedBytes(l), 0))),
  )
  const stagingBytes = Math.max(
    frameBytes * 2,
    ...pictures.flatMap((picture) =>
      picture.layers.map((layer) => pixelBytes(storedSizeOf(layer, frameSize))),
    ),
  )

  let end = align(core.heapBase())
  const reserve = (bytes: number) => {
    const start = end
    end += align(bytes)
    return start
  }
  const slotStarts = Array.from({ length: slots }, () => reserve(slotBytes))
  const scratch = reserve(slotBytes)
  const banks = [reserve(bankBytes), reserve(bankBytes)]
  const staging = reserve(stagingBytes)
  const spriteRoom = Math.ceil(frameBytes * SPRITE_FRAMES)
  const sprites = reserve(spriteRoom)
  growTo(core, end + PAGE_BYTES)
  const memory = new Uint8Array(core.memory.buffer)
  core.buildGrain(options.seed >>> 0, options.grainStrength)

  const planesAt = (start: number): Planes => ({
    y: start,
    u: start + lumaBytes,
    v: start + lumaBytes + lumaBytes / 4,
  })
  const shots = new Map<number, Map<string, StoredPlanes>>()
  const bankEnds = [0, 0]
  const spriteStore = new Map<string, StoredPlanes>()
  let spriteEnd = sprites

  const convert = (planes: StoredPlanes, pixels: Pixels) => {
    if (pixels.width !== planes.width || pixels.height !== planes.height) {
      throw new RangeError(`expected ${planes.width}x${planes.height}, got ${pixels.width}x${pixels.height}`)
    }
    memory.set(pixels.data, staging)
    memory.fill(0, planes.y, planes.y + planes.bytes)
    const { y, u, v, alpha, halfAlpha, stride, extents, halfExtents } = planes
    const size = [staging, planes.width, planes.height] as const
    if (planes.kind === 'opaque') core.convertOpaque(...size, y, u, v, stride)
    else if (planes.kind === 'light') core.convertLight(...size, y, u, v, stride, extents, halfExtents)
    else core.convertPremultiplied(...size, y, u, v, alpha, halfAlpha, stride, extents, halfExtents)
  }

  /** Lays planes over the target, pixel on pixel, inside the clip; `at` is even. */
  const blit = (target: Planes, planes: StoredPlanes, at: { x: number; y: number }, clip: Rect) => {
    const left = Math.max(clip.x, at.x)
    const top = Math.max(clip.y, at.y)
    const visibleWidth = Math.min(clip.x + clip.width, at.x + planes.width) - left
    const visibleHeight = Math.min(clip.y + clip.height, at.y + planes.height) - top
    if (visibleWidth <= 0 || visibleHeight <= 0) return
    const { stride } = planes
    const lumaAt = (top - at.y) * stride + (left - at.x)
    const chromaAt = (((top - at.y) / 2) * stride) / 2 + (left - at.x) / 2
    const to = top * width + left
    const half = (top / 2) * (width / 2) + left / 2
    core.overSprite(
      target.y + to,
      width,
      planes.y + lumaAt,
      planes.alpha + lumaAt,
      stride,
      visibleWidth,
      visibleHeight,
    )
    for (const [plane, source] of [
      [target.u, planes.u],
      [target.v, planes.v],
    ] as const) {
      core.overSprite(
        plane + half,
        width / 2,
        source + chromaAt,
        planes.halfAlpha + chromaAt,
        stride / 2,
        visibleWidth / 2,
        visibleHeight / 2,
      )
    }
  }

  const drawLayer = (target: Planes, clip: Rect, item: LayerItem, planes: StoredPlanes) => {
    const modes = {
      opaque: [PLANE_MODE.store, PLANE_MODE.store],
      over: [PLANE_MODE.over, PLANE_MODE.over],
      light: [PLANE_MODE.addLuma, PLANE_MODE.addChroma],
    } as const
    const [lumaMode, chromaMode] = modes[planes.kind]
    const region = coveredRegion(clip, item.target, planes.kind === 'opaque')
    if (region === undefined) return
    const { left, right, top, bottom } = region
    const { margin, stride, alpha, halfAlpha, extents, halfExtents } = planes
    const stepX = (planes.width - 2 * margin) / item.target.width
    const stepY = (planes.height - 2 * margin) / item.target.height
    const { x, y } = item.target
    // A layer fixed to the screen lies pixel on pixel: nothing needs to be resampled.
    const isUnmoved = stepX === 1 && stepY === 1 && x % 2 === 0 && y % 2 === 0
    if (planes.kind === 'over' && isUnmoved) {
      blit(target, planes, { x: x - margin, y: y - margin }, clip)
      return
    }
    core.drawPlane(
      lumaMode,
      target.y,
      width,
      left,
      right,
      top,
      bottom,
      planes.y,
      alpha,
      stride,
      planes.width,
      planes.height,
      extents,
      (0.5 - x) * stepX + margin - 0.5,
      stepX,
      (0.5 - y) * stepY + margin - 0.5,
      stepY,
    )
    for (const [to, from] of [
      [target.u, planes.u],
      [target.v, planes.v],
    ] as const) {
      core.drawPlane(
        chromaMode,
        to,
        width / 2,
        left / 2,
        right / 2,
        top / 2,
        bottom / 2,
        from,
        halfAlpha,
        stride / 2,
        planes.width / 2,
        planes.height / 2,
        halfExtents,
        ((1 - x) * stepX + margin) / 2 - 0.5,
        stepX,
        ((1 - y) * stepY + margin) / 2 - 0.5,
        stepY,
      )
    }
  }

  const drawGroup = (target: Planes, group: PictureGroup) => {
    const stored = shots.get(group.shot)
    for (const item of group.layers) {
      const planes = stored?.get(item.layer.file)
      if (planes === undefined)
        throw new RangeError(`layer ${item.layer.file} of shot ${group.shot} is not stored`)
      drawLayer(target, group.clip, item, planes)
    }
  }

  const fill = (target: Planes, colour: 'black' | 'white') => {
    core.fillBytes(target.y, colour === 'white' ? 235 : 16, lumaBytes)
    core.fillBytes(target.u, 128, lumaBytes / 2)
  }

  const drawSprite = (target: Planes, { key, x, y }: PlacedSprite) => {
    const planes = spriteStore.get(key)
    if (planes === undefined) throw new RangeError(`sprite ${key} is not stored`)
    blit(target, planes, { x, y }, { x: 0, y: 0, width, height })
  }

  return {
    frameBytes,
    memoryBytes: core.memory.buffer.byteLength,
    hasShot: (shot) => shots.has(shot),
    beginShot: (shot) => {
      for (const kept of shots.keys()) if (kept % 2 === shot % 2) shots.delete(kept)
      shots.set(shot, new Map())
      bankEnds[shot % 2] = banks[shot % 2] ?? 0
    },
    storeLayer: (shot, layer, pixels) => {
      const base = bankEnds[shot % 2] ?? 0
      const planes = layOutPlanes(planeKindOf(layer), storedSizeOf(layer, frameSize), base)
      convert(planes, pixels)
      bankEnds[shot % 2] = base + planes.bytes
      shots.get(shot)?.set(layer.file, planes)
    },
    hasSprite: (key) => spriteStore.has(key),
    storeSprite: (key, pixels) => {
      const size = { width: pixels.width, height: pixels.height, margin: 0 }
      let planes = layOutPlanes('over', size, spriteEnd)
      if (planes.y + planes.bytes > sprites + spriteRoom) {
        spriteStore.clear()
        planes = layOutPlanes('over', size, sprites)
      }
      if (planes.bytes > spriteRoom || pixelBytes(size) > stagingBytes)
        throw new RangeError('a sprite is too large')
      convert(planes, pixels)
      spriteEnd = planes.y + planes.bytes
      spriteStore.set(key, planes)
    },
    drawFrame: (list, slot, placed) => {
      const start = slotStarts[slot % slots] ?? 0
      const target = planesAt(start)
      fill(target, list.background)
      for (const group of list.groups) {
        if (group.opacity === 1) {
          drawGroup(target, group)
          continue
        }
        fill(planesAt(scratch), 'black')
        drawGroup(planesAt(scratch), group)
        core.mixFrames(start, scratch, frameBytes, Math.round(group.opacity * 256))
      }
      // Grain lies on the picture, not on the letters.
      if (list.grain !== null) core.addGrain(target.y, width, height, list.grain.offset)
      for (const sprite of placed) drawSprite(target, sprite)
      return memory.subarray(start, start + frameBytes)
    },
  }
}

/** The part of the clip that a layer touches, on even pixels; undefined when nothing. */
function coveredRegion(clip: Rect, target: Rect, isWhole: boolean) {
  const even = (value: number) => Math.floor(value / 2) * 2
  const right = clip.x + clip.width
  const bottom = clip.y + clip.height
  if (isWhole) return { left: clip.x, right, top: clip.y, bottom }
  const region = {
    left: Math.max(clip.x, even(target.x - 2)),
    right: Math.min(right, even(target.x + target.width + 4)),
    top: Math.max(clip.y, even(target.y - 2)),
    bottom: Math.min(bottom, even(target.y + target.height + 4)),
  }
  return region.right > region.left && region.bottom > region.top ? region : undefined
}

function growTo(core: CompositorCore, bytes: number): void {
  const missing = Math.ceil((bytes - core.memory.buffer.byteLength) / PAGE_BYTES)
  if (missing > 0 && core.memory.grow(missing) === -1)
    throw new RangeError('not enough memory for the frames')
}

function align(bytes: number): number {
  return Math.ceil(bytes / 64) * 64
}

function pixelBytes(size: { width: number; height: number }): number {
  return size.width * size.height * 4
}
