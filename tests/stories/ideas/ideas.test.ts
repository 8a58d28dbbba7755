import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Idea } from '@hookreel/contract'
import { buildServer, type Answer, type BuiltServer, type Client } from '../../builders/build-server.ts'

let server: BuiltServer
let ada: Client
let eve: Client
beforeAll(async () => {
  server = await buildServer()
  ada = await server.signUp()
  eve = await server.signUp()
})
afterAll(() => server.close())

async function generate(user: Client, order: object = {}): Promise<Idea[]> {
  const { body } = await user.ask('POST', '/api/ideas/generate', { prompt: 'space', count: 2, ...order })
  return (body as { ideas: Idea[] }).ideas
}
async function firstIdea(user: Client, order: object = {}): Promise<Idea> {
  const [idea] = await generate(user, order)
  if (!idea) throw new Error('no idea came back')
  return idea
}
async function balanceOf(user: Client): Promise<number> {
  return ((await user.ask('GET', '/api/credits')).body as { balance: number }).balance
}

describe('generating ideas', () => {
  test('of which fifty are wanted counts as five orders of the sixty of a minute', async () => {
    const user = await server.signUp()
    const statuses: number[] = []
    for (let times = 0; times < 13; times += 1)
      statuses.push((await user.ask('POST', '/api/ideas/generate', { prompt: 'space', count: 50 })).status)
    // Five credits each: what a new account has is used up by less.
    expect(statuses.slice(0, 12)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })

  test('saves them in their order, written for the length of the profile, for 5 credits a batch', async () => {
    const user = await server.signUp()
    const ideas = await generate(user, { count: 3 })
    expect(ideas.map(({ title }) => title)).toEqual(['space 1', 'space 2', 'space 3'])
    expect(ideas[0]).toEqual({
      id: expect.any(String),
      title: 'space 1',
      summary: 'About space',
      caption: '#shorts',
      script: 'This is about space.',
      description: null,
      prompt: 'space',
      status: 'draft',
      duration: 30,
      writtenBy: null,
      openings: [],
      unmet: [],
      originalId: null,
      batchId: expect.any(String),
      sources: expect.any(Array),
      revision: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect((await user.ask('GET', '/api/ideas')).body).toEqual({
      items: ideas,
      total: 3,
      counts: { total: 3, draft: 3, improved: 0, video_generated: 0 },
    })
    expect(await balanceOf(user)).toBe(95)
  })

  test('gives ten when no number is asked for', async () => {
    expect(await generate(await server.signUp(), { count: undefined })).toHaveLength(10)
  })

  test('tells the open pages of the user the new balance, and nobody else', async () => {
    const user = await server.signUp()
    const { id } = (await user.ask('GET', '/api/profile')).body as { id: string }
    const events: unknown[] = []
    const end = server.deps.hub.subscribe(id, (event) => events.push(event))
    await generate(user)
    await generate(eve)
    end()
    expect(events).toEqual([{ name: 'balance', data: { balance: 95 } }])
  })

  test('is refused with too few credits, saying how many are needed and there, and saves nothing', async () => {
    const user = await server.signUp()
    for (let batches = 0; batches < 20; batches += 1) await generate(user, { count: 1 })
    const refused = await user.ask('POST', '/api/ideas/generate', { prompt: 'space' })
    expect(refused.status).toBe(402)
    expect(refused.body).toMatchObject({
      error: { code: 'insufficient_credits', details: { required: 5, available: 0 } },
    })
    expect((await user.ask('GET', '/api/ideas')).body).toMatchObject({ total: 20 })
  })

  test('asked many times at once, never takes more than there is', async () => {
    const user = await server.signUp()
    const answers = await Promise.all(
      Array.from({ length: 25 }, () =>
        user.ask('POST', '/api/ideas/generate', { prompt: 'space', count: 1 }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(5)
    expect(await balanceOf(user)).toBe(0)
    expect((await user.ask('GET', '/api/ideas')).body).toMatchObject({ total: 20 })
  })

  test.each([
    ['a blank prompt', { prompt: '   ' }, 'prompt'],
    ['a prompt over 1000 characters', { prompt: 'x'.repeat(1001) }, 'prompt'],
    ['a prompt that is no text', { prompt: 5 }, 'prompt'],
    ['a prompt with NUL in it', { prompt: 'a\0b' }, 'prompt'],
    ['no prompt', { prompt: undefined }, 'prompt'],
    ['a length that is not offered', { duration: 20 }, 'duration'],
    ['more than fifty', { count: 51 }, 'count'],
    ['none', { count: 0 }, 'count'],
    ['half an idea', { count: 1.5 }, 'count'],
    ['notes over 20,000 characters', { notes: 'x'.repeat(20_001) }, 'notes'],
  ])('refuses %s beside its field, and charges nothing', async (_, change, field) => {
    const before = await balanceOf(ada)
    const answer = await ada.ask('POST', '/api/ideas/generate', { prompt: 'space', ...change })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      error: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
    })
    expect(await balanceOf(ada)).toBe(before)
  })

  test('takes a prompt of exactly 1000 characters', async () => {
    expect(await generate(ada, { prompt: 'x'.repeat(1000) })).toHaveLength(2)
  })

  test('writes nothing and charges nothing when the writer fails', async () => {
    const broken = await buildServer({
      writer: { suggestIdeas: () => Promise.reject(new Error('secret detail')) },
    })
    const user = await broken.signUp()
    const answer = await user.ask('POST', '/api/ideas/generate', { prompt: 'space' })
    expect(answer.status).toBe(502)
    expect(JSON.stringify(answer.body)).not.toContain('secret detail')
    expect(broken.logged.join()).toContain('secret detail')
    const { requestId } = (answer.body as { error: { requestId: string } }).error
    expect(broken.logged.join()).toContain(requestId)
    expect(await balanceOf(user)).toBe(100)
    await broken.close()
  })
})

describe('my ideas', () => {
  test('come in pages, newest first', async () => {
    const user = await server.signUp()
    await generate(user, { prompt: 'old', count: 3 })
    server.wait(1)
    await generate(user, { prompt: 'new', count: 2 })
    const second = await user.ask('GET', '/api/ideas?page=2&pageSize=2')
    expect(second.body).toMatchObject({ items: [{ title: 'old 1' }, { title: 'old 2' }], total: 5 })
  })

  test.each(['pageSize=101', 'pageSize=0', 'page=0', 'page=x', 'page=1.5'])(
    'refuse the page %s',
    async (query) => {
      expect((await ada.ask('GET', `/api/ideas?${query}`)).status).toBe(422)
    },
  )

  test('become improved when a text changes, and keep emptied texts as nothing', async () => {
    const idea = await firstIdea(ada)
    server.wait(1)
    const changed = await ada.ask('PATCH', `/api/ideas/${idea.id}`, {
      title: ' Better ',
      summary: '',
      caption: null,
    })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({
      title: 'Better',
      summary: null,
      caption: null,
      script: idea.script,
      status: 'improved',
    })
    expect((changed.body as Idea).updatedAt > idea.updatedAt).toBe(true)
    expect((await ada.ask('GET', `/api/ideas/${idea.id}`)).body).toEqual(changed.body)
  })

  test('stay as they are when the same texts are saved', async () => {
    const idea = await firstIdea(ada)
    const same = await ada.ask('PATCH', `/api/ideas/${idea.id}`, { title: idea.title, script: idea.script })
    expect(same.body).toEqual(idea)
  })

  test.each([
    ['an empty title', { title: ' ' }],
    ['a title over 200 characters', { title: 'x'.repeat(201) }],
    ['a script over 4000 characters', { script: 'x'.repeat(4001) }],
    ['a number for a caption', { caption: 7 }],
  ])('refuse %s', async (_, change) => {
    const idea = await firstIdea(await server.signUp())
    expect((await ada.ask('PATCH', `/api/ideas/${idea.id}`, change)).status).toBe(422)
  })

  test('are gone after deleting', async () => {
    const idea = await firstIdea(ada)
    expect(await ada.ask('DELETE', `/api/ideas/${idea.id}`)).toMatchObject({ status: 200, body: {} })
    expect((await ada.ask('GET', `/api/ideas/${idea.id}`)).status).toBe(404)
    expect((await ada.ask('DELETE', `/api/ideas/${idea.id}`)).status).toBe(404)
  })

  test('answer to nobody else: another user sees exactly what an unknown id shows', async () => {
    const idea = await firstIdea(ada)
    for (const [method, body] of [['GET'], ['PATCH', { title: 'Mine' }], ['DELETE']] as const) {
      const foreign = await eve.ask(method, `/api/ideas/${idea.id}`, body)
      const unknown = await eve.ask(method, `/api/ideas/${crypto.randomUUID()}`, body)
      const plain = (answer: Answer) => JSON.stringify(answer.body).replace(/"requestId":"[^"]+"/, '')
      expect(plain(foreign)).toEqual(plain(unknown))
      expect(foreign.status).toBe(404)
    }
    expect((await ada.ask('GET', `/api/ideas/${idea.id}`)).body).toEqual(idea)
    const listed = (await eve.ask('GET', '/api/ideas?pageSize=100')).body as { items: Idea[] }
    expect(listed.items.some(({ id }) => id === idea.id)).toBe(false)
  })
})
