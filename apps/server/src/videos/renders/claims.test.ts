import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, openIdleQueue, type BuiltServer } from '../../../../../tests/builders/build-server.ts'
import type { JobTry } from '../../platform/jobs/define-job.ts'
import { ORDER, writeFinishedFilm } from '../../../../../tests/builders/build-video.ts'
import { completeVideo } from './complete-video.ts'
import { failVideo } from './fail-video.ts'
import { makeVideo } from './make-video.job.ts'
import { claimVideo, countAttempt, forgetStarts, saveProgress } from './making.queries.ts'
import { adoptSteps, listSteps, saveStep } from './steps.queries.ts'
import { paidKey, partsFolderOf } from '../video-files.ts'
import { findVideo } from '../videos.queries.ts'
import type { VideoRow } from '../videos.queries.ts'
import { describeOnDatabases } from '../../../../../tests/describe-on-databases.ts'

const JOB: Omit<JobTry, 'id' | 'claim'> = {
  signal: new AbortController().signal,
  isLastTry: false,
  triesBefore: 0,
  isHeld: async () => false,
}
const progress = { step: 'render', percent: 50, remainingSeconds: 9 } as const

describeOnDatabases('a film that two workers took, on %s', (postgresUrl) => {
  let server: BuiltServer
  beforeAll(async () => {
    server = await buildServer({
      postgresUrl,
      openQueue: openIdleQueue(),
    })
  })
  afterAll(() => server?.close())

  async function order(): Promise<{ id: string; balance: () => Promise<unknown> }> {
    const anna = await server.signUp()
    const made = await anna.ask('POST', '/api/videos', ORDER)
    expect(made.status).toBe(201)
    const balance = async () => ((await anna.ask('GET', '/api/credits')).body as { balance: number }).balance
    return { id: (made.body as { id: string }).id, balance }
  }

  async function read(id: string): Promise<VideoRow> {
    const row = await findVideo(server.deps.db, id)
    if (!row) throw new Error('the video is gone')
    return row
  }

  async function claim(before: VideoRow, name: string): Promise<VideoRow> {
    const row = await claimVideo(server.deps.db, before, name, new Date())
    if (!row) throw new Error('the claim was refused')
    return row
  }

  test('never goes back, whatever its worker had read of it', async () => {
    const { db } = server.deps
    const claimed = await claim(await read((await order()).id), 'job-1 0')
    const saved: unknown[] = []
    for (const percent of [74.8, 67.2, 75]) {
      const row = await saveProgress(db, claimed, { ...progress, percent }, new Date())
      saved.push(row?.progress?.percent)
    }
    expect(saved).toEqual([74.8, 74.8, 75])
    expect((await read(claimed.id)).progress).toEqual({ ...progress, percent: 75 })
  })

  test('is written about by the one that has it alone', async () => {
    const { deps } = server
    const { id, balance } = await order()
    const first = await claim(await read(id), 'job-1 0')
    const second = await claim(await read(id), 'job-1 1')
    expect(await saveProgress(deps.db, first, progress, new Date())).toBeUndefined()
    expect(await countAttempt(deps.db, first)).toBe(0)
    expect(await failVideo(deps, id, { code: 'render_failed', message: 'It failed.' }, first)).toBeUndefined()
    const film = await writeFinishedFilm(deps.config.dataDir, id)
    await completeVideo(deps, first, film)
    expect(await read(id)).toMatchObject({ status: 'processing', claim: 'job-1 1', attempts: 0 })
    expect(await deps.storage.findSize(`user-videos/${second.userId}/${id}.mp4`)).toBeUndefined()
    expect(await saveProgress(deps.db, second, progress, new Date())).toMatchObject({ progress })
    await completeVideo(deps, second, film)
    await completeVideo(deps, second, film)
    expect(await read(id)).toMatchObject({ status: 'completed' })
    expect(await balance()).toBe(75)
  })

  test('remembers when it is finished what it was made of, and of what it took over nothing else', async () => {
    const { deps } = server
    const { id } = await order()
    const video = await claim(await read(id), 'job-1 0')
    const step = (inputHash: string) => {
      return { step: 'voice', inputHash, result: { data: {}, files: [], tookMs: 1 } }
    }
    await deps.db.transaction((tx) => adoptSteps(tx, id, [step('used'), step('not used')]))
    await saveStep(deps.db, id, step('made'))
    await completeVideo(deps, video, await writeFinishedFilm(deps.config.dataDir, id), ['used'])
    expect((await listSteps(deps.db, id)).map(({ inputHash }) => inputHash).toSorted()).toEqual([
      'made',
      'used',
    ])
  })

  test('has failed when what services were paid for is put aside, and not before', async () => {
    const { deps } = server
    const { id } = await order()
    const video = await claim(await read(id), 'job-1 0')
    const file = join(partsFolderOf(deps.config, id), 'photos/a.jpg')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, 'a paid picture')
    const result = { data: {}, files: ['photos/a.jpg'], tookMs: 1 }
    await saveStep(deps.db, id, { step: 'photos', inputHash: 'paid', result })
    const statuses: string[] = []
    const putFile = async (key: string, from: string) => {
      statuses.push((await read(id)).status)
      await deps.storage.putFile(key, from)
    }
    const watching = { ...deps, storage: { ...deps.storage, putFile } }
    await failVideo(watching, id, { code: 'voice_failed', message: 'It failed.' }, video)
    expect(statuses).toEqual(['processing'])
    expect(await read(id)).toMatchObject({ status: 'failed', storageBytes: 14 })
    expect(await deps.storage.findSize(paidKey(video.userId, 'photos/a.jpg'))).toBe(14)
  })

  test('that ended its makers five times fails at the sixth, with the reason and its credits back', async () => {
    const { deps } = server
    const { id, balance } = await order()
    // Each of them is killed with its server: nothing is written after the claim.
    for (let life = 0; life < 5; life += 1) await claim(await read(id), `job-1 ${life}`)
    expect(await balance()).toBe(75)
    await makeVideo(deps, id, { ...JOB, id: 'job-1', claim: 'job-1 5', triesBefore: 5 })
    const { status, failure } = await read(id)
    expect({ status, failure }).toMatchObject({ status: 'failed', failure: { code: 'interrupted' } })
    expect(failure?.message).toMatch(/broke off 5 times/)
    expect(await balance()).toBe(100)
  })

  test('is no suspect when it finishes a step, or its server stops as it should', async () => {
    const { deps } = server
    const { id } = await order()
    for (let life = 0; life < 5; life += 1) await claim(await read(id), `job-1 ${life}`)
    await forgetStarts(deps.db, await read(id))
    expect(await read(id)).toMatchObject({ starts: 0 })
    expect(await claim(await read(id), 'job-1 5')).toMatchObject({ starts: 1 })
  })

  test('is taken by one of two that try at once', async () => {
    const before = await read((await order()).id)
    const taken = await Promise.all(
      ['job-1 0', 'job-2 0'].map((name) => claimVideo(server.deps.db, before, name, new Date())),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test('is left alone by a second job for it while the first one is being done', async () => {
    const { id } = await order()
    await claim(await read(id), 'job-1 0')
    const asked: string[] = []
    const second: JobTry = {
      ...JOB,
      ...{ id: 'job-2', claim: 'job-2 0' },
      isHeld: async (claim) => asked.push(claim) > 0,
    }
    await makeVideo(server.deps, id, second)
    expect(asked).toEqual(['job-1 0'])
    expect(await read(id)).toMatchObject({ status: 'processing', claim: 'job-1 0' })
  })
})
