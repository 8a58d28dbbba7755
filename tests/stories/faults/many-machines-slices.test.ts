// @module-tag postgresql
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Video } from '@hookreel/contract'
import { frameSizeOf } from '@hookreel/film'
import { findFfmpeg, runFfmpeg } from '@hookreel/render'
import { makeFilm } from '@hookreel/studio'
import type { FilmInSlices } from '@hookreel/studio'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDb } from '../../../apps/server/src/platform/db/open-db.ts'
import { videos } from '../../../apps/server/src/schema.ts'
import { encodeInOnePiece } from '../../builders/encode-in-one-piece.ts'
import { followEvents } from '../follow-events.ts'
import { buildMachines, readLog } from './machines.ts'
import type { Machine, Machines } from './machines.ts'
import { isEnded, FULL_ORDER as ORDER, signUp, waitForVideo } from '../videos-server.ts'
import type { Person } from '../videos-server.ts'

const LONG = 1_500_000
vi.setConfig({ testTimeout: LONG, hookTimeout: LONG })
/** The shortest film is cut into three. */
const SLICE_SECONDS = '5'
let machines: Machines
let web: Machine
let workers: Machine[] = []
let anna: Person
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-sliced-'))
  machines = await buildMachines()
  web = await machines.start('web')
  workers = await Promise.all([startWorker(), startWorker()])
  anna = await signUp(web.url, 'anna@example.org')
})
afterAll(async () => {
  await machines?.end()
  await rm(folder, { recursive: true, force: true })
})

const startWorker = () => machines.start('worker', { SLICE_SECONDS })

async function order(title: string): Promise<string> {
  const { status, body } = await anna.call('POST', '/api/videos', { ...ORDER, title })
  expect(status).toBe(201)
  return (body as Video).id
}

/** What the machines finished of a film: step and key of each, in no order. */
function stepsOf(all: readonly Machine[], id: string): string[] {
  return all
    .flatMap((machine) => readLog(machine, 'step finished'))
    .filter(({ videoId }) => videoId === id)
    .map(({ step, inputHash }) => `${String(step)} ${String(inputHash)}`)
}
const isSlice = (step: string) => step.startsWith('slice ')
const slicersOf = (id: string) => workers.filter((worker) => stepsOf([worker], id).some(isSlice))
const keysOf = (id: string) => [...machines.store.objects.keys()].filter((key) => key.includes(id))
const foldersOf = (id: string) => workers.filter((worker) => existsSync(join(worker.dataDir, 'films', id)))

async function download(video: Video): Promise<string> {
  const { body } = await anna.call('GET', `/api/videos/${video.id}/file`)
  const file = join(folder, `${video.id}.mp4`)
  await writeFile(file, await (await fetch(web.url + (body as { url: string }).url)).bytes())
  return file
}

/** The same order with the same seed, made here in one piece. */
async function makeWhole(id: string): Promise<string> {
  const { db, close } = await openDb({ dataDir: folder, databaseUrl: machines.databaseUrl })
  const [row] = await db.select().from(videos).where(eq(videos.id, id))
  await close()
  if (!row) throw new Error('there is no such film')
  const { title, script, style, voiceId, duration, resolution, aspectRatio, format, seed, choices } = row
  const partsFolder = join(folder, 'parts')
  const film = await makeFilm(
    { title, script, style, voiceId, seconds: duration, resolution, aspectRatio, format, seed, choices },
    {
      memory: { recall: async () => undefined, remember: async () => undefined },
      ...{ partsFolder, sliceSeconds: 5 },
      report: () => undefined,
      signal: new AbortController().signal,
      frameSize: frameSizeOf(resolution, aspectRatio),
    },
  )
  // Nothing of it is remembered, so that its slices are missing.
  return encodeInOnePiece(film as FilmInSlices, partsFolder, join(folder, 'one-piece.mp4'))
}

/** The time stamps of the decoded frames, in frames. */
async function listStamps(file: string): Promise<number[]> {
  const args = ['-i', file, '-map', '0:v:0', '-f', 'framecrc', 'pipe:1']
  const { stdout } = await runFfmpeg(await findFfmpeg(), args)
  const lines = stdout.toString('latin1').split('\n')
  return lines.filter((line) => line.startsWith('0,')).map((line) => Number(line.split(',')[2]))
}

/** How like each other two films are: PSNR of all frames together in dB. */
async function compareFilms(one: string, other: string): Promise<number> {
  const graph = '[0:v]setpts=N[a];[1:v]setpts=N[b];[a][b]psnr'
  const args = ['-i', one, '-i', other, '-lavfi', graph, '-f', 'null', '-']
  const { stderr } = await runFfmpeg(await findFfmpeg(), args)
  const average = /average:([\d.]+|inf)/.exec(stderr)?.[1]
  return average === 'inf' ? 100 : Number(average)
}

/** Waits until frames of slices are being made. */
async function waitForSlices(id: string): Promise<void> {
  const isCut = () => stepsOf(workers, id).some((step) => step.startsWith('cut '))
  await expect.poll(isCut, { timeout: LONG }).toBe(true)
  const { progress } = await waitForVideo(anna, id, ({ progress }) => progress?.step === 'render', LONG)
  const isFurther = (video: Video) => (video.progress?.percent ?? 100) > (progress?.percent ?? 0)
  await waitForVideo(anna, id, isFurther, LONG)
}

test('a long film is made by both workers, and is the one that is made in one piece', async () => {
  const page = await followEvents(web.url, anna)
  const id = await order('In slices')
  const video = await waitForVideo(anna, id, isEnded, LONG)
  expect(video).toMatchObject({ status: 'completed', failure: null })
  const steps = stepsOf(workers, id)
  expect(steps).toEqual([...new Set(steps)])
  expect(steps.filter(isSlice).length).toBeGreaterThanOrEqual(3)
  expect(slicersOf(id)).toHaveLength(2)
  const told = page.events.filter(({ name }) => name === 'video').map(({ data }) => data as Video)
  const percents = told.flatMap(({ progress }) => progress?.percent ?? [])
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  page.close()

  const file = await download(video)
  const stamps = await listStamps(file)
  expect(stamps).toEqual(stamps.map((_, n) => n))
  expect(stamps).toHaveLength(Math.round((video.durationSeconds ?? 0) * 30))
  // By its seed 44.8 to 46 dB: the edges of large words are encoded a little otherwise from each new beginning.
  expect(await compareFilms(file, await makeWhole(id))).toBeGreaterThanOrEqual(41)
  expect(keysOf(id).filter((key) => key.includes('parts'))).toEqual([])
  expect(foldersOf(id)).toEqual([])
})

test('a film that is cancelled in slices stops on every machine, and leaves nothing', async () => {
  const id = await order('Cancelled')
  await waitForSlices(id)
  expect((await anna.call('POST', `/api/videos/${id}/cancel`)).status).toBe(200)
  await expect.poll(() => foldersOf(id), { timeout: 30_000 }).toEqual([])
  await expect.poll(() => keysOf(id), { timeout: 30_000 }).toEqual([])
  expect((await anna.call('GET', '/api/credits')).body).toMatchObject({ balance: 75 })
})

test('a worker that is killed in a slice has that one alone made again', async () => {
  const id = await order('Killed')
  await waitForSlices(id)
  const before = stepsOf(workers, id)
  await workers[0]?.kill()
  const video = await waitForVideo(anna, id, isEnded, LONG)
  expect(video).toMatchObject({ status: 'completed' })
  const steps = stepsOf(workers, id)
  expect(steps).toEqual([...new Set(steps)])
  expect(steps).toEqual(expect.arrayContaining(before))
  expect((await anna.call('GET', '/api/credits')).body).toMatchObject({ balance: 50 })
  const stamps = await listStamps(await download(video))
  expect(stamps).toEqual(stamps.map((_, n) => n))
})
