import { readdir } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { creditMusic } from '@hookreel/contract'
import type { ErrorBody, FreeMusic, Sound } from '@hookreel/contract'
import { encodeWav } from '@hookreel/studio'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { BuiltServer, Client } from '../../../../tests/builders/build-server.ts'
import { buildSettings } from '../../../../tests/builders/build-settings.ts'
import { listen } from '../platform/http/listen.ts'
import { replyJson, startFakeService } from '../../../../tests/fakes/fake-service.ts'
import type { FakeService, Reply } from '../../../../tests/fakes/fake-service.ts'

const ID = '36537842-b067-4ca0-ad67-e00ff2e06b2d'
const TONE = encodeWav(
  Float32Array.from({ length: 2 * 48_000 * 2 }, (_, at) => 0.4 * Math.sin((at >> 1) / 20)),
  48_000,
  2,
)
let openverse: FakeService
let server: BuiltServer
let anna: Client
let terms: object = {}
let file: () => Reply

const offered = () => ({
  ...{ id: ID, title: 'Calm sea', creator: 'Ann', source: 'jamendo', duration: 2000 },
  ...{ license: 'by', license_version: '4.0', license_url: 'https://creativecommons.org/licenses/by/4.0/' },
  ...{ foreign_landing_url: 'https://www.jamendo.com/track/1', url: `${openverse.url}/files/1.wav` },
  ...terms,
})
const sound = (bytes: Uint8Array | string, headers: Record<string, string> = {}): Reply => ({
  status: 200,
  headers: { 'content-type': 'audio/wav', ...headers },
  pieces: [bytes],
})
const moved = (location: string): Reply => ({ status: 302, headers: { location }, pieces: [] })

beforeAll(async () => {
  openverse = await startFakeService(({ path }) => {
    if (path === '/v1/audio/') return replyJson({ result_count: 1, results: [offered()] })
    if (path === `/v1/audio/${ID}/`) return replyJson(offered())
    if (path === '/files/1.wav') return file()
    return path === '/files/2.wav' ? sound(TONE) : undefined
  })
  server = (await buildSettings(undefined, { OPEN_WEB: 'on', OPENVERSE_URL: openverse.url })).server
  anna = await server.signUp()
})
afterAll(async () => {
  await server?.close()
  await openverse?.close()
})
beforeEach(() => {
  terms = {}
  file = () => sound(TONE)
  // What is remembered of a piece, and the budgets of a minute, are over.
  server.wait(61)
})

const search = async (words: string, who = anna) =>
  (await who.ask('GET', `/api/free-music?words=${words}`)).body as { pieces: FreeMusic[] }
const take = async (id = ID) => {
  const { status, body } = await anna.ask('POST', `/api/free-music/${id}`)
  return { status, body: body as Sound & ErrorBody }
}
const refuse = async (id = ID) => {
  const { status, body } = await take(id)
  return [status, body.error.code]
}
/** Their addresses are signed anew with every look. */
const list = async () =>
  ((await anna.ask('GET', '/api/sounds?kind=music')).body as { sounds: Sound[] }).sounds.map(({ id }) => id)

test('a piece is found, heard, and kept with its author, licence, page and the proof of them', async () => {
  expect((await search('calm')).pieces).toEqual([
    {
      ...{ id: ID, title: 'Calm sea', author: 'Ann', licence: 'CC BY 4.0', seconds: 2, source: 'jamendo' },
      page: 'https://www.jamendo.com/track/1',
    },
  ])
  const heard = await server.app.request(`/api/free-music/${ID}/sound`, { headers: { cookie: anna.cookie } })
  expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/wav'])
  expect((await heard.arrayBuffer()).byteLength).toBe(TONE.length)
  file = () => moved(`${openverse.url}/files/2.wav`)
  const taken = await take()
  expect(taken.status).toBe(201)
  expect(taken.body).toMatchObject({ kind: 'music', name: 'Calm sea' })
  expect(taken.body.terms).toMatchObject({
    ...{ whose: 'commons', licence: 'CC BY 4.0', author: 'Ann', address: 'https://www.jamendo.com/track/1' },
    proof: { collection: 'Openverse (jamendo)', id: ID, said: { license: 'by', version: '4.0' } },
  })
  expect(creditMusic(taken.body.name, taken.body.terms)).toMatchObject([{ isOwed: true, author: 'Ann' }])
  expect(await list()).toEqual([taken.body.id])
})

test('one whose licence has changed, or that is not there any more, is not taken', async () => {
  const before = await list()
  terms = { license: 'by-nc', license_url: 'https://creativecommons.org/licenses/by-nc/4.0/' }
  expect(await refuse()).toEqual([404, 'free_music_gone'])
  expect(await refuse('00000000-b067-4ca0-ad67-e00ff2e06b2d')).toEqual([422, 'free_music_unavailable'])
  expect(await refuse('rate_limit')).toEqual([404, 'free_music_gone'])
  for (const id of ['..%2f..%2fetc%2fpasswd', '%00']) expect([400, 404]).toContain((await refuse(id))[0])
  expect(await list()).toEqual(before)
})

test.each<[string, () => Reply, string]>([
  [
    'leads to a private address',
    () => moved('http://169.254.169.254/latest/meta-data'),
    'free_music_unavailable',
  ],
  ['leads to another private name', () => moved('http://localhost:1/x.wav'), 'free_music_unavailable'],
  ['leads in a circle', () => moved(`${openverse.url}/files/1.wav`), 'free_music_unavailable'],
  ['has 40 MB', () => sound(new Uint8Array(40_000_000)), 'free_music_unavailable'],
  ['is a page', () => sound('<html>', { 'content-type': 'text/html' }), 'free_music_unavailable'],
  ['lies about its type', () => sound('<script>alert(1)</script>'), 'sound_refused'],
  ['is a list of files', () => sound('#EXTM3U\n/etc/passwd'), 'sound_refused'],
  ['breaks off', () => ({ ...sound(TONE.subarray(0, 30)), isCut: true }), 'free_music_unavailable'],
])('a piece that %s is refused, and leaves nothing', async (_, reply, code) => {
  const before = await list()
  file = reply
  expect((await refuse())[1]).toBe(code)
  const heard = await server.app.request(`/api/free-music/${ID}/sound`, { headers: { cookie: anna.cookie } })
  expect(((await heard.json()) as ErrorBody).error.code).toBe(code)
  expect(await list()).toEqual(before)
  expect(await readdir(join(server.deps.config.dataDir, 'sounds-sent')).catch(() => [])).toEqual([])
})

test('a piece that nobody reads is the only one of its person in memory', async () => {
  let fetched = 0
  file = () => {
    fetched += 1
    return sound(Buffer.concat([TONE, new Uint8Array(20_000_000)]))
  }
  const listening = await listen(server.app, { port: 0, host: '127.0.0.1' })
  const { port } = listening
  const path = `/api/free-music/${ID}/sound`
  const hear = () =>
    get({ port, path, agent: false, headers: { cookie: anna.cookie } }, (answer) => answer.pause()).on(
      'error',
      () => undefined,
    )
  const [first, ...others] = Array.from({ length: 4 }, hear)
  await new Promise((resolve) => first?.once('response', resolve))
  await wait(500)
  expect(fetched).toBe(1)
  first?.destroy()
  await vi.waitFor(() => expect(fetched).toBe(2), 5000)
  for (const one of others) one.destroy()
  await listening.close()
})

test('pieces that one person asks for at once come one after the other, heard or kept', async () => {
  let [coming, most] = [0, 0]
  file = () => {
    const pieces = async function* () {
      coming += 1
      most = Math.max(most, coming)
      yield TONE.subarray(0, 1000)
      await wait(50)
      yield TONE.subarray(1000)
      coming -= 1
    }
    return { ...sound(''), pieces: pieces() }
  }
  const hear = async () =>
    (await server.app.request(`/api/free-music/${ID}/sound`, { headers: { cookie: anna.cookie } })).status
  expect(await Promise.all([hear(), hear(), hear(), take().then(({ status }) => status)])).toEqual([
    200, 200, 200, 201,
  ])
  expect(most).toBe(1)
})

test('nobody signed out searches, and nobody asks Openverse more than their part', async () => {
  const { status } = await server.stranger.ask('GET', '/api/free-music?words=calm')
  expect(status).toBe(401)
  const answers = []
  for (let at = 0; at < 25; at += 1)
    answers.push((await anna.ask('GET', `/api/free-music?words=sea${at}`)).status)
  expect(answers.filter((one) => one === 200).length).toBeLessThanOrEqual(15)
  expect(answers).toContain(422)
  expect(answers.at(-1)).toBe(429)
})
