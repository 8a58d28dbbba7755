import { open } from 'node:fs/promises'

/** The index of a stretch stands at its start and is shorter. */
const INDEX_BYTES = 16_384

/** What a decoder is set up with for a stretch (`avcC`): stretches that differ in it cannot be joined as they are. */
export async function readParameters(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(INDEX_BYTES), 0, INDEX_BYTES, 0)
    const index = buffer.subarray(0, bytesRead)
    const at = index.indexOf('avcC') - 4
    return at < 0 ? '' : index.subarray(at, at + index.readUInt32BE(at)).toString('hex')
  } finally {
    await handle.close()
  }
}
