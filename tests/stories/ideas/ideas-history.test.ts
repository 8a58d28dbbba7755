import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SCRIPT_MAX_CHARACTERS } from '@hookreel/contract'
import type { Idea, IdeaHistory } from '@hookreel/contract'
import { buildServer, type BuiltServer, type Client } from '../../builders/build-server.ts'
import { ideas, videos } from '../../../apps/server/src/schema.ts'
import { buildVideoRow } from '../../builders/build-video.ts'

let server: BuiltServer
let ada: Client
let eve: Client
beforeAll(async () => {
  server = await buildServer()
  ada = await server.signUp()
  eve = await server.signUp()
})
afterAll(() => server.close())

async function newIdea(user: Client, prompt = 'space'): Promise<Idea> {
  const { body } = await user.ask('POST', '/api/ideas/generate', { prompt, count: 1 })
  const [idea] = (body as { ideas: Idea[] }).ideas
  if (!idea) throw new Error('no idea came back')
  return idea
}
const historyOf = async (id: string) => (await ada.ask('GET', `/api/ideas/${id}/history`)).body as IdeaHistory
const save = (id: string, change: object) => ada.ask('PATCH', `/api/ideas/${id}`, change)

describe('updating the original', () => {
  test('keeps every earlier text, newest first, with when it was written', async () => {
    const idea = await newIdea(ada)
    server.wait(60)
    const second = (await save(idea.id, { script: 'Second.' })).body as Idea
    await save(idea.id, { script: 'Third.', caption: '' })
    expect(await historyOf(idea.id)).toEqual({
      revisions: [
        expect.objectContaining({
          number: 2,
          script: 'Second.',
          caption: '#shorts',
          createdAt: second.updatedAt,
        }),
        expect.objectContaining({
          number: 1,
          script: idea.script,
          title: 'space 1',
          createdAt: idea.updatedAt,
        }),
      ],
      original: null,
      versions: [],
      videos: [],
    })
  })

  test('with the same text keeps nothing', async () => {
    const idea = await newIdea(ada)
    await save(idea.id, { title: idea.title })
    expect((await historyOf(idea.id)).revisions).toEqual([])
  })

  test('from two pages at once loses neither text', async () => {
    const idea = await newIdea(ada)
    await Promise.all([save(idea.id, { script: 'One.' }), save(idea.id, { script: 'Two.' })])
    const present = (await ada.ask('GET', `/api/ideas/${idea.id}`)).body as Idea
    const { revisions } = await historyOf(idea.id)
    expect(new Set([present.script, ...revisions.map(({ script }) => script)])).toEqual(
      new Set(['One.', 'Two.', idea.script]),
    )
    expect(present.revision).toBe(3)
  })
})

describe('restoring', () => {
  test('brings an earlier text back and keeps the one it replaces', async () => {
    const idea = await newIdea(ada)
    await save(idea.id, { title: 'Worse', script: 'Worse.' })
    const [first] = (await historyOf(idea.id)).revisions
    const restored = await ada.ask('POST', `/api/ideas/${idea.id}/revisions/${first?.id}/restore`)
    expect(restored).toMatchObject({
      status: 200,
      body: { title: idea.title, script: idea.script, status: 'improved', revision: 3 },
    })
    expect((await historyOf(idea.id)).revisions.map(({ title }) => title)).toEqual(['Worse', 'space 1'])
  })

  test('works with no text of another idea, of nobody else and signed in only', async () => {
    const [idea, other] = [await newIdea(ada), await newIdea(ada)]
    await save(other.id, { title: 'Changed' })
    const [foreign] = (await historyOf(other.id)).revisions
    const restore = (user: Client, id: string, revision: string | undefined) =>
      user.ask('POST', `/api/ideas/${id}/revisions/${revision}/restore`)
    expect(await restore(ada, idea.id, foreign?.id)).toMatchObject({
      status: 404,
      body: { error: { code: 'revision_not_found' } },
    })
    expect(await restore(eve, other.id, foreign?.id)).toMatchObject({
      status: 404,
      body: { error: { code: 'idea_not_found' } },
    })
    expect((await restore(server.stranger, other.id, foreign?.id)).status).toBe(401)
    expect((await restore(ada, other.id, 'x'.repeat(65))).status).toBe(422)
  })
})

describe('saving as a new version', () => {
  test('makes a new idea that points to its original, and leaves that as it is', async () => {
    const idea = await newIdea(ada)
    const made = await ada.ask('POST', `/api/ideas/${idea.id}/versions`, { title: 'Another', summary: ' ' })
    expect(made.status).toBe(201)
    const version = made.body as Idea
    expect(version).toMatchObject({
      originalId: idea.id,
      title: 'Another',
      summary: null,
      script: idea.script,
      prompt: idea.prompt,
      status: 'improved',
      revision: 1,
    })
    expect((await ada.ask('GET', `/api/ideas/${idea.id}`)).body).toEqual(idea)
    expect((await historyOf(idea.id)).versions).toMatchObject([{ id: version.id, title: 'Another' }])
    expect((await historyOf(version.id)).original).toEqual({ id: idea.id, title: idea.title })
    await ada.ask('DELETE', `/api/ideas/${idea.id}`)
    expect((await historyOf(version.id)).original).toBeNull()
  })

  test('is refused for bad input, signed out, and for what is not yours', async () => {
    const idea = await newIdea(ada)
    const version = (user: Client, id: string, body: object = { title: 'Mine' }) =>
      user.ask('POST', `/api/ideas/${id}/versions`, body)
    expect((await version(ada, idea.id, { title: ' ' })).status).toBe(422)
    expect((await version(ada, idea.id, { script: 'x'.repeat(SCRIPT_MAX_CHARACTERS + 1) })).status).toBe(422)
    expect((await version(server.stranger, idea.id)).status).toBe(401)
    expect((await version(eve, idea.id)).status).toBe(404)
    expect((await version(ada, 'unknown')).status).toBe(404)
  })
})

describe('the history', () => {
  test('tells which text made which video', async () => {
    const idea = await newIdea(ada)
    const { id: userId } = (await ada.ask('GET', '/api/profile')).body as { id: string }
    const film = buildVideoRow(userId, { ideaId: idea.id })
    await server.deps.db.insert(videos).values([
      { ...film, title: 'First', script: idea.script ?? '', createdAt: new Date(1000) },
      { ...film, title: 'Own', script: 'Typed on the page.', createdAt: new Date(2000) },
      { ...film, title: 'Second', script: 'Better.', createdAt: new Date(3000) },
    ])
    await save(idea.id, { script: 'Better.' })
    expect((await historyOf(idea.id)).videos).toMatchObject([
      { title: 'Second', revision: 2 },
      { title: 'Own', revision: null, script: 'Typed on the page.' },
      { title: 'First', revision: 1 },
    ])
  })

  test('is nobody else’s', async () => {
    const idea = await newIdea(ada)
    expect((await eve.ask('GET', `/api/ideas/${idea.id}/history`)).status).toBe(404)
    expect((await ada.ask('GET', '/api/ideas/unknown/history')).status).toBe(404)
    expect((await server.stranger.ask('GET', `/api/ideas/${idea.id}/history`)).status).toBe(401)
  })
})

describe('the table of ideas', () => {
  const titles = async (user: Client, query: string) =>
    ((await user.ask('GET', `/api/ideas?${query}`)).body as { items: Idea[] }).items.map(({ title }) => title)

  test('finds words in any text, filters by status, sorts, and counts them all', async () => {
    const user = await server.signUp()
    const { id: userId } = (await user.ask('GET', '/api/profile')).body as { id: string }
    await server.deps.db.insert(ideas).values([
      { userId, title: 'bees', summary: 'About honey', status: 'draft', createdAt: new Date(1000) },
      { userId, title: 'Ants', description: 'hills at 100%', status: 'improved', createdAt: new Date(2000) },
      {
        userId,
        title: 'Cats',
        script: 'Honey, the cat is back.',
        status: 'draft',
        createdAt: new Date(3000),
      },
    ])
    expect(await titles(user, '')).toEqual(['Cats', 'Ants', 'bees'])
    expect(await titles(user, 'search=HONEY')).toEqual(['Cats', 'bees'])
    expect(await titles(user, 'search=back+honey')).toEqual(['Cats'])
    expect(await titles(user, 'search=100%25')).toEqual(['Ants'])
    expect(await titles(user, 'search=_')).toEqual([])
    expect(await titles(user, 'status=improved')).toEqual(['Ants'])
    expect(await titles(user, 'sort=title&direction=ascending')).toEqual(['Ants', 'bees', 'Cats'])
    expect(await titles(user, 'sort=summary&direction=ascending')).toEqual(['Cats', 'bees', 'Ants'])
    expect(await titles(user, 'sort=created&direction=ascending')).toEqual(['bees', 'Ants', 'Cats'])
    expect((await user.ask('GET', '/api/ideas?status=draft&search=bees')).body).toMatchObject({
      total: 1,
      counts: { total: 3, draft: 2, improved: 1, video_generated: 0 },
    })
  })

  test.each(['sort=price', 'status=gone', 'direction=up', `search=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      expect((await ada.ask('GET', `/api/ideas?${query}`)).status).toBe(422)
    },
  )
})
