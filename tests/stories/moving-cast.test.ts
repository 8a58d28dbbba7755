import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CheckedFile, CreditEntry, ProviderCall, Receipt, Storyboard, Video } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeMotions } from '../fakes/motion-services.ts'
import type { FakeMotions } from '../fakes/motion-services.ts'
import { startFakePictures } from '../fakes/pictures.ts'
import type { FakePictures } from '../fakes/pictures.ts'
import { writeClip } from '../fakes/write-clip.ts'
import { verifyManifest } from '../verify-manifest.ts'
import { hireMember } from './hire-member.ts'
import {
  checkCredentials,
  FULL_ORDER,
  isEnded,
  makeDataDir,
  signUp,
  startStoryServer,
  waitForVideo,
} from './videos-server.ts'
import type { Person, StoryServer } from './videos-server.ts'

const LONG = 100_000
const SCRIPT =
  'Mila stands above the dark and stormy sea tonight. Bo runs through the quiet old forest late at night. Mila and Bo watch the moon above the mountain.'
/** By the usual prices: of a film, and of each scene that moves. */
const [FILM, MOVING] = [25, 13]
const ORDER = { ...FULL_ORDER, script: SCRIPT, duration: 'script' as const, title: 'One night' }

let folder: Awaited<ReturnType<typeof makeDataDir>>
let pictures: FakePictures
let motions: FakeMotions
let server: StoryServer
let anna: Person
beforeAll(async () => {
  folder = await makeDataDir()
  pictures = await startFakePictures()
  const clip = join(folder.dataDir, 'made.mp4')
  await writeClip(clip, { seconds: 3, width: 216, height: 384, soundSeconds: 3 })
  motions = await startFakeMotions(await readFile(clip))
  server = await startStoryServer(folder.dataDir, {
    ...{ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: `${pictures.url}/v1`, ILLUSTRATOR_ORDER: 'openai' },
    ...{ WRITER_ORDER: 'embedded', NARRATOR_ORDER: 'embedded', ANIMATOR_ORDER: 'kling' },
    ...{ KLING_API_KEY: 'access:secret', KLING_BASE_URL: motions.addressOf('kling') },
  })
  anna = await signUp(server.url, 'anna@example.org')
})
afterAll(async () => {
  await server?.stop()
  await motions?.close()
  await pictures?.close()
  await folder?.remove()
})

const get = async <Body>(path: string) => (await anna.call('GET', path)).body as Body

/** A storyboard that shows both, of which a person described one picture and lets all of them move. */
async function prepare(): Promise<Storyboard> {
  const { title, script, style, voiceId, duration, resolution, aspectRatio } = ORDER
  const asked = { title, script, style, voiceId, duration, resolution, aspectRatio, pictures: 'generated' }
  const created = await anna.call('POST', '/api/storyboards', asked)
  const place = `/api/storyboards/${(created.body as Storyboard).id}`
  const waitUntilReady = () =>
    expect
      .poll(async () => (await get<Storyboard>(place)).status, { timeout: LONG, interval: 300 })
      .toBe('ready')
  await waitUntilReady()
  const board = await get<Storyboard>(place)
  expect(board.cast.map(({ name }) => name).toSorted()).toEqual(['Bo', 'Mila'])
  const scenes = board.scenes.map(({ id, narration, seed, upload }, index) => ({
    ...{ id, narration, seed, upload, moves: true },
    ...(index === 1 && { description: 'Bo under tall trees' }),
  }))
  expect((await anna.call('PATCH', place, { scenes })).status).toBe(200)
  await waitUntilReady()
  return get<Storyboard>(place)
}

async function download(id: string): Promise<Uint8Array<ArrayBuffer>> {
  const { url } = await get<{ url: string }>(`/api/videos/${id}/file`)
  return new Uint8Array(await (await fetch(server.url + url)).arrayBuffer())
}

test('a film of three moving scenes and a cast of two says in itself who made it, and its receipt adds up', async () => {
  await hireMember(server, anna, { name: 'Mila', kind: 'person', sheet: 'short red hair' }, ['red'])
  await hireMember(server, anna, { name: 'Bo', kind: 'animal', sheet: 'a small grey donkey' }, ['gray'])
  const board = await prepare()
  expect(board.scenes.map(({ moves, moveMicrodollars }) => [moves, moveMicrodollars])).toEqual(
    Array.from({ length: 3 }, () => [true, expect.any(Number)]),
  )
  // Of her, of him, and of both; the one that was described once more.
  expect(pictures.asked.map(({ path }) => path)).toEqual(Array.from({ length: 4 }, () => '/v1/images/edits'))
  const ordered = await anna.call('POST', '/api/videos', {
    ...{ ...ORDER, storyboardId: board.id, choices: { pictures: 'generated' } },
  })
  expect([ordered.status, ordered.body]).toMatchObject([201, { status: 'queued' }])
  const { id, credits } = ordered.body as Video
  expect(await waitForVideo(anna, id, isEnded, LONG)).toMatchObject({ status: 'completed', failure: null })
  expect(motions.taken.map(({ service }) => service)).toEqual(['kling', 'kling', 'kling'])
  // What was told before is the price of the seconds that are ordered.
  const ascending = (values: readonly (number | null)[]) =>
    values.toSorted((one, other) => Number(one) - Number(other))
  expect(ascending(board.scenes.map(({ moveMicrodollars }) => moveMicrodollars))).toEqual(
    ascending(motions.taken.map(({ body }) => Number(body.duration) * 160_000)),
  )
  expect(pictures.asked).toHaveLength(4)

  // Nothing of it is new, its cast neither. What it was made of is put aside a moment after it is completed.
  const { script, style, voiceId, duration, resolution, aspectRatio } = ORDER
  const change = {
    of: id,
    storyboardId: board.id,
    style,
    resolution,
    aspectRatio,
    choices: { pictures: 'generated' },
  }
  const price = async () =>
    (await anna.call('POST', '/api/videos/estimate', { script, voiceId, duration, change })).body
  await expect.poll(price, { timeout: LONG }).toMatchObject({ newScenes: 0, credits: 5 })

  const all = FILM + 3 * MOVING
  expect(credits).toBe(all)
  expect(await get<Receipt>(`/api/receipts/${id}`)).toMatchObject({
    ...{ held: all, captured: all, returned: 0, why: 'Video completed' },
  })
  const { balance, entries } = await get<{ balance: number; entries: CreditEntry[] }>('/api/credits')
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
  const { calls } = await get<{ calls: ProviderCall[] }>(`/api/provider-calls?videoId=${id}`)
  const moved = calls.filter(({ operation }) => operation === 'moving picture')
  // 2.4 of Kling's units each, as it told.
  expect(moved.map(({ microdollars }) => microdollars)).toEqual([336_000, 336_000, 336_000])

  const film = await download(id)
  expect(await verifyManifest(film)).toBe(true)
  const { body } = await checkCredentials(server, anna, 'film.mp4', film)
  const { found } = body as CheckedFile
  expect(found).toMatchObject({ state: 'trusted', problems: [] })
  expect(found?.origin?.changes).toEqual({ picturesSent: 0, picturesDescribed: 1 })
  const parts = found?.origin?.parts ?? []
  expect(parts).toContainEqual(
    expect.objectContaining({ kind: 'clip', origin: 'model', maker: 'Kling', model: 'kling-v3', count: 3 }),
  )
  expect(parts).toContainEqual(
    expect.objectContaining({ kind: 'picture', origin: 'model', maker: 'OpenAI', isFromReferences: true }),
  )
  expect(parts).toContainEqual(expect.objectContaining({ kind: 'voice', origin: 'code' }))

  const at = film.length - 500
  film[at] = (film[at] ?? 0) ^ 1
  expect(await verifyManifest(film)).toBe(false)
  const { body: flipped } = await checkCredentials(server, anna, 'film.mp4', film)
  expect((flipped as CheckedFile).found).toMatchObject({ state: 'broken' })
})
