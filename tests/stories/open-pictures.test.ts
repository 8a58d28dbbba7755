import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProviderCall, Storyboard, Take, Video } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paintNoise, startOpenPictures } from '../fakes/open-web/open-pictures.ts'
import type { FakeFile, OpenPictures } from '../fakes/open-web/open-pictures.ts'
import { writeClip } from '../fakes/write-clip.ts'
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

/** Footage of one thing, of a namesake, and what may not be shown of it. */
function listFootage(bytes: Uint8Array): FakeFile[] {
  const falls = {
    depicts: ['Q2'],
    meta: BY,
    categories: ['Halden Falls'],
    video: { seconds: 4, width: 406, height: 720 },
    bytes,
  }
  const nc = { ...BY, License: 'cc-by-nc-4.0', LicenseShortName: 'CC BY-NC 4.0' }
  return [
    { ...falls, name: 'Halden Falls from above.webm', meta: nc },
    { ...falls, name: 'Interview at Halden Falls.webm' },
    {
      ...falls,
      name: 'Halden Falls live in Oslo.webm',
      depicts: ['Q3'],
      categories: ['Halden Falls (band)'],
    },
    { ...falls, name: 'Halden Falls, all of it.webm', video: { seconds: 4000 } },
    { ...falls, name: 'Halden Falls in spring.webm' },
    ...['by day', 'at dusk', 'in fog', 'in winter'].map((when) => ({
      ...{ name: `Halden Falls ${when}.jpg`, depicts: ['Q2'], meta: BY, categories: ['Halden Falls'] },
      bytes: paintNoise(`falls ${when}`, 720, 1280),
    })),
  ]
}

let folder: Awaited<ReturnType<typeof makeDataDir>>
let collections: OpenPictures
let server: StoryServer
let anna: Person

beforeAll(async () => {
  folder = await makeDataDir()
  const clip = join(folder.dataDir, 'falls.webm')
  await writeClip(clip, { seconds: 4, frameRate: 15, width: 406, height: 720 })
  collections = await startOpenPictures({
    things: [
      {
        ...{ id: 'Q1', page: 'Velmora Tower', description: 'lighthouse', kinds: ['Q39715'] },
        ...{ picture: 'Tower by day.jpg', category: 'Velmora Tower' },
      },
      {
        ...{ id: 'Q2', page: 'Halden Falls', description: 'waterfall of a river', kinds: ['Q34038'] },
        ...{ picture: 'Halden Falls by day.jpg', category: 'Halden Falls' },
      },
    ],
    files: [
      ...['by day', 'at dusk', 'in fog', 'in winter', 'from the sea', 'at night', 'in rain'].map((name) =>
        ofTower(`Tower ${name}.jpg`),
      ),
      ...listFootage(await readFile(clip)),
    ],
  })
  const { bases } = collections
  server = await startStoryServer(folder.dataDir, {
    ...{ OPEN_WEB: 'on', OPEN_WEB_CONTACT: 'ops@example.org' },
    ...{ WIKIPEDIA_URL: bases.wikipedia, WIKIDATA_URL: bases.wikidata, COMMONS_URL: bases.commons },
    ...{ OPENVERSE_URL: bases.openverse, NASA_IMAGES_URL: bases.nasa },
    ...{ CLEVELAND_URL: bases.cleveland, WELLCOME_URL: bases.wellcome },
    ...{ RIJKSMUSEUM_URL: bases.rijksmuseum, CONGRESS_URL: bases.congress },
    ARCHIVE_URL: bases.archive,
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

test('a film of a thing that was filmed shows footage of it once, beside pictures, and says whose it is', async () => {
  const script =
    'The Halden Falls never freeze. Their river is young. The Halden Falls are loud in spring. Rain is best heard at home.'
  const order = { ...ORDER, title: 'The Halden Falls', script, choices: { pictures: 'mixed' } }
  const { body } = await anna.call('POST', '/api/videos', order)
  const video = await waitForVideo(anna, (body as Video).id, isEnded)
  expect(video).toMatchObject({ status: 'completed', failure: null })
  const real = video.works.filter(({ source }) => source === 'Wikimedia Commons')
  const [footage, ...others] = real.filter(({ work }) => work.endsWith('.webm'))
  expect(others).toEqual([])
  expect(real.length).toBeGreaterThan(1)
  expect(footage).toMatchObject({
    work: 'https://commons.wikimedia.org/wiki/File:Halden_Falls_in_spring.webm',
    ...{ title: 'Halden Falls in spring', author: 'Ann Artist', licence: 'CC BY 4.0', isOwed: true },
  })
  const receipt = await anna.call('GET', `/api/provider-calls?videoId=${video.id}`)
  const { calls } = receipt.body as { calls: ProviderCall[] }
  expect(calls.filter(({ operation }) => operation === 'clip')).toMatchObject([
    { name: 'Wikimedia Commons', state: 'succeeded', microdollars: 0 },
  ])
  const sent = collections.asked.filter(({ path }) => path.endsWith('.webm')).map(({ path }) => path)
  expect(sent).toEqual([expect.stringContaining('in%20spring')])
})

/** A storyboard of somebody's, made to its end. */
async function board(person: Person, script: string): Promise<Storyboard> {
  const order = { ...ORDER, title: 'The Velmora Tower', script, duration: 'script', pictures: 'mixed' }
  const { body } = await person.call('POST', '/api/storyboards', order)
  return settled(person, (body as Storyboard).id)
}
async function settled(person: Person, id: string): Promise<Storyboard> {
  const read = async () => (await person.call('GET', `/api/storyboards/${id}`)).body as Storyboard
  await expect.poll(async () => (await read()).status, { timeout: 120_000 }).toBe('ready')
  return read()
}
const workOf = ({ scenes }: Storyboard) => scenes[0]?.picture?.credits[0]?.work
const TOWER = 'The Velmora Tower is the tallest lighthouse of its coast.'

test('three other pictures of a scene are seen, one is taken, and its film shows it with whose it is', async () => {
  const made = await board(anna, TOWER)
  const before = collections.asked.length
  // Nobody opened them: nobody was asked for them.
  expect((await anna.call('GET', `/api/storyboards/${made.id}`)).status).toBe(200)
  expect(collections.asked).toHaveLength(before)
  const path = `/api/storyboards/${made.id}/scenes/${made.scenes[0]?.id}`
  const { body } = await anna.call('POST', `${path}/takes`, {})
  const { takes, web } = body as { takes: Take[]; web: string }
  expect(web).toBe('found')
  expect(takes.map(({ shows }) => shows)).toEqual(['photo', 'photo', 'photo'])
  const works = takes.map(({ credit }) => credit?.work)
  expect(new Set([workOf(made), ...works]).size).toBe(4)
  const small = await fetch(server.url + (takes[1]?.url ?? ''))
  expect(small.headers.get('content-type')).toBe('image/jpeg')
  // Looked at again, the same are there, and nobody is asked.
  const asked = collections.asked.length
  const again = (await anna.call('POST', `${path}/takes`, {})).body as { takes: Take[] }
  expect(again.takes.map(({ credit }) => credit?.work)).toEqual(works)
  expect(collections.asked).toHaveLength(asked)
  const [scene] = made.scenes
  if (!scene || !takes[1]) throw new Error('no scene, or no take')
  const { id, narration, upload } = scene
  const { seed, avoids } = takes[1]
  const scenes = [{ id, narration, upload, seed, avoids }]
  await anna.call('PATCH', `/api/storyboards/${made.id}`, { scenes })
  const taken = await settled(anna, made.id)
  expect(workOf(taken)).toBe(works[1])
  expect(collections.asked).toHaveLength(asked)
  const order = { ...ORDER, title: made.title, script: TOWER, duration: 'script', storyboardId: made.id }
  const ordered = await anna.call('POST', '/api/videos', { ...order, choices: { pictures: 'mixed' } })
  const video = await waitForVideo(anna, (ordered.body as Video).id, isEnded)
  expect(video).toMatchObject({ status: 'completed', failure: null })
  const real = video.works.filter(({ source }) => source === 'Wikimedia Commons')
  expect(real).toMatchObject([{ work: works[1], author: 'Ann Artist', licence: 'CC BY 4.0', isOwed: true }])
})

test('a picture that is never wanted again is in no further film of its owner, and in those of others', async () => {
  const bea = await signUp(server.url, 'bea@example.org')
  const first = await board(bea, TOWER)
  const best = workOf(first)
  expect(best).toContain('Tower_by_day')
  const path = `/api/storyboards/${first.id}/scenes/${first.scenes[0]?.id}/unwanted`
  expect((await bea.call('POST', path, { key: best })).status).toBe(201)
  expect(workOf(await board(bea, TOWER))).not.toBe(best)
  const order = { ...ORDER, title: 'The Velmora Tower', script: SCRIPT, choices: { pictures: 'mixed' } }
  const ordered = await bea.call('POST', '/api/videos', order)
  const video = await waitForVideo(bea, (ordered.body as Video).id, isEnded)
  const works = video.works.map(({ work }) => work)
  expect(works.some((work) => work.includes('commons.wikimedia.org'))).toBe(true)
  expect(works).not.toContain(best)
  const clara = await signUp(server.url, 'clara@example.org')
  expect(workOf(await board(clara, TOWER))).toBe(best)
})
