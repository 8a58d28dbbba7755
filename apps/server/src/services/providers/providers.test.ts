// @module-tag postgresql
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { listProviderCalls, listProviders, providerSchema } from '@hookreel/contract'
import type { Provider } from '@hookreel/contract'
import { buildClient, buildServer, readCookies } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { replyJson, startFakeService } from '../../../../../tests/fakes/fake-service.ts'
import type { FakeService, Handler, Reply } from '../../../../../tests/fakes/fake-service.ts'
import { withCostContext } from './cost-context.ts'

const KEY = 'sk-secret-and-nobodys-business'
let server: BuiltServer
let service: FakeService
let ada: Client
/** How the service answers next instead of well. */
let trouble: Reply | 'silent' | undefined

const serviceHandler: Handler = ({ path, headers }) => {
  if (trouble !== undefined) return trouble
  if (path === '/openai/responses' && headers['authorization'] === `Bearer ${KEY}`)
    return replyJson({ status: 'completed', output: [] })
  if (path === '/api/tags') return replyJson({ models: [{ name: 'llama3.2:latest' }] })
  if (path === '/v1/user/subscription') return replyJson({ character_count: 10_000, character_limit: 10_000 })
  if (path === '/fal-ai/flux/schnell') return replyJson({ detail: [{ msg: 'field required' }] }, 422)
  if (path === '/v1/curated') return replyJson({ photos: [] })
  return undefined
}

beforeAll(async () => {
  service = await startFakeService(serviceHandler)
  server = await buildServer({
    postgresUrl: inject('postgresUrl'),
    environment: {
      OPENAI_API_KEY: KEY,
      OPENAI_BASE_URL: `${service.url}/openai`,
      OLLAMA_BASE_URL: service.url,
      ELEVENLABS_API_KEY: 'el',
      ELEVENLABS_BASE_URL: service.url,
      FAL_KEY: 'fal',
      FAL_BASE_URL: service.url,
      PEXELS_API_KEY: 'px',
      PEXELS_BASE_URL: service.url,
      WRITER_ORDER: 'ollama,openai',
    },
  })
  ada = await server.signUp()
})
afterAll(async () => {
  await server.close()
  await service.close()
})
afterEach(() => {
  trouble = undefined
})

async function list(client: Client) {
  const answer = await client.ask('GET', '/api/providers')
  expect(answer.status).toBe(200)
  return listProviders.output.parse(answer.body)
}
async function find(id: string): Promise<Provider | undefined> {
  return (await list(ada)).providers.find((one) => one.id === id)
}
async function tryOut(id: string): Promise<Provider> {
  const answer = await ada.ask('POST', `/api/providers/${id}/test`)
  expect(answer.status).toBe(200)
  return providerSchema.parse(answer.body)
}

test('the list shows every service there can be, connected or not, and never a key', async () => {
  const answer = await ada.ask('GET', '/api/providers')
  const { providers } = listProviders.output.parse(answer.body)
  expect(providers.map(({ id }) => id)).toEqual([
    'openai',
    'anthropic',
    'google',
    'openai-compatible-writer',
    'ollama',
    'elevenlabs',
    'openai-compatible-narrator',
    'kokoro',
    'fal',
    'replicate',
    'stability',
    'openai-compatible-illustrator',
    'comfyui',
    'automatic1111',
    'pexels',
    'runway',
    'kling',
    'sdcpp',
    'localai',
    'openai-compatible-transcriber',
  ])
  expect(providers.find(({ id }) => id === 'anthropic')).toMatchObject({
    state: 'no_key',
    message: expect.stringContaining('ANTHROPIC_API_KEY'),
  })
  expect(providers.find(({ id }) => id === 'kling')?.message).toBe(
    'Not connected: the operator of this server sets KLING_API_KEY to its access key and secret key, a colon between them.',
  )
  expect(JSON.stringify(answer.body)).not.toContain(KEY)
})

test('a service tells for which parts it is used, and at which place', async () => {
  expect((await find('openai'))?.parts.map(({ part, place }) => [part, place])).toEqual([
    ['writer', 2],
    ['narrator', 2],
    ['illustrator', 1],
    ['transcriber', 1],
  ])
  expect((await find('ollama'))?.parts).toMatchObject([{ part: 'writer', place: 1, filmMicrodollars: 0 }])
  expect((await find('anthropic'))?.parts).toMatchObject([{ part: 'writer', place: null }])
})

test('a connected service that nobody asked yet is ready, and after a good test it is ok', async () => {
  expect(await find('pexels')).toMatchObject({ state: 'ready', askedAt: null })
  expect(await tryOut('pexels')).toMatchObject({ state: 'ok', message: null })
  expect(await find('pexels')).toMatchObject({ state: 'ok', askedAt: expect.any(String) })
})

test('a test asks with the key, and costs next to nothing', async () => {
  expect(await tryOut('openai')).toMatchObject({ state: 'ok' })
  expect(service.asked.at(-1)).toMatchObject({
    method: 'POST',
    path: '/openai/responses',
    headers: { authorization: `Bearer ${KEY}` },
    body: { max_output_tokens: 16 },
  })
  const { spending } = await list(ada)
  expect(spending.todayMicrodollars).toBeGreaterThan(0)
  expect(spending.todayMicrodollars).toBeLessThan(1000)
  expect(spending.monthMicrodollars).toBe(spending.todayMicrodollars)
})

test.each([
  ['refused', 401, { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } }, 'refused'],
  ['no credit', 429, { error: { message: 'Quota.', code: 'insufficient_quota' } }, 'out_of_quota'],
  ['broken', 503, { error: { message: 'Overloaded' } }, 'unavailable'],
  ['an unknown model', 404, { error: { message: 'No such model', code: 'model_not_found' } }, 'broken'],
])('a test says what is wrong: %s', async (_name, status, body, state) => {
  trouble = replyJson(body, status)
  const tested = await tryOut('openai')
  expect(tested.state).toBe(state)
  expect(tested.message).toMatch(/^OpenAI /)
  expect(await find('openai')).toMatchObject({ state, message: tested.message })
})

test('a service that is too busy says when to try again', async () => {
  trouble = replyJson({ error: { message: 'Slow down' } }, 429, { 'retry-after': '40' })
  expect(await tryOut('openai')).toMatchObject({ state: 'busy' })
})

test('a used-up account is found without paying for speech', async () => {
  expect(await tryOut('elevenlabs')).toMatchObject({
    state: 'out_of_quota',
    message: expect.stringContaining('10000 of 10000 characters'),
  })
})

test("fal's key is proved by a picture that is never made", async () => {
  expect(await tryOut('fal')).toMatchObject({ state: 'ok' })
})

test('a local model that is not downloaded is named with the command that downloads it', async () => {
  expect(await tryOut('ollama')).toMatchObject({ state: 'ok' })
  trouble = replyJson({ models: [{ name: 'mistral:7b' }] })
  expect(await tryOut('ollama')).toMatchObject({
    state: 'broken',
    message: expect.stringContaining('ollama pull llama3.2'),
  })
})

test('testing a service that is not connected says what to set, and asks nobody', async () => {
  const before = service.asked.length
  expect(await tryOut('stability')).toMatchObject({
    state: 'no_key',
    message: expect.stringContaining('STABILITY_API_KEY'),
  })
  expect(service.asked.length).toBe(before)
})

test('a service that failed three times is left alone, and only the operator ends that by a good test', async () => {
  trouble = replyJson({ error: { message: 'Down' } }, 500)
  const call = { provider: 'fal', part: 'illustrator', operation: 'picture', model: 'm' } as const
  const { gate } = server.deps.providers
  for (let round = 0; round < 3; round += 1) {
    const { ProviderError } = await import('@hookreel/crew')
    const failing = () => Promise.reject(new ProviderError('fal', 'unavailable', 'fal: a secret plan'))
    await gate.run({ ...call, estimatedMicrodollars: 0 }, failing).catch(() => undefined)
  }
  expect(await find('fal')).toMatchObject({ state: 'paused', message: expect.stringContaining('a minute') })
  expect(JSON.stringify(await list(ada))).not.toContain('secret plan')
  const ask = () =>
    server.deps.acquirePermit(
      { ...call, estimatedMicrodollars: 0 },
      { userId: undefined, videoId: undefined },
    )
  const isPaused = { failure: 'paused' }
  // It was asked, and said so; whether it is left alone is the same for everybody as before.
  for (let round = 0; round < 3; round += 1)
    expect(await tryOut('fal')).toMatchObject({ state: 'unavailable' })
  await expect(ask()).rejects.toMatchObject(isPaused)
  trouble = undefined
  expect(await tryOut('fal')).toMatchObject({ state: 'ok' })
  expect(await find('fal')).toMatchObject({ state: 'paused' })
  await expect(ask()).rejects.toMatchObject(isPaused)
  trouble = replyJson({ error: { message: 'Down' } }, 500)
  const opened = await server.stranger.ask('GET', server.deps.operator.path ?? '')
  const operator = buildClient(server.app, `${ada.cookie}; ${readCookies(opened.headers)}`)
  await operator.ask('POST', '/api/providers/fal/test')
  await expect(ask()).rejects.toMatchObject(isPaused)
  trouble = undefined
  expect(await operator.ask('POST', '/api/providers/fal/test')).toMatchObject({ body: { state: 'ok' } })
  await (await ask()).end({ microdollars: 0 })
  expect(await find('fal')).toMatchObject({ state: 'ok' })
})

test('a service is not left alone for tests of it that fail', async () => {
  const bob = await server.signUp()
  trouble = replyJson({ error: { message: 'Down' } }, 500)
  for (let round = 0; round < 4; round += 1)
    expect(await bob.ask('POST', '/api/providers/pexels/test')).toMatchObject({
      body: { state: 'unavailable' },
    })
  expect(await find('pexels')).toMatchObject({ state: 'unavailable' })
})

test("a video's calls are shown to its owner, and nobody else's", async () => {
  const { body } = await ada.ask('GET', '/api/profile')
  const { id: userId } = body as { id: string }
  const videoId = crypto.randomUUID()
  const call = { provider: 'openai', part: 'illustrator', operation: 'picture', model: 'm' } as const
  const permit = await server.deps.acquirePermit(
    { ...call, estimatedMicrodollars: 50_000 },
    { userId, videoId },
  )
  await permit.end({ microdollars: 42_000 })
  const read = async (client: Client) =>
    listProviderCalls.output.parse((await client.ask('GET', `/api/provider-calls?videoId=${videoId}`)).body)
  expect(await read(ada)).toMatchObject({
    totalMicrodollars: 42_000,
    calls: [{ name: 'OpenAI', operation: 'picture', microdollars: 42_000, state: 'succeeded' }],
  })
  const bob = await server.signUp()
  expect(await read(bob)).toEqual({ calls: [], totalMicrodollars: 0 })
  expect((await list(bob)).spending.todayMicrodollars).toBe(0)
})

test('what a request has made by a service is on the account of the person who asked', async () => {
  const bob = await server.signUp()
  const { body } = await bob.ask('GET', '/api/profile')
  const { id } = body as { id: string }
  await withCostContext(
    async () => id,
    () =>
      server.deps.providers.gate.run(
        { provider: 'openai', part: 'writer', operation: 'ideas', model: 'm', estimatedMicrodollars: 9000 },
        async () => ({ value: 'ideas', microdollars: 8000 }),
      ),
  )
  expect((await list(bob)).spending.todayMicrodollars).toBe(8000)
})

test('what a service said of one person’s words is shown to that person alone', async () => {
  const [bob, eve] = [await server.signUp(), await server.signUp()]
  const { body } = await bob.ask('GET', '/api/profile')
  const { ProviderError } = await import('@hookreel/crew')
  await withCostContext(
    async () => (body as { id: string }).id,
    () =>
      server.deps.providers.gate.run(
        { provider: 'openai', part: 'writer', operation: 'ideas', model: 'm', estimatedMicrodollars: 0 },
        () =>
          Promise.reject(new ProviderError('openai', 'broken', 'It answered “my secret plan” and stopped.')),
      ),
  ).catch(() => undefined)
  const shownTo = async (client: Client) => (await list(client)).providers.find(({ id }) => id === 'openai')
  expect(await shownTo(bob)).toMatchObject({
    state: 'broken',
    message: expect.stringContaining('secret plan'),
  })
  const shown = await shownTo(eve)
  expect(shown).toMatchObject({ state: 'broken', message: expect.stringContaining('cannot be used') })
  expect(JSON.stringify(shown)).not.toContain('secret plan')
})

test('signed out, nothing is shown or tested', async () => {
  for (const [method, path] of [
    ['GET', '/api/providers'],
    ['POST', '/api/providers/openai/test'],
    ['GET', '/api/provider-calls?videoId=x'],
  ] as const)
    expect(await server.stranger.ask(method, path)).toMatchObject({
      status: 401,
      body: { error: { code: 'not_signed_in' } },
    })
})

test('an unknown service is not there, and a list of calls needs a video', async () => {
  expect(await ada.ask('POST', '/api/providers/nobody/test')).toMatchObject({
    status: 404,
    body: { error: { code: 'provider_not_found' } },
  })
  expect(await ada.ask('GET', '/api/provider-calls')).toMatchObject({
    status: 422,
    body: { error: { code: 'invalid_input' } },
  })
})

test('tests are limited, so that nobody spends by clicking', async () => {
  const bob = await server.signUp()
  let last = 200
  for (let round = 0; round < 21; round += 1)
    last = (await bob.ask('POST', '/api/providers/pexels/test')).status
  expect(last).toBe(429)
})
