// @module-tag postgresql
import type { LocalServer } from '@hookreel/crew'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildServer, readCookies } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'

let server: BuiltServer
let client: Client
let looked = 0
const more = { models: [], settings: {}, lack: undefined }
const others: LocalServer[] = [
  { ...more, name: 'Speaches', parts: ['narrator', 'transcriber'], address: 'http://127.0.0.1:8000' },
  { ...more, name: 'LocalAI', parts: ['animator'], address: 'http://127.0.0.1:8080' },
]

beforeAll(async () => {
  server = await buildServer({
    postgresUrl: inject('postgresUrl'),
    environment: { SPEECH_BASE_URL: 'http://localhost:8000/v1', LOCALAI_URL: 'http://localhost:8080' },
    findServers: async () => {
      looked += 1
      const settings = { OLLAMA_BASE_URL: 'http://127.0.0.1:11434', OLLAMA_MODEL: 'qwen3.5:4b' }
      const address = 'http://127.0.0.1:11434'
      return [
        { name: 'Ollama', parts: ['writer'], address, models: ['qwen3.5:4b'], settings, lack: undefined },
        ...others,
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
  const { servers, ...told } = (await answer.json()) as { servers: object[] }
  expect(told).toEqual({ mayLook: true })
  const [first] = servers
  expect(first).toEqual({
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
  })
  // One that could do more than it is asked for tells how.
  expect(servers.slice(1)).toMatchObject([
    { name: 'Speaches', isConnected: false },
    { name: 'LocalAI', isConnected: true },
  ])
})
