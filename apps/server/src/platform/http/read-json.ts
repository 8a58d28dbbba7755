import { BODY_MAX_BYTES } from '@hookreel/contract'
import { AppError } from './app-error.ts'
import type { AppContext } from './app-type.ts'
import { readBytes } from './read-bytes.ts'

/** The JSON body of a request. Throws `body_too_large` or `malformed_body`. */
export async function readJson(context: AppContext): Promise<unknown> {
  const type = context.req.header('content-type')
  if (type !== undefined && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw new AppError('malformed_body', { message: 'Send the body as application/json.' })
  }
  const bytes = await readBytes(context.req.raw, BODY_MAX_BYTES)
  if (bytes === undefined) throw new AppError('body_too_large')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('malformed_body')
  }
}
