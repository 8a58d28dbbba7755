import { MAX_LAYERS, type CompositorCore } from './core.ts'
import type { FrameSize } from '../format.ts'
import { OVERSCAN } from '../picture.ts'
import { surfaceAt, type Surface } from './plane-drawing.ts'
import { layOutPlanes } from './stored-planes.ts'

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
/** Room for caption bitmaps, in frames: at 1080x1920 about 15 MB, a hundred words. A film of a minute fills it several times. */
const SPRITE_FRAMES = 5
const LARGEST_MARGIN = 4

/**
 * Lays out and reserves memory; throws a RangeError when it cannot be had. Each bank has room for any picture, so that pictures
 * need not be known yet: what is never written takes no memory of the machine.
 */
export function reserveMemory(core: CompositorCore, frameSize: FrameSize, slots: number): CompositorMemory {
  const frameBytes = frameSize.width * frameSize.height * 1.5
  const side = (pixels: number) => 2 * Math.ceil((pixels * (1 + 2 * OVERSCAN)) / 2) + 2 * LARGEST_MARGIN
  const largest = { width: side(frameSize.width), height: side(frameSize.height), margin: LARGEST_MARGIN }
  const bankBytes = MAX_LAYERS * layOutPlanes('over', largest, 0).bytes
  let end = core.heapBase()
  const reserve = (bytes: number): Room => {
    const start = end
    // Vectors may be read a little beyond what they belong to.
    end = start + Math.ceil((bytes + 64) / 64) * 64
    return { start, end: start + bytes }
  }
  const surface = () => surfaceAt(core, frameSize, reserve(frameBytes).start)
  const bank = () => reserve(bankBytes)
  const layout = {
    slots: Array.from({ length: slots }, surface),
    tables: reserve(core.tableBytes()),
    banks: [bank(), bank()] as const,
    staging: reserve(Math.max(frameBytes * 2, largest.width * largest.height * 4)),
    sprites: reserve(frameBytes * SPRITE_FRAMES),
  }
  const missing = Math.ceil((end - core.memory.buffer.byteLength) / PAGE_BYTES)
  if (missing > 0 && core.memory.grow(missing) === -1)
    throw new RangeError('not enough memory for the frames')
  return { ...layout, bytes: new Uint8Array(core.memory.buffer) }
}
