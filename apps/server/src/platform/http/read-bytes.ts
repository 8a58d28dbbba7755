import { AppError } from './app-error.ts'

/** What is over the limit is read on and thrown away up to here, so that the connection stays usable. */
const DRAIN_MAX_BYTES = 1024 ** 3

/** How large a body may be, and how long it may take to come. */
export type BodyLimits = { readonly maxBytes: number; readonly limitMs?: number }

/**
 * Of what anybody may send. A body is in memory until all of it is there, which may take five minutes: a household with 65,536 networks of IPv6,
 * each of which may send as much as one, could hold gigabytes with bodies of a megabyte that never end.
 */
export const OF_STRANGERS = { maxBytes: 65_536, limitMs: 20_000 } as const satisfies BodyLimits

/**
 * The bytes of a request's body; nothing when there are more than `maxBytes`, which are not kept. One that takes longer than it may is cut off:
 * throws `malformed_body`.
 */
export async function readBytes(
  request: Request,
  { maxBytes, limitMs }: BodyLimits,
): Promise<Uint8Array | undefined> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > maxBytes) return undefined
  if (!request.body) return new Uint8Array()
  const reader = request.body.getReader()
  let isLate = false
  const cut = () => {
    isLate = true
    reader.cancel().catch(() => undefined)
  }
  const timer = limitMs === undefined ? undefined : setTimeout(cut, limitMs)
  try {
    const bytes = await readAll(reader, maxBytes)
    if (isLate) throw new AppError('malformed_body', { message: 'This body came too slowly.' })
    return bytes
  } finally {
    clearTimeout(timer)
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  let chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > DRAIN_MAX_BYTES) {
      await reader.cancel()
      break
    }
    if (size > maxBytes) chunks = []
    else chunks.push(value)
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks)
}
