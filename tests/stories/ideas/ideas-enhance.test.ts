import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Idea, improveIdea } from '@hookreel/contract'
import type { EnhanceRequest, Enhancer, Improvement } from '@hookreel/crew'
import type { z } from 'zod'
import { createApp } from '../../../apps/server/src/app.ts'
import { buildClient, buildServer, type BuiltServer, type Client } from '../../builders/build-server.ts'
import { releaseAbandoned } from '../../../apps/server/src/ideas/release-abandoned.ts'

let server: BuiltServer
let ada: Client
beforeAll(async () => {
  server = await buildServer()
  ada = await server.signUp()
})
afterAll(() => server.close())

const SCRIPT =
  'The Moon drifts away from us every year. But you do not notice it. Tides are the reason for all of it. Follow for more.'
const TONE = {
  field: 'script',
  currentValue: SCRIPT,
  enhancementType: 'refine_tone',
  toneType: 'professional',
} as const

async function newIdea(user: Client): Promise<Idea> {
  const { body } = await user.ask('POST', '/api/ideas/generate', { prompt: 'space', count: 1 })
  const [idea] = (body as { ideas: Idea[] }).ideas
  if (!idea) throw new Error('no idea came back')
  return idea
}
type Ledger = { balance: number; entries: { kind: string; amount: number; reason: string }[] }
const ledgerOf = async (user: Client) => (await user.ask('GET', '/api/credits')).body as Ledger
const enhance = (user: Client, id: string, body: object = TONE, key?: string) =>
  user.ask('POST', `/api/ideas/${id}/enhance`, body, key === undefined ? {} : { 'idempotency-key': key })

/** The same server with another enhancer. */
function withEnhancer(
  write: (request: EnhanceRequest, signal?: AbortSignal) => Promise<readonly string[]>,
  user: Client,
): Client {
  const enhancer: Enhancer = {
    enhance: async (request, signal) => ({
      texts: await write(request, signal),
      writtenBy: 'Stand-in',
      isEmbedded: false,
    }),
    improve: () => Promise.reject(new Error('no improvement')),
  }
  return buildClient(createApp({ ...server.deps, enhancer }), user.cookie)
}

describe('enhancing a text', () => {
  test('gives it in the tone, says who wrote it, takes 1 credit and saves nothing', async () => {
    const user = await server.signUp()
    const idea = await newIdea(user)
    const answer = await enhance(user, idea.id)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      writtenBy: 'Embedded enhancer',
      isEmbedded: true,
      credits: 1,
      balance: 94,
    })
    const { results } = answer.body as { results: string[] }
    expect(results).toHaveLength(1)
    expect(results[0]).toContain('However, you do not notice it.')
    expect((await user.ask('GET', `/api/ideas/${idea.id}`)).body).toEqual(idea)
    const { entries } = await ledgerOf(user)
    expect(entries.slice(0, 2)).toMatchObject([
      { kind: 'capture', amount: 0, reason: 'Text enhanced' },
      { kind: 'hold', amount: -1, reason: 'Text enhancement ordered' },
    ])
  })

  test('gives three variations for the one credit', async () => {
    const idea = await newIdea(ada)
    const { body } = await enhance(ada, idea.id, {
      ...TONE,
      enhancementType: 'generate_variations',
      toneType: undefined,
    })
    expect((body as { results: string[] }).results).toHaveLength(3)
    expect(body).toMatchObject({ credits: 1 })
  })

  test('sent twice under one key is answered the same and charged once, also when both come at once', async () => {
    const user = await server.signUp()
    const idea = await newIdea(user)
    const answers = await Promise.all([1, 2, 3].map(() => enhance(user, idea.id, TONE, 'once')))
    answers.push(await enhance(user, idea.id, TONE, 'once'))
    const results = answers.map(({ body }) => (body as { results: string[] }).results)
    expect(new Set(results.map((texts) => texts.join())).size).toBe(1)
    expect((await ledgerOf(user)).balance).toBe(94)
  })

  test('is written once for two tabs that ask under one key, and the second takes nothing back from the first', async () => {
    const user = await server.signUp()
    const idea = await newIdea(user)
    let written = 0
    const { promise, resolve } = Promise.withResolvers<readonly string[]>()
    const slow = withEnhancer(async () => {
      written += 1
      return written === 1 ? promise : Promise.reject(new Error('the second one fails'))
    }, user)
    const first = enhance(slow, idea.id, TONE, 'two tabs')
    await expect.poll(() => written).toBe(1)
    const second = enhance(slow, idea.id, TONE, 'two tabs')
    // Long enough for the second to reach the service, if it did.
    await new Promise((done) => setTimeout(done, 300))
    resolve(['Made once.'])
    const answers = await Promise.all([first, second])
    expect(answers.map(({ status, body }) => [status, (body as { results: string[] }).results])).toEqual([
      [200, ['Made once.']],
      [200, ['Made once.']],
    ])
    expect([written, (await ledgerOf(user)).balance]).toEqual([1, 94])
  })

  test('by a writer that takes twenty minutes is made once and paid once, no matter who asks meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const user = await server.signUp()
      const idea = await newIdea(user)
      let written = 0
      const { promise, resolve } = Promise.withResolvers<readonly string[]>()
      const slow = withEnhancer(async () => {
        written += 1
        return promise
      }, user)
      const first = enhance(slow, idea.id, TONE, 'slow writer')
      await expect.poll(() => written).toBe(1)
      for (let seconds = 0; seconds < 20 * 60; seconds += 15) {
        server.wait(15)
        await vi.advanceTimersByTimeAsync(15_000)
        // Behind what the timer wrote: the embedded database does one thing after the other.
        await ledgerOf(user)
      }
      await enhance(user, idea.id, { ...TONE, toneType: 'casual' }, 'another one')
      const second = enhance(slow, idea.id, TONE, 'slow writer')
      resolve(['Made at last.'])
      for (const { status, body } of await Promise.all([first, second]))
        expect([status, (body as { results: string[] }).results]).toEqual([200, ['Made at last.']])
      expect([written, (await ledgerOf(user)).balance]).toEqual([1, 93])
    } finally {
      vi.useRealTimers()
    }
  })

  test('that is stopped on another page stops its writer, and pays nothing', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const user = await server.signUp()
      const idea = await newIdea(user)
      const begun = Promise.withResolvers<AbortSignal | undefined>()
      const slow = withEnhancer(
        (_, signal) =>
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason as Error))
            begun.resolve(signal)
          }),
        user,
      )
      const asked = enhance(slow, idea.id, TONE, 'stopped elsewhere')
      const signal = await begun.promise
      await user.ask('POST', '/api/orders/stop', { key: 'stopped elsewhere' })
      await vi.advanceTimersByTimeAsync(15_000)
      expect(await asked).toMatchObject({ status: 409, body: { error: { code: 'order_stopped' } } })
      expect(signal?.aborted).toBe(true)
      expect((await ledgerOf(user)).balance).toBe(95)
    } finally {
      vi.useRealTimers()
    }
  })

  test('under a key of another order is refused', async () => {
    const idea = await newIdea(ada)
    await enhance(ada, idea.id, TONE, 'taken')
    const other = await enhance(ada, idea.id, { ...TONE, toneType: 'casual' }, 'taken')
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'idempotency_conflict' } } })
    expect((await enhance(ada, idea.id, TONE, 'x'.repeat(201))).status).toBe(422)
  })

  test('under an empty key is an order of its own', async () => {
    const idea = await newIdea(ada)
    expect((await enhance(ada, idea.id, TONE, '')).status).toBe(200)
    expect((await enhance(ada, idea.id, { ...TONE, toneType: 'casual' }, '')).status).toBe(200)
  })

  test('charges nothing when nothing could be changed', async () => {
    const user = await server.signUp()
    const idea = await newIdea(user)
    const answer = await enhance(user, idea.id, {
      ...TONE,
      currentValue: 'Der Mond ist nicht das, was ihr meint.',
    })
    expect(answer).toMatchObject({ status: 200, body: { results: [], credits: 0, balance: 95 } })
    expect((await ledgerOf(user)).entries[0]).toMatchObject({ kind: 'release', amount: 1 })
  })

  test('gives the credit back when it fails, keeps the reason to the log, and works under the same key later', async () => {
    const user = await server.signUp()
    const idea = await newIdea(user)
    const broken = withEnhancer(() => Promise.reject(new Error('secret detail')), user)
    const failed = await enhance(broken, idea.id, TONE, 'again')
    expect(failed).toMatchObject({ status: 502, body: { error: { code: 'enhancement_failed' } } })
    expect(JSON.stringify(failed.body)).not.toContain('secret detail')
    expect(server.logged.join()).toContain('secret detail')
    expect((await ledgerOf(user)).balance).toBe(95)
    expect((await enhance(user, idea.id, TONE, 'again')).status).toBe(200)
    expect((await ledgerOf(user)).balance).toBe(94)
  })

  test('gives back what a dead process held, at the next request', async () => {
    const user = await server.signUp()
    const idea = await newIdea(user)
    const dead = withEnhancer(() => new Promise(() => {}), user)
    void enhance(dead, idea.id)
    await expect.poll(async () => (await ledgerOf(user)).balance).toBe(94)
    server.wait(600)
    await enhance(user, idea.id)
    expect((await ledgerOf(user)).balance).toBe(94)
  })

  test('gives back what a dead process held within a day, also to who never asks again', async () => {
    const user = await server.signUp()
    const idea = await newIdea(user)
    void enhance(
      withEnhancer(() => new Promise(() => {}), user),
      idea.id,
    )
    await expect.poll(async () => (await ledgerOf(user)).balance).toBe(94)
    await releaseAbandoned(server.deps)
    expect((await ledgerOf(user)).balance).toBe(94)
    server.wait(24 * 3600)
    await releaseAbandoned(server.deps)
    await releaseAbandoned(server.deps)
    expect((await ledgerOf(user)).balance).toBe(95)
  })

  test('is refused without a credit, in these words, and asks nobody', async () => {
    const user = await server.signUp()
    const idea = await newIdea(user)
    for (let batches = 0; batches < 19; batches += 1) await newIdea(user)
    let asked = 0
    const counting = withEnhancer(async () => {
      asked += 1
      return []
    }, user)
    const refused = await enhance(counting, idea.id)
    expect(refused.status).toBe(402)
    expect(refused.body).toMatchObject({
      error: {
        code: 'insufficient_credits',
        message: 'You need 1 AI credit to enhance content. Please purchase more credits.',
        details: { required: 1, available: 0 },
      },
    })
    expect(asked).toBe(0)
  })

  test.each([
    ['another field', { field: 'title' }, 'field'],
    ['a blank text', { currentValue: '  ' }, 'currentValue'],
    ['a script over 4000 characters', { currentValue: 'x'.repeat(4001) }, 'currentValue'],
    ['another kind', { enhancementType: 'shorten' }, 'enhancementType'],
    ['a tone that is not offered', { toneType: 'angry' }, 'toneType'],
    ['no tone', { toneType: undefined }, 'toneType'],
  ])('refuses %s', async (_, change, field) => {
    const idea = await newIdea(await server.signUp())
    const answer = await enhance(ada, idea.id, { ...TONE, ...change })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
  })

  test('is refused signed out, and an idea of somebody else is not there', async () => {
    const idea = await newIdea(ada)
    const eve = await server.signUp()
    expect((await enhance(server.stranger, idea.id)).status).toBe(401)
    expect(await enhance(eve, idea.id)).toMatchObject({
      status: 404,
      body: { error: { code: 'idea_not_found' } },
    })
    expect((await enhance(eve, 'unknown')).status).toBe(404)
    expect((await ledgerOf(eve)).balance).toBe(100)
  })
})

describe('improving an idea', () => {
  const improve = (user: Client, id: string, instruction: unknown) =>
    user.ask('POST', `/api/ideas/${id}/improve`, { instruction })

  test('does what the instruction asks and says so; the earlier text is kept, nothing is charged', async () => {
    const user = await server.signUp()
    const idea = await newIdea(user)
    const improved = await improve(user, idea.id, ' end with a question ')
    expect(improved.body).toMatchObject({
      title: 'space 1 (Improved)',
      summary: idea.summary,
      status: 'improved',
      revision: 2,
      improvement: { undone: [], isEmbedded: true },
    })
    const { script, improvement } = improved.body as z.output<typeof improveIdea.output>
    expect(script).toMatch(/\?$/)
    expect(improvement.changes.join()).toContain('The script ends with')
    const twice = await improve(user, idea.id, 'funnier')
    expect(twice.body).toMatchObject({ title: 'space 1 (Improved)', revision: 3 })
    const { improvement: _, ...saved } = twice.body as z.output<typeof improveIdea.output>
    expect((await user.ask('GET', `/api/ideas/${idea.id}`)).body).toEqual(saved)
    const history = await user.ask('GET', `/api/ideas/${idea.id}/history`)
    expect(history.body).toMatchObject({ revisions: [{ number: 2 }, { number: 1, title: 'space 1' }] })
    expect((await ledgerOf(user)).balance).toBe(95)
  })

  test('that cannot be done changes nothing, says why, and leaves no word of the instruction anywhere', async () => {
    const user = await server.signUp()
    const idea = await newIdea(user)
    const { body } = await improve(user, idea.id, 'never show this to my boss')
    expect(body).toMatchObject({ ...idea, improvement: { changes: [] } })
    expect((body as z.output<typeof improveIdea.output>).improvement.undone.join()).toContain(
      'is no language model',
    )
    await improve(user, idea.id, 'funnier, but never show this to my boss')
    const stored = await user.ask('GET', `/api/ideas/${idea.id}`)
    expect(JSON.stringify(stored.body)).not.toContain('boss')
    expect(JSON.stringify((await user.ask('GET', '/api/videos')).body)).not.toContain('boss')
  })

  /** The same server with a writer that is at it until `end`; `begun` when it began. */
  function withSlowImprover(user: Client) {
    const begun = Promise.withResolvers<AbortSignal | undefined>()
    const written = Promise.withResolvers<Improvement>()
    const enhancer: Enhancer = {
      enhance: () => Promise.reject(new Error('not asked here')),
      improve: (_, signal) => {
        begun.resolve(signal)
        signal?.addEventListener('abort', () => written.reject(signal.reason as Error))
        return written.promise
      },
    }
    const app = createApp({ ...server.deps, enhancer })
    const end = (title: string) =>
      written.resolve({ title, summary: '', changes: [], undone: [], writtenBy: 'Slow', isEmbedded: false })
    return { app, slow: buildClient(app, user.cookie), begun: begun.promise, end }
  }

  test('leaves what its person wrote meanwhile, and says so', async () => {
    const user = await server.signUp()
    const idea = await newIdea(user)
    const { slow, begun, end } = withSlowImprover(user)
    const improving = improve(slow, idea.id, 'shorter')
    await begun
    await user.ask('PATCH', `/api/ideas/${idea.id}`, { title: 'My own newer title' })
    end('A title of the writer')
    expect(await improving).toMatchObject({ status: 409, body: { error: { code: 'improved_behind' } } })
    expect((await user.ask('GET', `/api/ideas/${idea.id}`)).body).toMatchObject({
      title: 'My own newer title',
      revision: 2,
    })
  })

  test('ends with the request: its writer is stopped, and nothing changes', async () => {
    const user = await server.signUp()
    const idea = await newIdea(user)
    const { app, begun } = withSlowImprover(user)
    const leaving = new AbortController()
    const asked = app.request(`/api/ideas/${idea.id}/improve`, {
      method: 'POST',
      headers: { cookie: user.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ instruction: 'shorter' }),
      signal: leaving.signal,
    })
    const signal = await begun
    leaving.abort()
    await asked
    expect(signal?.aborted).toBe(true)
    expect((await user.ask('GET', `/api/ideas/${idea.id}`)).body).toEqual(idea)
  })

  test('is asked for sixty times a minute at most', async () => {
    const user = await server.signUp()
    const statuses: number[] = []
    for (let times = 0; times < 61; times += 1)
      statuses.push((await improve(user, 'not there', 'shorter')).status)
    expect([...new Set(statuses)]).toEqual([404, 429])
  })

  test('needs an instruction', async () => {
    const idea = await newIdea(await server.signUp())
    for (const instruction of ['   ', '', undefined, 'x'.repeat(1001)])
      expect((await improve(ada, idea.id, instruction)).status).toBe(422)
  })

  test('that fails changes nothing', async () => {
    const user = await server.signUp()
    const idea = await newIdea(user)
    const broken = withEnhancer(() => Promise.resolve([]), user)
    expect(await improve(broken, idea.id, 'shorter')).toMatchObject({ status: 502 })
    expect((await user.ask('GET', `/api/ideas/${idea.id}`)).body).toEqual(idea)
  })

  test('is refused signed out, and an idea of somebody else is not there', async () => {
    const idea = await newIdea(ada)
    expect((await improve(server.stranger, idea.id, 'shorter')).status).toBe(401)
    expect((await improve(await server.signUp(), idea.id, 'shorter')).status).toBe(404)
    expect((await improve(ada, 'unknown', 'shorter')).status).toBe(404)
  })
})
