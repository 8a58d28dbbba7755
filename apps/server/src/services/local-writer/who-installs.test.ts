// @module-tag postgresql
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildServer, readCookies } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { noLocalWriter } from '../../../../../tests/builders/build-stand-ins.ts'

let server: BuiltServer
let client: Client
const done: string[] = []

beforeAll(async () => {
  server = await buildServer({
    postgresUrl: inject('postgresUrl'),
    localWriter: {
      read: noLocalWriter.read,
      install: async (model) => void done.push(`install ${model}`),
      stop: async () => void done.push('stop'),
      remove: async () => void done.push('remove'),
    },
  })
  client = await server.signUp()
})
afterAll(() => server.close())

const ORDERS = [
  ['/api/local-writer/install', { model: 'qwen3-1.7b' }],
  ['/api/local-writer/stop', undefined],
  ['/api/local-writer/remove', undefined],
] as const

test('everybody who is signed in sees how it stands, and nobody else does', async () => {
  expect((await server.stranger.ask('GET', '/api/local-writer')).status).toBe(401)
  expect((await client.ask('GET', '/api/local-writer')).body).toMatchObject({
    state: 'absent',
    mayInstall: false,
  })
})

test('nobody but the operator installs a writer, stops that or takes it away', async () => {
  for (const [path, body] of ORDERS) {
    expect((await server.stranger.ask('POST', path, body)).status).toBe(401)
    expect(await client.ask('POST', path, body)).toMatchObject({
      status: 403,
      body: { error: { code: 'operator_only' } },
    })
  }
  expect(done).toEqual([])
})

test('the person who opens the link of the start does', async () => {
  const opened = await server.stranger.ask('GET', server.deps.operator.path ?? '')
  const cookie = `${client.cookie}; ${readCookies(opened.headers)}`
  for (const [path, body] of ORDERS) {
    const answer = await client.ask('POST', path, body, { cookie })
    expect(answer.status).toBe(200)
  }
  expect(done).toEqual(['install qwen3-1.7b', 'stop', 'remove'])
})
