import { checkClip } from '../illustrator/check-clip.ts'

/** What WebM begins with, and AVI. */
const OTHERS = [
  { at: 0, says: '\u001aE\u00df\u00a3' },
  { at: 8, says: 'AVI ' },
]

/** Throws ProviderError `broken` unless the bytes are a whole MP4, or begin like WebM or AVI; what is in them only a decoder knows. */
export function checkMoved(provider: string, bytes: Uint8Array): void {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16)).toString('latin1')
  if (OTHERS.some(({ at, says }) => head.startsWith(says, at))) return
  checkClip(provider, bytes)
}
