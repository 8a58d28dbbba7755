import { fileURLToPath } from 'node:url'
import { isCompleteImage, readImageHeader } from '@hookreel/film'
import { runProgram } from '@hookreel/sandbox'
import { failAs } from '../provider/explain-status.ts'

/** Shortest side that is worth showing: below it a film's frame is a blur. */
const MIN_SIDE = 256
/** Nothing larger is decoded: a small file can hold a picture that fills the memory. */
const MAX_PIXELS = 50_000_000

const WORKER = fileURLToPath(new URL('read-photo-worker.ts', import.meta.url))
const LIMITS = { memoryBytes: 1280 * 1024 ** 2, cpuSeconds: 60, fileBytes: 0, openFiles: 64 }

/**
 * Throws ProviderError `broken` unless the bytes are a whole PNG, JPEG or WebP, told by content, of a usable size. They are decoded in
 * a process of their own, which knows no key. Answers how the picture looks, in 16 digits.
 */
export async function checkPhoto(
  provider: string,
  bytes: Uint8Array,
  signal?: AbortSignal,
  minSide = MIN_SIDE,
): Promise<string> {
  const head = readImageHeader(bytes)
  if (!head) throw failAs(provider, 'broken', 'The answer is no picture.')
  if (!isCompleteImage(bytes, head.type)) throw failAs(provider, 'broken', 'The picture is cut off.')
  if (Math.min(head.width, head.height) < minSide)
    throw failAs(provider, 'broken', `The picture has only ${head.width}x${head.height} pixels.`)
  if (head.width * head.height > MAX_PIXELS)
    throw failAs(provider, 'broken', 'The picture has too many pixels.')
  const confinement = { isOurCode: true, limits: LIMITS }
  const { ending, stdout } = await runProgram(process.execPath, [WORKER], confinement, {
    input: bytes,
    signal,
    mostBytes: 64,
  })
  if (ending !== 0) throw failAs(provider, 'broken', 'The picture cannot be read.')
  return Buffer.from(stdout).toString('latin1')
}
