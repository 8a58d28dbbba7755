import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CreditEntry, ProviderCall, Receipt, Storyboard, Video } from '@hookreel/contract'
import { findFfmpeg, runFfmpeg } from '@hookreel/render'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeMotions } from '../../fakes/motion-services.ts'
import type { FakeMotions } from '../../fakes/motion-services.ts'
import { writeClip } from '../../fakes/write-clip.ts'
import { FULL_ORDER, isEnded, makeDataDir, signUp, startStoryServer, waitForVideo } from '../videos-server.ts'
import type { Person, StoryServer } from '../videos-server.ts'

const LONG = 200_000
const SCRIPT =
  'A lighthouse stands above the dark and stormy sea. A fox runs through the quiet old forest late at night. The full moon rises over the silent mountain.'
/** By the usual prices: of a film, and of each scene that moves. */
const [FILM, MOVING] = [25, 13]
const ALL = FILM + 3 * MOVING
const ORDER = { ...FULL_ORDER, script: SCRIPT, duration: 'script' as const, title: 'Three nights' }

let folder: Awaited<ReturnType<typeof makeDataDir>>
let fake: FakeMotions
let server: StoryServer
let anna: Person
let settings: Record<string, string>

beforeAll(async () => {
  folder = await makeDataDir()
  const file = join(folder.dataDir, 'made.mp4')
  await writeClip(file, { seconds: 3, width: 216, height: 384, soundSeconds: 3 })
  fake = await startFakeMotions(await readFile(file))
  settings = { FAL_KEY: 'secret', FAL_QUEUE_URL: fake.addressOf('fal'), ILLUSTRATOR_ORDER: 'embedded' }
  server = await startStoryServer(folder.dataDir, settings)
  anna = await signUp(server.url, 'anna@example.org')
})
afterAll(async () => {
  await server?.stop()
  await fake?.close()
  await folder?.remove()
})

/** A storyboard of which all pictures are to move, once its preview is there. */
async function letAllMove(person: Person): Promise<Storyboard> {
  const { script, style, voiceId, duration, resolution, aspectRatio } = ORDER
  const asked = { title: ORDER.title, script, style, voiceId, duration, resolution, aspectRatio }
  const created = await person.call('POST', '/api/storyboards', asked)
  expect([created.status, created.body]).toMatchObject([201, { moving: { service: 'fal' } }])
  const { id } = created.body as Storyboard
  const read = async () => (await person.call('GET', `/api/storyboards/${id}`)).body as Storyboard
  await expect.poll(async () => (await read()).status, { timeout: LONG, interval: 300 }).toBe('ready')
  const board = await read()
  // Six seconds, the shortest that this model makes.
  expect(board.scenes.map(({ moves, moveMicrodollars }) => [moves, moveMicrodollars])).toEqual(
    board.scenes.map(() => [false, 360_000]),
  )
  const scenes = board.scenes.map(({ id: scene, narration, seed, upload }) => ({
    ...{ id: scene, narration, seed, upload, moves: true },
  }))
  const changed = await person.call('PATCH', `/api/storyboards/${id}`, { scenes })
  expect(changed.status).toBe(200)
  // Nothing is asked of anybody, and the pictures stay as they are.
  expect((changed.body as Storyboard).status).toBe('ready')
  return changed.body as Storyboard
}

async function orderFilm(person: Person, board: Storyboard): Promise<Video> {
  const { status, body } = await person.call('POST', '/api/videos', { ...ORDER, storyboardId: board.id })
  expect([status, body]).toMatchObject([201, { status: 'queued' }])
  return body as Video
}

const receiptOf = async (person: Person, id: string) =>
  (await person.call('GET', `/api/receipts/${id}`)).body as Receipt
const callsOf = async (person: Person, id: string) => {
  const { body } = await person.call('GET', `/api/provider-calls?videoId=${id}`)
  return (body as { calls: ProviderCall[] }).calls
}

/** Where something bright stands in the frames of a film at these seconds, from 0 (left) to 1. */
async function findSuns(film: Uint8Array, seconds: readonly number[]): Promise<number[]> {
  const ffmpeg = await findFfmpeg()
  const file = join(folder.dataDir, 'film.mp4')
  await writeFile(file, film)
  const suns: number[] = []
  for (const at of seconds) {
    const { stdout } = await runFfmpeg(ffmpeg, [
      ...['-v', 'error', '-ss', String(at), '-i', file, '-frames:v', '1'],
      // Words stand above what moves, and their strokes are thinner than a sun: two rounds of this take them away.
      ...['-vf', 'scale=90:160,format=gray,erosion,erosion', '-f', 'rawvideo', '-'],
    ])
    let [sum, weight] = [0, 0]
    // Above the captions.
    for (const [index, luma] of stdout.subarray(0, 90 * 90).entries()) {
      if (luma < 190) continue
      sum += index % 90
      weight += 1
    }
    suns.push(sum / Math.max(1, weight) / 90)
  }
  if (process.env.KEEP_FRAMES) {
    await mkdir(process.env.KEEP_FRAMES, { recursive: true })
    await writeFile(join(process.env.KEEP_FRAMES, `film-${suns.length}-${film.length}.mp4`), film)
  }
  return suns
}

let board: Storyboard

test('a film with three moving scenes is paid once, though its server is killed while they are made', async () => {
  board = await letAllMove(anna)
  expect(board.scenes).toHaveLength(3)
  fake.behave('never')
  const { id, credits } = await orderFilm(anna, board)
  await expect.poll(() => fake.taken.length, { timeout: LONG }).toBe(3)
  await server.kill()
  server = await startStoryServer(folder.dataDir, settings)
  anna.follow(server.url)
  fake.release()
  const video = await waitForVideo(anna, id, isEnded, LONG)
  expect(video).toMatchObject({ status: 'completed', failure: null })
  expect(fake.taken).toHaveLength(3)

  expect(credits).toBe(ALL)
  expect(await receiptOf(anna, id)).toMatchObject({
    held: ALL,
    captured: ALL,
    returned: 0,
    why: 'Video completed',
  })
  const calls = await callsOf(anna, id)
  expect(calls.every(({ operation, part }) => operation === 'moving picture' && part === 'animator')).toBe(
    true,
  )
  // Those that the killed process began stand by their estimate, and what went on costs nothing more.
  expect(calls.reduce((sum, { microdollars }) => sum + microdollars, 0)).toBe(3 * 360_000)
  const { body: link } = await anna.call('GET', `/api/videos/${id}/file`)
  const film = await anna.call('GET', (link as { url: string }).url)
  const bytes = new Uint8Array(await film.response.arrayBuffer())
  const seconds = video.durationSeconds ?? 0
  const [early = 0, late = 0] = await findSuns(bytes, [0.4, seconds / 3 - 0.5])
  expect(late - early).toBeGreaterThan(0.15)
})

test('the storyboard of that film moves, and a change of it pays for no scene that moves already', async () => {
  const { body: videos } = await anna.call('GET', '/api/videos')
  const [film] = (videos as { items: Video[] }).items
  const { style, resolution, aspectRatio, voiceId, duration, script } = ORDER
  const change = { of: film?.id, storyboardId: board.id, style, resolution, aspectRatio }
  const price = async () =>
    (await anna.call('POST', '/api/videos/estimate', { script, voiceId, duration, change })).body
  // What it was made of is put aside a moment after it is completed.
  await expect.poll(price, { timeout: LONG }).toMatchObject({ newScenes: 0, credits: 5 })
  const opened = (await anna.call('POST', `/api/videos/${film?.id}/storyboard`)).body as Storyboard
  const read = async () => (await anna.call('GET', `/api/storyboards/${opened.id}`)).body as Storyboard
  await expect.poll(async () => (await read()).status, { timeout: LONG, interval: 300 }).toBe('ready')
  const { scenes } = await read()
  expect(
    scenes.map(({ moves, moveMicrodollars, picture }) => [moves, moveMicrodollars, picture?.movedBy?.maker]),
  ).toEqual(scenes.map(() => [true, 0, 'fal']))
  expect(fake.taken).toHaveLength(3)
})

test('a scene that cannot be made to move is shown as it is, and its credits come back', async () => {
  const taken = fake.taken.length
  const berta = await signUp(server.url, 'berta@example.org')
  const fresh = await letAllMove(berta)
  fake.behave('gone', 'well')
  const { id } = await orderFilm(berta, fresh)
  const video = await waitForVideo(berta, id, isEnded, LONG)
  expect(video).toMatchObject({ status: 'completed', credits: ALL - MOVING })
  expect(fake.taken.length - taken).toBe(3)
  expect(await receiptOf(berta, id)).toMatchObject({
    ...{ held: ALL, captured: ALL - MOVING, returned: MOVING },
    why: expect.stringMatching(
      /^Video completed; 1 scene that was to move shows its still picture\. .*no longer there/,
    ),
  })
  const failed = (await callsOf(berta, id)).filter(({ state }) => state === 'failed')
  expect(failed).toMatchObject([
    { operation: 'moving picture', message: expect.stringContaining('no longer there') },
  ])
  const { body } = await berta.call('GET', '/api/credits')
  const { balance, entries } = body as { balance: number; entries: CreditEntry[] }
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
})

test('a film that is cancelled ends what it ordered, and gets all of its credits back', async () => {
  const taken = fake.taken.length
  const carl = await signUp(server.url, 'carl@example.org')
  const fresh = await letAllMove(carl)
  fake.behave('never')
  const { id } = await orderFilm(carl, fresh)
  await expect.poll(() => fake.taken.length - taken, { timeout: LONG }).toBe(3)
  await carl.call('POST', `/api/videos/${id}/cancel`)
  await expect
    .poll(() => fake.taken.slice(taken).map(({ isCancelled }) => isCancelled), { timeout: LONG })
    .toEqual([true, true, true])
  expect(await receiptOf(carl, id)).toMatchObject({ held: ALL, captured: 0, returned: ALL })
})

test('where nothing makes pictures move it is not offered, and an order for it is refused', async () => {
  await server.stop()
  server = await startStoryServer(folder.dataDir)
  anna.follow(server.url)
  const { body } = await anna.call('GET', `/api/storyboards/${board.id}`)
  const { moving, scenes } = body as Storyboard
  expect(moving).toBeNull()
  expect(scenes.map(({ moveMicrodollars }) => moveMicrodollars)).toEqual(scenes.map(() => null))
  const refused = await anna.call('POST', '/api/videos', { ...ORDER, storyboardId: board.id })
  expect([refused.status, refused.body]).toMatchObject([422, { error: { code: 'pictures_unavailable' } }])
})
