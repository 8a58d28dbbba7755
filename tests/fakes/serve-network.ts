import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenOnLoopback } from './listen-on-loopback.ts'
import type { Listening } from './listen-on-loopback.ts'

export type Asked = {
  readonly method: string
  readonly url: URL
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly bytes: Buffer
  readonly form: Readonly<Record<string, string>>
  readonly json: unknown
}
export type Told = {
  readonly status: number
  readonly json?: unknown
  /** Instead of JSON: for 64-bit numbers, redirects, and answers without a body. */
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What every network's stand-in has. */
export type NetworkServer = Listening & {
  /** Requests as `POST /v2/…`, in order. */
  readonly asked: string[]
  /** The next request whose `METHOD /path` holds this has its effect, and its answer is lost on the way. */
  loseAnswer(part: string): void
  /** The next request whose `METHOD /path` holds this is answered so, without any effect. */
  answerOnce(part: string, told: Told): void
  /** Called before each request has its effect, and again before it is answered; what it waits for keeps the answer back. */
  pace(wait: () => Promise<void>): void
}

/** A server on loopback that records what it is asked. */
export async function serveNetwork(answer: (asked: Asked) => Told | Promise<Told>): Promise<NetworkServer> {
  const asked: string[] = []
  const lost: string[] = []
  const planned: { part: string; told: Told }[] = []
  let pace = async () => undefined as void
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const read = await readRequest(request)
    await pace()
    const line = `${read.method} ${read.path}`
    asked.push(line)
    const plan = planned.findIndex(({ part }) => line.includes(part))
    const told = plan >= 0 ? planned.splice(plan, 1)[0]?.told : await answer(read)
    const loss = lost.findIndex((part) => line.includes(part))
    await pace()
    if (loss >= 0) {
      lost.splice(loss, 1)
      request.socket.destroy()
      return
    }
    const { status, json, text, headers } = told ?? { status: 500 }
    const type = text === undefined ? 'application/json' : 'text/plain'
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(text ?? (json === undefined ? '' : JSON.stringify(json)))
  }
  return {
    ...(await listenOnLoopback(serve)),
    asked,
    loseAnswer: (part) => lost.push(part),
    answerOnce: (part, told) => planned.push({ part, told }),
    pace: (wait) => {
      pace = wait
    },
  }
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? '/', 'http://network')
  const bytes = await buffer(request)
  const type = request.headers['content-type'] ?? ''
  return {
    method: request.method ?? 'GET',
    url,
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    bytes,
    form: type.includes('form-urlencoded') ? Object.fromEntries(new URLSearchParams(bytes.toString())) : {},
    json: type.includes('json') && bytes.length > 0 ? JSON.parse(bytes.toString()) : {},
  }
}

/** Requests that are let through within any minute; the next one is refused. */
export function limitPerMinute(now: () => number, most: number): () => boolean {
  let times: number[] = []
  return () => {
    times = times.filter((time) => now() - time < 60_000)
    times.push(now())
    return times.length <= most
  }
}

export function hashBytes(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function redirectTo(address: string, query: Readonly<Record<string, string>>, tail = ''): Told {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return { status: 302, text: '', headers: { location: `${url.href}${tail}` } }
}

/** A text of a JSON answer; anything else is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
