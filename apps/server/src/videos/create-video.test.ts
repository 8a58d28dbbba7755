// @module-tag postgresql
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildServer, openIdleQueue, type BuiltServer } from '../../../../tests/builders/build-server.ts'
import { ORDER } from '../../../../tests/builders/build-video.ts'

// On the embedded database one transaction runs after another: only PostgreSQL shows what two at once do.
let server: BuiltServer
beforeAll(async () => {
  server = await buildServer({
    postgresUrl: inject('postgresUrl'),
    openQueue: openIdleQueue(),
  })
})
afterAll(() => server?.close())

test('orders that come at the same moment under one key are one video, paid once', async () => {
  const anna = await server.signUp()
  const before = (await anna.ask('GET', '/api/credits')).body as { balance: number }
  const key = { 'idempotency-key': 'the-same-order' }
  const answers = await Promise.all([1, 2, 3, 4].map(() => anna.ask('POST', '/api/videos', ORDER, key)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const [video] = answers.map(({ body }) => body as { id: string; credits: number })
  expect(new Set(answers.map(({ body }) => (body as { id: string }).id))).toEqual(new Set([video?.id]))
  const after = (await anna.ask('GET', '/api/credits')).body as { balance: number }
  expect(before.balance - after.balance).toBe(video?.credits)
})
