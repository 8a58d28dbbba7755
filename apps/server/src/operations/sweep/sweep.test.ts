import { DAY_SECONDS } from '@hookreel/contract'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeS3 } from '../../../../../tests/fakes/s3.ts'
import type { FakeS3 } from '../../../../../tests/fakes/s3.ts'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { readConfig } from '../../config/config.ts'
import { exports, profiles, uploads, videos, videoSteps } from '../../schema.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import type { Storage } from '../../platform/storage/open-storage.ts'
import { buildDataDir } from '../../../../../tests/builders/build-db.ts'
import { buildSettings, readId } from '../../../../../tests/builders/build-settings.ts'
import { buildVideoRow, ORDER, writeFinishedFilm } from '../../../../../tests/builders/build-video.ts'
import { completeVideo } from '../../videos/renders/complete-video.ts'
import { failVideo } from '../../videos/renders/fail-video.ts'
import { endQuarantine } from '../backups/quarantine.ts'
import { sweepFiles } from './sweep-files.ts'
import type { SweepTask } from './sweep-files.ts'
import { sweepThisMachine } from './sweep-this-machine.ts'

describe.each(['the disk', 'an object store'])('a sweep of %s', (place) => {
  let server: BuiltServer
  let store: FakeS3
  let storage: Storage
  let anna: Client
  let userId: string

  beforeAll(async () => {
    server = (await buildSettings()).server
    store = await startFakeS3()
    const isDisk = place === 'the disk'
    storage = isDisk ? server.deps.storage : openStorage('', readConfig(store.settings).machines.s3)
  })
  afterAll(async () => {
    await server?.close()
    await store?.close()
  })
  beforeEach(async () => {
    anna = await server.signUp()
    userId = await readId(anna)
    for await (const { key } of storage.list()) await storage.remove(key)
  })

  const deps = () => ({ ...server.deps, storage })
  /** As it would run a while after what was written just now. */
  const sweepAfter = (seconds: number, task: SweepTask = 'delete') => {
    const { clock } = server.deps
    const later = { now: () => new Date(clock.now().getTime() + seconds * 1000) }
    return sweepFiles({ ...deps(), clock: later }, task)
  }
  const list = async () => {
    const keys: string[] = []
    for await (const { key } of storage.list()) keys.push(key)
    return keys
  }
  const put = async (...keys: string[]) => {
    for (const key of keys) await storage.putBytes(key, Buffer.from('some bytes'))
  }
  async function claim() {
    const { id } = (await anna.ask('POST', '/api/videos', ORDER)).body as { id: string }
    const [video] = await server.deps.db
      .update(videos)
      .set({ status: 'processing', claim: `job ${id}` })
      .where(eq(videos.id, id))
      .returning()
    if (!video) throw new Error('nobody could take the film')
    const film = await writeFinishedFilm(server.deps.config.dataDir, id)
    return { id, video, film }
  }

  test('takes what an order left that was cancelled while its files were put into the storage', async () => {
    const { id, video, film } = await claim()
    let isCancelled = false
    // Another machine cancels it: it stops nobody here, and deletes the files before they are there.
    const cancelling: Storage = {
      ...storage,
      putFile: async (key, file) => {
        if (!isCancelled) await failVideo(deps(), id, { code: 'cancelled', message: 'You cancelled it.' })
        isCancelled = true
        // The film lies on this machine, which that one does not reach.
        await writeFinishedFilm(server.deps.config.dataDir, id)
        await storage.putFile(key, file)
      },
    }
    expect(await completeVideo({ ...deps(), storage: cancelling }, video, film)).toBe(false)
    const left = await list()
    expect(left).toHaveLength(4)
    // It may be under way.
    expect(await sweepAfter(DAY_SECONDS - 600)).toMatchObject({ young: 4, orphans: { count: 0 } })
    expect(await list()).toEqual(left)
    // Looked at, and not touched.
    expect((await sweepAfter(DAY_SECONDS + 600, 'list')).orphans.keys).toEqual(left)
    expect(await list()).toEqual(left)
    expect((await sweepAfter(DAY_SECONDS + 600)).orphans).toMatchObject({ count: 4, bytes: 24, keys: left })
    expect(await list()).toEqual([])
  })

  test('leaves every file that a row knows, also one that was written just before its row', async () => {
    const { id, video, film } = await claim()
    const folder = `user-videos/${userId}`
    await put(`${folder}/${id}.scene-0.jpg`, `${folder}/${id}.parts/voice/one.wav`)
    expect((await sweepAfter(2 * DAY_SECONDS)).orphans.count).toBe(0)
    expect(await completeVideo(deps(), video, film)).toBe(true)
    await put(`${folder}/${id}.download-1.mp4`, `${folder}/${id}.post-1.mp4`)
    const late = crypto.randomUUID()
    await put(`${folder}/${late}.mp4`)
    let isWritten = false
    const slow: Storage = {
      ...storage,
      // The row comes between the listing and the look at the rows.
      list: async function* () {
        yield* storage.list()
        if (!isWritten)
          await server.deps.db.insert(videos).values(buildVideoRow(userId, { id: late, status: 'generated' }))
        isWritten = true
      },
    }
    const { clock } = server.deps
    const later = { now: () => new Date(clock.now().getTime() + 2 * DAY_SECONDS * 1000) }
    const { orphans } = await sweepFiles({ ...deps(), storage: slow, clock: later }, 'delete')
    expect(orphans.keys.filter((key) => !key.includes('scene-'))).toEqual([])
    expect(await list()).toContain(`${folder}/${late}.mp4`)
    expect((await list()).filter((key) => key.includes(id))).toHaveLength(6)
    // What the films take stands in their rows now.
    const [row] = await server.deps.db.select().from(videos).where(eq(videos.id, id))
    expect(row?.storageBytes).toBe(4 * 6 + 2 * 10)
  })

  test('takes what a film was made of when its time is over, and counts what is left', async () => {
    const { id, video, film } = await claim()
    const partsFolder = join(server.deps.config.dataDir, 'films', id)
    await mkdir(join(partsFolder, 'segments'), { recursive: true })
    await writeFile(join(partsFolder, 'segments/one.mp4'), 'a stretch')
    const step = { videoId: id, step: 'segment', data: {} }
    await server.deps.db.insert(videoSteps).values([
      { ...step, inputHash: 'one', files: ['segments/one.mp4'] },
      { ...step, inputHash: 'unused', files: ['no'] },
    ])
    expect(await completeVideo(deps(), video, film, ['one'])).toBe(true)
    const kept = `user-videos/${userId}/${id}.kept/segments/one.mp4`
    const bytesOf = async () => {
      const [row] = await server.deps.db.select().from(videos).where(eq(videos.id, id))
      return row?.storageBytes
    }
    expect(await list()).toContain(kept)
    expect(await bytesOf()).toBe(4 * 6 + 9)
    expect((await sweepAfter(13 * DAY_SECONDS)).orphans.count).toBe(0)
    expect((await sweepAfter(15 * DAY_SECONDS)).orphans.keys).toEqual([kept])
    expect(await list()).not.toContain(kept)
    expect(await bytesOf()).toBe(4 * 6)
  })

  test('takes files whose rows are gone, of every kind, and leaves what it does not know', async () => {
    const nobody = crypto.randomUUID()
    const orphans = [
      `storyboards/${nobody}/${nobody}.layer.jpg`,
      `uploads/${nobody}/${nobody}/0-300000`,
      `user-exports/${nobody}/${nobody}.zip`,
      // The row is somebody else's.
      `user-videos/${nobody}/${(await claim()).id}.mp4`,
      `user-videos/${nobody}/paid/voice.wav`,
    ]
    const [failed] = await server.deps.db
      .insert(uploads)
      .values({ id: nobody, userId, fileName: 'a.mp4', sizeBytes: 9, state: 'failed' })
      .returning()
    const [waiting] = await server.deps.db.insert(exports).values({ userId }).returning()
    const kept = [`keep/me.txt`, `user-exports/${userId}/${waiting?.id}.zip`].toSorted()
    await put(...orphans, `uploads/${userId}/${failed?.id}/0-9`, ...kept)
    const sweep = await sweepAfter(DAY_SECONDS + 60)
    expect(sweep.orphans.count).toBe(6)
    expect(sweep.strange).toEqual({ count: 1, keys: ['keep/me.txt'] })
    expect((await list()).toSorted()).toEqual(kept)
  })

  test('of another database than the storage is of leaves the files of accounts that it does not know', async () => {
    const others = [crypto.randomUUID(), crypto.randomUUID()]
    const films = others.map((id) => `user-videos/${id}/${crypto.randomUUID()}.mp4`)
    const own = `user-videos/${userId}/${crypto.randomUUID()}.mp4`
    const { dataDir } = server.deps.config
    const work = `storyboards/${crypto.randomUUID()}/sent.jpg`
    await put(...films, own)
    await mkdir(dirname(join(dataDir, work)), { recursive: true })
    await writeFile(join(dataDir, work), 'a picture')
    const sweep = await sweepAfter(DAY_SECONDS + 600)
    expect(sweep.strangers).toEqual({ accounts: 2, count: 2, keys: films.toSorted() })
    expect(sweep.orphans.keys).toEqual([own])
    expect((await list()).toSorted()).toEqual(films.toSorted())
    expect(existsSync(join(dataDir, work))).toBe(true)
    // Its operator looked, and wants it.
    const { clock } = server.deps
    const later = { now: () => new Date(clock.now().getTime() + (DAY_SECONDS + 600) * 1000) }
    await sweepFiles({ ...deps(), clock: later }, 'delete all')
    expect(await list()).toEqual([])
    expect(existsSync(join(dataDir, work))).toBe(false)
  })

  test('deletes nothing while accounts are held since a restore: what came after the backup has no rows', async () => {
    const film = `user-videos/${userId}/${crypto.randomUUID()}.mp4`
    await put(film)
    const { db } = server.deps
    await db
      .update(profiles)
      .set({ disabledAt: new Date(), disabledFor: 'restore' })
      .where(eq(profiles.id, userId))
    expect(await sweepAfter(DAY_SECONDS + 600)).toMatchObject({ isHeld: true, orphans: { keys: [film] } })
    expect(await list()).toEqual([film])
    await endQuarantine(db, ['accounts'])
    expect(await sweepAfter(DAY_SECONDS + 600)).toMatchObject({ isHeld: false })
    expect(await list()).toEqual([])
  })

  test('names rows whose files are not there, and leaves them', async () => {
    const { id, video, film } = await claim()
    await completeVideo(deps(), video, film)
    await storage.remove(`user-videos/${userId}/${id}.jpg`)
    const sweep = await sweepAfter(60)
    expect(sweep.missing.filter(({ row }) => row === `video ${id}`)).toEqual([
      { row: `video ${id}`, key: `user-videos/${userId}/${id}.jpg` },
    ])
    expect(await server.deps.db.select().from(videos).where(eq(videos.id, id))).toMatchObject([
      { status: 'completed' },
    ])
  })

  test('takes work that nobody does any more, and unfinished files, when they are older than a day', async () => {
    const { dataDir } = server.deps.config
    const nobody = crypto.randomUUID()
    const { id } = await claim()
    const old = [
      ...[`films/${nobody}/voice.wav`, `storyboards/${nobody}/layer.jpg`, `uploads/${nobody}.mp4`],
      ...['exports/export-1/export.zip', 'downloads/download-1/in.mp4', `films/${id}/.writing-1.mp4`],
      `storage/user-videos/x.mp4.putting-00000000-1-1`,
      // A hundred megabytes each, of whoever sent one when the server was killed.
      ...['checks/check-1/file', `films/${id}/.sent-1`, `films/${id}/.clip-1.clean`],
    ]
    const kept = `films/${id}/voice.wav`
    for (const path of [...old, kept]) {
      await mkdir(dirname(join(dataDir, path)), { recursive: true })
      await writeFile(join(dataDir, path), 'work')
    }
    expect((await sweepAfter(600)).work).toEqual([])
    await sweepAfter(DAY_SECONDS + 600)
    expect([...old, kept].filter((path) => existsSync(join(dataDir, path)))).toEqual([kept])
  })

  test('is done by every machine for its own disk, also of a film that another one made', async () => {
    const own = await buildDataDir()
    const { id, video, film } = await claim()
    const { id: making } = await claim()
    const gone = [`uploads/${crypto.randomUUID()}`, `films/${id}/voice.wav`]
    const kept = `films/${making}/voice.wav`
    for (const path of [...gone, kept]) {
      await mkdir(dirname(join(own, path)), { recursive: true })
      await writeFile(join(own, path), 'work')
    }
    await completeVideo(deps(), video, film)
    const { clock, config } = server.deps
    const later = { now: () => new Date(clock.now().getTime() + (DAY_SECONDS + 600) * 1000) }
    await sweepThisMachine({ ...deps(), clock: later, config: { ...config, dataDir: own } })
    expect([...gone, kept].filter((path) => existsSync(join(own, path)))).toEqual([kept])
    // A folder of another installation, as a start with an empty database finds it.
    const theirs = `storage/user-videos/${crypto.randomUUID()}/film.mp4`
    const picture = `storyboards/${crypto.randomUUID()}/sent.jpg`
    for (const path of [theirs, picture]) {
      await mkdir(dirname(join(own, path)), { recursive: true })
      await writeFile(join(own, path), 'of others')
    }
    await sweepThisMachine({ ...deps(), clock: later, config: { ...config, dataDir: own } })
    expect(existsSync(join(own, picture))).toBe(true)
    await rm(own, { recursive: true })
  })
})
