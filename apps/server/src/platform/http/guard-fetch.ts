import { fetchGuarded } from './fetch-guarded.ts'
import type { GuardedRequest } from './fetch-guarded.ts'
import type { Guard } from './find-target.ts'

type Limits = Pick<GuardedRequest, 'maxBytes' | 'timeoutMs' | 'types' | 'redirects'>
const EMPTY_STATUSES = [204, 205, 304]

/** The guarded fetch in the shape of `fetch`, for whoever takes one from outside; it refuses with a FetchRefused. */
export function guardFetch(limits: Limits, guard: Guard = {}): typeof fetch {
  return async (input, init) => {
    const { method, headers, url, signal, body } = new Request(input, init)
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
      throw new TypeError(`the guarded fetch does not know ${method}`)
    const sent = body ? new Uint8Array(await new Response(body).arrayBuffer()) : undefined
    const wanted: GuardedRequest = { ...limits, method, headers: Object.fromEntries(headers), signal }
    const answer = await fetchGuarded(url, sent ? { ...wanted, body: sent } : wanted, guard)
    const { status, bytes } = answer
    return new Response(EMPTY_STATUSES.includes(status) ? null : bytes, { status, headers: answer.headers })
  }
}
