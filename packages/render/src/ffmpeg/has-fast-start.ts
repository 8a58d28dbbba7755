import { open } from 'node:fs/promises'

const HEADER_BYTES = 16

/** True when an MP4 file has its index before its pictures, so that a browser can start before it has all of it. */
export async function hasFastStart(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size: fileSize } = await file.stat()
    const header = Buffer.alloc(HEADER_BYTES)
    for (let at = 0; at + 8 <= fileSize;) {
      await file.read(header, 0, HEADER_BYTES, at)
      const kind = header.toString('latin1', 4, 8)
      if (kind === 'moov') return true
      if (kind === 'mdat') return false
      const size = header.readUInt32BE(0)
      // 1 means that a 64-bit size follows.
      const step = size === 1 ? Number(header.readBigUInt64BE(8)) : size
      if (step < 8) return false
      at += step
    }
    return false
  } finally {
    await file.close()
  }
}
