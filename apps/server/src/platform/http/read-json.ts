import { BODY_MAX_BYTES } from '@hookreel/contract'
import { AppError } from './app-error.ts'
import type { AppContext } from './app-type.ts'
import { readBytes } from './read-bytes.ts'

/** No body of the contract nests deeper, or has an object of more names: each name that is wrong is told, which took 4 s for a hundred thousand. */
const MOST = { depth: 32, names: 1000 }

/** The JSON body of a request. Throws `body_too_large` or `malformed_body`, also for one that is made of little else than nests or names. */
export async function readJson(context: AppContext): Promise<unknown> {
  const type = context.req.header('content-type')
  if (type !== undefined && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw new AppError('malformed_body', { message: 'Send the body as application/json.' })
  }
  const bytes = await readBytes(context.req.raw, BODY_MAX_BYTES)
  if (bytes === undefined) throw new AppError('body_too_large')
  const body = parse(bytes)
  if (!isModest(body))
    throw new AppError('malformed_body', { message: 'This body nests too deep, or has too many names.' })
  return body
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('malformed_body')
  }
}

/** Level by level: to go down by calls would end the stack. */
function isModest(body: unknown): boolean {
  let level = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST.depth) return false
    const below: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      const inside = Object.values(value)
      if (!Array.isArray(value) && inside.length > MOST.names) return false
      for (const one of inside) if (typeof one === 'object') below.push(one)
    }
    level = below
  }
  return true
}
