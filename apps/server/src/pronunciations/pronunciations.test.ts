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
