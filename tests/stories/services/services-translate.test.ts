import type { Idea } from '@hookreel/contract'
import { ProviderError } from '@hookreel/crew'
import type { Translator } from '@hookreel/crew'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../../apps/server/src/app.ts'
import { buildClient, buildServer } from '../../builders/build-server.ts'
import type { BuiltServer, Client } from '../../builders/build-server.ts'

let server: BuiltServer
let ada: Client
let idea: Idea
beforeAll(async () => {
  server = await buildServer()
  ada = await server.signUp()
  const { body } = await ada.ask('POST', '/api/ideas/generate', { prompt: 'tides', count: 1 })
  const [first] = (body as { ideas: Idea[] }).ideas
  if (!first) throw new Error('no idea was written')
  idea = first
})
afterAll(() => server.close())

/** The same server with a translator, which writes down what it is asked. */
function withTranslator(translator: Translator, user: Client = ada): Client {
  return buildClient(createApp({ ...server.deps, translator }), user.cookie)
}
const toSpanish: Translator = async ({ texts }) => ({
  texts: texts.map((text) => (text === '' ? '' : `ES ${text}`)),
  writtenBy: 'OpenAI',
})
const textsOf = ({ title, summary, caption, script, description }: Idea) => ({
  title,
  summary,
  caption,
  script,
  description,
})
const translate = (user: Client, headers: Record<string, string> = {}, order: object = {}) =>
  user.ask(
    'POST',
    `/api/ideas/${idea.id}/translate`,
    { language: 'Spanish', texts: textsOf(idea), ...order },
    headers,
  )
const balanceOf = async (user: Client) =>
  ((await user.ask('GET', '/api/credits')).body as { balance: number }).balance

describe('an idea in another language', () => {
  test('comes with all its texts for one credit, and nothing of the idea changes', async () => {
    const before = await balanceOf(ada)
    const answer = await translate(withTranslator(toSpanish))
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        texts: { title: `ES ${idea.title}`, script: `ES ${idea.script}`, description: '' },
        writtenBy: 'OpenAI',
        credits: 1,
        balance: before - 1,
      },
    ])
    expect((await ada.ask('GET', `/api/ideas/${idea.id}`)).body).toEqual(idea)
  })

  test('is charged once for the same order, however often it is sent', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    let asked = 0
    const user = withTranslator(async (request, signal) => {
      asked += 1
      return toSpanish(request, signal)
    })
    const before = await balanceOf(ada)
    const first = await translate(user, key)
    expect((await translate(user, key)).body).toEqual(first.body)
    expect(asked).toBe(1)
    expect(await balanceOf(ada)).toBe(before - 1)
    const other = await translate(user, key, { language: 'French' })
    expect(other.body).toMatchObject({ error: { code: 'idempotency_conflict' } })
  })

  test('costs nothing when the texts are in that language already', async () => {
    const before = await balanceOf(ada)
    const answer = await translate(withTranslator(async ({ texts }) => ({ texts, writtenBy: 'OpenAI' })))
    expect(answer.body).toMatchObject({ texts: null, credits: 0, balance: before })
  })

  test('costs nothing when the service fails or declines', async () => {
    const before = await balanceOf(ada)
    const fail = (failure: 'slow' | 'moderated') =>
      translate(
        withTranslator(async () => {
          throw new ProviderError('openai', failure, 'OpenAI said no.')
        }),
      )
    expect(await fail('slow')).toMatchObject({
      status: 502,
      body: {
        error: { code: 'translation_failed', message: expect.stringContaining('Nothing was charged') },
      },
    })
    expect((await fail('moderated')).body).toMatchObject({ error: { code: 'content_refused' } })
    expect(await balanceOf(ada)).toBe(before)
  })

  test('is refused without a service that writes, signed out, for what is not yours, and without a language', async () => {
    expect(await translate(ada)).toMatchObject({
      status: 422,
      body: { error: { code: 'translation_unavailable' } },
    })
    expect((await translate(server.stranger)).status).toBe(401)
    const eve = withTranslator(toSpanish, await server.signUp())
    expect((await translate(eve)).status).toBe(404)
    // Also where nothing could be translated.
    expect((await translate(await server.signUp())).status).toBe(404)
    expect(await translate(withTranslator(toSpanish), {}, { language: '' })).toMatchObject({
      status: 422,
      body: { error: { fields: { language: expect.any(String) } } },
    })
  })
})
