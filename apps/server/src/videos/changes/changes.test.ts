import { HOUR_MS } from '@hookreel/contract'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { DataExport, LengthEstimate, Storyboard, Video } from '@hookreel/contract'
import { nameOwnClip } from '@hookreel/film'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer, openIdleQueue, type BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { ORDER } from '../../../../../tests/builders/build-video.ts'
import { purgeDeletions } from '../../deletions/purge-deletions.job.ts'
import { makeExport } from '../../personal-data/exports/make-export.job.ts'
import { listExportFiles } from '../../personal-data/exports/write-export-texts.ts'
import { videos, videoSteps } from '../video-schema.ts'
import { keptFolderOf, keptKey } from '../video-files.ts'

type User = Awaited<ReturnType<BuiltServer['signUp']>>
type Answered<Body> = { status: number; body: Body }

const LONG = 'The quiet ocean holds far more water than anybody could ever measure with a bucket. '
  .repeat(46)
  .trim()

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer({ openQueue: openIdleQueue() })
})
afterAll(() => server.close())

/** A film of this user that is finished, and of which something is kept. */
async function finishFilm(user: User, scenes?: object[]): Promise<Video> {
  const { body } = (await user.ask('POST', '/api/videos', {
    ...ORDER,
    duration: 'script',
  })) as Answered<Video>
  const { db, clock } = server.deps
  const storyboard = { id: 'gone', about: { title: 'Space', script: 'Space.' }, pace: null, silences: null }
  await db
    .update(videos)
    .set({
      status: 'completed',
      partsKeptUntil: new Date(clock.now().getTime() + HOUR_MS),
      ...(scenes && { choices: JSON.parse(JSON.stringify({ storyboard: { ...storyboard, scenes } })) }),
    })
    .where(eq(videos.id, body.id))
  const step = { step: 'segment', inputHash: 'x', data: { value: 1, sizes: [] }, files: [], tookMs: 1 }
  await db.insert(videoSteps).values({ ...step, videoId: body.id, createdAt: clock.now() })
  return body
}

const openStoryboard = async (user: User, film: Video) =>
  (await user.ask('POST', `/api/videos/${film.id}/storyboard`)) as Answered<Storyboard>

describe('the price of a change', () => {
  test('of one scene that is a whole new film is that of the film, told and held', async () => {
    const user = await server.signUp()
    const film = await finishFilm(user)
    const { body: board } = await openStoryboard(user, film)
    const [{ id, seed } = { id: '', seed: 0 }] = board.scenes
    await user.ask('PATCH', `/api/storyboards/${board.id}`, {
      scenes: [{ id, seed, narration: LONG, upload: null }],
    })
    const { style, resolution, aspectRatio, voiceId } = ORDER
    const order = { script: LONG, voiceId, duration: 'script' }
    const look = { of: film.id, storyboardId: board.id, style, resolution, aspectRatio }
    const whole = (await user.ask('POST', '/api/videos/estimate', order)) as Answered<LengthEstimate>
    const told = (await user.ask('POST', '/api/videos/estimate', {
      ...order,
      change: look,
    })) as Answered<LengthEstimate>
    expect(told.body).toMatchObject({ credits: whole.body.credits })
    expect(whole.body.credits).toBeGreaterThan(75)
    const ordered = await user.ask('POST', '/api/videos', {
      ...{ ...ORDER, ...order },
      ...{ storyboardId: board.id, changeOf: film.id },
    })
    expect(ordered.body).toMatchObject({ error: { code: 'insufficient_credits' } })
  })
})

test('of a film that is deleted before its turn is given up, and its credits come back', async () => {
  const user = await server.signUp()
  const film = await finishFilm(user)
  const { body: board } = await openStoryboard(user, film)
  const balance = async () => ((await user.ask('GET', '/api/credits')).body as { balance: number }).balance
  const before = await balance()
  const ordered = (await user.ask('POST', '/api/videos', {
    ...{ ...ORDER, duration: 'script', storyboardId: board.id, changeOf: film.id },
  })) as Answered<Video>
  expect(ordered).toMatchObject({ status: 201, body: { status: 'queued', changeOf: film.id } })
  expect(await balance()).toBeLessThan(before)
  expect((await user.ask('DELETE', `/api/videos/${film.id}`)).status).toBe(200)
  server.wait(86_400)
  await purgeDeletions(server.deps)
  expect((await user.ask('GET', `/api/videos/${ordered.body.id}`)).body).toMatchObject({
    status: 'failed',
    failure: { code: 'cancelled', message: 'The film that this changes was deleted.' },
  })
  expect(await balance()).toBe(before)
})

test('what a film was made of is kept until a change that waits has had its turn, as its price rests on it', async () => {
  const user = await server.signUp()
  const film = await finishFilm(user)
  const { body: board } = await openStoryboard(user, film)
  const { db, clock } = server.deps
  const readUntil = async () => {
    const [row] = await db.select({ until: videos.partsKeptUntil }).from(videos).where(eq(videos.id, film.id))
    return (row?.until?.getTime() ?? 0) - clock.now().getTime()
  }
  expect(await readUntil()).toBeLessThanOrEqual(HOUR_MS)
  const order = { ...ORDER, duration: 'script', storyboardId: board.id, changeOf: film.id }
  expect((await user.ask('POST', '/api/videos', order)).status).toBe(201)
  expect(await readUntil()).toBeGreaterThan(40 * HOUR_MS)
})

test('an order that would take more than was shown is refused with its price, and takes that once it is agreed to', async () => {
  const user = await server.signUp()
  const order = (atMostCredits: number) => user.ask('POST', '/api/videos', { ...ORDER, atMostCredits })
  const refused = await order(5)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    error: {
      code: 'price_changed',
      message: 'This costs 25 credits, not 5. Nothing was ordered yet.',
      details: { credits: 25 },
    },
  })
  expect((await user.ask('GET', '/api/credits')).body).toMatchObject({ balance: 100 })
  expect((await order(25)).body).toMatchObject({ credits: 25 })
  // What costs less than was shown costs less.
  expect((await order(60)).body).toMatchObject({ credits: 25 })
})

describe('opening the storyboard of a finished film', () => {
  const PICTURE_BYTES = 1_000_000
  const PICTURES = 4
  /** So many that a few previews of them are all that a free account has room for. */
  const SCENES = 130
  const MAX_OPENED = 16

  const listStored = async (userId: string) =>
    (await readdir(join(server.deps.config.dataDir, 'storage', 'storyboards', userId)).catch(() => [])).length
  const readStored = async (user: User) =>
    (await user.ask('GET', '/api/storage')).body as { storedBytes: number }

  test('counts what it copies, and leaves nothing behind when it is refused', async () => {
    const user = await server.signUp()
    const uploads = Array.from({ length: PICTURES }, (_, n) => `uploads/${String(n).padStart(32, '0')}.jpg`)
    const film = await finishFilm(
      user,
      Array.from({ length: SCENES }, (_, n) => ({
        ...{ narration: `Words number ${n}.`, upload: uploads[n] ?? null, description: null },
        drawing: { seed: n, index: n, sceneCount: SCENES, earlierSubjects: [] },
      })),
    )
    const userId = ((await user.ask('GET', '/api/profile')).body as { id: string }).id
    for (const part of uploads)
      await server.deps.storage.putBytes(
        keptKey({ userId, id: film.id }, part),
        new Uint8Array(PICTURE_BYTES),
      )

    const before = (await readStored(user)).storedBytes
    const statuses: number[] = []
    for (let n = 0; n < MAX_OPENED && statuses.at(-1) !== 507; n += 1) {
      const { status } = await openStoryboard(user, film)
      statuses.push(status)
      const opened = statuses.filter((one) => one === 200).length
      expect(await listStored(userId)).toBe(opened * PICTURES)
      expect((await readStored(user)).storedBytes - before).toBe(opened * PICTURES * PICTURE_BYTES)
    }
    expect(statuses).toContain(200)
    expect(statuses.at(-1)).toBe(507)
  })
})

test('pictures and clips that were sent for scenes are in the export, each once: of storyboards and of films', async () => {
  const user = await server.signUp()
  const userId = ((await user.ask('GET', '/api/profile')).body as { id: string }).id
  const clip = nameOwnClip('b'.repeat(32), true)
  const [kept, gone] = ['a', 'c'].map((letter) => `uploads/${letter.repeat(32)}.jpg`)
  const sceneOf = (upload: string | null | undefined, index: number) => ({
    ...{ narration: `Words number ${index}.`, upload: upload ?? null, description: null },
    drawing: { seed: index, index, sceneCount: 3, earlierSubjects: [] },
  })
  const film = await finishFilm(user, [kept, clip, null].map(sceneOf))
  // Of this one nothing is kept any more.
  await finishFilm(user, [sceneOf(gone, 0)])
  const put = (part: string, bytes: string) =>
    server.deps.storage.putBytes(keptKey({ userId, id: film.id }, part), Buffer.from(bytes))
  await put(kept ?? '', 'a picture')
  await put(clip, 'a clip!')
  const list = async (whose = userId) =>
    (await listExportFiles(server.deps, whose)).filter(({ name }) => name.startsWith('pictures/'))
  const expected = [
    { name: `pictures/${film.title} aaaaaaaa.jpg`, size: 9 },
    { name: `pictures/${film.title} bbbbbbbb.mp4`, size: 7 },
  ]
  const sizes = async () => (await list()).map(({ name, size }) => ({ name, size }))
  expect(await sizes()).toEqual(expected)

  // Its storyboard has them once more; without the film they are its own.
  expect((await openStoryboard(user, film)).status).toBe(200)
  expect(await sizes()).toEqual(expected)
  await server.deps.storage.removeFolder(keptFolderOf({ userId, id: film.id }))
  expect(await sizes()).toEqual(expected)

  const { body } = (await user.ask('POST', '/api/exports')) as Answered<DataExport>
  await makeExport(server.deps, { exportId: body.id })
  const zip = await buffer(server.deps.storage.read(`user-exports/${userId}/${body.id}.zip`))
  expect(zip.includes('a picture')).toBe(true)
  expect(zip.includes('a clip!')).toBe(true)

  const other = await server.signUp()
  const { id } = (await other.ask('GET', '/api/profile')).body as { id: string }
  expect(await list(id)).toEqual([])
})

test('of a film that was cancelled nothing is kept that nobody was paid for', async () => {
  const user = await server.signUp()
  const film = await finishFilm(user)
  await server.deps.db.update(videos).set({ status: 'queued' }).where(eq(videos.id, film.id))
  const countSteps = () => server.deps.db.$count(videoSteps, eq(videoSteps.videoId, film.id))
  expect(await countSteps()).toBe(1)
  expect((await user.ask('POST', `/api/videos/${film.id}/cancel`)).status).toBe(200)
  expect(await countSteps()).toBe(0)
})
