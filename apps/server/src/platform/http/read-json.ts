import { BODY_MAX_BYTES } from '@hookreel/contract'
import { AppError } from './app-error.ts'
import type { AppContext } from './app-type.ts'

/** A body without a declared length is read on and thrown away up to here, so that the connection stays usable. */
const DRAIN_MAX_BYTES = 1024 ** 3

/** The JSON body of a request. Throws `body_too_large` or `malformed_body`. */
export async function readJson(context: AppContext): Promise<unknown> {
  const type = context.req.header('content-type')
  if (type !== undefined && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw new AppError('malformed_body', { message: 'Send the body as application/json.' })
  }
  const bytes = await readBody(context.req.raw)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('malformed_body')
  }
}

/** Reads a body, counting; what is over the limit is not kept. */
async function readBody(request: Request): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > BODY_MAX_BYTES) throw new AppError('body_too_large')
  if (!request.body) return new Uint8Array()
  let chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > DRAIN_MAX_BYTES) break
    if (size > BODY_MAX_BYTES) chunks = []
    else chunks.push(chunk)
  }
  if (size > BODY_MAX_BYTES) throw new AppError('body_too_large')
  return Buffer.concat(chunks)
}
