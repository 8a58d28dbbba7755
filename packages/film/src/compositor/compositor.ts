import { MAX_LAYERS, type CompositorCore } from './core.ts'
import { reserveMemory, type CompositorMemory } from './memory.ts'
import type { FrameSize } from '../format.ts'
import type { DisplayList } from '../frames/frame.ts'
import type { PictureLayer } from '../picture.ts'
import { blitPlanes, drawShot, fillSurface, type Surface } from './plane-drawing.ts'
import { layOutPlanes, planeKindOf, storedSizeOf, type StoredPlanes } from './stored-planes.ts'

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
  /**
   * Keeps a layer of a begun shot; `pixels` have the size of `storedSizeOf(layer, frameSize, image)`, with its margin
   * empty.
   */
  storeLayer(shot: number, layer: PictureLayer, pixels: Pixels): void
  /**
   * Keeps the next image of an opaque layer that moves: planar YUV 4:2:0 (BT.709, limited range) of `storedSizeOf(layer, frameSize)`,
   * without padding. It takes the place of the one before; footage has a grain of its own.
   */
  storeFrame(shot: number, layer: PictureLayer, frame: Uint8Array): void
  hasSprite(key: string): boolean
  /** Keeps a caption bitmap. When their room is used up all earlier ones are forgotten: ask `hasSprite` before each frame. */
  storeSprite(key: string, pixels: Pixels): void
  /** Draws the frame into `slot` and returns a view of it. Shots and sprites must have been stored. */
  drawFrame(list: DisplayList, slot: number, sprites: readonly PlacedSprite[]): Uint8Array
}

export type CompositorOptions = {
  readonly frameSize: FrameSize
  readonly slots: number
  readonly seed: number
  readonly grainStrength: number
}

/** Makes a compositor on an instantiated core of its own; throws a RangeError when the memory cannot be had. */
export function createCompositor(core: CompositorCore, options: CompositorOptions): Compositor {
  const { frameSize, slots } = options
  const memory = reserveMemory(core, frameSize, slots)
  const hasGrain = options.grainStrength > 0
  if (hasGrain) core.buildGrain(options.seed >>> 0, options.grainStrength)
  const shots = createShotStore(core, memory, frameSize, hasGrain)
  const sprites = createSpriteStore(core, memory)
  const wholeFrame = { x: 0, y: 0, ...frameSize }
  return {
    frameBytes: frameSize.width * frameSize.height * 1.5,
    memoryBytes: memory.bytes.byteLength,
    hasShot: shots.has,
    beginShot: shots.begin,
    storeLayer: shots.store,
    storeFrame: shots.storeFrame,
    hasSprite: sprites.has,
    storeSprite: sprites.store,
    drawFrame: (list, slot, placed) => {
      const frame = memory.slots[slot]
      if (frame === undefined) throw new RangeError(`no slot ${slot}`)
      drawGroups(memory, shots, frame, list)
      for (const sprite of placed) blitPlanes(frame, sprites.get(sprite.key), sprite, wholeFrame)
      return memory.bytes.subarray(frame.y, frame.y + frame.bytes)
    },
  }
}

function drawGroups(
  memory: CompositorMemory,
  shots: ReturnType<typeof createShotStore>,
  frame: Surface,
  { groups, background, frameSize }: DisplayList,
): void {
  const [only] = groups
  const isWhole = groups.length === 1 && only?.opacity === 1 && only.clip.width === frameSize.width
  const isFilled = isWhole && only.clip.height === frameSize.height
  if (!isFilled) fillSurface(frame, background)
  for (const { shot, opacity, clip, layers } of groups) {
    const placed = layers.map(({ layer, target }) => ({ planes: shots.get(shot, layer), target }))
    const ground = opacity === 1 ? background : 'black'
    drawShot(frame, placed, { clip, opacity, ground }, memory.tables.start)
  }
}

function createShotStore(
  core: CompositorCore,
  memory: CompositorMemory,
  frameSize: FrameSize,
  hasGrain: boolean,
) {
  const shots = new Map<number, { layers: Map<string, StoredPlanes>; end: number }>()
  const bankOf = (shot: number) => (shot % 2 === 0 ? memory.banks[0] : memory.banks[1])
  const layOut = (shot: number, layer: PictureLayer, image?: { width: number; height: number }) => {
    const kept = shots.get(shot)
    if (kept === undefined) throw new RangeError(`shot ${shot} was not begun`)
    const planes = layOutPlanes(planeKindOf(layer), storedSizeOf(layer, frameSize, image), kept.end)
    kept.end += planes.bytes
    if (kept.end > bankOf(shot).end) throw new RangeError('the layers of a picture are too large together')
    kept.layers.set(layer.file, planes)
    return { planes, index: kept.layers.size - 1 }
  }
  return {
    has: (shot: number) => shots.has(shot),
    begin: (shot: number) => {
      for (const kept of shots.keys()) if (kept % 2 === shot % 2) shots.delete(kept)
      shots.set(shot, { layers: new Map(), end: bankOf(shot).start })
    },
    store: (shot: number, layer: PictureLayer, pixels: Pixels) => {
      const { margin } = storedSizeOf(layer, frameSize)
      const image = { width: pixels.width - 2 * margin, height: pixels.height - 2 * margin }
      const { planes, index } = layOut(shot, layer, image)
      convertPixels(core, memory, planes, pixels)
      if (hasGrain && layer.depth !== null) grainPlanes(core, planes, shot * MAX_LAYERS + index)
      prepareSampling(core, planes)
    },
    storeFrame: (shot: number, layer: PictureLayer, frame: Uint8Array) => {
      const planes = shots.get(shot)?.layers.get(layer.file) ?? layOut(shot, layer).planes
      copyFrame(memory.bytes, planes, frame)
      prepareSampling(core, planes)
    },
    get: (shot: number, layer: PictureLayer) => {
      const planes = shots.get(shot)?.layers.get(layer.file)
      if (planes === undefined) throw new RangeError(`layer ${layer.file} of shot ${shot} is not stored`)
      return planes
    },
  }
}

/** Rows of a frame without padding into rows with it, whose padding is empty as that of every image. */
function copyFrame(bytes: Uint8Array, planes: StoredPlanes, frame: Uint8Array): void {
  const { kind, width, height, stride, y, u, v } = planes
  if (kind !== 'opaque' || frame.length !== width * height * 1.5)
    throw new RangeError('a moving layer is opaque and has its own size')
  bytes.fill(0, y, y + planes.bytes)
  let from = 0
  for (const [start, rowBytes, step, rows] of [
    [y, width, stride, height],
    [u, width / 2, stride / 2, height / 2],
    [v, width / 2, stride / 2, height / 2],
  ] as const)
    for (let row = 0; row < rows; row += 1, from += rowBytes)
      bytes.set(frame.subarray(from, from + rowBytes), start + row * step)
}

const GOLDEN_RATIO = 2654435761

/**
 * Grain lies on the layers and moves with them, as on a filmed photograph. Of grain that was fresh every second frame the
 * encoder kept 0 to 5 %, and took a sixth longer; this it keeps, because it finds it again in the next frame.
 */
function grainPlanes(core: CompositorCore, planes: StoredPlanes, number: number): void {
  if (planes.kind === 'light') return
  const { y, alpha, stride, width, height } = planes
  const offset = Math.imul(number + 1, GOLDEN_RATIO) >>> 8
  core.addGrain(y, planes.kind === 'over' ? alpha : 0, stride, width, height, offset)
}

/** Planes that the camera moves are sampled: their tiles are classed, their values made signed. */
function prepareSampling(core: CompositorCore, planes: StoredPlanes): void {
  const { kind, tiles, y, u, v, alpha, stride, width, height } = planes
  if (kind === 'over') core.classTiles(tiles, alpha, 0, 0, stride, width, height)
  if (kind === 'light') core.classTiles(tiles, y, u, v, stride, width, height)
  core.makeSigned(y, tiles - y)
}

function createSpriteStore(core: CompositorCore, memory: CompositorMemory) {
  const { start, end } = memory.sprites
  const stored = new Map<string, StoredPlanes>()
  let free = start
  return {
    has: (key: string) => stored.has(key),
    store: (key: string, pixels: Pixels) => {
      const size = { width: pixels.width, height: pixels.height, margin: 0 }
      let planes = layOutPlanes('over', size, free)
      if (free + planes.bytes > end) {
        stored.clear()
        planes = layOutPlanes('over', size, start)
        if (start + planes.bytes > end) throw new RangeError('a caption bitmap is too large')
      }
      convertPixels(core, memory, planes, pixels)
      stored.set(key, planes)
      free = planes.y + planes.bytes
    },
    get: (key: string) => {
      const planes = stored.get(key)
      if (planes === undefined) throw new RangeError(`caption bitmap ${key} is not stored`)
      return planes
    },
  }
}

function convertPixels(
  core: CompositorCore,
  { bytes, staging }: CompositorMemory,
  planes: StoredPlanes,
  pixels: Pixels,
): void {
  const { y, u, v, alpha, halfAlpha, width, height, stride } = planes
  if (pixels.width !== width || pixels.height !== height) {
    throw new RangeError(`expected ${width}x${height} pixels, got ${pixels.width}x${pixels.height}`)
  }
  if (pixels.data.length > staging.end - staging.start) throw new RangeError('a picture is too large')
  bytes.set(pixels.data, staging.start)
  bytes.fill(0, y, y + planes.bytes)
  const size = [staging.start, width, height] as const
  if (planes.kind === 'opaque') core.convertOpaque(...size, y, u, v, stride)
  else if (planes.kind === 'light') core.convertLight(...size, y, u, v, stride)
  else core.convertPremultiplied(...size, y, u, v, alpha, halfAlpha, stride)
}
