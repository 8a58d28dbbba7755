import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProviderCall, Video } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakePictures } from '../../fakes/pictures.ts'
import type { FakePictures } from '../../fakes/pictures.ts'
import { writeClip } from '../../fakes/write-clip.ts'
import {
  isEnded,
  makeDataDir,
  FULL_ORDER as ORDER,
  signUp,
  startStoryServer,
  waitForVideo,
} from '../videos-server.ts'
import type { Person, StoryServer } from '../videos-server.ts'

let folder: Awaited<ReturnType<typeof makeDataDir>>
let stock: FakePictures
let server: StoryServer
let anna: Person

beforeAll(async () => {
  folder = await makeDataDir()
  const file = join(folder.dataDir, 'sent.mp4')
  await writeClip(file, { seconds: 3, width: 216, height: 384 })
  stock = await startFakePictures(await readFile(file))
  server = await startStoryServer(folder.dataDir, {
    PEXELS_API_KEY: 'pexels-key',
    PEXELS_BASE_URL: stock.url,
  })
  anna = await signUp(server.url, 'anna@example.org')
})
afterAll(async () => {
  await server?.stop()
  await stock?.close()
  await folder?.remove()
})

test('a film of stock clips has a photo where there is no clip, and says whose they are', async () => {
  const { body: offered } = await anna.call('GET', '/api/styles')
  expect((offered as { pictures: string[] }).pictures).toEqual(['drawn', 'stock', 'clips'])
  // The first clip is cut off on its way: a photo is asked for in its place.
  stock.behave('truncated', 'well')
  const ordered = await anna.call('POST', '/api/videos', { ...ORDER, choices: { pictures: 'clips' } })
  expect([ordered.status, ordered.body]).toMatchObject([201, { status: 'queued' }])
  const video = await waitForVideo(anna, (ordered.body as Video).id, isEnded)
  expect(video).toMatchObject({ status: 'completed', failure: null })

  const kinds = stock.asked.map(({ path }) => (path.startsWith('/v1/videos/') ? 'clip' : 'photo'))
  expect(kinds.filter((kind) => kind === 'photo')).toHaveLength(1)
  expect(kinds.length).toBeGreaterThan(2)
  const works = video.works.map(({ work }) => work)
  expect(works.some((work) => work.startsWith('https://www.pexels.com/video/'))).toBe(true)
  expect(works.some((work) => work.startsWith('https://www.pexels.com/photo/'))).toBe(true)

  const { body } = await anna.call('GET', `/api/provider-calls?videoId=${video.id}`)
  const { calls } = body as { calls: ProviderCall[] }
  expect(calls).toHaveLength(kinds.length)
  expect(calls.filter(({ state }) => state === 'failed')).toMatchObject([{ operation: 'clip' }])
  for (const { name, microdollars } of calls) expect([name, microdollars]).toEqual(['Pexels', 0])
})
