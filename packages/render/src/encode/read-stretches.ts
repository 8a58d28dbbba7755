import { open, type FileHandle } from 'node:fs/promises'
import { FRAME_RATE } from '@hookreel/film'
import { findBox, kindOf, readTable } from './mp4-boxes.ts'

/** An encoded stretch of a film, without sound: its absolute file and how many frames it has. */
export type EncodedSlice = { readonly file: string; readonly frameCount: number }

/** Where a picture or a piece of sound lies in its file. */
export type Sample = { readonly from: number; readonly size: number }

/** A picture as it is encoded; `later`: how long after its turn to be decoded it is shown. */
export type EncodedPicture = Sample & { readonly later: number; readonly isWhole: boolean }

export type Stretch = { readonly file: string; readonly pictures: readonly EncodedPicture[] }

/** Stretches that are introduced alike, and what introduces them (`moov`). */
export type Stretches = {
  readonly head: Buffer
  readonly ticksAFrame: number
  readonly stretches: readonly Stretch[]
}

/**
 * What lies where in stretches in fragments. Undefined where they are no such stretches, are not all introduced alike, or are not
 * pictures of one length in a row as many as there should be: those are left to ffmpeg.
 */
export async function readStretches(slices: readonly EncodedSlice[]): Promise<Stretches | undefined> {
  let head: Buffer | undefined
  let ticksAFrame = 0
  const stretches: Stretch[] = []
  for (const { file, frameCount } of slices) {
    const boxes = await readBoxes(file, ['moov', 'moof'])
    const moov = boxes?.find(({ box }) => kindOf(box) === 'moov')?.box
    if (!boxes || !moov || (head && !head.equals(moov))) return undefined
    ticksAFrame = readClock(moov) / FRAME_RATE
    const pictures = readPictures(boxes, ticksAFrame)
    if (pictures?.length !== frameCount) return undefined
    head ??= moov
    stretches.push({ file, pictures })
  }
  return head && Number.isInteger(ticksAFrame) ? { head, ticksAFrame, stretches } : undefined
}

/** How many ticks the pictures' clock has in a second. */
function readClock(moov: Buffer): number {
  const clock = findBox(moov, 'mdhd')
  // Version 0: two dates of four bytes before it.
  return clock?.[8] === 0 ? clock.readUInt32BE(20) : Number.NaN
}

function readPictures(boxes: readonly PlacedBox[], ticksAFrame: number): EncodedPicture[] | undefined {
  const pictures: EncodedPicture[] = []
  for (const { box, at } of boxes) {
    if (kindOf(box) !== 'moof') continue
    const found = readFragment(box, at, { ticksAFrame, before: pictures.length })
    if (!found) return undefined
    pictures.push(...found)
  }
  return pictures
}

const HAS = { place: 0x1, flags: 0x4, lengths: 0x1_00, sizes: 0x2_00, allFlags: 0x4_00, later: 0x8_00 }
const USUAL = { place: 0x1, description: 0x2, length: 0x8, size: 0x10, flags: 0x20 }
const NOT_WHOLE = 0x1_00_00

/** The pictures of one fragment, which begins at a place of its file behind so many others. */
function readFragment(
  moof: Buffer,
  moofAt: number,
  { ticksAFrame, before }: { readonly ticksAFrame: number; readonly before: number },
): EncodedPicture[] | undefined {
  const [usual, begins, run] = ['tfhd', 'tfdt', 'trun'].map((kind) => findBox(moof, kind))
  if (!usual || begins?.[8] !== 1 || run?.[8] !== 0) return undefined
  if (Number(begins.readBigUInt64BE(12)) !== before * ticksAFrame) return undefined
  const kinds = usual.readUInt32BE(8)
  if (kinds & USUAL.place) return undefined
  const [, ...usuals] = readTable(usual)
  const take = (kind: number) => (kinds & kind ? usuals.shift() : undefined)
  take(USUAL.description)
  const [length, size, flags] = [take(USUAL.length), take(USUAL.size), take(USUAL.flags)]
  const has = run.readUInt32BE(8)
  const numbers = readTable(run)
  let read = 0
  const next = (kind: number) => (has & kind ? numbers[read++] : undefined)
  const count = numbers[read++] ?? 0
  const place = next(HAS.place)
  const firstFlags = next(HAS.flags)
  if (place === undefined) return undefined
  let from = moofAt + place
  const pictures: EncodedPicture[] = []
  for (let n = 0; n < count; n += 1) {
    if ((next(HAS.lengths) ?? length) !== ticksAFrame) return undefined
    const bytes = next(HAS.sizes) ?? size
    const said = next(HAS.allFlags) ?? (n === 0 ? (firstFlags ?? flags) : flags)
    if (bytes === undefined || said === undefined) return undefined
    pictures.push({ from, size: bytes, later: next(HAS.later) ?? 0, isWhole: (said & NOT_WHOLE) === 0 })
    from += bytes
  }
  return pictures
}

/** An encoded sound, and what introduces it (`moov`). */
export type StoredSound = {
  readonly head: Buffer
  readonly ticksASecond: number
  readonly pieces: readonly Sample[]
}

/** Where the pieces of an encoded sound lie in its file. Undefined where they do not lie in it one behind the other. */
export async function readSound(file: string): Promise<StoredSound | undefined> {
  const [found] = (await readBoxes(file, ['moov'])) ?? []
  if (!found) return undefined
  const head = found.box
  const [clock, sizes, places] = ['mdhd', 'stsz', 'stco'].map((kind) => findBox(head, kind))
  if (clock?.[8] !== 0 || !sizes || !places) return undefined
  const [usual = 0, count = 0, ...each] = readTable(sizes)
  const [chunks, first = 0] = readTable(places)
  if (chunks !== 1 || usual !== 0 || each.length !== count) return undefined
  let from = first
  const pieces = each.map((size) => {
    from += size
    return { from: from - size, size }
  })
  return { head, ticksASecond: clock.readUInt32BE(20), pieces }
}

type PlacedBox = { readonly box: Buffer; readonly at: number }

/** What introduces a stretch and its first fragment is shorter. */
const LOOK_BYTES = 8192

/** The boxes of these kinds in a file, of those of the first rank, without what lies between them; undefined where one is not whole, or there is no file. */
async function readBoxes(file: string, kinds: readonly string[]): Promise<PlacedBox[] | undefined> {
  const handle = await open(file).catch(() => undefined)
  if (!handle) return undefined
  try {
    const { size: end } = await handle.stat()
    const boxes: PlacedBox[] = []
    let look: { bytes: Buffer; at: number } = { bytes: Buffer.alloc(0), at: 0 }
    const read = async (at: number, size: number) => {
      if (at < look.at || at + size > look.at + look.bytes.length)
        look = { bytes: await readAt(handle, at, Math.max(size, LOOK_BYTES)), at }
      return look.bytes.subarray(at - look.at, at - look.at + size)
    }
    for (let at = 0; at < end;) {
      const header = at + 8 <= end ? await read(at, 8) : undefined
      const size = header?.length === 8 ? header.readUInt32BE(0) : 0
      if (!header || size < 8 || at + size > end) return undefined
      if (kinds.includes(kindOf(header))) boxes.push({ box: Buffer.from(await read(at, size)), at })
      at += size
    }
    return boxes
  } finally {
    await handle.close()
  }
}

async function readAt(handle: FileHandle, at: number, size: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, at)
  return buffer.subarray(0, bytesRead)
}
