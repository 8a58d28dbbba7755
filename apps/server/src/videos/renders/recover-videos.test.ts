import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Video } from '@hookreel/contract'
import { buildServer, type BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { buildTry } from '../../../../../tests/builders/build-job.ts'
import { ORDER } from '../../../../../tests/builders/build-video.ts'
import { videos, videoSteps } from '../../schema.ts'
import { keptFolderOf, keptKey, partsFolderOf } from '../video-files.ts'
import { findVideo } from '../videos.queries.ts'
import { MAKE_VIDEO_JOB } from './make-video.job.ts'
import { clearLeftFilms, recoverVideos } from './recover-videos.ts'
import { adoptSteps, listSteps } from './steps.queries.ts'

let server: BuiltServer
const ordered: object[] = []

beforeAll(async () => {
  server = await buildServer({
    openQueue: async () => ({
      enqueue: async (_, { name }, data) => void ordered.push({ name, ...data }),
      work: async () => undefined,
      listLive: async () => [],
      forgetDone: async () => undefined,
      orderMissed: async () => [],
      stop: async () => undefined,
    }),
  })
})
afterAll(() => server?.close())

const away = () => Promise.reject(new Error('the object store is away'))

test('a film whose job is gone is ordered again', async () => {
  const anna = await server.signUp()
  const { id } = (await anna.ask('POST', '/api/videos', ORDER)).body as Video
  ordered.length = 0
  await recoverVideos(server.deps)
  expect(ordered).toEqual([{ name: 'make-video', videoId: id }])
})

test('a film whose job cannot be tried again fails, and its credits come back', async () => {
  const ben = await server.signUp()
  const { id } = (await ben.ask('POST', '/api/videos', ORDER)).body as Video
  const deps = { ...server.deps, runs: { ...server.deps.runs, run: away } }
  const aTry = (isLastTry: boolean, signal = new AbortController().signal) =>
    MAKE_VIDEO_JOB.run(deps, { videoId: id }, buildTry({ isLastTry, signal, isHeld: async () => true }))
  const read = async () => (await ben.ask('GET', `/api/videos/${id}`)).body
  await expect(aTry(false)).rejects.toThrow('away')
  // A server that stops gives nothing up: the next start orders its films anew.
  const stopping = AbortSignal.abort(new Error('the server stops'))
  await expect(aTry(true, stopping)).rejects.toThrow('the server stops')
  expect(await read()).toMatchObject({ status: 'processing' })
  await aTry(true)
  expect(await read()).toMatchObject({ status: 'failed', failure: { code: 'interrupted' } })
  expect((await ben.ask('GET', '/api/credits')).body).toMatchObject({ balance: 100 })
})

test('a film takes over however many steps there are of its storyboard', async () => {
  const dora = await server.signUp()
  const { id } = (await dora.ask('POST', '/api/videos', ORDER)).body as Video
  const result = { data: {}, files: [], tookMs: 1 }
  const steps = Array.from({ length: 11_000 }, (_, n) => ({ step: 'pictures', inputHash: `${n}`, result }))
  await server.deps.db.transaction((tx) => adoptSteps(tx, id, steps))
  expect(await listSteps(server.deps.db, id)).toHaveLength(11_000)
})

test('what a finished film was made of is kept for its change also where a killed server had not come to it', async () => {
  const carla = await server.signUp()
  const { id } = (await carla.ask('POST', '/api/videos', ORDER)).body as Video
  const { db, config, clock, storage } = server.deps
  const [{ userId } = { userId: '' }] = await db
    .update(videos)
    .set({ status: 'completed', storageBytes: 10 })
    .where(eq(videos.id, id))
    .returning()
  const files = ['segments/a.mp4']
  const step = { step: 'segment', inputHash: 'x', data: { value: 1, sizes: [] }, files, tookMs: 1 }
  await db.insert(videoSteps).values({ ...step, videoId: id, createdAt: clock.now() })
  const folder = partsFolderOf(config, id)
  const leave = async () => {
    await mkdir(join(folder, 'segments'), { recursive: true })
    await writeFile(join(folder, 'segments', 'a.mp4'), 'a stretch')
  }
  const readRow = () => findVideo(db, id)
  // Killed before it took room, and once more behind that: the room is taken once.
  await leave()
  await clearLeftFilms(server.deps)
  const kept = await readRow()
  expect(kept).toMatchObject({ storageBytes: 19 })
  expect(kept?.partsKeptUntil?.getTime()).toBeGreaterThan(clock.now().getTime())
  await db.update(videos).set({ partsKeptUntil: clock.now() }).where(eq(videos.id, id))
  await storage.removeFolder(keptFolderOf({ userId, id }))
  await leave()
  await clearLeftFilms(server.deps)
  expect(await readRow()).toMatchObject({ storageBytes: 19 })
  expect(await text(storage.read(keptKey({ userId, id }, 'segments/a.mp4')))).toBe('a stretch')
  expect(existsSync(folder)).toBe(false)
})
