import { failAs } from '../provider/explain-status.ts'

const BOX_HEAD_BYTES = 8

/** Throws ProviderError `broken` unless the bytes are a whole MP4, told by its boxes; what is in them only a decoder knows. */
export function checkClip(provider: string, bytes: Uint8Array): void {
  const boxes = readBoxes(bytes)
  if (!boxes.names.includes('ftyp')) throw failAs(provider, 'broken', 'The answer is no MP4 clip.')
  if (!boxes.isWhole || !boxes.names.includes('moov') || !boxes.names.includes('mdat'))
    throw failAs(provider, 'broken', 'The clip is cut off.')
}

/** The boxes of a file one after the other; not whole when the last one goes on after its end. */
function readBoxes(bytes: Uint8Array): { names: string[]; isWhole: boolean } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const names: string[] = []
  let at = 0
  while (at + BOX_HEAD_BYTES <= bytes.length) {
    names.push(String.fromCharCode(...bytes.subarray(at + 4, at + BOX_HEAD_BYTES)))
    const size = sizeOfBox(view, at)
    if (size < BOX_HEAD_BYTES) return { names, isWhole: false }
    at += size
  }
  return { names, isWhole: at === bytes.length }
}

/** 1 stands for a long size after the name, 0 for the rest of the file. */
function sizeOfBox(view: DataView, at: number): number {
  const size = view.getUint32(at)
  if (size === 0) return view.byteLength - at
  if (size === 1) return at + 16 <= view.byteLength ? Number(view.getBigUint64(at + BOX_HEAD_BYTES)) : 0
  return size
}
