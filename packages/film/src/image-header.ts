/** What a picture file says of itself at its start. */
export type ImageHeader = {
  readonly type: 'png' | 'jpeg' | 'webp'
  readonly width: number
  readonly height: number
}

/** Type and size of a picture read from its bytes alone, without decoding it; nothing when it is no such picture. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readPng(view) ?? readJpeg(view) ?? readWebp(view)
  } catch (error) {
    // The file ends before its head does.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readPng(view: DataView): ImageHeader | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return undefined
  if (readTag(view, 12) !== 'IHDR') return undefined
  return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** A picture has some dozens of segments, and a few bytes that fill the places between them: twelve megabytes of these took 70 ms of the server's thread. */
const MAX_LOOKS = 10_000

/** Walks the segments to the first frame header (SOF0 to SOF15 but DHT, JPG and DAC). */
function readJpeg(view: DataView): ImageHeader | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2, looks = 0; looks < MAX_LOOKS; looks += 1) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    // Decoders read on behind a marker without a length. Taken for one that has a length, it led to a false head of a hundredth of the pixels.
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd9)) return undefined
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { type: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function readWebp(view: DataView): ImageHeader | undefined {
  if (readTag(view, 0) !== 'RIFF' || readTag(view, 8) !== 'WEBP') return undefined
  const kind = readTag(view, 12)
  if (kind === 'VP8X') {
    const read24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
    return { type: 'webp', width: read24(24) + 1, height: read24(27) + 1 }
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { type: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (kind !== 'VP8 ') return undefined
  return { type: 'webp', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

function readTag(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))
}

/** Whether a picture file goes on to its end: what is cut off on its way decodes without a word, half of it grey. */
export function isCompleteImage(bytes: Uint8Array, type: ImageHeader['type']): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'webp') return bytes.length >= 12 && view.getUint32(4, true) + 8 <= bytes.length
  // Some writers pad the file after its end.
  const from = Math.max(2, bytes.length - 64)
  for (let at = bytes.length - 2; at >= from; at -= 1) {
    if (type === 'jpeg' && view.getUint16(at) === 0xffd9) return true
    if (type === 'png' && at + 4 <= bytes.length && readTag(view, at) === 'IEND') return true
  }
  return false
}
