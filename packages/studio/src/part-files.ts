import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '@hookreel/render'

/** Writes a part whole or not at all: under a temporary name, flushed to the disk, then renamed. */
export async function writePart(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  await makePart(folder, file, (temporary) => writeFile(temporary, bytes))
}

/** Lets `write` make a file under a temporary name (same extension), then flushes and renames it to `file`. */
export function makePart<Result>(
  folder: string,
  file: string,
  write: (temporaryFile: string) => Promise<Result>,
): Promise<Result> {
  return writeWhole(join(folder, file), write)
}

/** Sound samples as little-endian 32-bit floats: what an engine made, kept to the last bit. */
export async function writeSamples(folder: string, file: string, samples: Float32Array): Promise<void> {
  await writePart(folder, file, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
}

/** Reads what writeSamples wrote. */
export async function readSamples(folder: string, file: string): Promise<Float32Array> {
  const { buffer, byteOffset, byteLength } = await readFile(join(folder, file))
  const count = Math.floor(byteLength / 4)
  // The memory is theirs alone, so that their user can give it up.
  const isOwn = byteOffset === 0 && buffer.byteLength === byteLength
  return isOwn
    ? new Float32Array(buffer, 0, count)
    : new Float32Array(buffer.slice(byteOffset, byteOffset + count * 4))
}

/** The SHA-256 of a file, read as a whole: for parts of some megabytes. */
export async function hashFile(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}
