import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { ORDER } from '../../../../../tests/builders/build-video.ts'
import { recoverVideos } from './recover-videos.ts'

let server: BuiltServer
let user: Client
let ordered: string[] = []
beforeAll(async () => {
  server = await buildServer({
    environment: { FAL_KEY: 'key', ILLUSTRATOR_ORDER: 'fal' },
    openQueue: openIdleQueue(async (_on, name) => void ordered.push(name)),
  })
  user = await server.signUp()
})
afterAll(() => server.close())

test('a film of which a service makes a part waits among others of its kind, also after a restart', async () => {
  const order = (pictures: string) =>
    user.ask('POST', '/api/videos', { ...ORDER, choices: { pictures }, duration: 'script' })
  expect((await order('generated')).status).toBe(201)
  expect((await order('drawn')).status).toBe(201)
  const kinds = ['make-service-video', 'make-video']
  expect(ordered.filter((name) => kinds.includes(name))).toEqual(kinds)
  ordered = []
  await recoverVideos(server.deps)
  expect(ordered).toEqual(kinds)
})
