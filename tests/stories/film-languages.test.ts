import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CheckedFile, FilmLanguages, Receipt, Video } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeService } from '../fakes/fake-service.ts'
import type { FakeService } from '../fakes/fake-service.ts'
import { startFakePictures } from '../fakes/pictures.ts'
import type { FakePictures } from '../fakes/pictures.ts'
import { createSpeechServices, ELEVENLABS_KEY } from '../fakes/speech-services.ts'
import { createTextServices, KEYS, type TextFault } from '../fakes/models/text-services.ts'
import {
  checkCredentials,
  isEnded,
  makeDataDir,
  ORDER,
  signUp,
  startStoryServer,
  waitForVideo,
} from './videos-server.ts'
import type { Person, StoryServer } from './videos-server.ts'

let folder: Awaited<ReturnType<typeof makeDataDir>>
let words: FakeService
let pictures: FakePictures
let server: StoryServer
let anna: Person
let film: Video
let version: Video
let settings: Record<string, string>
const textFaults: TextFault[] = []

beforeAll(async () => {
  folder = await makeDataDir()
  words = await startFakeService(createTextServices(textFaults), createSpeechServices([]))
  pictures = await startFakePictures()
  settings = {
    OPENAI_API_KEY: KEYS.openai,
    OPENAI_BASE_URL: `${words.url}/openai`,
    ELEVENLABS_API_KEY: ELEVENLABS_KEY,
    ELEVENLABS_BASE_URL: `${words.url}/elevenlabs`,
    FAL_KEY: 'fal-key',
    FAL_BASE_URL: pictures.url,
    ILLUSTRATOR_ORDER: 'fal',
  }
  server = await startStoryServer(folder.dataDir, settings)
  anna = await signUp(server.url, 'anna@example.org')
  const order = { ...ORDER, choices: { pictures: 'generated' } }
  const { body } = await anna.call('POST', '/api/videos', order)
  film = await waitForVideo(anna, (body as Video).id, isEnded)
})
afterAll(async () => {
  await server?.stop()
  await words?.close()
  await pictures?.close()
  await folder?.remove()
})

const balanceOf = async () => ((await anna.call('GET', '/api/credits')).body as { balance: number }).balance
const languagesOf = async ({ id }: Video) =>
  (await anna.call('GET', `/api/videos/${id}/languages`)).body as FilmLanguages
const translations = () =>
  words.asked.filter(({ body }) => JSON.stringify(body).includes('Translate each text')).length
const spoken = () =>
  words.asked
    .filter(({ path }) => path.endsWith('/with-timestamps'))
    .map(({ body }) => String(Reflect.get(Object(body), 'text')))

test('a finished film is made in another language with the pictures that it has, paid once though its server is killed', async () => {
  expect(film).toMatchObject({ status: 'completed', failure: null, language: null })
  // The parts of a film go when all that is kept of it is in its place.
  await expect.poll(() => readdir(join(folder.dataDir, 'films')), { timeout: 20_000 }).toEqual([])
  const asked = pictures.asked.length
  expect(asked).toBeGreaterThan(0)
  const offer = await languagesOf(film)
  expect(offer).toMatchObject({ first: null, versions: [], canTranslate: true, language: 'English' })
  const voice = offer.voices.find(({ speaks, service }) => service !== null && speaks.includes('Spanish'))
  const before = await balanceOf()

  // The first answer never comes: its server dies waiting.
  textFaults.push({ kind: 'silent' })
  const order = { language: 'Spanish', voiceId: voice?.id, glossary: ['Venus'] }
  const ordered = await anna.call('POST', `/api/videos/${film.id}/languages`, order)
  expect([ordered.status, ordered.body]).toMatchObject([
    201,
    {
      ...{ title: `${film.title} (Spanish)`, changeOf: film.id, credits: offer.credits },
      language: { name: 'Spanish', isTranslating: true },
    },
  ])
  const { id } = ordered.body as Video
  await expect.poll(translations, { timeout: 60_000 }).toBe(1)
  await server.kill()
  server = await startStoryServer(folder.dataDir, settings)
  anna.follow(server.url)
  // Now it comes, and the next server dies when it is written.
  await waitForVideo(
    anna,
    id,
    ({ language, status }) => status === 'failed' || language?.isTranslating === false,
  )
  await server.kill()
  server = await startStoryServer(folder.dataDir, settings)
  anna.follow(server.url)

  version = await waitForVideo(anna, id, isEnded)
  expect(version).toMatchObject({
    ...{ status: 'completed', failure: null, title: `Übersetzt: ${film.title}` },
    language: { name: 'Spanish', isTranslating: false },
  })
  expect(version.script).toMatch(/^Übersetzt: Venus/)
  expect(translations()).toBe(2)
  expect(pictures.asked).toHaveLength(asked)
  expect(version.works).toEqual(film.works)
  expect(new Set(spoken()).size).toBe(spoken().length)
  expect(await balanceOf()).toBe(before - offer.credits)
  const { body: receipt } = await anna.call('GET', `/api/receipts/${id}`)
  expect(receipt as Receipt).toMatchObject({ held: offer.credits, captured: offer.credits, returned: 0 })
})

test('says its words in its captions, and of how it was made what is true', async () => {
  const subtitles = await anna.call('GET', `/api/videos/${version.id}/subtitles?format=srt`)
  expect(await subtitles.response.text()).toContain('Übersetzt:')
  const { body: link } = await anna.call('GET', `/api/videos/${version.id}/file`)
  const { response } = await anna.call('GET', (link as { url: string }).url)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { body: checked } = await checkCredentials(server, anna, 'film.mp4', bytes)
  expect(checked).toMatchObject({
    found: { state: 'trusted', sourceType: 'compositeWithTrainedAlgorithmicMedia' },
  })
  // Its own voice, and the pictures of the first one.
  const makers = (checked as CheckedFile).found?.origin?.parts.map(({ kind, maker }) => [kind, maker])
  expect(makers).toEqual(
    expect.arrayContaining([
      ['picture', 'fal'],
      ['voice', 'ElevenLabs'],
    ]),
  )
})

test('knows its first one, which knows it, and stays when that is deleted', async () => {
  const { id, title } = version
  expect(await languagesOf(film)).toMatchObject({
    first: null,
    versions: [{ id, title, language: 'Spanish', status: 'completed' }],
  })
  expect(await languagesOf(version)).toMatchObject({
    ...{ first: { id: film.id, language: 'English' }, versions: [], language: 'Spanish' },
  })
  expect((await anna.call('DELETE', `/api/videos/${film.id}`)).status).toBe(200)
  expect(await languagesOf(version)).toMatchObject({ first: null, versions: [] })
  expect((await anna.call('GET', `/api/videos/${id}/file`)).status).toBe(200)
  // From here on it is told from this one.
  const opened = await anna.call('POST', `/api/videos/${id}/storyboard`)
  expect([opened.status, opened.body]).toMatchObject([200, { script: version.script }])
})
