// @module-tag postgresql
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { replyJson, startFakeService } from '../../../../../tests/fakes/fake-service.ts'
import type { FakeService } from '../../../../../tests/fakes/fake-service.ts'
import { desc, eq } from 'drizzle-orm'
import { buildVideoRow } from '../../../../../tests/builders/build-video.ts'
import { profiles, users, videos } from '../../schema.ts'

let server: BuiltServer
let service: FakeService
let isDown = false

beforeAll(async () => {
  service = await startFakeService(({ path, body }) => {
    if (path !== '/moderations') return undefined
    if (isDown) return replyJson({ error: { message: 'Down' } }, 500)
    const isViolent = JSON.stringify(body).includes('massacre')
    const categories = { violence: isViolent, 'violence/graphic': isViolent, 'sexual/minors': false }
    return replyJson({ id: 'modr-1', model: 'omni', results: [{ flagged: isViolent, categories }] })
  })
  server = await buildServer({
    postgresUrl: inject('postgresUrl'),
    openQueue: openIdleQueue(),
    environment: {
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: service.url,
      MODERATION_WORDS: 'Acme Bank, Voldemort',
    },
  })
})
afterAll(async () => {
  await server.close()
  await service.close()
})

test('what the moderation objects to is refused with the subject in plain words', async () => {
  await expect(server.deps.moderate(['A massacre, in detail'])).rejects.toMatchObject({
    code: 'content_refused',
    message: expect.stringContaining('violence'),
  })
  expect(service.asked.at(-1)).toMatchObject({
    headers: { authorization: 'Bearer sk-test' },
    body: { model: 'omni-moderation-latest', input: ['A massacre, in detail'] },
  })
})

test('what it does not object to passes', async () => {
  await server.deps.moderate(['Why the sky is blue', ''])
  expect(service.asked.at(-1)?.body).toMatchObject({ input: ['Why the sky is blue'] })
})

test('a moderation that is down stops nobody, and the log says so', async () => {
  isDown = true
  await server.deps.moderate(['Anything'])
  isDown = false
  expect(server.logged.join('\n')).toContain('moderation could not be asked')
})

test.each(['Why ACME bank is best', 'acme-bank!', 'Voldemort.'])(
  "the operator's own words are refused without asking anybody: %s",
  async (text) => {
    const before = service.asked.length
    await expect(server.deps.moderate([text])).rejects.toMatchObject({ code: 'content_refused' })
    expect(service.asked.length).toBe(before)
  },
)

test('a word inside another one is not meant', async () => {
  await server.deps.moderate(['The pacme banks of the river'])
})

test('neither a storyboard nor a video is made of it, and nothing is charged', async () => {
  const ada = await server.signUp()
  const order = {
    title: 'History',
    script: 'This is about a massacre. '.repeat(7),
    voiceId: 'test:ann',
    duration: 15,
    style: 'anime',
    resolution: '720p',
    aspectRatio: '9:16',
  }
  const refused = { status: 422, body: { error: { code: 'content_refused' } } }
  const before = await ada.ask('GET', '/api/credits')
  expect(await ada.ask('POST', '/api/storyboards', order)).toMatchObject(refused)
  expect(await ada.ask('POST', '/api/videos', { ...order, format: 'mp4' })).toMatchObject(refused)
  expect((await ada.ask('GET', '/api/credits')).body).toEqual(before.body)
})

test('what is refused in a script is refused in how its words are said, too', async () => {
  const ada = await server.signUp()
  const refused = { status: 422, body: { error: { code: 'content_refused' } } }
  const script = 'The ox walks home over the hills, and nobody in the village has seen it since. '.repeat(3)
  const sayings = [{ word: 'ox', saidAs: 'a massacre' }]
  const film = { title: 'History', script, voiceId: 'test:ann', duration: 15, style: 'anime' }
  const board = { ...film, resolution: '720p', aspectRatio: '9:16' }
  const order = { ...board, format: 'mp4' }
  expect(await ada.ask('POST', '/api/storyboards', { ...board, sayings })).toMatchObject(refused)
  expect(await ada.ask('POST', '/api/videos', { ...order, choices: { sayings } })).toMatchObject(refused)
  expect(await ada.ask('POST', '/api/pronunciations', sayings[0])).toMatchObject(refused)
  // Words that are harmless alone.
  const halves = [
    { word: 'ox walks', saidAs: 'Acme' },
    { word: 'home', saidAs: 'Bank' },
  ]
  for (const half of halves)
    expect(await ada.ask('POST', '/api/pronunciations', half)).toMatchObject({ status: 201 })
  expect(await ada.ask('POST', '/api/videos', order)).toMatchObject(refused)
  expect(await ada.ask('POST', '/api/storyboards', board)).toMatchObject(refused)
})

test('a storyboard is looked at as it will be, when only how a word is said is another', async () => {
  const ada = await server.signUp()
  const script = 'The ox walks home over the hills, and nobody in the village has seen it since. '.repeat(3)
  const film = { title: 'History', script, voiceId: 'test:ann', duration: 15, style: 'anime' }
  const made = await ada.ask('POST', '/api/storyboards', { ...film, resolution: '720p', aspectRatio: '9:16' })
  expect(made.status).toBe(201)
  const path = `/api/storyboards/${(made.body as { id: string }).id}`
  const refused = { status: 422, body: { error: { code: 'content_refused' } } }
  for (const change of [
    { sayings: [{ word: 'ox', saidAs: 'massacre' }] },
    { title: 'A massacre' },
    { speakers: [{ name: 'VOLDEMORT', voiceId: 'test:ann' }] },
  ])
    expect(await ada.ask('PATCH', path, change)).toMatchObject(refused)
  expect(await ada.ask('PATCH', path, { sayings: [{ word: 'ox', saidAs: 'ocks' }] })).toMatchObject({
    status: 200,
  })
})

test('what public pages and posts tell of a video is looked at when it is changed', async () => {
  const ada = await server.signUp()
  const [profile] = await server.deps.db.select().from(profiles).orderBy(desc(profiles.createdAt)).limit(1)
  const row = buildVideoRow(profile?.id ?? '', { status: 'completed' })
  const [video] = await server.deps.db.insert(videos).values(row).returning()
  const path = `/api/videos/${video?.id}`
  const refused = { status: 422, body: { error: { code: 'content_refused' } } }
  expect(await ada.ask('PATCH', path, { title: 'Why Acme Bank' })).toMatchObject(refused)
  expect(await ada.ask('PATCH', path, { description: 'A massacre' })).toMatchObject(refused)
  const harmless = { title: 'Why the sky is blue', description: 'It is the air.' }
  expect(await ada.ask('PATCH', path, harmless)).toMatchObject({ status: 200, body: harmless })
})

test('names that public pages show are looked at, also those of before when a page is opened', async () => {
  const ada = await server.signUp()
  const refused = { status: 422, body: { error: { code: 'content_refused' } } }
  for (const change of [{ displayName: 'Acme Bank' }, { firstName: 'Voldemort' }, { handle: 'voldemort' }])
    expect(await ada.ask('PATCH', '/api/profile', change)).toMatchObject(refused)
  expect((await ada.ask('PATCH', '/api/profile', { displayName: 'Ada' })).status).toBe(200)
  const [newest] = await server.deps.db.select().from(users).orderBy(desc(users.createdAt)).limit(1)
  await server.deps.db
    .update(users)
    .set({ name: 'Voldemort' })
    .where(eq(users.id, newest?.id ?? ''))
  expect(await ada.ask('PATCH', '/api/profile', { profileVisibility: 'public' })).toMatchObject(refused)
  expect((await ada.ask('PATCH', '/api/profile', { profileVisibility: 'private' })).status).toBe(200)
})

test('the name of a film that is sent is looked at: it becomes its title', async () => {
  const ada = await server.signUp()
  const begin = (name: string) =>
    ada.ask('POST', '/api/uploads', undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': '1000000',
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    })
  expect(await begin('Acme Bank.mp4')).toMatchObject({
    status: 422,
    body: { error: { code: 'content_refused' } },
  })
  expect((await begin('Sea.mp4')).status).toBe(201)
})

test('what a film takes over of its idea is looked at', async () => {
  const ada = await server.signUp()
  const { body } = await ada.ask('POST', '/api/ideas/generate', { prompt: 'the sea', count: 1 })
  const [idea] = (body as { ideas: { id: string }[] }).ideas
  const script = 'The ox walks home over the hills, and nobody in the village has seen it since. '.repeat(3)
  await ada.ask('PATCH', `/api/ideas/${idea?.id}`, { script, summary: 'Why Acme Bank is best' })
  const look = { voiceId: 'test:ann', duration: 15, style: 'anime', resolution: '720p', aspectRatio: '9:16' }
  expect(
    await ada.ask('POST', '/api/videos', { ...look, script, title: 'Ox', ideaId: idea?.id, format: 'mp4' }),
  ).toMatchObject({ status: 422, body: { error: { code: 'content_refused' } } })
})
