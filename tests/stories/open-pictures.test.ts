import type { ProviderCall, Video } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paintNoise, startOpenPictures } from '../fakes/open-web/open-pictures.ts'
import type { OpenPictures } from '../fakes/open-web/open-pictures.ts'
import { isEnded, makeDataDir, ORDER, signUp, startStoryServer, waitForVideo } from './videos-server.ts'
import type { Person, StoryServer } from './videos-server.ts'

const BY = {
  ...{ License: 'cc-by-4.0', LicenseShortName: 'CC BY 4.0', UsageTerms: 'CC BY 4.0', Artist: 'Ann Artist' },
  LicenseUrl: 'https://creativecommons.org/licenses/by/4.0',
}
const ofTower = (name: string) => ({
  ...{ name, depicts: ['Q1'], meta: BY, categories: ['Velmora Tower'] },
  bytes: paintNoise(name, 720, 1280),
})
const SCRIPT =
  'The Velmora Tower is the tallest lighthouse of its coast. It was built of white stone by one family. Rain is best heard under a thin roof. It is still lit every night.'

let folder: Awaited<ReturnType<typeof makeDataDir>>
let collections: OpenPictures
let server: StoryServer
let anna: Person

beforeAll(async () => {
  folder = await makeDataDir()
  collections = await startOpenPictures({
    things: [
      {
        ...{ id: 'Q1', page: 'Velmora Tower', description: 'lighthouse', kinds: ['Q39715'] },
        ...{ picture: 'Tower by day.jpg', category: 'Velmora Tower' },
      },
    ],
    files: ['Tower by day.jpg', 'Tower at dusk.jpg', 'Tower in fog.jpg'].map(ofTower),
  })
  const { bases } = collections
  server = await startStoryServer(folder.dataDir, {
    ...{ OPEN_WEB: 'on', OPEN_WEB_CONTACT: 'ops@example.org' },
    ...{ WIKIPEDIA_URL: bases.wikipedia, WIKIDATA_URL: bases.wikidata, COMMONS_URL: bases.commons },
    ...{ OPENVERSE_URL: bases.openverse, NASA_IMAGES_URL: bases.nasa },
    ...{ CLEVELAND_URL: bases.cleveland, WELLCOME_URL: bases.wellcome },
    ...{ RIJKSMUSEUM_URL: bases.rijksmuseum, CONGRESS_URL: bases.congress },
  })
  anna = await signUp(server.url, 'anna@example.org')
})
afterAll(async () => {
  await server?.stop()
  await collections?.close()
  await folder?.remove()
})

test('a film of a thing that is known shows real pictures of it, each once, and says whose they are', async () => {
  const { body: offered } = await anna.call('GET', '/api/styles')
  expect((offered as { pictures: string[] }).pictures).toEqual(['drawn', 'mixed', 'real'])
  const order = { ...ORDER, title: 'The Velmora Tower', script: SCRIPT, choices: { pictures: 'mixed' } }
  const ordered = await anna.call('POST', '/api/videos', order)
  expect([ordered.status, ordered.body]).toMatchObject([201, { status: 'queued' }])
  const video = await waitForVideo(anna, (ordered.body as Video).id, isEnded)
  expect(video).toMatchObject({ status: 'completed', failure: null })
  const real = video.works.filter(({ source }) => source === 'Wikimedia Commons')
  expect(real.length).toBeGreaterThanOrEqual(2)
  expect(new Set(real.map(({ work }) => work)).size).toBe(real.length)
  expect(real[0]).toMatchObject({
    ...{ title: 'Tower by day', author: 'Ann Artist', licence: 'CC BY 4.0', isOwed: true },
    work: 'https://commons.wikimedia.org/wiki/File:Tower_by_day.jpg',
  })
  expect(collections.asked.every(({ headers }) => headers['user-agent']?.includes('ops@example.org'))).toBe(
    true,
  )
  const { body } = await anna.call('GET', `/api/provider-calls?videoId=${video.id}`)
  const taken = (body as { calls: ProviderCall[] }).calls.filter(({ name }) => name === 'Wikimedia Commons')
  expect(taken.map(({ microdollars }) => microdollars)).toEqual(real.map(() => 0))
})
