import type { CompositorCore } from './compositor-core.ts'
import type { FrameSize } from './format.ts'
import type { Picture, PictureLayer } from './picture.ts'
import { surfaceAt, type Surface } from './plane-drawing.ts'
import { layOutPlanes, planeKindOf, storedSizeOf, type StoredPlanes } from './stored-planes.ts'

/** A stretch of the core's memory. */
export type Room = { readonly start: number; readonly end: number }

/** Everything a compositor needs, reserved before its first frame: growing later would detach views still being written. */
export type CompositorMemory = {
  readonly bytes: Uint8Array
  readonly slots: readonly Surface[]
  /** The core's own tables of the layers being drawn. */
  readonly tables: Room
  /** Two neighbouring shots are kept at a time, even ones in the first bank and odd ones in the second. */
  readonly banks: readonly [Room, Room]
  /** RGBA pixels on their way to planes. */
  readonly staging: Room
  readonly sprites: Room
}

const PAGE_BYTES = 65_536
/** Room for caption bitmaps, in frames: at 1080x1920 about 24 MB. */
const SPRITE_FRAMES = 8

/** Lays out and reserves memory for the largest of the pictures; throws a RangeError when it cannot be had. */
export function reserveMemory(
  core: CompositorCore,
  frameSize: FrameSize,
  pictures: readonly Picture[],
  slots: number,
): CompositorMemory {
  const frameBytes = frameSize.width * frameSize.height * 1.5
  const layers = pictures.flatMap((picture) => picture.layers)
  const bankBytes = pictures.map((picture) =>
    picture.layers.reduce((sum, layer) => sum + planesOf(layer, frameSize, 0).bytes, 0),
  )
  const pixelBytes = layers.map((layer) => {
    const { width, height } = storedSizeOf(layer, frameSize)
    return width * height * 4
  })
  let end = core.heapBase()
  const reserve = (bytes: number): Room => {
    const start = end
    // Vectors may be read a little beyond what they belong to.
    end = start + Math.ceil((bytes + 64) / 64) * 64
    return { start, end: start + bytes }
  }
  const surface = () => surfaceAt(core, frameSize, reserve(frameBytes).start)
  const bank = () => reserve(Math.max(0, ...bankBytes))
  const layout = {
    slots: Array.from({ length: slots }, surface),
    tables: reserve(core.tableBytes()),
    banks: [bank(), bank()] as const,
    staging: reserve(Math.max(frameBytes * 2, ...pixelBytes)),
    sprites: reserve(frameBytes * SPRITE_FRAMES),
  }
  const missing = Math.ceil((end - core.memory.buffer.byteLength) / PAGE_BYTES)
  if (missing > 0 && core.memory.grow(missing) === -1)
    throw new RangeError('not enough memory for the frames')
  return { ...layout, bytes: new Uint8Array(core.memory.buffer) }
}

/** The planes of a layer, laid out from `start`. */
export function planesOf(layer: PictureLayer, frameSize: FrameSize, start: number): StoredPlanes {
  return layOutPlanes(planeKindOf(layer), storedSizeOf(layer, frameSize), start)
}
