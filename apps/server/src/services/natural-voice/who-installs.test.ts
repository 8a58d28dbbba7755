// @module-tag postgresql
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildServer, readCookies } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { listen } from '../../platform/http/listen.ts'
import type { Listening } from '../../platform/http/listen.ts'

let server: BuiltServer
let listening: Listening
let client: Client
const done: string[] = []

beforeAll(async () => {
  server = await buildServer({
    postgresUrl: inject('postgresUrl'),
    naturalVoice: {
      read: async () => ({
        ...{ state: 'installing', step: 'model', doneBytes: 7, totalBytes: 9, remainingSeconds: 3 },
        ...{ message: null, voiceId: null },
      }),
      install: async () => void done.push('install'),
      stop: async () => void done.push('stop'),
      remove: async () => void done.push('remove'),
      choose: async (voiceId) => done.push(voiceId) > 0 && voiceId !== 'natural-voice:nobody',
    },
  })
  client = await server.signUp()
  listening = await listen(server.app, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await listening.close()
  await server.close()
})

const askHere = (path: string, method: string, headers: Record<string, string> = {}, body?: object) =>
  fetch(`http://127.0.0.1:${listening.port}${path}`, {
    method,
    headers: { cookie: client.cookie, ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

test('everybody who is signed in sees how far it is, and nobody else does', async () => {
  expect((await server.stranger.ask('GET', '/api/natural-voice')).status).toBe(401)
  expect((await client.ask('GET', '/api/natural-voice')).body).toEqual({
    state: 'installing',
    step: 'model',
    doneBytes: 7,
    totalBytes: 9,
    remainingSeconds: 3,
    message: null,
    voiceId: null,
    mayInstall: false,
  })
})

test('nobody but the operator installs programs on this machine or stops that, also not from it', async () => {
  for (const act of ['install', 'stop', 'remove', 'voice']) {
    const path = `/api/natural-voice/${act}`
    const body = { voiceId: 'natural-voice:af_heart' }
    expect((await server.stranger.ask('POST', path, body)).status).toBe(401)
    expect(await client.ask('POST', path, body)).toMatchObject({
      status: 403,
      body: { error: { code: 'operator_only' } },
    })
    expect((await askHere(path, 'POST', {}, body)).status).toBe(403)
    const forged = `${client.cookie}; hookreel.operator=9999999999999.forged`
    expect((await askHere(path, 'POST', { cookie: forged }, body)).status).toBe(403)
  }
  expect(done).toEqual([])
})

test('the person who opens the link of the start installs, stops and removes it, and chooses the voice of new films', async () => {
  const opened = await server.stranger.ask('GET', server.deps.operator.path ?? '')
  const cookie = `${client.cookie}; ${readCookies(opened.headers)}`
  const seen: unknown = await (await askHere('/api/natural-voice', 'GET', { cookie })).json()
  expect(seen).toMatchObject({ mayInstall: true })
  expect((await askHere('/api/natural-voice/install', 'POST', { cookie })).status).toBe(200)
  expect((await askHere('/api/natural-voice/stop', 'POST', { cookie })).status).toBe(200)
  expect((await askHere('/api/natural-voice/remove', 'POST', { cookie })).status).toBe(200)
  const choose = (voiceId: string) => askHere('/api/natural-voice/voice', 'POST', { cookie }, { voiceId })
  expect((await choose('natural-voice:bf_emma')).status).toBe(200)
  expect((await choose('natural-voice:nobody')).status).toBe(422)
  expect(done).toEqual(['install', 'stop', 'remove', 'natural-voice:bf_emma', 'natural-voice:nobody'])
})
