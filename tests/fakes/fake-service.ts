import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenOnLoopback } from './listen-on-loopback.ts'
import type { Listening } from './listen-on-loopback.ts'

/** A request as it was received. */
export type Received = {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string>>
  /** Parsed JSON; null without a body or when it is none. */
  readonly body: unknown
  /** As it came. */
  readonly bytes: Buffer
}

/** An answer in pieces that are sent one by one; `isCut` drops the connection after the last of them. */
export type Reply = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly pieces: readonly (string | Uint8Array)[] | AsyncIterable<string | Uint8Array>
  readonly isCut?: boolean
  /** Between two pieces, for streams that are looked at while they come. */
  readonly pieceMs?: number
}
/** Never answers. */
export const SILENT = 'silent'
export type Handler = (request: Received) => Reply | typeof SILENT | undefined

export type FakeService = Listening & { readonly asked: readonly Received[] }

export function replyJson(body: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    pieces: [JSON.stringify(body)],
  }
}

/** A server on loopback that answers by these handlers, the first that knows the request; 404 otherwise. */
export async function startFakeService(...handlers: readonly Handler[]): Promise<FakeService> {
  const asked: Received[] = []
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = await receive(incoming)
    asked.push(request)
    const reply = handlers.map((handle) => handle(request)).find((found) => found !== undefined)
    if (reply !== SILENT) await send(outgoing, reply ?? replyJson({ error: { message: 'not found' } }, 404))
  }
  return { ...(await listenOnLoopback(answer)), asked }
}

async function receive(incoming: IncomingMessage): Promise<Received> {
  const url = new URL(incoming.url ?? '/', 'http://fake')
  const bytes = await buffer(incoming)
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: Object.fromEntries(headers),
    body: parse(bytes.toString()),
    bytes,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function send(
  outgoing: ServerResponse,
  { status, headers, pieces, isCut, pieceMs }: Reply,
): Promise<void> {
  outgoing.writeHead(status, headers)
  for await (const piece of pieces) {
    outgoing.write(piece)
    if (pieceMs !== undefined || isCut) await new Promise((resolve) => setTimeout(resolve, pieceMs ?? 2))
  }
  if (isCut) outgoing.destroy()
  else outgoing.end()
}
