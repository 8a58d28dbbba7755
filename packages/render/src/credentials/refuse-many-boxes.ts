import { kindOf } from '../encode/mp4-boxes.ts'

const SHORT_HEAD = 8
const LONG_HEAD = 16
/** A film has some ten boxes at its top, and one that is streamed in pieces a few hundred. */
const MAX_BOXES = 4096
/** With those inside of them: of 80,000 the library took 19 s of the processor, of 20,000 2.5 s. */
const MAX_ALL_BOXES = 16_384
/** Where the library looks for boxes: those of 247 kinds of which each time more made it slower. Behind the head of one of these stands its version. */
const HOLDERS = new Set(
  'moov trak mdia minf stbl edts dinf udta mvex moof traf mfra tref treg schi'.split(' '),
)
const VERSIONED = 'meta'
const VERSION_BYTES = 4

/**
 * Throws for a file that is made of little else than boxes: the library takes time that grows with their square. Whatever the file is called:
 * the library looks by itself what it is, and no other kind of file has boxes.
 */
export function refuseManyBoxes(file: Buffer): void {
  /** The file, and below it the holders that are open: where the next box begins, and where they end. */
  const open = [{ at: 0, end: file.length }]
  let [top, all] = [0, 0]
  for (let inside = open.at(-1); inside !== undefined; inside = open.at(-1)) {
    const box = readBox(file, inside.at, inside.end)
    if (box === null) {
      open.pop()
      continue
    }
    inside.at = box.end
    all += 1
    if (open.length === 1) top += 1
    if (top > MAX_BOXES || all > MAX_ALL_BOXES) throw new Error('the file is made of too many boxes')
    if (HOLDERS.has(box.kind)) open.push({ at: box.from, end: box.end })
    if (box.kind === VERSIONED) open.push({ at: box.from + VERSION_BYTES, end: box.end })
  }
}

/**
 * The box that begins here: where its inside begins and where it ends; null for the last one, or none at all. Throws for a long size that is
 * none: the library goes on behind it, and in the middle of it.
 */
function readBox(file: Buffer, at: number, end: number) {
  if (at + SHORT_HEAD > end) return null
  const short = file.readUInt32BE(at)
  const headBytes = short === 1 ? LONG_HEAD : SHORT_HEAD
  if (at + headBytes > end) return null
  const told = short === 1 ? Number(file.readBigUInt64BE(at + SHORT_HEAD)) : short
  // It goes on to the end.
  const size = short === 0 ? end - at : told
  if (size < headBytes && short === 1) throw new Error('the file has what is no size of a box')
  if (size < headBytes) return null
  return { kind: kindOf(file.subarray(at)), from: at + headBytes, end: Math.min(end, at + size) }
}
