import type { Endpoint, ErrorBody, ErrorCode } from '@hookreel/contract'
import type { z } from 'zod'
import { noteSilence } from './connection.ts'

/** There was no answer at all. */
export const NO_ANSWER = 'The server does not answer. Check your connection and try again.'

/** What the server says of its own bugs, too. */
const UNEXPECTED = 'An unexpected error occurred. Please try again.'

/** A refusal of the server, or `unreachable` when there was no answer at all. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'unreachable'
  readonly fields: Readonly<Record<string, string>>
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    refusal: Partial<Omit<ErrorBody['error'], 'code'>> & { code: ApiError['code'] },
  ) {
    super(refusal.message ?? UNEXPECTED)
    this.name = 'ApiError'
    this.status = status
    this.code = refusal.code
    this.fields = refusal.fields ?? {}
    this.details = refusal.details ?? {}
  }
}

/** No answer, or the word of a proxy that nobody answers behind it: asking again may help. */
export const isAway = (error: unknown): error is ApiError =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status)

/** The person pressed Stop: no failure. */
export const isStopped = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** The reason that the server gives, else the page's own sentence of what did not work. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.message !== '' && error.message !== UNEXPECTED
    ? error.message
    : otherwise

/** Browsers refuse a request of more than 64 KiB that is to outlive its page. */
const OUTLIVES_BYTES = 60_000

/** What a call sends: only the parts that the endpoint declares. */
type Part<Name extends string, Schema extends z.ZodType> =
  unknown extends z.input<Schema> ? unknown : { [Key in Name]: z.input<Schema> }

export type CallInput<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = Part<
  'params',
  Params
> &
  Part<'query', Query> &
  Part<'body', Body> & { headers?: Record<string, string>; signal?: AbortSignal; keepalive?: boolean }

/** What can stand in an address. */
type Values = Readonly<Record<string, string | number | boolean | undefined>>

type Sent = {
  params?: Values
  query?: Values
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** The request goes on when the page is left or loaded anew, if it is small enough for that. */
  keepalive?: boolean
}

export function buildUrl(path: string, params: Values, query: Values): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** The refusal in an answer that is none of the contract's. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const refusal = body && typeof body === 'object' && 'error' in body ? (body as ErrorBody).error : null
  return new ApiError(response.status, refusal ?? { code: 'internal' })
}

/** Fetches and turns "no answer" into a sentence a person can act on. */
export async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { credentials: 'same-origin', ...init })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    noteSilence()
    throw new ApiError(0, { code: 'unreachable', message: NO_ANSWER })
  }
}

/**
 * Asks the server for one of the contract's endpoints.
 * Throws an `ApiError` with the server's own words; answers exactly what the contract says.
 */
export async function call<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Output>,
  input: CallInput<Params, Query, Body>,
): Promise<z.output<Output>> {
  // The three parts are optional by the endpoint; from here on they are only passed along.
  const sent = input as Sent
  const body = sent.body === undefined ? undefined : JSON.stringify(sent.body)
  const outlives = sent.keepalive === true && (body?.length ?? 0) * 3 < OUTLIVES_BYTES
  const response = await send(buildUrl(endpoint.path, sent.params ?? {}, sent.query ?? {}), {
    method: endpoint.method.toUpperCase(),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...sent.headers },
    ...(body === undefined ? {} : { body }),
    ...(sent.signal ? { signal: sent.signal } : {}),
    ...(outlives ? { keepalive: true } : {}),
  })
  if (!response.ok) throw await readRefusal(response)
  // The server checks its own answers against the same schema in its tests.
  return (await response.json()) as z.output<Output>
}
