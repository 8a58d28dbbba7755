import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { JOBS } from './jobs.ts'
import { buildDataDir } from '../../../tests/builders/build-db.ts'
import { buildKind, workOn } from '../../../tests/builders/build-job.ts'
import { openDb } from './platform/db/open-db.ts'
import { openQueue } from './platform/jobs/open-queue.ts'
import type { JobQueue } from './platform/jobs/open-queue.ts'
import { createLog } from './platform/log.ts'

/** Of the installation, not of a person: jobs of a schedule, and what follows from those. */
const OF_NOBODY = ['end-subscription', 'purge-deletions']
const NOISE = 40
const AT_ONCE = 2

const ofPeople = JOBS.filter(({ schedule, name }) => schedule === undefined && !OF_NOBODY.includes(name))

describe('queues of people’s jobs', () => {
  let dataDir: string
  let opened: Awaited<ReturnType<typeof openDb>>
  let queue: JobQueue
  beforeAll(async () => {
    dataDir = await buildDataDir()
    opened = await openDb({ dataDir })
    const log = createLog(
      () => undefined,
      () => new Date(),
    )
    queue = await openQueue(opened.connection, JOBS, log)
  })
  afterAll(async () => {
    await queue?.stop()
    await opened?.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('are all known to let people take turns', () => {
    expect(ofPeople.length).toBeGreaterThan(10)
    expect(ofPeople.filter(({ isFair }) => isFair !== true).map(({ name }) => name)).toEqual([])
  })

  test.each(ofPeople.map(({ name }) => [name]))(
    '%s: behind forty jobs of one person, another’s only job is taken next',
    async (name) => {
      for (let job = 0; job < NOISE; job += 1)
        await queue.enqueue(opened.db, buildKind(name), { of: 'noisy' }, { group: 'noisy' })
      await queue.enqueue(opened.db, buildKind(name), { of: 'quiet' }, { group: 'quiet' })
      const taken: string[] = []
      const isQuietDone = Promise.withResolvers<void>()
      await workOn(queue, name, AT_ONCE, async ({ data }) => {
        taken.push((data as { of: string }).of)
        if (taken.at(-1) === 'quiet') isQuietDone.resolve()
        // What is noisy is under way for as long as it takes: nothing but the turn of the quiet one lets this go on.
        await isQuietDone.promise
      })
      await isQuietDone.promise
      // Alone it would have been the first; at the most what was taken at the same moment goes before it.
      expect(taken.indexOf('quiet')).toBeLessThan(AT_ONCE)
    },
  )
})
