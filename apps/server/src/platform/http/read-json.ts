import { BODY_MAX_BYTES } from '@hookreel/contract'
import { AppError } from './app-error.ts'
import type { AppContext } from './app-type.ts'
import { readBytes } from './read-bytes.ts'
import type { BodyLimits } from './read-bytes.ts'

/**
 * No body of the contract nests deeper, holds more values, or has an object of more names: each name that is wrong is told, which took
 * 4 s for a hundred thousand. The largest that an app sends, all scenes of the longest film before and after, holds some 15,000 values.
 */
const MOST = { depth: 32, values: 50_000, names: 1000 }

/** The JSON body of a request. Throws `body_too_large` or `malformed_body`, also for one that is made of little else than nests or names. */
export async function readJson(
  context: AppContext,
  limits: BodyLimits = { maxBytes: BODY_MAX_BYTES },
): Promise<unknown> {
  const type = context.req.header('content-type')
  if (type !== undefined && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw new AppError('malformed_body', { message: 'Send the body as application/json.' })
  }
  const bytes = await readBytes(context.req.raw, limits)
  if (bytes === undefined) throw new AppError('body_too_large')
  // Before it is parsed: a megabyte of brackets took seconds of the thread.
  const body = isModest(bytes) ? parse(bytes) : undefined
  if (body === undefined || !hasFewNames(body))
    throw new AppError('malformed_body', {
      message: 'This body nests too deep, or has too many values or names.',
    })
  return body
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('malformed_body')
  }
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/** By its bytes, outside of its texts. */
function isModest(bytes: Uint8Array): boolean {
  let [depth, values, isText] = [0, 1, false]
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (isText) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) isText = false
    } else if (byte === QUOTE) isText = true
    else if (byte === COMMA) values += 1
    else if (OPENING.includes(byte)) [depth, values] = [depth + 1, values + 1]
    else if (CLOSING.includes(byte)) depth -= 1
    if (depth > MOST.depth || values > MOST.values) return false
  }
  return true
}

function hasFewNames(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return true
  const inside: unknown[] = Object.values(body)
  return (Array.isArray(body) || inside.length <= MOST.names) && inside.every(hasFewNames)
}
