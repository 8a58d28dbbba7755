/** Fifty million pixels in twenty passes; what programs write has ten of them, and a hundred took the decoder four seconds of a core. */
const MAX_WORK = 1_000_000_000

const SCAN = 0xda
const END = 0xd9

/** Whether a JPEG is painted over so often that to decode it is no longer the work of its pixels. */
export function isPaintedTooOften(jpeg: Uint8Array, pixels: number): boolean {
  return countScans(jpeg) * pixels > MAX_WORK
}

/** How often a JPEG goes through its pixels: once, or some ten times where it is progressive. 0 for what is no JPEG. */
export function countScans(bytes: Uint8Array): number {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return 0
  let scans = 0
  for (let at = 2; ;) {
    // What is painted stands between segments; in it 255 is followed by 0, or by a number of a restart.
    at = bytes.indexOf(0xff, at)
    const marker = bytes[at + 1]
    if (at < 0 || marker === undefined || marker === END) return scans
    if (marker === 0xff) at += 1
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else {
      if (marker === SCAN) scans += 1
      at += 2 + Math.max(2, (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0))
    }
  }
}
