import type { Idea, IdeaLine } from '@hookreel/contract'
import { ProviderError } from '@hookreel/crew'
import { createEmbeddedWriter } from '@hookreel/crew/readings'
import type { IdeaDraft, Writer } from '@hookreel/crew'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../../apps/server/src/app.ts'
import type { Config } from '../../../apps/server/src/config/config.ts'
import { buildClient, buildServer } from '../../builders/build-server.ts'
import type { Answer, BuiltServer, Client } from '../../builders/build-server.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server.close())

const LINES = { accept: 'application/x-ndjson' }
const ORDER = { prompt: 'space', count: 3 }
const generate = (user: Client, headers: Record<string, string> = {}, order: object = ORDER) =>
  user.ask('POST', '/api/ideas/generate', order, headers)
const readLines = ({ body }: Answer) =>
  String(body)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as IdeaLine)
const ideasOf = ({ body }: Answer) => (body as { ideas: Idea[] }).ideas
const balanceOf = async (user: Client) =>
  ((await user.ask('GET', '/api/credits')).body as { balance: number }).balance
const totalOf = async (user: Client) =>
  ((await user.ask('GET', '/api/ideas')).body as { total: number }).total

/** The same server with another writer. */
function withWriter(suggestIdeas: Writer['suggestIdeas'], user: Client): Client {
  return buildClient(createApp({ ...server.deps, writer: { suggestIdeas } }), user.cookie)
}
/** The server's settings with a model that would have to be paid. */
function withModel(): Config {
  const { config } = server.deps
  const model = { provider: 'openai', apiKey: 'sk-1', baseUrl: undefined, model: undefined } as const
  const settings = { ...config.crew.settings, writer: [model] }
  return { ...config, crew: { ...config.crew, settings } }
}
const draft = (number: number): IdeaDraft => ({
  title: `Idea ${number}`,
  summary: 'About it',
  caption: '#it',
  script: 'This is it.',
  description: '',
  framework: 'list',
  sources: [],
  writtenBy: 'OpenAI',
})
/** Writes one idea after the other, and fails after so many. */
const writeOne =
  (count: number, error?: Error): Writer['suggestIdeas'] =>
  async (_request, _signal, onIdea) => {
    const drafts = Array.from({ length: count }, (_, i) => draft(i + 1))
    for (const idea of drafts) onIdea?.(idea)
    if (error) throw error
    return drafts
  }

describe('ideas asked for in lines', () => {
  test('come one by one as they are written, and then as they were saved and paid together', async () => {
    const user = await server.signUp()
    const answer = await generate(withWriter(writeOne(3), user), LINES)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson')
    const lines = readLines(answer)
    expect(lines.map(({ type }) => type)).toEqual(['idea', 'idea', 'idea', 'done'])
    expect(lines[0]).toEqual({
      type: 'idea',
      idea: {
        title: 'Idea 1',
        summary: 'About it',
        caption: '#it',
        script: 'This is it.',
        duration: 30,
        writtenBy: 'OpenAI',
      },
    })
    const done = lines.at(-1)
    const saved = done?.type === 'done' ? done.ideas : []
    expect(saved.map(({ title }) => title)).toEqual(['Idea 1', 'Idea 2', 'Idea 3'])
    expect((await user.ask('GET', '/api/ideas')).body).toMatchObject({ items: saved })
    expect(await balanceOf(user)).toBe(95)
  })

  test('by a writer that tells nothing on the way are there at the end', async () => {
    const lines = readLines(await generate(await server.signUp(), LINES))
    expect(lines.map(({ type }) => type)).toEqual(['done'])
  })

  test('that end early are saved and paid as far as they were told', async () => {
    const user = await server.signUp()
    const answer = await generate(withWriter(writeOne(2, new Error('the model burned down')), user), LINES)
    const lines = readLines(answer)
    expect(lines.map(({ type }) => type)).toEqual(['idea', 'idea', 'done'])
    expect(String(answer.body)).not.toContain('burned')
    expect(server.logged.join()).toContain('burned')
    expect(await balanceOf(user)).toBe(95)
    expect(await totalOf(user)).toBe(2)
  })

  test('that fail before the first one are refused; nothing is saved or charged', async () => {
    const user = await server.signUp()
    const answer = await generate(withWriter(writeOne(0, new Error('the model burned down')), user), LINES)
    expect(answer).toMatchObject({
      status: 502,
      body: {
        error: { code: 'ideas_failed', message: 'Failed to generate video ideas. Please try again.' },
      },
    })
    expect(await balanceOf(user)).toBe(100)
    expect(await totalOf(user)).toBe(0)
  })

  test('are refused before the first line as any other request is', async () => {
    const user = await server.signUp()
    expect((await generate(server.stranger, LINES)).status).toBe(401)
    const wrong = await generate(user, LINES, { prompt: ' ' })
    expect(wrong).toMatchObject({ status: 422, body: { error: { fields: { prompt: expect.any(String) } } } })
    for (let batches = 0; batches < 20; batches += 1) await generate(user, {}, { ...ORDER, count: 1 })
    expect(await generate(user, LINES)).toMatchObject({
      status: 402,
      body: { error: { code: 'insufficient_credits' } },
    })
  })

  test('stop being written when nobody listens any more, and what was read is paid and saved', async () => {
    const user = await server.signUp()
    const { app, writers } = withOpenWriter(1)
    const answer = await ask(app, user, ORDER)
    const reader = answer.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('"title":"Idea 1"')
    await reader?.cancel()
    await expect.poll(() => writers[0]?.aborted).toBe(true)
    expect(await totalOf(user)).toBe(1)
    expect(await balanceOf(user)).toBe(95)
  })

  test('that nobody waited for are not written on and cost nothing', async () => {
    const user = await server.signUp()
    const { app, writers } = withOpenWriter(0)
    const leaving = new AbortController()
    const asked = Promise.resolve(ask(app, user, ORDER, leaving.signal)).catch(() => undefined)
    await expect.poll(() => writers.length).toBe(1)
    expect(await balanceOf(user)).toBe(95)
    leaving.abort()
    await asked
    await expect.poll(() => balanceOf(user)).toBe(100)
    expect(await totalOf(user)).toBe(0)
  })

  test('ten times at once on the credits for one batch are written once', async () => {
    const user = await server.signUp()
    for (let batches = 0; batches < 19; batches += 1) await generate(user, {}, { ...ORDER, count: 1 })
    expect(await balanceOf(user)).toBe(5)
    const { app, writers } = withOpenWriter(1)
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => ask(app, user, { ...ORDER, openWeb: false })),
    )
    const refused = answers.filter(({ status }) => status === 402)
    expect(refused).toHaveLength(9)
    expect(writers).toHaveLength(1)
    for (const { body } of answers) await body?.cancel()
    await expect.poll(() => writers[0]?.aborted).toBe(true)
    expect(await balanceOf(user)).toBe(0)
  })
})

/** A writer that tells some ideas and then goes on until it is stopped; `writers` are the signals of those at work. */
function withOpenWriter(told: number) {
  const writers: AbortSignal[] = []
  const suggestIdeas: Writer['suggestIdeas'] = (_request, signal, onIdea) => {
    if (!signal) throw new Error('it could not be stopped')
    writers.push(signal)
    for (let number = 1; number <= told; number += 1) onIdea?.(draft(number))
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  }
  return { app: createApp({ ...server.deps, config: withModel(), writer: { suggestIdeas } }), writers }
}

const ask = (app: ReturnType<typeof createApp>, user: Client, order: object, signal?: AbortSignal) =>
  app.request('/api/ideas/generate', {
    method: 'POST',
    headers: { ...LINES, 'content-type': 'application/json', cookie: user.cookie },
    body: JSON.stringify(order),
    ...(signal && { signal }),
  })

const spend = async (user: Client) => {
  for (let batches = 0; batches < 20; batches += 1) await generate(user, {}, { ...ORDER, count: 1 })
  expect(await balanceOf(user)).toBe(0)
}

describe('without credits', () => {
  test('ideas of a model are refused before any question is asked, and no service is asked for them', async () => {
    const user = await server.signUp()
    await spend(user)
    let asked = 0
    const writer = {
      suggestIdeas: () => {
        asked += 1
        return Promise.resolve([])
      },
    }
    const client = buildClient(createApp({ ...server.deps, config: withModel(), writer }), user.cookie)
    for (const order of [ORDER, { prompt: 'my chess shop in Lisbon', count: 2 }])
      for (const headers of [{}, LINES])
        expect(await generate(client, headers, order)).toMatchObject({
          status: 402,
          body: { error: { code: 'insufficient_credits', details: { required: 5, available: 0 } } },
        })
    expect([asked, await balanceOf(user)]).toEqual([0, 0])
  })
})

describe('a prompt that only the person can answer', () => {
  // Of a bakery an ad is told by what is so of its trade; of this shop nothing is known.
  const SHOP = { prompt: 'my chess shop in Lisbon', count: 5 }
  const ANSWERS = {
    special: 'Custard tarts with sea salt, baked every hour.',
    start: 'We opened in 2014 with one oven and my aunt Graça’s recipes.',
    people: 'My father is up at three and sings while he kneads the dough.',
    visit: 'Rua da Rosa 12, every day but Monday, from seven in the morning.',
  }

  test('is answered with questions in its own words, for nothing, in lines and as a whole', async () => {
    const user = await server.signUp()
    const client = withWriter((...asked) => createEmbeddedWriter().suggestIdeas(...asked), user)
    const key = { 'idempotency-key': 'bakery' }
    const { body } = await generate(client, key, SHOP)
    expect(body).toMatchObject({ ideas: [], help: { reason: 'own_words' } })
    const { help } = body as { help: { questions: { id: string; text: string }[] } }
    expect(help.questions.length).toBeGreaterThanOrEqual(3)
    expect(help.questions.length).toBeLessThanOrEqual(6)
    expect(help.questions[0]?.text).toBe("What does your chess shop in Lisbon sell that others don't?")
    expect(readLines(await generate(client, { ...key, ...LINES }, SHOP))).toEqual([{ type: 'help', help }])
    expect([await totalOf(user), await balanceOf(user)]).toEqual([0, 100])
  })

  test('is asked without credits, too, and told what the ideas will cost', async () => {
    const user = await server.signUp()
    await spend(user)
    const client = withWriter((...asked) => createEmbeddedWriter().suggestIdeas(...asked), user)
    for (const headers of [{}, LINES]) {
      const answer = await generate(client, headers, SHOP)
      const [line] = headers === LINES ? readLines(answer) : [answer.body]
      const { help } = line as { help: { message: string; questions: unknown[] } }
      expect(help.questions.length).toBeGreaterThan(2)
      expect(help.message).toContain('take 5 credits; you have 0.')
    }
    const answered = await generate(client, {}, { ...SHOP, answers: ANSWERS })
    expect(answered).toMatchObject({ status: 402, body: { error: { code: 'insufficient_credits' } } })
    expect([await totalOf(user), await balanceOf(user)]).toEqual([20, 0])
  })

  test('becomes whole ideas in the person’s words with the answers, paid once', async () => {
    const user = await server.signUp()
    const client = withWriter((...asked) => createEmbeddedWriter().suggestIdeas(...asked), user)
    const ideas = ideasOf(await generate(client, {}, { ...SHOP, answers: ANSWERS }))
    expect(ideas.length).toBeGreaterThanOrEqual(1)
    expect(ideas.length).toBeLessThanOrEqual(3)
    expect(ideas[0]?.script).toContain('We opened in 2014 with one oven and my aunt Graça’s recipes.')
    for (const { script } of ideas) expect(script).not.toMatch(/[[\]{}]/)
    expect(await balanceOf(user)).toBe(95)
  })

  test('asks again, for nothing, after answers that fill no film', async () => {
    const user = await server.signUp()
    const client = withWriter((...asked) => createEmbeddedWriter().suggestIdeas(...asked), user)
    const { body } = await generate(client, {}, { ...SHOP, answers: { special: 'tarts' } })
    expect(body).toMatchObject({ ideas: [], help: { reason: 'too_little' } })
    const { help } = body as { help: { questions: { id: string }[] } }
    expect(help.questions.map(({ id }) => id)).not.toContain('special')
    expect(await balanceOf(user)).toBe(100)
  })

  test('refuses answers that are too long or too many', async () => {
    const user = await server.signUp()
    const client = withWriter((...asked) => createEmbeddedWriter().suggestIdeas(...asked), user)
    const many = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`q${at}`, 'x']))
    for (const answers of [{ special: 'x'.repeat(1001) }, many])
      expect((await generate(client, {}, { ...SHOP, answers })).status).toBe(422)
  })
})

describe('ideas asked for twice under one key', () => {
  const KEY = { 'idempotency-key': 'first' }

  test('are written, saved and charged once, in lines and as a whole', async () => {
    const user = await server.signUp()
    const first = ideasOf(await generate(user, KEY))
    expect(ideasOf(await generate(user, KEY))).toEqual(first)
    expect(readLines(await generate(user, { ...KEY, ...LINES }))).toEqual([{ type: 'done', ideas: first }])
    expect(await totalOf(user)).toBe(3)
    expect(await balanceOf(user)).toBe(95)
  })

  test('at the same moment are charged once', async () => {
    const user = await server.signUp()
    const answers = await Promise.all([generate(user, KEY), generate(user, KEY), generate(user, KEY)])
    const [first, ...others] = answers.map(ideasOf)
    for (const other of others) expect(other).toEqual(first)
    expect(await totalOf(user)).toBe(3)
    expect(await balanceOf(user)).toBe(95)
  })

  test('are given again even when there are no credits left', async () => {
    const user = await server.signUp()
    const first = ideasOf(await generate(user, KEY))
    for (let batches = 0; batches < 19; batches += 1) await generate(user, {}, { ...ORDER, count: 1 })
    expect(await balanceOf(user)).toBe(0)
    expect(ideasOf(await generate(user, KEY))).toEqual(first)
  })

  test('must be the same order, and are nobody else’s', async () => {
    const user = await server.signUp()
    const first = ideasOf(await generate(user, KEY))
    expect(await generate(user, KEY, { ...ORDER, prompt: 'sea' })).toMatchObject({
      status: 409,
      body: { error: { code: 'idempotency_conflict' } },
    })
    const other = ideasOf(await generate(await server.signUp(), KEY))
    expect(other.map(({ id }) => id)).not.toContain(first[0]?.id)
    expect((await generate(user, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(422)
  })

  test('are two orders when the key is empty', async () => {
    const user = await server.signUp()
    const noKey = { 'idempotency-key': '' }
    expect(ideasOf(await generate(user, noKey))).toHaveLength(3)
    expect((await generate(user, noKey, { ...ORDER, prompt: 'sea' })).status).toBe(200)
    expect((await generate(user, { ...noKey, ...LINES }, { ...ORDER, prompt: 'moon' })).status).toBe(200)
    expect(await totalOf(user)).toBe(9)
  })

  test('that failed can be asked for again under their key', async () => {
    const user = await server.signUp()
    const broken = withWriter(() => Promise.reject(new Error('down')), user)
    expect((await generate(broken, KEY)).status).toBe(502)
    expect((await generate(user, KEY)).status).toBe(200)
    expect(await balanceOf(user)).toBe(95)
  })
})

test('content that a service declines is refused in its words, and nothing is charged', async () => {
  const user = await server.signUp()
  const message = 'OpenAI declines this content. Change the words and try again.'
  const declining = withWriter(() => Promise.reject(new ProviderError('openai', 'moderated', message)), user)
  expect(await generate(declining)).toMatchObject({
    status: 422,
    body: { error: { code: 'content_refused', message } },
  })
  expect(await balanceOf(user)).toBe(100)
})

test('an idea says who wrote it', async () => {
  const user = await server.signUp()
  const [idea] = ideasOf(await generate(withWriter(writeOne(1), user)))
  expect(idea?.writtenBy).toBe('OpenAI')
  expect(ideasOf(await generate(user))[0]?.writtenBy).toBeNull()
})
