/** What is over the limit is read on and thrown away up to here, so that the connection stays usable. */
const DRAIN_MAX_BYTES = 1024 ** 3

/** The bytes of a request's body; nothing when there are more than `maxBytes`, which are not kept. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > maxBytes) return undefined
  if (!request.body) return new Uint8Array()
  let chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > DRAIN_MAX_BYTES) break
    if (size > maxBytes) chunks = []
    else chunks.push(chunk)
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks)
}
