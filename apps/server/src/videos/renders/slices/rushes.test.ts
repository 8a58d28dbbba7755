import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Rush } from '@hookreel/studio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../../tests/builders/build-server.ts'
import { ORDER, writeFinishedFilm } from '../../../../../../tests/builders/build-video.ts'
import { videos } from '../../video-schema.ts'
import { partsFolderOf } from '../../video-files.ts'
import type { VideoRow } from '../../videos.queries.ts'
import { addRush, collectRushes, listFromStart, removeShown } from './collect-rushes.ts'
import { completeVideo } from '../complete-video.ts'
import { saveProgress } from '../making.queries.ts'

let server: BuiltServer
let anna: Client
beforeAll(async () => {
  server = await buildServer({ openQueue: openIdleQueue() })
  anna = await server.signUp()
})
afterAll(() => server?.close())

const pictures = (from: number, to: number, file = 'segments/one.mp4', frameCount = 90): Rush => ({
  ...{ kind: 'pictures', file, frameCount },
  range: { from, to },
})
const SOUND: Rush = { kind: 'sound', file: 'segments/one.mp4', frameCount: 90 }

/** A film that somebody makes, with a stretch in its folder. */
async function beginFilm(person = anna): Promise<VideoRow> {
  const { db, config } = server.deps
  const { id } = (await person.ask('POST', '/api/videos', ORDER)).body as { id: string }
  const change = { status: 'processing', claim: 'job 0', startedAt: new Date() } as const
  const [row] = await db.update(videos).set(change).where(eq(videos.id, id)).returning()
  if (!row) throw new Error('nobody could take the film')
  const folder = join(partsFolderOf(config, id), 'segments')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'one.mp4'), 'frames of the film')
  return row
}

/** Tells of them as a worker does, and what pages then see. */
async function show(video: VideoRow, rushes: readonly Rush[]) {
  const collection = collectRushes(server.deps, video, () => undefined)
  for (const rush of rushes) collection.take(rush)
  await collection.settle()
  const shown = collection.now()
  const progress = {
    step: 'render',
    percent: 40,
    remainingSeconds: 9,
    ...(shown && { rushes: shown }),
  } as const
  await saveProgress(server.deps.db, video, progress, new Date())
  return shown
}

const ask = (id: string, person = anna) => person.ask('GET', `/api/videos/${id}/rushes`)
type Answer = { stretches: { url: string }[]; soundUrl: string | null }
const NOTHING = { seconds: null, stretches: [], soundUrl: null }

test('stretches of a film in the making are watched by its owner alone, from the start on, and its sound', async () => {
  const video = await beginFilm()
  expect((await ask(video.id)).body).toEqual(NOTHING)
  const stretch = (from: number, to: number) => pictures(from, to, 'segments/one.mp4', 300)
  const sound = { ...SOUND, frameCount: 300 }
  await show(video, [stretch(0, 30), stretch(60, 90)])
  expect((await anna.ask('GET', `/api/videos/${video.id}`)).body).toMatchObject({
    progress: { rushes: { seconds: 1, hasSound: false } },
  })
  await show(video, [stretch(0, 30), sound, stretch(60, 90), stretch(30, 60)])
  const body = (await ask(video.id)).body as Answer
  expect(body).toMatchObject({
    seconds: 10,
    stretches: [
      { fromSeconds: 0, toSeconds: 1 },
      { fromSeconds: 1, toSeconds: 2 },
      { fromSeconds: 2, toSeconds: 3 },
    ],
  })
  const part = await anna.ask('GET', body.soundUrl ?? '', undefined, { range: 'bytes=0-5' })
  expect([part.status, part.body]).toEqual([206, 'frames'])
  const [first] = body.stretches
  expect((await anna.ask('GET', first?.url.replace(/rush-\d+/, 'rush-30') ?? '')).status).toBe(403)

  const eve = await server.signUp()
  for (const id of [video.id, 'no-such-video'])
    expect(await ask(id, eve)).toMatchObject({ status: 404, body: { error: { code: 'video_not_found' } } })
  expect(await ask(video.id, server.stranger)).toMatchObject({ status: 401 })
})

test('nothing of it is left when it is cancelled, nor beside the finished film', async () => {
  for (const end of ['cancelled', 'finished'] as const) {
    const video = await beginFilm()
    await show(video, [pictures(0, 30), SOUND])
    const { stretches } = (await ask(video.id)).body as Answer
    const url = stretches[0]?.url ?? ''
    expect((await anna.ask('GET', url)).status).toBe(200)
    if (end === 'cancelled') {
      expect((await anna.ask('POST', `/api/videos/${video.id}/cancel`)).status).toBe(200)
    } else {
      const film = await writeFinishedFilm(server.deps.config.dataDir, video.id)
      await completeVideo(server.deps, video, film)
      await removeShown(server.deps, video)
    }
    expect((await ask(video.id)).body).toEqual(NOTHING)
    expect((await anna.ask('GET', url)).status).toBe(404)
  }
})

test('a process that was taken over shows no file of the server, and nothing that is no stretch', async () => {
  const video = await beginFilm()
  const folder = partsFolderOf(server.deps.config, video.id)
  writeFileSync(join(server.deps.config.dataDir, 'secret'), 'a key')
  symlinkSync(join(server.deps.config.dataDir, 'secret'), join(folder, 'link.mp4'))
  const wrong = [
    pictures(0, 30, '../../secret'),
    pictures(0, 30, 'link.mp4'),
    pictures(-1, 30),
    pictures(0.5, 30),
    pictures(0, Number.MAX_SAFE_INTEGER),
    { ...SOUND, kind: 'a picture' },
    'nothing',
  ] as Rush[]
  expect(await show(video, wrong)).toBeUndefined()
  expect((await ask(video.id)).body).toEqual(NOTHING)
})

test('what is behind a gap waits, what comes again replaces what was there, and another length begins anew', () => {
  const first = addRush(addRush(undefined, pictures(60, 90)), SOUND)
  expect(listFromStart(first)).toEqual([])
  const whole = [pictures(30, 60), pictures(0, 30), pictures(0, 30)].reduce(addRush, first)
  expect(whole.ranges).toHaveLength(3)
  expect(listFromStart(whole)).toHaveLength(1)
  expect(addRush(whole, pictures(0, 40)).ranges).toEqual([
    { from: 0, to: 40 },
    { from: 60, to: 90 },
  ])
  const other = { frameCount: 100, ranges: [{ from: 0, to: 30 }], hasSound: false }
  expect(addRush(whole, pictures(0, 30, 'x.mp4', 100))).toEqual(other)
})

test('more than three fifths of a film cannot be watched before it is paid, but its first stretch', () => {
  const tenth = (at: number) => pictures(at * 30, at * 30 + 30, 'segments/one.mp4', 300)
  const all = Array.from({ length: 10 }, (_, at) => tenth(at)).reduce(addRush, addRush(undefined, SOUND))
  expect(listFromStart(all).at(-1)).toEqual({ from: 150, to: 180 })
  const single = addRush(undefined, pictures(0, 90))
  expect(listFromStart(single)).toEqual([{ from: 0, to: 90 }])
})

test('who watched three films of a day that came to nothing sees the next one when it is finished', async () => {
  const mallory = await server.signUp()
  const begin = async () => {
    const video = await beginFilm(mallory)
    await show(video, [pictures(0, 30), SOUND])
    return video
  }
  for (let film = 0; film < 3; film += 1) {
    const video = await begin()
    expect(((await ask(video.id, mallory)).body as Answer).stretches).toHaveLength(1)
    expect((await mallory.ask('POST', `/api/videos/${video.id}/cancel`)).status).toBe(200)
  }
  const next = await begin()
  expect((await ask(next.id, mallory)).body).toEqual(NOTHING)
  const others = await beginFilm()
  await show(others, [pictures(0, 30), SOUND])
  expect(((await ask(others.id)).body as Answer).stretches).toHaveLength(1)
})
