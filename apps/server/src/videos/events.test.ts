import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { EVENTS_PATH } from '@hookreel/contract'
import type { Video } from '@hookreel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildServer,
  buildClient,
  PASSWORD,
  readCookies,
  type BuiltServer,
  type Client,
} from '../../../../tests/builders/build-server.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server?.close())

async function open(who: Client, env = {}) {
  const response = await server.app.request(EVENTS_PATH, { headers: { cookie: who.cookie } }, env)
  const reader = response.body?.getReader()
  if (!reader) throw new Error('no stream')
  const read = async () => new TextDecoder().decode((await reader.read()).value)
  await read()
  return { read, isClosed: async () => (await reader.read()).done }
}

describe('the stream of a session', () => {
  test('closes at once when it is signed out', async () => {
    const anna = await server.signUp()
    const stream = await open(anna)
    expect((await anna.ask('POST', '/api/auth/sign-out', {})).status).toBe(200)
    expect(await stream.isClosed()).toBe(true)
    expect((await anna.ask('GET', EVENTS_PATH)).status).toBe(401)
  })

  test('closes at once when it is ended from another device, whose own stays open', async () => {
    const email = 'two-devices@example.org'
    const phone = await server.signUp(email)
    const entered = await server.stranger.ask('POST', '/api/auth/sign-in/email', {
      email,
      password: PASSWORD,
    })
    const desk = buildClient(server.app, readCookies(entered.headers))
    const [onPhone, onDesk] = [await open(phone), await open(desk)]
    expect((await desk.ask('POST', '/api/sessions/end-others', {})).status).toBe(200)
    expect(await onPhone.isClosed()).toBe(true)
    expect(await onDesk.read()).toBe('event: heartbeat\ndata: {}\n\n')
  })

  test('is opened by nobody who asks for its head alone', async () => {
    const anna = await server.signUp()
    const { id } = (await anna.ask('GET', '/api/profile')).body as { id: string }
    for (let count = 0; count < 30; count += 1) expect((await anna.ask('HEAD', EVENTS_PATH)).status).toBe(200)
    expect(server.deps.hub.countOf(id)).toBe(0)
    await open(anna)
    expect(server.deps.hub.countOf(id)).toBe(1)
  })

  test('is asked after however often, and leaves nothing on the answer of its stream', async () => {
    const anna = await server.signUp()
    const { id } = (await anna.ask('GET', '/api/profile')).body as { id: string }
    const outgoing = new ServerResponse(new IncomingMessage(new Socket()))
    const stream = await open(anna, { outgoing })
    const count = () => [outgoing.listenerCount('close'), outgoing.listenerCount('timeout')]
    const before = count()
    for (let beat = 0; beat < 12; beat += 1) {
      server.deps.hub.recheck(id)
      expect(await stream.read()).toBe('event: heartbeat\ndata: {}\n\n')
    }
    expect(count()).toEqual(before)
  })
})

test('what a server says late of a film takes nothing back of what another one said', async () => {
  const anna = await server.signUp()
  const { id: userId } = (await anna.ask('GET', '/api/profile')).body as { id: string }
  const stream = await open(anna)
  const tell = (id: string, status: string, percent?: number) => {
    const progress = percent === undefined ? null : { percent }
    server.deps.hub.publish(userId, 'video', { id, status, progress })
  }
  const late = [() => tell('one', 'processing', 67.2), () => tell('one', 'queued')]
  tell('one', 'queued')
  tell('one', 'processing')
  tell('one', 'processing', 74.8)
  for (const say of late) say()
  // Another name of it, and another film.
  tell('one', 'processing', 74.8)
  tell('two', 'processing', 10)
  tell('one', 'completed')
  for (const say of late) say()
  tell('one', 'published')
  server.deps.hub.publish(userId, 'balance', { balance: 1 })
  const told: unknown[] = []
  for (let n = 0; n < 8; n += 1) {
    const data: unknown = JSON.parse((await stream.read()).split('data: ')[1] ?? 'null')
    const { id, status, progress } = Object(data) as Partial<Video>
    told.push(id && [id, status, ...(progress ? [progress.percent] : [])])
  }
  expect(told).toEqual([
    ['one', 'queued'],
    ['one', 'processing'],
    ['one', 'processing', 74.8],
    ['one', 'processing', 74.8],
    ['two', 'processing', 10],
    ['one', 'completed'],
    ['one', 'published'],
    undefined,
  ])
})
