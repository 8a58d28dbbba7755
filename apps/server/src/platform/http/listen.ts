import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import {
  CREDENTIALS_MAX_BYTES,
  CREDENTIALS_PATH,
  BODY_MAX_BYTES,
  CLIP_MAX_BYTES,
  MEMBER_PICTURE_PATH,
  PHOTO_MAX_BYTES,
  SOUND_MAX_BYTES,
  SOUND_PATH,
  SOURCE_FILE_PATH,
  UPLOAD_PATH,
  UPLOADS_PATH,
  UPLOAD_MAX_BYTES,
} from '@hookreel/contract'
import { SOURCE_MAX_BYTES } from '@hookreel/film'
import { countTinyChunks } from '@hookreel/sandbox/tiny-chunks'
import { getRequestListener } from '@hono/node-server'
import { StartError } from '../start-error.ts'
import { presentError } from './answer-error.ts'
import { AppError } from './app-error.ts'
import type { App } from './app-type.ts'
import { SECURITY_HEADERS } from './security.ts'

export type Listening = { readonly port: number; close(): Promise<void> }

/** Above this a body is not even thrown away: the connection is closed. */
const DRAIN_MAX_BYTES = 1024 ** 3
/**
 * Proxies keep idle connections to use them again: nginx for 60 s, Caddy for 120 s. The server must not close one first: a
 * request that is on its way then is lost, and the proxy answers 502.
 */
const KEEP_ALIVE_MS = 130_000
/**
 * Requests that one connection sends before it has the answer to an earlier one, and the bodies that come with them, which are in memory
 * meanwhile: browsers and proxies send none. A hundred connections with 60 of 60 kB each took 350 MB.
 */
const MAX_WAITING = { requests: 16, bytes: 65_536 }
/** How long open requests may take when the server stops; server events would stay open for ever. */
const CLOSE_GRACE_MS = 2000

/** Serves the app on a port (0 takes a free one). Throws a StartError when it is taken or not allowed. */
export async function listen(app: App, { port, host }: { port: number; host: string }): Promise<Listening> {
  const answer = getRequestListener(app.fetch)
  const begin = oneByOne((request, response) => {
    if (Number(request.headers['content-length'] ?? 0) > bodyLimitOf(request.url ?? ''))
      refuseBody(request, response)
    else void answer(request, response)
  })
  const server = createServer((request, response) => {
    refuseTinyChunks(request)
    begin(request, response)
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(explain(cause, port, host)))
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo // a TCP server's address is never a text
  return { port: address.port, close: () => closeServer(server) }
}

/**
 * Cuts a connection whose body comes in tiny chunks: eight connections with chunks of one byte, 1.3 MB a second in all, kept everybody else waiting for 1.6 s. Counted
 * where they come in, no matter who reads them, and also where nobody does.
 */
function refuseTinyChunks(request: IncomingMessage): void {
  if (request.headers['transfer-encoding'] === undefined) return
  const push = request.push.bind(request)
  const isTinyChunks = countTinyChunks()
  request.push = (chunk: Buffer | null, encoding) => {
    if (!isTinyChunks(chunk?.length ?? 0)) return push(chunk, encoding)
    request.socket.destroy()
    return false
  }
}

/**
 * Begins a request when the answer before it on its connection is sent. By itself Node begins all that are sent behind each other,
 * and anyone who hangs up is then heard by the first alone: the others kept their turns and their places among the open files of
 * their address for good.
 */
function oneByOne(begin: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, { requests: number; bytes: number }>()
  return (request, response) => {
    const { socket, headers } = request
    // Only the one whose turn it is has it.
    if (response.socket !== null) {
      begin(request, response)
      return
    }
    const behind = waiting.get(socket) ?? { requests: 0, bytes: 0 }
    waiting.set(socket, behind)
    const bytes =
      headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity
    behind.requests += 1
    behind.bytes += bytes
    if (behind.requests > MAX_WAITING.requests || behind.bytes > MAX_WAITING.bytes) {
      hearNoMore(socket)
      socket.destroy()
      return
    }
    response.once('socket', () => {
      behind.requests -= 1
      behind.bytes -= bytes
      begin(request, response)
    })
  }
}

/**
 * What else came with the same 64 kB is read all the same: 2,400 requests, each of which Node makes an answer for, took 80 ms, and a hundred such
 * connections kept everybody waiting for eight seconds. Node has no way to stop in the middle; so it makes nothing of them.
 */
function hearNoMore(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser')
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => 0)
}

/** Files that people send are larger than any JSON; anyone who takes them counts their bytes, too. */
function bodyLimitOf(url: string): number {
  if (url.startsWith(`${UPLOADS_PATH}/`)) return UPLOAD_MAX_BYTES
  if (isAt(url, UPLOAD_PATH)) return CLIP_MAX_BYTES
  if (isAt(url, MEMBER_PICTURE_PATH)) return PHOTO_MAX_BYTES
  if (url.startsWith(SOUND_PATH.replace('{kind}', ''))) return SOUND_MAX_BYTES
  if (url.split('?')[0] === SOURCE_FILE_PATH) return SOURCE_MAX_BYTES
  if (url.split('?')[0] === CREDENTIALS_PATH) return CREDENTIALS_MAX_BYTES
  return BODY_MAX_BYTES
}

/** Whether an address is this path of the contract, with some id. */
function isAt(url: string, path: string): boolean {
  const [before = '', after = ''] = path.split('{id}')
  const [asked = ''] = url.split('?')
  return asked.startsWith(before) && asked.endsWith(after)
}

/**
 * Answers 413 at once, before the body has come. The answer ends only when the rest of the body has been read and
 * thrown away: clients that see an answer end while they still send give the connection up.
 */
function refuseBody(request: IncomingMessage, response: ServerResponse): void {
  const isHuge = Number(request.headers['content-length']) > DRAIN_MAX_BYTES
  const requestId = crypto.randomUUID()
  response.writeHead(413, {
    ...SECURITY_HEADERS,
    'content-type': 'application/json',
    'x-request-id': requestId,
    ...(isHuge ? { connection: 'close' } : {}),
  })
  response.write(JSON.stringify(presentError(new AppError('body_too_large'), requestId)))
  if (isHuge) {
    response.end()
    return
  }
  request.on('end', () => response.end())
  request.resume()
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const force = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS)
  await closed
  clearTimeout(force)
}

function explain(cause: Error, port: number, host: string): Error {
  const code = 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is taken by another program. Stop it, or choose another with PORT.`, {
      cause,
    })
  }
  if (code === 'EACCES')
    return new StartError(`Port ${port} is not allowed here. Choose another with PORT.`, { cause })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`This machine has no address ${host}. Choose another with HOST.`, { cause })
  }
  return cause
}
