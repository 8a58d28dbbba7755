import { failAs } from '../provider/explain-status.ts'
import { checkClip } from './check-clip.ts'

/** Ids and names of a WebM, as EBML has them. */
const EBML = 0x1a45dfa3
const SEGMENT = 0x18538067
/** The name of its kind stands within so many bytes. */
const HEAD_BYTES = 64

/**
 * Whether footage is a whole MP4 or a whole WebM, by its bytes, whatever it was said to be; what is in it only a decoder knows. Throws
 * ProviderError `broken` for everything else.
 */
export function checkFootage(provider: string, bytes: Uint8Array): 'mp4' | 'webm' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEAD_BYTES || view.getUint32(0) !== EBML) {
    checkClip(provider, bytes)
    return 'mp4'
  }
  const head = readSize(view, 4)
  const body = head && head.end + head.size
  if (!Buffer.from(bytes.subarray(0, HEAD_BYTES)).includes('webm'))
    throw failAs(provider, 'broken', 'The answer is no WebM clip.')
  const isThere = body !== undefined && body + 5 <= bytes.length && view.getUint32(body) === SEGMENT
  const segment = isThere ? readSize(view, body + 4) : undefined
  if (segment === undefined || segment.end + segment.size !== bytes.length)
    throw failAs(provider, 'broken', 'The clip is cut off.')
  return 'webm'
}

/** How long the rest of an element is: its first byte tells in how many bytes. An unknown size is that of a stream, which ends anywhere. */
function readSize(view: DataView, at: number): { size: number; end: number } | undefined {
  const length = Math.clz32(at < view.byteLength ? view.getUint8(at) : 0) - 23
  if (length > 8 || at + length > view.byteLength) return undefined
  let size = view.getUint8(at) & (0xff >> length)
  for (let n = 1; n < length; n += 1) size = size * 256 + view.getUint8(at + n)
  return size > Number.MAX_SAFE_INTEGER ? undefined : { size, end: at + length }
}
