import type { Dispatcher } from 'undici'
import { boundConnection } from './bound-connection.ts'
import { refuseTinyChunks } from './tiny-chunks.ts'
import { FetchRefused } from './fetch-refused.ts'
import { findTarget, pinLookup } from './find-target.ts'
import type { Guard } from './find-target.ts'

/** What is sent and how much may come back. */
export type GuardedRequest = {
  readonly method?: 'GET' | 'HEAD' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  readonly maxBytes: number
  /** For all of it: look-up, connection, redirects, body. */
  readonly timeoutMs: number
  /** Media types that are taken, whole or by their beginning (`image/`); all when left out. */
  readonly types?: readonly string[]
  /** Redirects that are followed; each is checked like the first address. */
  readonly redirects?: number
  readonly signal?: AbortSignal
}
export type GuardedAnswer = {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Where it came from after redirects. */
  readonly url: string
}

const DEFAULT_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * The only way to fetch an address that a user, or another service's answer, gave. The name is resolved once and the
 * connection goes to the very addresses that were checked, so a name that changes its mind gains nothing. Bodies come
 * uncompressed or not at all. Throws a FetchRefused; any status, also 404 or 500, is an answer.
 */
export async function fetchGuarded(
  address: string,
  wanted: GuardedRequest,
  guard: Guard = {},
): Promise<GuardedAnswer> {
  const signal = AbortSignal.any([
    AbortSignal.timeout(wanted.timeoutMs),
    ...(wanted.signal ? [wanted.signal] : []),
  ])
  try {
    return await follow(address, wanted, guard, signal)
  } catch (error) {
    if (error instanceof FetchRefused) throw error
    // The caller's own wish to stop is not this function's news.
    wanted.signal?.throwIfAborted()
    throw new FetchRefused(signal.aborted ? 'timed_out' : 'unreachable', { cause: error })
  }
}

async function follow(
  address: string,
  wanted: GuardedRequest,
  guard: Guard,
  signal: AbortSignal,
): Promise<GuardedAnswer> {
  // Most processes that start others fetch nothing.
  const undici = await import('undici')
  let target = await untilAborted(findTarget(address, guard), signal)
  let send = wanted
  for (let left = wanted.redirects ?? DEFAULT_REDIRECTS; ; left -= 1) {
    // A server that may choose HTTP/2 has further ways to say much that is no answer.
    const found = { lookup: pinLookup(target.addresses), allowH2: false }
    const connect = boundConnection(undici.buildConnector(found), wanted.maxBytes)
    const agent = new undici.Agent({ connect, pipelining: 0 }).compose(refuseTinyChunks)
    try {
      const answer = await ask(target.url, send, agent, signal)
      if (!(answer instanceof URL)) return answer
      if (left <= 0) throw new FetchRefused('too_many_redirects')
      if (target.url.protocol === 'https:' && answer.protocol === 'http:')
        throw new FetchRefused('address_not_allowed')
      send = forNextHop(send, target.url, answer)
      target = await untilAborted(findTarget(answer.href, guard), signal)
    } finally {
      await agent.destroy()
    }
  }
}

/** One request; answers the next address when it is a redirect. */
async function ask(
  url: URL,
  wanted: GuardedRequest,
  agent: Dispatcher,
  signal: AbortSignal,
): Promise<GuardedAnswer | URL> {
  const { request } = await import('undici')
  const { statusCode, headers, body } = await request(url, {
    dispatcher: agent,
    method: wanted.method ?? 'GET',
    headers: { 'user-agent': 'Hookreel', ...wanted.headers, 'accept-encoding': 'identity' },
    ...(wanted.body === undefined ? {} : { body: wanted.body }),
    signal,
    headersTimeout: wanted.timeoutMs,
    bodyTimeout: wanted.timeoutMs,
  })
  body.on('error', () => undefined)
  const answered = new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  )
  const location = answered.get('location')
  if (REDIRECTS.has(statusCode) && location !== null) {
    if (!URL.canParse(location, url.href)) throw new FetchRefused('address_not_allowed')
    return new URL(location, url)
  }
  if ((answered.get('content-encoding') ?? 'identity') !== 'identity') throw new FetchRefused('wrong_type')
  checkType(answered.get('content-type'), wanted.types)
  if (Number(answered.get('content-length') ?? 0) > wanted.maxBytes && wanted.method !== 'HEAD')
    throw new FetchRefused('too_large')
  // A body without an encoding yields buffers.
  const bytes = await readBody(body as AsyncIterable<Buffer>, wanted.maxBytes, signal)
  return { status: statusCode, headers: answered, bytes, url: url.href }
}

async function readBody(
  body: AsyncIterable<Buffer>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.length
      if (size > maxBytes) throw new FetchRefused('too_large')
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof FetchRefused || signal.aborted) throw error
    throw new FetchRefused('cut_off', { cause: error })
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function checkType(type: string | null, allowed: readonly string[] | undefined): void {
  const plain = type?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (allowed && !allowed.some((one) => (one.endsWith('/') ? plain.startsWith(one) : plain === one)))
    throw new FetchRefused('wrong_type')
}

/** What goes on to the next address: nothing that says who asks when it is another site's. */
function forNextHop(wanted: GuardedRequest, from: URL, to: URL): GuardedRequest {
  const { body: _, ...rest } = wanted
  const hop: GuardedRequest = { ...rest, method: wanted.method === 'HEAD' ? 'HEAD' : 'GET' }
  return from.origin === to.origin ? hop : { ...hop, headers: {} }
}

/** A look-up cannot be stopped, only left alone. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
