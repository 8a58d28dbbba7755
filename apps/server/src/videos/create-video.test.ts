import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildServer, openIdleQueue, type BuiltServer } from '../build-server.ts'

const ORDER = {
  title: 'Space',
  script: 'Venus spins slowly. '.repeat(12),
  style: 'default',
  voiceId: 'flite-slt',
  duration: 15,
  resolution: '420p',
  aspectRatio: '9:16',
  format: 'mp4',
}

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
  const { voices } = (await anna.ask('GET', '/api/voices')).body as { voices: { id: string }[] }
  const before = (await anna.ask('GET', '/api/credits')).body as { balance: number }
  const key = { 'idempotency-key': 'the-same-order' }
  const order = { ...ORDER, voiceId: voices[0]?.id }
  const answers = await Promise.all([1, 2, 3, 4].map(() => anna.ask('POST', '/api/videos', order, key)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const [video] = answers.map(({ body }) => body as { id: string; credits: number })
  expect(new Set(answers.map(({ body }) => (body as { id: string }).id))).toEqual(new Set([video?.id]))
  const after = (await anna.ask('GET', '/api/credits')).body as { balance: number }
  expect(before.balance - after.balance).toBe(video?.credits)
})
