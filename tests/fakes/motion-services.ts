import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenOnLoopback } from './listen-on-loopback.ts'

import { error, MOTION_SERVICES } from './motion-orders.ts'
import type { FakeMotions, MotionMood, MotionServiceName, Reply, TakenOrder } from './motion-orders.ts'
import { PATHS, presentStarted, speak } from './motion-words.ts'

export { MOTION_SERVICES } from './motion-orders.ts'
export type { FakeMotions, MotionMood, MotionServiceName } from './motion-orders.ts'

/** A server on loopback that speaks the contracts of all services of moving pictures; each of them makes `clip`. */
export async function startFakeMotions(clip: Uint8Array): Promise<FakeMotions> {
  const taken: TakenOrder[] = []
  const asked: string[] = []
  let moods: MotionMood[] = ['well']
  let filesAsked = 0

  const take = (
    service: MotionServiceName,
    { headers }: IncomingMessage,
    body: TakenOrder['body'],
    mood: MotionMood,
  ) => {
    const id = typeof body.prompt_id === 'string' ? body.prompt_id : `${service}-${randomUUID()}`
    const at = new Date().toISOString()
    const order = { id, service, mood, body, headers, at, looks: 0, isCancelled: false, isForgotten: false }
    taken.push(order)
    return order
  }
  const nextMood = () => (moods.length > 1 ? moods.shift() : moods[0]) ?? 'well'

  /** Answers an order, or says why it is not taken. */
  const answerOrder = (service: MotionServiceName, request: IncomingMessage, sent: Buffer): Reply => {
    const mood = nextMood()
    if (mood === 'busy') return error(429, 'Too many requests, slow down', { 'retry-after': '1' })
    if (mood === 'down') return error(503, 'Service unavailable')
    if (mood === 'refused') return error(401, 'Invalid API key')
    if (mood === 'no credit') return error(402, 'Payment required: insufficient balance')
    if (mood === 'not accepted') return { body: '', isCut: true }
    const parsed: unknown = JSON.parse(sent.toString())
    const order = take(service, request, Object(parsed), mood)
    if (mood === 'accepted, unsaid') return { body: '', isCut: true }
    if (mood === 'gateway') return error(504, 'upstream timed out')
    if (mood === 'no JSON') return { type: 'text/html', body: '<html>hello</html>' }
    return presentStarted(order, fake.url)
  }

  const look = (
    order: TakenOrder | undefined,
  ): 'missing' | 'waiting' | 'failed' | 'cancelled' | 'done' | Reply => {
    if (!order || order.isForgotten) return 'missing'
    if (order.isCancelled) return 'cancelled'
    order.looks += 1
    if (order.mood === 'never') return 'waiting'
    if (order.mood === 'slow') return order.looks < 3 ? 'waiting' : 'done'
    if (order.mood === 'looks fail') {
      if (order.looks === 1) return error(503, 'overloaded')
      if (order.looks === 2) return error(429, 'slow down')
      if (order.looks === 3) return { body: '', isCut: true }
    }
    return order.mood === 'fails' || order.mood === 'moderated' ? 'failed' : 'done'
  }

  const fileOf = ({ id, mood }: TakenOrder) =>
    mood === 'elsewhere' ? 'http://169.254.169.254/latest/meta-data' : `${fake.url}/files/${id}`

  const serveFile = (name: string): Reply => {
    const mood = taken.find(({ id }) => name.startsWith(id))?.mood
    filesAsked += 1
    const type = 'video/mp4'
    if (mood === 'gone') return error(404, 'no such file')
    if (mood === 'wrong type') return { type, body: Buffer.from('<html>not here</html>') }
    if (mood === 'too large') return { type, body: Buffer.concat([clip, Buffer.alloc(40_000_000)]) }
    if (mood === 'file cut')
      return { type, body: Buffer.from(clip).subarray(0, clip.length >> 1), isCut: true }
    if (mood === 'file cut once' && filesAsked === 1)
      return { type, body: Buffer.from(clip).subarray(0, clip.length >> 1), isCut: true }
    if (mood === 'redirected' && !name.endsWith('-again'))
      return { status: 302, headers: { location: `/files/${name}-again` }, body: '' }
    return { type, body: Buffer.from(clip) }
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '' } = request
    const sent = await buffer(request)
    asked.push(`${method} ${path.split('?')[0] ?? ''}`)
    const file = /^\/(?:files\/|comfyui\/view\?filename=)([\w-]+)/.exec(path)?.[1]
    if (file !== undefined) return send(response, serveFile(file))
    for (const service of MOTION_SERVICES) {
      const place = PATHS[service]
      if (!path.startsWith(`${place}/`)) continue
      const rest = path.slice(place.length)
      const reply = speak({ fake, service, method, rest, request, sent, clip, look, fileOf, answerOrder })
      if (reply?.whenLeft) return void response.on('close', reply.whenLeft)
      if (reply?.afterMs) await sleep(reply.afterMs)
      return send(response, reply ?? error(404, 'no such path'))
    }
    return send(response, error(404, 'no such path'))
  }
  const server = await listenOnLoopback(handle)
  const fake: FakeMotions = {
    ...{ url: server.url, taken, asked, listsOrders: true },
    addressOf: (service) => `${server.url}${PATHS[service]}`,
    behave: (...next) => {
      moods = next
      filesAsked = 0
    },
    release: () => {
      for (const order of taken) if (order.mood === 'never') order.mood = 'well'
    },
    close: server.close,
  }
  return fake
}

function send(response: ServerResponse, { status = 200, type, headers = {}, body, isCut }: Reply): void {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
  const bytes = isRaw ? Buffer.from(body) : Buffer.from(JSON.stringify(body))
  if (isCut && bytes.length === 0) {
    response.destroy()
    return
  }
  response.writeHead(status, {
    'content-type': type ?? (isRaw ? 'text/plain' : 'application/json'),
    'content-length': String(isCut ? bytes.length * 2 : bytes.length),
    ...headers,
  })
  if (!isCut) response.end(status === 204 ? undefined : bytes)
  else response.write(bytes, () => response.destroy())
}
