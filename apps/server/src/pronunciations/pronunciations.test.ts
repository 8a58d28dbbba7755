// @module-tag postgresql
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildServer } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../tests/builders/build-server.ts'
import { createEmbeddedNarrator } from '@hookreel/crew'
import { profiles } from '../schema.ts'
import { listSayings } from './list-sayings.ts'

let server: BuiltServer
let client: Client
let userId: string

beforeAll(async () => {
  server = await buildServer({ postgresUrl: inject('postgresUrl'), narrator: createEmbeddedNarrator() })
  client = await server.signUp()
  const [profile] = await server.deps.db.select().from(profiles)
  userId = profile?.id ?? ''
})
afterAll(() => server.close())

const save = (who: Client, word: string, saidAs: string) =>
  who.ask('POST', '/api/pronunciations', { word, saidAs })
const list = async (who: Client) => (await who.ask('GET', '/api/pronunciations')).body

test('a word is kept with how it is said, once whatever its case, and removed again', async () => {
  expect((await save(client, ' Nguyen ', 'win')).status).toBe(201)
  expect((await save(client, 'NGUYEN', 'wen')).status).toBe(201)
  expect((await save(client, 'Aoife', '/ˈiːfə/')).status).toBe(201)
  expect(await list(client)).toEqual({
    pronunciations: [
      { id: expect.any(String), word: 'Aoife', saidAs: '/ˈiːfə/' },
      { id: expect.any(String), word: 'NGUYEN', saidAs: 'wen' },
    ],
  })
  const [saved] = (await listOwn()).filter(({ word }) => word === 'Aoife')
  expect((await client.ask('DELETE', `/api/pronunciations/${saved?.id}`)).status).toBe(200)
  expect(await client.ask('DELETE', `/api/pronunciations/${saved?.id}`)).toMatchObject({
    status: 404,
    body: { error: { code: 'pronunciation_not_found' } },
  })
})

test('nobody reads or removes the words of others, and nobody who is not signed in has any', async () => {
  const other = await server.signUp()
  expect(await list(other)).toEqual({ pronunciations: [] })
  const [own] = await listOwn()
  expect((await other.ask('DELETE', `/api/pronunciations/${own?.id}`)).status).toBe(404)
  for (const [method, path] of [
    ['GET', '/api/pronunciations'],
    ['POST', '/api/pronunciations'],
    ['DELETE', `/api/pronunciations/${own?.id}`],
    ['GET', '/api/pronunciations/hear?word=a&saidAs=b'],
  ] as const)
    expect(
      (await server.stranger.ask(method, path, method === 'POST' ? { word: 'a', saidAs: 'b' } : undefined))
        .status,
    ).toBe(401)
})

test.each([
  ['', 'win'],
  ['Nguyen', ''],
  ['Nguyen', '...'],
  ['Nguyen](/x/)', 'win'],
  ['Nguyen', '<break time="9s"/>'],
  ['Nguyen', '[[_^_EN]]'],
  ['Nguyen', '/wɪn'],
  ['N'.repeat(61), 'win'],
  ['Nguyen', 'w'.repeat(101)],
])('%j said as %j is refused', async (word, saidAs) => {
  expect((await save(client, word, saidAs)).status).toBe(422)
})

test('a word is heard by a voice of this server, also when another voice was chosen', async () => {
  for (const voiceId of ['flite-rms', 'elevenlabs:somebody', '']) {
    const query = new URLSearchParams({ word: 'Nguyen', saidAs: 'win', voiceId })
    const heard = await server.app.request(`/api/pronunciations/hear?${query}`, {
      headers: { cookie: client.cookie },
    })
    expect(heard.status).toBe(200)
    expect(heard.headers.get('content-type')).toBe('audio/wav')
  }
})

test('a film follows its own words first, then those of its owner', async () => {
  const ofFilm = [{ word: 'nguyen', saidAs: 'noo yen' }]
  expect(await listSayings(server.deps.db, userId, ofFilm)).toEqual(ofFilm)
  await save(client, 'Saoirse', 'seersha')
  expect(await listSayings(server.deps.db, userId, ofFilm)).toEqual([
    ...ofFilm,
    { word: 'Saoirse', saidAs: 'seersha' },
  ])
})

async function listOwn() {
  const { pronunciations } = (await list(client)) as { pronunciations: { id: string; word: string }[] } // as the test above saw it
  return pronunciations
}

test('words are heard one at a time, people take turns, and those who left hear nothing', async () => {
  const usual = createEmbeddedNarrator()
  const spoken: string[] = []
  let atOnce = 0
  let go = () => {}
  const narrator = {
    ...usual,
    speakLine: async ({ text }: { text: string }) => {
      spoken.push(text)
      atOnce += 1
      expect(atOnce).toBe(1)
      await new Promise<void>((resolve) => (go = resolve))
      atOnce -= 1
      return { samples: new Float32Array(100), sampleRate: 8000, words: [] }
    },
  }
  const slow = await buildServer({ postgresUrl: inject('postgresUrl'), narrator })
  const [many, one, gone] = [await slow.signUp(), await slow.signUp(), await slow.signUp()]
  // Sessions that are known take turns by person, others by address.
  for (const client of [many, one, gone]) await list(client)
  const leaving = new AbortController()
  const hear = async ({ cookie }: Client, word: string, signal?: AbortSignal) =>
    slow.app.request(`/api/pronunciations/hear?word=${word}&saidAs=other`, {
      headers: { cookie },
      ...(signal && { signal }),
    })
  const waiting = [hear(many, 'first')]
  await expect.poll(() => spoken).toEqual(['first'])
  waiting.push(hear(many, 'last'), hear(one, 'quiet'))
  waiting.push(hear(gone, 'left', leaving.signal), hear(gone, 'left', leaving.signal))
  // Until all of them wait for their turns.
  for (let n = 0; n < 20; n += 1) await list(one)
  leaving.abort()
  const order = ['first', 'quiet', 'last']
  for (let n = 1; n <= order.length; n += 1) {
    await expect.poll(() => spoken).toEqual(order.slice(0, n))
    go()
  }
  const answers = await Promise.allSettled(waiting)
  expect(
    answers.filter((answer) => answer.status === 'fulfilled' && answer.value.status === 200),
  ).toHaveLength(3)
  expect(spoken).not.toContain('left')
  await slow.close()
})
