import type { CheckedFile, Idea, ProviderCall, Video } from '@hookreel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeService } from '../../fakes/fake-service.ts'
import type { FakeService } from '../../fakes/fake-service.ts'
import { startFakePictures } from '../../fakes/pictures.ts'
import type { FakePictures } from '../../fakes/pictures.ts'
import { createSpeechServices, ELEVENLABS_KEY } from '../../fakes/speech-services.ts'
import type { SpeechFault } from '../../fakes/speech-services.ts'
import { createTextServices, KEYS } from '../../fakes/models/text-services.ts'
import {
  checkCredentials,
  isEnded,
  makeDataDir,
  FULL_ORDER as ORDER,
  signUp,
  startStoryServer,
  waitForVideo,
} from '../videos-server.ts'
import type { Person, StoryServer } from '../videos-server.ts'

let folder: Awaited<ReturnType<typeof makeDataDir>>
let words: FakeService
let pictures: FakePictures
let server: StoryServer
let anna: Person
let settings: Record<string, string>
const speechFaults: SpeechFault[] = []

beforeAll(async () => {
  folder = await makeDataDir()
  words = await startFakeService(createTextServices([]), createSpeechServices(speechFaults))
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
})
afterAll(async () => {
  await server?.stop()
  await words?.close()
  await pictures?.close()
  await folder?.remove()
})

const spokenTexts = () =>
  words.asked
    .filter(({ path }) => path.endsWith('/with-timestamps'))
    .map(({ body }) => String(Reflect.get(Object(body), 'text')))
/** Each scene has its own. */
const seedOf = ({ body }: FakePictures['asked'][number]) => String(Reflect.get(Object(body), 'seed'))

describe('a film by services', () => {
  let video: Video

  test('begins with ideas that a language model wrote', async () => {
    const answer = await anna.call('POST', '/api/ideas/generate', { prompt: 'space', count: 1 })
    expect(answer.status).toBe(200)
    const [idea] = (answer.body as { ideas: Idea[] }).ideas
    expect(idea?.writtenBy).toBe('OpenAI')
  })

  test('offers the pictures that its services make, and no others', async () => {
    const { body } = await anna.call('GET', '/api/styles')
    expect((body as { pictures: string[] }).pictures).toEqual(['drawn', 'generated'])
    const order = { ...ORDER, choices: { pictures: 'stock' } }
    const refused = await anna.call('POST', '/api/videos', order)
    expect([refused.status, refused.body]).toMatchObject([422, { error: { code: 'pictures_unavailable' } }])
  })

  test('that is killed in the middle of its pictures is finished without asking again for what was paid', async () => {
    // The first picture comes, the others keep everybody waiting.
    pictures.behave('well', 'slow')
    const order = { ...ORDER, voiceId: 'elevenlabs:rachel', choices: { pictures: 'generated' } }
    const ordered = await anna.call('POST', '/api/videos', order)
    expect([ordered.status, ordered.body]).toMatchObject([201, { status: 'queued' }])
    video = ordered.body as Video
    // Three are asked for at once: the fourth is begun when one of them is remembered.
    await expect.poll(() => pictures.asked.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(4)
    expect(pictures.paid).toHaveLength(1)
    await server.kill()

    pictures.behave('well')
    server = await startStoryServer(folder.dataDir, settings)
    anna.follow(server.url)
    video = await waitForVideo(anna, video.id, isEnded)
    expect(video).toMatchObject({ status: 'completed', failure: null })

    const seeds = pictures.paid.map(seedOf)
    expect(seeds.length).toBeGreaterThanOrEqual(4)
    expect(new Set(seeds).size).toBe(seeds.length)
    const texts = spokenTexts()
    expect(texts.length).toBeGreaterThan(1)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('says whose pictures it shows, and what each call cost', async () => {
    expect(video.works).toContainEqual(expect.objectContaining({ author: 'fal', licence: 'AI-generated' }))
    const { body } = await anna.call('GET', `/api/provider-calls?videoId=${video.id}`)
    const { calls } = body as { calls: ProviderCall[] }
    expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(['ElevenLabs', 'OpenAI', 'fal']))
    const paid = calls.filter(({ name, state }) => name === 'fal' && state === 'succeeded')
    expect(paid).toHaveLength(pictures.paid.length)
    for (const { microdollars } of paid) expect(microdollars).toBeGreaterThan(0)
  })

  test('says in itself which of its parts which model made, and which none', async () => {
    const { body } = await anna.call('GET', `/api/videos/${video.id}/file`)
    const film = await (await fetch(server.url + (body as { url: string }).url)).arrayBuffer()
    const { body: checked } = await checkCredentials(server, anna, 'film.mp4', new Uint8Array(film))
    expect(checked).toMatchObject({
      found: { state: 'trusted', sourceType: 'compositeWithTrainedAlgorithmicMedia' },
    })
    const { found } = checked as CheckedFile
    expect(found?.origin?.parts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'picture',
          origin: 'model',
          maker: 'fal',
          model: expect.any(String),
        }),
        expect.objectContaining({ kind: 'voice', origin: 'model', maker: 'ElevenLabs' }),
        expect.objectContaining({ kind: 'music', origin: 'code' }),
      ]),
    )
  })
})

test("a voice whose account is empty fails the film with the service's own reason, and nothing is charged", async () => {
  const balanceOf = async () => ((await anna.call('GET', '/api/credits')).body as { balance: number }).balance
  const before = await balanceOf()
  const asked = words.asked.length
  const message = 'This request exceeds your quota.'
  speechFaults.push({ kind: 'error', status: 401, code: 'quota_exceeded', message })
  const script = ORDER.script.replace('Venus', 'The planet Venus')
  const ordered = await anna.call('POST', '/api/videos', { ...ORDER, script, voiceId: 'elevenlabs:rachel' })
  expect([ordered.status, ordered.body]).toMatchObject([201, { status: 'queued' }])
  const failed = await waitForVideo(anna, (ordered.body as Video).id, isEnded)
  expect(failed).toMatchObject({ status: 'failed', failure: { code: 'voice_failed' } })
  expect(failed.failure?.message).toMatch(/ElevenLabs has no credit left on this account.*Add credit/)
  expect(await balanceOf()).toBe(before)
  // Asked once: another try would end the same way.
  expect(words.asked.slice(asked).filter(({ path }) => path.endsWith('/with-timestamps'))).toHaveLength(1)
  const { body } = await anna.call('GET', `/api/provider-calls?videoId=${failed.id}`)
  expect((body as { calls: ProviderCall[] }).calls).toMatchObject([
    { name: 'ElevenLabs', operation: 'speech', state: 'failed', microdollars: 0 },
  ])
})

test('a film that failed on its voice is ordered again, and only what was not spoken yet is paid', async () => {
  const spoken = async (order: object) => {
    const asked = words.asked.length
    const ordered = await anna.call('POST', '/api/videos', order)
    expect([ordered.status, ordered.body]).toMatchObject([201, { status: 'queued' }])
    const video = await waitForVideo(anna, (ordered.body as Video).id, isEnded)
    return { video, texts: spokenTexts().slice(spokenTexts().length - countSpoken(asked)) }
  }
  const countSpoken = (since: number) =>
    words.asked.slice(since).filter(({ path }) => path.endsWith('/with-timestamps')).length
  const script = ORDER.script.replace('Venus', 'Our sister Venus')
  const order = { ...ORDER, script, voiceId: 'elevenlabs:rachel' }
  speechFaults.push(
    { kind: 'none' },
    { kind: 'none' },
    { kind: 'error', status: 401, code: 'quota_exceeded', message: 'This request exceeds your quota.' },
  )
  const first = await spoken(order)
  expect(first.video).toMatchObject({ status: 'failed', failure: { code: 'voice_failed' } })
  expect(first.texts).toHaveLength(3)

  const second = await spoken(order)
  expect(second.video).toMatchObject({ status: 'completed', failure: null })
  // The refused one is spoken first now; the two before it are known.
  expect(second.texts[0]).toBe(first.texts[2])
  expect(second.texts).not.toContain(first.texts[0])
  expect(second.texts).not.toContain(first.texts[1])
  const { body } = await anna.call('GET', `/api/provider-calls?videoId=${second.video.id}`)
  const { calls } = body as { calls: ProviderCall[] }
  expect(calls.filter(({ part }) => part === 'narrator')).toHaveLength(second.texts.length)
})
