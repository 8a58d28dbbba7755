import { fileURLToPath } from 'node:url'
import { isCompleteImage, readImageHeader } from '@hookreel/film'
import { openBudget, runProgram } from '@hookreel/sandbox'
import { RenderError } from '../render-error.ts'

/** Nothing larger is decoded: a small file can hold a picture that fills the memory. */
export const PHOTO_MAX_PIXELS = 50_000_000
/** Of all pictures that are decoded at the same time, no matter whose: 0.3 GB. Further ones wait. */
const PIXELS_AT_ONCE = 60_000_000
/** A small picture takes a process of its own, too. */
const MIN_PIXELS = 15_000_000
/** A JPEG of 2176 x 2176 of noise takes 6 MB. */
const MAX_BYTES = 24 * 1024 ** 2
const LIMIT_MS = 60_000
/** A picture of 50 million pixels takes 0.4 GB with the program that reads it, which sets aside 0.5 more that it does not use. */
const LIMITS = { memoryBytes: 1280 * 1024 ** 2, cpuSeconds: 15, fileBytes: 0, openFiles: 64 }
const WORKER = fileURLToPath(new URL('photo-worker.ts', import.meta.url))

/**
 * A person's picture (PNG, JPEG or WebP, told by its content) written anew as a JPEG of its pixels alone: no metadata,
 * no second payload, upright, at most as large as films need. What is transparent becomes white. It is decoded in a process of
 * its own that sees nothing but its bytes, and ends with it. `maxSide`: no larger than this.
 * @throws RenderError `photo_unreadable` when it is none of these, `photo_too_large` beyond PHOTO_MAX_PIXELS.
 */
export type PhotoCleaner = (bytes: Uint8Array, signal?: AbortSignal, maxSide?: number) => Promise<Uint8Array>

/** Cleans pictures, of which those that are decoded at the same time fit into the memory: a process has one. */
export function openPhotoCleaner(): PhotoCleaner {
  const pixels = openBudget(PIXELS_AT_ONCE)
  return async (bytes, signal, maxSide) => {
    const own = requirePixels(bytes)
    const settings = [own, ...(maxSide ? [maxSide] : [])].map(String)
    const decode = () => decodeApart(bytes, settings, signal)
    const { ending, stdout, stderr } = await pixels.spend(Math.max(MIN_PIXELS, own), decode, signal)
    if (ending !== 0 || readImageHeader(stdout)?.type !== 'jpeg') throw damaged(`${ending}: ${stderr}`)
    return stdout
  }
}

/** How many pixels it says that it has. */
function requirePixels(bytes: Uint8Array): number {
  const head = readImageHeader(bytes)
  if (!head || head.width < 1 || head.height < 1)
    throw new RenderError('photo_unreadable', 'This is no PNG, JPEG or WebP picture.')
  if (head.width * head.height > PHOTO_MAX_PIXELS)
    throw new RenderError('photo_too_large', 'This picture has too many pixels.')
  if (!isCompleteImage(bytes, head.type)) throw damaged('it is cut off')
  return head.width * head.height
}

async function decodeApart(bytes: Uint8Array, settings: readonly string[], signal: AbortSignal | undefined) {
  const limit = AbortSignal.timeout(LIMIT_MS)
  const either = signal === undefined ? limit : AbortSignal.any([limit, signal])
  const confinement = { isOurCode: true, limits: LIMITS }
  try {
    return await runProgram(process.execPath, [WORKER, ...settings], confinement, {
      input: bytes,
      signal: either,
      mostBytes: MAX_BYTES,
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw limit.aborted ? damaged('it took too long') : error
  }
}

function damaged(detail: string): RenderError {
  return new RenderError('photo_unreadable', 'This picture is damaged and cannot be read.', { detail })
}
