import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ErrorCode } from '@hookreel/contract'
import { AppError } from './app-error.ts'

/** The most that a body may have, and the refusal of a larger one. */
type Size = { readonly maxBytes: number; readonly tooLarge: ErrorCode }

/** Writes a request's body to a file, so that a slow one takes no memory while it comes; answers its bytes. */
export async function receiveFile(
  request: Request,
  file: string,
  { maxBytes, tooLarge }: Size,
): Promise<number> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError(tooLarge)
  let size = 0
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.byteLength
      if (size > maxBytes) throw new AppError(tooLarge)
      yield chunk
    }
  }
  await pipeline(request.body ?? Readable.from([]), counted, createWriteStream(file, { mode: 0o600 }))
  return size
}
