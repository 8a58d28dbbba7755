import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as schema from '../db/schema.ts'
import { createLog } from '../log.ts'
import { openQueue } from './open-queue.ts'

const log = createLog(
  () => undefined,
  () => new Date(0),
)
let pglite: PGlite
const names = ['ordered', 'broken', 'waiting', 'interrupted']

beforeAll(async () => {
  pglite = await PGlite.create()
})
afterAll(() => pglite.close())

describe('the job queue', () => {
  test('does what a transaction ordered when it commits and nothing of what was rolled back', async () => {
    const queue = await openQueue(pglite, names, log)
    const db = drizzle({ client: pglite, schema })
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
    const queue = await openQueue(pglite, names, log)
    const db = drizzle({ client: pglite, schema })
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
    const before = await openQueue(pglite, names, log)
    const db = drizzle({ client: pglite, schema })
    await db.transaction((tx) => before.enqueue(tx, 'interrupted', { film: 'half' }))
    await new Promise<void>((resolve) => {
      void before.work('interrupted', 1, () => {
        resolve()
        return new Promise(() => undefined)
      })
    })
    await before.stop()
    const after = await openQueue(pglite, names, log)
    expect(await after.listLive('interrupted')).toEqual([{ film: 'half' }])
    const data = await new Promise((resolve) => {
      void after.work('interrupted', 1, async (job) => resolve(job.data))
    })
    expect(data).toEqual({ film: 'half' })
    await after.stop()
  })
})
