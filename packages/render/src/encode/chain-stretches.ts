import { open, readFile } from 'node:fs/promises'
import { FRAME_RATE } from '@hookreel/film'
import { RenderError } from '../render-error.ts'

/** An encoded stretch of a film, without sound: its absolute file and how many frames it has. */
export type EncodedSlice = { readonly file: string; readonly frameCount: number }

/** The index of a stretch in fragments stands at its start and takes less than a kilobyte. */
const HEAD_BYTES = 4096

/** What stands before the fragments of a stretch, and how many ticks its pictures' clock has in a second. */
type Head = { readonly bytes: Buffer; readonly ticksASecond: number }

/**
 * Stretches in fragments as one stream: what stands before the first one, then the fragments of all, each told when it begins. Its packets
 * are theirs. Undefined where they are no such stretches, or are not all introduced alike.
 */
export async function chainStretches(
  slices: readonly EncodedSlice[],
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const heads = await Promise.all(slices.map(({ file }) => readHead(file)))
  const [head] = heads
  const areAlike = head !== undefined && heads.every((other) => other?.bytes.equals(head.bytes))
  return areAlike && head.ticksASecond % FRAME_RATE === 0 ? chain(slices, head) : undefined
}

async function* chain(slices: readonly EncodedSlice[], head: Head): AsyncGenerator<Uint8Array> {
  yield head.bytes
  let from = 0
  for (const { file, frameCount } of slices) {
    const bytes = await readFile(file)
    const later = BigInt(from * (head.ticksASecond / FRAME_RATE))
    for (let at = head.bytes.length; at < bytes.length; at += sizeOf(bytes, at)) {
      const kind = kindOf(bytes, at)
      if (kind !== 'moof' && kind !== 'mdat') continue
      const box = bytes.subarray(at, at + sizeOf(bytes, at))
      if (kind === 'moof') beginLater(box, later)
      yield box
    }
    from += frameCount
  }
}

/** Adds to the moment at which the pictures of a fragment begin (`tfdt`, version 1). */
function beginLater(fragment: Buffer, ticks: bigint): void {
  const at = fragment.indexOf('tfdt')
  if (at < 0 || fragment[at + 4] !== 1)
    throw new RenderError('render_failed', 'A stretch does not say when it begins.')
  fragment.writeBigUInt64BE(fragment.readBigUInt64BE(at + 8) + ticks, at + 8)
}

async function readHead(file: string): Promise<Head | undefined> {
  const handle = await open(file).catch(() => undefined)
  if (!handle) return undefined
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const found = buffer.subarray(0, bytesRead)
    let at = 0
    for (const kind of ['ftyp', 'moov']) {
      if (at + 16 > found.length || kindOf(found, at) !== kind) return undefined
      at += found.readUInt32BE(at)
    }
    if (at + 16 > found.length || kindOf(found, at) !== 'moof') return undefined
    const clock = found.indexOf('mdhd')
    // Version 0: two dates of four bytes before it.
    return found[clock + 4] === 0
      ? { bytes: found.subarray(0, at), ticksASecond: found.readUInt32BE(clock + 16) }
      : undefined
  } finally {
    await handle.close()
  }
}

const kindOf = (bytes: Buffer, at: number) => bytes.toString('latin1', at + 4, at + 8)

function sizeOf(bytes: Buffer, at: number): number {
  const size = at + 8 <= bytes.length ? bytes.readUInt32BE(at) : 0
  if (size < 8 || at + size > bytes.length)
    throw new RenderError('render_failed', 'A stretch is not whole, or is larger than 4 GB.')
  return size
}
