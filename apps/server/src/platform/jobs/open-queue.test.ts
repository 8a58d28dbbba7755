import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildDataDir } from '../db/build-db.ts'
import { buildPostgres } from '../db/build-postgres.ts'
import { openDb } from '../db/open-db.ts'
import type { OpenDb } from '../db/open-db.ts'
import { createLog } from '../log.ts'
import { openQueue } from './open-queue.ts'

const log = createLog(
  () => undefined,
  () => new Date(0),
)
const queues = ['ordered', 'broken', 'waiting', 'interrupted'].map((name) => ({ name }))

describe.each(['embedded', 'postgres'] as const)('the job queue on the %s database', (kind) => {
  let dataDir: string
  let opened: OpenDb
  beforeAll(async () => {
    dataDir = await buildDataDir()
    const databaseUrl = kind === 'postgres' ? await buildPostgres(inject('postgresUrl')) : undefined
    opened = await openDb({ dataDir, databaseUrl })
  })
  afterAll(async () => {
    await opened.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('does what a transaction ordered when it commits and nothing of what was rolled back', async () => {
    const queue = await openQueue(opened.connection, queues, log)
    const { db } = opened
    await db.transaction(async (tx) => {
      await queue.enqueue(tx, 'ordered', { film: 'first' }, { priority: -1 })
      await queue.enqueue(tx, 'ordered', { film: 'second' })
    })
    const refused = db.transaction(async (tx) => {
      await queue.enqueue(tx, 'ordered', { film: 'never' })
      throw new Error('too few credits')
    })
    await expect(refused).rejects.toThrow('too few credits')
    const done: unknown[] = []
    await new Promise<void>((resolve) => {
      void queue.work('ordered', 1, async (job) => {
        done.push(job.data)
        if (done.length === 2) resolve()
      })
    })
    expect(done).toEqual([{ film: 'second' }, { film: 'first' }])
    await queue.stop()
  })

  test('tries a job again whose handler threw', async () => {
    const queue = await openQueue(opened.connection, queues, log)
    const { db } = opened
    await db.transaction((tx) => queue.enqueue(tx, 'broken', { film: 'x' }))
    let tries = 0
    await new Promise<void>((resolve) => {
      void queue.work('broken', 1, async () => {
        tries += 1
        if (tries === 1) throw new Error('the database was away')
        resolve()
      })
    })
    expect(tries).toBe(2)
    await queue.stop()
  })

  test('does again what a stopped server was doing', async () => {
    const before = await openQueue(opened.connection, queues, log)
    const { db } = opened
    await db.transaction((tx) => before.enqueue(tx, 'interrupted', { film: 'half' }))
    await new Promise<void>((resolve) => {
      void before.work('interrupted', 1, () => {
        resolve()
        return new Promise(() => undefined)
      })
    })
    await before.stop()
    const after = await openQueue(opened.connection, queues, log)
    expect(await after.listLive('interrupted')).toEqual([{ film: 'half' }])
    const data = await new Promise((resolve) => {
      void after.work('interrupted', 1, async (job) => resolve(job.data))
    })
    expect(data).toEqual({ film: 'half' })
    await after.stop()
  })
})
