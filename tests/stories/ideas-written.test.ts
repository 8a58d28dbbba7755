import type { Idea, IdeaLine } from '@hookreel/contract'
import { ProviderError } from '@hookreel/crew'
import type { IdeaDraft, Writer } from '@hookreel/crew'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../apps/server/src/app.ts'
import { buildClient, buildServer } from '../../apps/server/src/build-server.ts'
import type { Answer, BuiltServer, Client } from '../../apps/server/src/build-server.ts'

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
const draft = (number: number): IdeaDraft => ({
  title: `Idea ${number}`,
  summary: 'About it',
  caption: '#it',
  script: 'This is it.',
  description: '',
  framework: 'list',
  isOutline: false,
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
        isOutline: false,
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

  test('that fail on the way say so in the last line; nothing is saved or charged', async () => {
    const user = await server.signUp()
    const answer = await generate(withWriter(writeOne(2, new Error('the model burned down')), user), LINES)
    const lines = readLines(answer)
    expect(lines.map(({ type }) => type)).toEqual(['idea', 'idea', 'failed'])
    expect(lines.at(-1)).toMatchObject({
      error: { code: 'ideas_failed', message: 'Failed to generate video ideas. Please try again.' },
    })
    expect(String(answer.body)).not.toContain('burned')
    expect(server.logged.join()).toContain('burned')
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

  test('stop being written when nobody listens any more', async () => {
    const user = await server.signUp()
    let stopped: AbortSignal | undefined
    const begun = Promise.withResolvers<void>()
    const app = createApp({
      ...server.deps,
      writer: {
        suggestIdeas: (_request, signal, onIdea) => {
          stopped = signal
          onIdea?.(draft(1))
          begun.resolve()
          return new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason))
          })
        },
      },
    })
    const answer = await app.request('/api/ideas/generate', {
      method: 'POST',
      headers: { ...LINES, 'content-type': 'application/json', cookie: user.cookie },
      body: JSON.stringify(ORDER),
    })
    await begun.promise
    await answer.body?.cancel()
    await expect.poll(() => stopped?.aborted).toBe(true)
    expect(await totalOf(user)).toBe(0)
    expect(await balanceOf(user)).toBe(100)
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
