// @module-tag postgresql
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildServer, readCookies } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../tests/builders/build-server.ts'

let server: BuiltServer
let client: Client
let looked = 0

beforeAll(async () => {
  server = await buildServer({
    postgresUrl: inject('postgresUrl'),
    findServers: async () => {
      looked += 1
      const settings = { OLLAMA_BASE_URL: 'http://127.0.0.1:11434', OLLAMA_MODEL: 'qwen3.5:4b' }
      const address = 'http://127.0.0.1:11434'
      return [
        { name: 'Ollama', parts: ['writer'], address, models: ['qwen3.5:4b'], settings, lack: undefined },
      ]
    },
  })
  client = await server.signUp()
})
afterAll(() => server.close())

test('nobody but the operator hears what runs on the machine, and nothing is looked for', async () => {
  expect((await server.stranger.ask('GET', '/api/local-servers')).status).toBe(401)
  expect((await client.ask('GET', '/api/local-servers')).body).toEqual({ mayLook: false, servers: [] })
  expect(looked).toBe(0)
})

test('the operator hears of each server with the lines that connect it', async () => {
  const opened = await server.stranger.ask('GET', server.deps.operator.path ?? '')
  const cookie = `${client.cookie}; ${readCookies(opened.headers)}`
  const answer = await server.app.request('/api/local-servers', { headers: { cookie } })
  expect(await answer.json()).toEqual({
    mayLook: true,
    servers: [
      {
        name: 'Ollama',
        parts: ['writer'],
        address: 'http://127.0.0.1:11434',
        models: ['qwen3.5:4b'],
        settings: [
          { name: 'OLLAMA_BASE_URL', value: 'http://127.0.0.1:11434' },
          { name: 'OLLAMA_MODEL', value: 'qwen3.5:4b' },
        ],
        lack: null,
        isConnected: false,
      },
    ],
  })
})
