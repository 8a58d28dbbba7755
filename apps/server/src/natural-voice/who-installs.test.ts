import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildServer } from '../build-server.ts'
import type { BuiltServer, Client } from '../build-server.ts'
import { listen } from '../platform/http/listen.ts'
import type { Listening } from '../platform/http/listen.ts'

let server: BuiltServer
let listening: Listening
let client: Client
const done: string[] = []

beforeAll(async () => {
  server = await buildServer({
    postgresUrl: inject('postgresUrl'),
    naturalVoice: {
      read: async () => ({ state: 'installing', step: 'model', doneBytes: 7, totalBytes: 9, message: null }),
      install: async () => void done.push('install'),
      stop: async () => void done.push('stop'),
    },
  })
  client = await server.signUp()
  listening = await listen(server.app, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await listening.close()
  await server.close()
})

const askHere = (path: string, method: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${listening.port}${path}`, {
    method,
    headers: { cookie: client.cookie, ...headers },
  })

test('everybody who is signed in sees how far it is, and nobody else does', async () => {
  expect((await server.stranger.ask('GET', '/api/natural-voice')).status).toBe(401)
  expect((await client.ask('GET', '/api/natural-voice')).body).toEqual({
    state: 'installing',
    step: 'model',
    doneBytes: 7,
    totalBytes: 9,
    message: null,
    mayInstall: false,
  })
})

test('from elsewhere, and through a proxy, nobody installs programs on this machine or stops that', async () => {
  for (const path of ['/api/natural-voice/install', '/api/natural-voice/stop']) {
    expect((await server.stranger.ask('POST', path)).status).toBe(401)
    expect(await client.ask('POST', path)).toMatchObject({
      status: 403,
      body: { error: { code: 'operator_only' } },
    })
    expect((await askHere(path, 'POST', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403)
  }
  expect(done).toEqual([])
})

test('from the machine itself it is begun and stopped', async () => {
  const seen: unknown = await (await askHere('/api/natural-voice', 'GET')).json()
  expect(seen).toMatchObject({ mayInstall: true })
  expect((await askHere('/api/natural-voice/install', 'POST')).status).toBe(200)
  expect((await askHere('/api/natural-voice/stop', 'POST')).status).toBe(200)
  expect(done).toEqual(['install', 'stop'])
})
