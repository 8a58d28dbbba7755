import type { LengthEstimate, Video } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isEnded, makeDataDir, ORDER, signUp, startStoryServer, waitForVideo } from './videos-server.ts'
import type { StoryServer } from './videos-server.ts'

let folder: Awaited<ReturnType<typeof makeDataDir>>
let server: StoryServer

beforeAll(async () => {
  folder = await makeDataDir()
  server = await startStoryServer(folder.dataDir)
})
afterAll(async () => {
  await server?.stop()
  await folder?.remove()
})

// What other scripts and lengths are told and held for: apps/server/src/videos/ordering/film-lengths.test.ts.
test('five words that were asked to be a minute are made, as long as told', async () => {
  const person = await signUp(server.url, 'five@example.org')
  const order = { ...ORDER, script: 'Venus spins the wrong way.', duration: 60 }
  const estimate = (await person.call('POST', '/api/videos/estimate', order)).body as LengthEstimate
  const { id } = (await person.call('POST', '/api/videos', order)).body as Video
  const video = await waitForVideo(person, id, isEnded)
  expect(video).toMatchObject({ status: 'completed', failure: null, duration: 60 })
  expect(Math.abs((video.durationSeconds ?? 0) - estimate.seconds)).toBeLessThan(1)
})
