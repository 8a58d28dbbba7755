import { afterEach, expect, test } from 'vitest'
import { listenOnLoopback } from '../../../../tests/fakes/listen-on-loopback.ts'
import type { Listening } from '../../../../tests/fakes/listen-on-loopback.ts'
import { askRetirements } from './ask-retirements.ts'
import { describeRetirement, listRetirements } from './model-retirements.ts'
import type { ProviderSettings } from './provider-settings.ts'

let server: Listening | undefined
afterEach(async () => server?.close())

const NOW = new Date('2026-11-27T12:00:00Z')
const crewAt = (baseUrl: string | undefined, model?: string) => {
  const openai: ProviderSettings = { provider: 'openai', apiKey: 'key', baseUrl, model }
  return {
    writer: [openai],
    narrator: [{ ...openai, model: undefined }],
    illustrator: [],
    transcriber: [{ ...openai, model: undefined }],
    timeoutSeconds: 10,
  }
}

/** OpenAI's list of models. */
async function serveList(body: unknown, status = 200): Promise<{ url: string; keys: unknown[] }> {
  const keys: unknown[] = []
  server = await listenOnLoopback(({ url, headers }, response) => {
    if (url === '/v1/models') keys.push(headers.authorization)
    response.writeHead(url === '/v1/models' ? status : 404, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  return { url: `${server.url}/v1`, keys }
}
const model = (id: string, ends?: string | null) => ({
  ...{ id, object: 'model', created: 1, owned_by: 'system' },
  ...(ends !== undefined && { shutdown_date: ends }),
})

test('OpenAI is asked when the models that are used end, once for all parts', async () => {
  const { url, keys } = await serveList({
    object: 'list',
    data: [
      model('gpt-9', '2027-01-20'),
      model('gpt-4o-mini-tts', '2027-01-25'),
      model('gpt-transcribe', '2027-01-24'),
      model('somebody’s', '2026-12-01'),
    ],
  })
  const endings = await askRetirements(crewAt(url, 'gpt-9'), NOW)
  expect(endings.map(describeRetirement)).toEqual([
    'OpenAI switches gpt-9 (texts) off on 2027-01-20. It named no successor: connect another service.',
    'OpenAI switches gpt-4o-mini-tts (voices) off on 2027-01-25. It named no successor: connect another service.',
    'OpenAI switches gpt-transcribe (recordings written down) off on 2027-01-24. It named no successor: connect another service.',
  ])
  expect(keys).toEqual(['Bearer key'])
  // Sixty days before, and when it is over.
  expect(await askRetirements(crewAt(url, 'gpt-9'), new Date('2026-11-20'))).toEqual([])
  expect((await askRetirements(crewAt(url, 'gpt-9'), new Date('2027-01-21')))[0]?.isOver).toBe(true)
})

test('what it says goes before what is known here, and what it does not say does not', async () => {
  const late = new Date('2026-12-20')
  const asked = async (data: unknown[]) => {
    const { url } = await serveList({ object: 'list', data })
    // As if it stood at its own address, where the table counts.
    const fetchThere: typeof fetch = (_, init) => fetch(`${url}/models`, init)
    const endings = await askRetirements(crewAt(undefined), late, fetchThere)
    await server?.close()
    return endings.map((ending) => [ending.model, ending.ends])
  }
  expect(listRetirements(crewAt(undefined), late)).toMatchObject([{ model: 'gpt-4o-mini-tts' }])
  expect(await asked([model('gpt-4o-mini-tts', '2027-02-01')])).toEqual([['gpt-4o-mini-tts', '2027-02-01']])
  expect(await asked([model('gpt-4o-mini-tts', null)])).toEqual([])
  expect(await asked([model('gpt-4o-mini-tts')])).toEqual([['gpt-4o-mini-tts', '2027-01-06']])
})

test.each([
  ['refuses the key', { error: { message: 'no' } }, 401],
  ['gives no list', '<html></html>', 200],
  ['names no day', { data: [{ id: 'gpt-4o-mini-tts', shutdown_date: 'soon' }] }, 200],
])('what is known here counts where it %s', async (_, body, status) => {
  const { url } = await serveList(body, status)
  const fetchThere: typeof fetch = (_input, init) => fetch(`${url}/models`, init)
  const endings = await askRetirements(crewAt(undefined), new Date('2026-12-20'), fetchThere)
  expect(endings).toMatchObject([{ model: 'gpt-4o-mini-tts', ends: '2027-01-06' }])
})

test('nobody is asked where OpenAI is not connected', async () => {
  const never: typeof fetch = () => Promise.reject(new Error('asked'))
  expect(
    await askRetirements({ ...crewAt(undefined), writer: [], narrator: [], transcriber: [] }, NOW, never),
  ).toEqual([])
})
