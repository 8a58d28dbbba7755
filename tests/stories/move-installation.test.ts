// @module-tag postgresql
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Video } from '@hookreel/contract'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { buildPostgres } from '../builders/build-postgres.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { moveInstallation } from '../../apps/server/src/main/move-installation.ts'
import { startFakeS3 } from '../fakes/s3.ts'
import type { FakeS3 } from '../fakes/s3.ts'
import {
  isEnded,
  makeDataDir,
  makeEmptyDataDir,
  ORDER,
  signUp,
  startStoryServer,
  waitForVideo,
} from './videos-server.ts'
import type { Person } from './videos-server.ts'

/** For machines that do much else: every wait is for a state, none for a time. */
const LONG = 1_500_000
vi.setConfig({ testTimeout: LONG, hookTimeout: LONG })
const log = createLog(
  () => undefined,
  () => new Date(0),
)
let folder: Awaited<ReturnType<typeof makeDataDir>>
let store: FakeS3
let databaseUrl: string
let anna: Person
let finished: Video
let underWay: Video
let before: unknown[]

const environment = () => ({ DATA_DIR: folder.dataDir, DATABASE_URL: databaseUrl, ...store.settings })
const move = (said: string[] = []) => moveInstallation(environment(), log, (line) => said.push(line))

/** What a person sees of their things. */
async function readAll(person: Person): Promise<unknown[]> {
  const paths = ['/api/profile', '/api/credits', '/api/ideas']
  return Promise.all(paths.map(async (path) => (await person.call('GET', path)).body))
}

beforeAll(async () => {
  folder = await makeDataDir()
  store = await startFakeS3()
  databaseUrl = await buildPostgres(inject('postgresUrl'))
  const server = await startStoryServer(folder.dataDir)
  anna = await signUp(server.url, 'anna@example.org')
  await anna.call('POST', '/api/ideas/generate', { prompt: 'facts about the moon – “größer”', count: 3 })
  const order = async () => (await anna.call('POST', '/api/videos', ORDER)).body as Video
  finished = await waitForVideo(anna, (await order()).id, isEnded, LONG)
  underWay = await waitForVideo(
    anna,
    (await order()).id,
    (video) => (video.progress?.percent ?? 0) > 25,
    LONG,
  )
  before = await readAll(anna)
  await server.kill()
})
afterAll(async () => {
  await store?.close()
  await folder?.remove()
})

describe('an installation on one machine', () => {
  test('is not moved while its server runs, without its secret, or to where something is already', async () => {
    const other = await makeEmptyDataDir()
    await expect(
      moveInstallation({ ...environment(), DATA_DIR: other.dataDir }, log, () => undefined),
    ).rejects.toThrow('There is no installation')
    await other.remove()
    const wrong = { ...environment(), SECRET: 'x'.repeat(40) }
    await expect(moveInstallation(wrong, log, () => undefined)).rejects.toThrow('SECRET differs')
    const server = await startStoryServer(folder.dataDir)
    await expect(move()).rejects.toThrow('already running')
    await server.kill()
    const used = await buildPostgres(inject('postgresUrl'))
    const theirs = await makeEmptyDataDir()
    const somebody = await startStoryServer(theirs.dataDir, { DATABASE_URL: used })
    await signUp(somebody.url, 'somebody@example.org')
    await somebody.stop()
    await theirs.remove()
    const onto = { ...environment(), DATABASE_URL: used }
    await expect(moveInstallation(onto, log, () => undefined)).rejects.toThrow('The target is not empty')
  })

  test('goes on with a move that was interrupted, and proves that nothing is lost', async () => {
    let puts = 0
    store.disturb((method) => {
      puts += method === 'PUT' ? 1 : 0
      return puts > 2 && method === 'PUT' ? { type: 'status', status: 500 } : undefined
    })
    await expect(move()).rejects.toThrow()
    store.disturb(undefined)
    const said: string[] = []
    const moved = await move(said)
    expect(moved.tables.find(({ name }) => name === 'videos')?.rows).toBe(2)
    expect(moved.tables.find(({ name }) => name === 'credit_entries')?.rows).toBeGreaterThan(3)
    expect(moved.files?.files).toBe([...store.objects.keys()].length)
    expect(moved.jobs).toBeGreaterThan(0)
    expect(said).toContainEqual(
      expect.stringMatching(/^videos: 2 rows, [0-9a-f]{32}, the same on both sides$/),
    )
    await expect(move()).rejects.toThrow('The target is not empty')
    // The source stays as it was.
    expect(existsSync(join(folder.dataDir, 'db'))).toBe(true)
  })

  test('goes on there: people are signed in, see their things, play their films, and get those under way', async () => {
    const elsewhere = await makeEmptyDataDir()
    const secret = readFileSync(join(folder.dataDir, 'secret'), 'utf8').trim()
    const settings = { DATABASE_URL: databaseUrl, SECRET: secret, ...store.settings }
    const server = await startStoryServer(elsewhere.dataDir, settings)
    anna.follow(server.url)
    expect(await readAll(anna)).toEqual(before)
    const link = await anna.call('GET', `/api/videos/${finished.id}/file`)
    const file = await fetch(server.url + (link.body as { url: string }).url)
    expect((await file.bytes()).length).toBe(finished.fileSize)
    expect(await waitForVideo(anna, underWay.id, isEnded, LONG)).toMatchObject({ status: 'completed' })
    // The steps that were finished on the other machine are not done again.
    expect(server.stderr()).not.toMatch(/"step finished".*"step":"voice"/)
    const next = await anna.call('POST', '/api/videos', ORDER)
    expect(next.status).toBe(201)
    await anna.call('POST', `/api/videos/${(next.body as Video).id}/cancel`)
    await server.stop()
    await elsewhere.remove()
  })
})
