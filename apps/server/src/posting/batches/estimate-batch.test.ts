import type { Idea } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { SCRIPT } from '../../../../../tests/builders/build-video.ts'

let server: BuiltServer
let ada: Client
beforeAll(async () => {
  server = await buildServer({
    // A picture by fal's usual model takes $0.006.
    environment: { FAL_KEY: 'key', ILLUSTRATOR_ORDER: 'fal' },
    openQueue: openIdleQueue(),
  })
  ada = await server.signUp()
})
afterAll(() => server.close())

test('what services take for a batch is told before it is ordered, of one’s own ideas alone', async () => {
  const { body } = await ada.ask('POST', '/api/ideas/generate', { prompt: 'sea', count: 2 })
  const ideaIds = (body as { ideas: Idea[] }).ideas.map(({ id }) => id)
  // Four scenes each.
  for (const id of ideaIds) await ada.ask('PATCH', `/api/ideas/${id}`, { script: SCRIPT })
  const estimate = (client: Client, more: object) =>
    client.ask('POST', '/api/batches/estimate', { ideaIds, voiceId: 'test:ann', ...more })

  expect(await estimate(ada, { pictures: 'generated' })).toMatchObject({
    status: 200,
    body: { microdollars: 2 * 24_000 },
  })
  expect(await estimate(ada, {})).toMatchObject({ status: 200, body: { microdollars: 0 } })
  const twice = { ideaIds: [...ideaIds, ...ideaIds], pictures: 'generated' }
  expect(await estimate(ada, twice)).toMatchObject({ status: 200, body: { microdollars: 4 * 24_000 } })
  expect((await estimate(ada, { voiceId: '' })).status).toBe(422)
  expect((await estimate(await server.signUp(), {})).status).toBe(404)
  expect((await estimate(server.stranger, {})).status).toBe(401)
})

test('of many ideas leaves the thread between one and the next, so that others are answered', async () => {
  const bob = await server.signUp()
  const { body } = await bob.ask('POST', '/api/ideas/generate', { prompt: 'moon', count: 8 })
  const ideaIds = (body as { ideas: Idea[] }).ideas.map(({ id }) => id)
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  expect((await bob.ask('POST', '/api/batches/estimate', { ideaIds, voiceId: 'test:ann' })).status).toBe(200)
  isDone = true
  expect(turns).toBeGreaterThanOrEqual(ideaIds.length)
})
