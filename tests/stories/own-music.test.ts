import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sound, Video } from '@hookreel/contract'
import { createEmbeddedComposer } from '@hookreel/crew'
import { encodeWav } from '@hookreel/studio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkCredentials,
  isEnded,
  makeDataDir,
  ORDER,
  signUp,
  startStoryServer,
  waitForDownload,
  waitForVideo,
} from './videos-server.ts'
import type { Person, StoryServer } from './videos-server.ts'

let folder: Awaited<ReturnType<typeof makeDataDir>>
let server: StoryServer
let anna: Person
let berta: Person
let piece: Uint8Array<ArrayBuffer>
let sound: Sound

beforeAll(async () => {
  folder = await makeDataDir()
  server = await startStoryServer(folder.dataDir)
  anna = await signUp(server.url, 'anna@example.org')
  berta = await signUp(server.url, 'berta@example.org')
  const bed = await createEmbeddedComposer().composeBed({ mood: 'playful', seconds: 5, seed: 2 })
  piece = new Uint8Array(encodeWav(bed.samples, bed.sampleRate, 2))
})
afterAll(async () => {
  await server?.stop()
  await folder?.remove()
})

async function send(body: string | Uint8Array<ArrayBuffer>, said: Record<string, string>, person = anna) {
  const response = await fetch(`${server.url}/api/sounds/music?${new URLSearchParams(said)}`, {
    method: 'POST',
    headers: { cookie: person.cookie, origin: server.url },
    body,
  })
  return { status: response.status, body: (await response.json()) as Sound & { error: { message: string } } }
}

const order = (own: object, person = anna, change: object = {}) =>
  person.call('POST', '/api/videos', {
    ...{ ...ORDER, ...change },
    choices: { music: { isOn: true, volume: 1, own, snapsToBeats: true } },
  })

const TERMS = {
  whose: 'commons',
  licence: 'CC BY 4.0',
  author: 'Ann Lee',
  address: 'https://example.org/song',
}

test('nobody’s music is taken without a word on whose it is, nor what is no music', async () => {
  expect(await send(piece, { name: 'song.wav' })).toMatchObject({
    status: 422,
    body: { error: { code: 'invalid_input', fields: { whose: expect.any(String) } } },
  })
  const halves: Record<string, string>[] = [
    { whose: 'licensed', licence: 'Bought' },
    { whose: 'commons', licence: 'CC BY-NC 4.0', author: 'Ann', address: 'https://example.org/song' },
    { ...TERMS, address: 'javascript:alert(1)' },
    { whose: 'nobody' },
  ]
  for (const half of halves) expect((await send(piece, half)).status).toBe(422)
  const mine = { whose: 'mine' }
  const short = new Uint8Array(encodeWav(new Float32Array(19_200).fill(0.2), 48_000, 2))
  expect((await send(short, mine)).body.error.message).toMatch(/seconds long/)
  expect((await send('#EXTM3U\n/etc/passwd', mine)).status).toBe(422)
  expect((await send(piece.slice(0, 20), mine)).status).toBe(422)
  expect((await anna.call('GET', '/api/sounds?kind=music')).body).toEqual({ sounds: [], transcription: null })
  expect(await readdir(join(folder.dataDir, 'sounds-sent'))).toEqual([])
})

test('a piece is kept with its terms, renamed and listed, by its owner alone', async () => {
  const sent = await send(piece, { name: 'My song.wav', ...TERMS })
  expect(sent).toMatchObject({ status: 201, body: { name: 'My song.wav', kind: 'music', terms: TERMS } })
  sound = sent.body
  expect(sound.seconds).toBeCloseTo(5, 1)
  const path = `/api/sounds/${sound.id}`
  expect((await anna.call('PATCH', path, { name: ' Morning song ' })).body).toMatchObject({
    name: 'Morning song',
  })
  for (const name of [' ', 'Morning\u0000song', 'x'.repeat(1000)])
    expect(await anna.call('PATCH', path, { name })).toMatchObject({ status: 422 })
  expect(await berta.call('PATCH', path, { name: 'Mine' })).toMatchObject({ status: 404 })
  expect((await berta.call('GET', '/api/sounds')).body).toEqual({ sounds: [], transcription: null })
  for (const [person, soundId] of [
    [berta, sound.id],
    [anna, 'nothing'],
  ] as const)
    expect(await order({ soundId }, person)).toMatchObject({
      status: 404,
      body: { error: { code: 'sound_not_found' } },
    })
})

test('a film plays it, and names author and licence wherever its credits are', async () => {
  const ordered = await order({ soundId: sound.id })
  expect(ordered.status).toBe(201)
  const video = await waitForVideo(anna, (ordered.body as Video).id, isEnded)
  expect(video).toMatchObject({ status: 'completed', failure: null })
  expect(video.choices.music).toMatchObject({ own: { soundId: sound.id }, snapsToBeats: true })
  const work = { work: TERMS.address, title: 'Morning song', author: 'Ann Lee', licence: 'CC BY 4.0' }
  expect(video.works).toMatchObject([{ ...work, isOwed: true, isMusic: true }])
  const url = await waitForDownload(anna, video.id)
  const film = Buffer.from(await (await fetch(server.url + url)).arrayBuffer())
  expect(await checkCredentials(server, anna, 'film.mp4', film)).toMatchObject({
    body: {
      found: {
        origin: {
          parts: expect.arrayContaining([expect.objectContaining({ kind: 'music', origin: 'library' })]),
          works: [work],
        },
      },
    },
  })
})

test('music that a film under way needs is not deleted before that is made', async () => {
  const ordered = await order({ soundId: sound.id }, anna, {
    script: 'Mars is a cold and dusty desert of red iron.',
  })
  const remove = () => anna.call('DELETE', `/api/sounds/${sound.id}`)
  expect(await remove()).toMatchObject({ status: 409, body: { error: { code: 'sound_in_use' } } })
  expect(await waitForVideo(anna, (ordered.body as Video).id, isEnded)).toMatchObject({ status: 'completed' })
  expect(await remove()).toMatchObject({ status: 200 })
  expect(await order({ soundId: sound.id })).toMatchObject({ status: 404 })
})
