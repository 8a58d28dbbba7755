import type { Idea, ProviderCall, Video } from '@hookreel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeService } from '../fakes/fake-service.ts'
import type { FakeService } from '../fakes/fake-service.ts'
import { startFakePictures } from '../fakes/pictures.ts'
import type { FakePictures } from '../fakes/pictures.ts'
import { createSpeechServices, ELEVENLABS_KEY } from '../fakes/speech-services.ts'
import { createTextServices, KEYS } from '../fakes/text-services.ts'
import { isEnded, makeDataDir, ORDER, signUp, startStoryServer, waitForVideo } from './videos-server.ts'
import type { Person, StoryServer } from './videos-server.ts'

let folder: Awaited<ReturnType<typeof makeDataDir>>
let words: FakeService
let pictures: FakePictures
let server: StoryServer
let anna: Person
let settings: Record<string, string>

beforeAll(async () => {
  folder = await makeDataDir()
  words = await startFakeService(createTextServices([]), createSpeechServices([]))
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
const promptOf = ({ body }: FakePictures['asked'][number]) => String(Reflect.get(Object(body), 'prompt'))

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
    // The fourth is begun when the first is remembered.
    await expect.poll(() => pictures.asked.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(4)
    expect(pictures.paid).toHaveLength(1)
    await server.kill()

    pictures.behave('well')
    server = await startStoryServer(folder.dataDir, settings)
    anna.follow(server.url)
    video = await waitForVideo(anna, video.id, isEnded)
    expect(video).toMatchObject({ status: 'completed', failure: null })

    const prompts = pictures.paid.map(promptOf)
    expect(prompts.length).toBeGreaterThanOrEqual(4)
    expect(new Set(prompts).size).toBe(prompts.length)
    const texts = spokenTexts()
    expect(texts.length).toBeGreaterThan(1)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('says whose pictures it shows, and what each call cost', async () => {
    expect(video.works).toContainEqual(expect.objectContaining({ author: 'fal', licence: 'AI-generated' }))
    const { body } = await anna.call('GET', `/api/provider-calls?videoId=${video.id}`)
    const { calls } = body as { calls: ProviderCall[] }
    expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(['ElevenLabs', 'fal']))
    const paid = calls.filter(({ name, state }) => name === 'fal' && state === 'succeeded')
    expect(paid).toHaveLength(pictures.paid.length)
    for (const { microdollars } of paid) expect(microdollars).toBeGreaterThan(0)
  })
})
