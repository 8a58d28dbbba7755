import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { buildDataDir } from '../../../../../tests/builders/build-db.ts'
import { buildKind, workOn } from '../../../../../tests/builders/build-job.ts'
import type { Tried } from '../../../../../tests/builders/build-job.ts'
import { buildPostgres } from '../../../../../tests/builders/build-postgres.ts'
import { besideTransaction } from '../db/inside-transaction.ts'
import { openDb } from '../db/open-db.ts'
import type { OpenDb } from '../db/open-db.ts'
import { createLog } from '../log.ts'
import { listFailedJobs, retryFailedJob } from './failed-jobs.ts'
import { openQueue } from './open-queue.ts'
import { describeOnDatabases } from '../../../../../tests/describe-on-databases.ts'

const log = createLog(
  () => undefined,
  () => new Date(0),
)
const queues = ['ordered', 'broken', 'waiting', 'interrupted', 'drained', 'lost'].map((name) => ({ name }))

describeOnDatabases('the job queue on %s', (postgresUrl) => {
  let dataDir: string
  let opened: OpenDb
  beforeAll(async () => {
    dataDir = await buildDataDir()
    const databaseUrl = postgresUrl && (await buildPostgres(postgresUrl))
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
      await queue.enqueue(tx, buildKind('ordered'), { film: 'first' }, { priority: -1 })
      await queue.enqueue(tx, buildKind('ordered'), { film: 'second' })
    })
    const refused = db.transaction(async (tx) => {
      await queue.enqueue(tx, buildKind('ordered'), { film: 'never' })
      throw new Error('too few credits')
    })
    await expect(refused).rejects.toThrow('too few credits')
    const done: unknown[] = []
    await new Promise<void>((resolve) => {
      void workOn(queue, 'ordered', 1, async (job) => {
        done.push(job.data)
        if (done.length === 2) resolve()
      })
    })
    expect(done).toEqual([{ film: 'second' }, { film: 'first' }])
    await queue.stop()
  })

  test('forgets what is over of one group when it is told to, and nothing that waits or is another’s', async () => {
    const queue = await openQueue(opened.connection, [{ name: 'mails' }], log)
    const { db } = opened
    const order = (to: string, group: string) =>
      queue.enqueue(db, buildKind('mails'), { film: to }, { group })
    await order('ada', 'ada')
    await order('ben', 'ben')
    await new Promise<void>((resolve) => {
      let done = 0
      void workOn(queue, 'mails', 1, async () => {
        done += 1
        if (done === 2) resolve()
      })
    })
    const list = async () => {
      const found = await db.execute(
        sql`select group_id || ' ' || state as said from pgboss.job where name = 'mails' order by 1`,
      )
      return found.rows.map(({ said }) => said)
    }
    await vi.waitFor(async () => expect(await list()).toEqual(['ada completed', 'ben completed']))
    await queue.stop()
    await order('ada', 'ada')
    await queue.forgetDone(db, buildKind('mails'), 'ada')
    expect(await list()).toEqual(['ada created', 'ben completed'])
  })

  test('wakes its workers for each order and after each job: none waits for the next asking', async () => {
    const queue = await openQueue(opened.connection, queues, log)
    const done: unknown[] = []
    await workOn(queue, 'ordered', 1, async (job) => {
      done.push(job.data)
    })
    for (let n = 0; n < 60; n += 1) await queue.enqueue(opened.db, buildKind('ordered'), { n })
    // Asking for each would take two minutes.
    await expect.poll(() => done.length, { timeout: 60_000 }).toBe(60)
    await queue.stop()
  })

  test('takes another person’s only job right after the one under way, however many more of its person wait', async () => {
    const queue = await openQueue(opened.connection, [{ name: 'in-turn', isFair: true }], log)
    const order = (group: string, cost = 1) =>
      queue.enqueue(opened.db, buildKind('in-turn'), { group }, { group, cost })
    await order('noisy', 10)
    const taken: unknown[] = []
    const [isBegun, isAllOrdered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await workOn(queue, 'in-turn', 1, async ({ data }) => {
      taken.push((data as { group: string }).group)
      isBegun.resolve()
      await isAllOrdered.promise
    })
    await isBegun.promise
    for (let more = 0; more < 5; more += 1) await order('noisy')
    await order('quiet')
    isAllOrdered.resolve()
    await expect.poll(() => taken.length, { timeout: 30_000 }).toBeGreaterThan(2)
    expect(taken.slice(0, 3)).toEqual(['noisy', 'quiet', 'noisy'])
    await queue.stop()
  })

  test('gives what somebody ordered for a later time its turns when that has come: another’s only job is not behind all of it', async () => {
    const queue = await openQueue(opened.connection, [{ name: 'planned', isFair: true }], log)
    const order = (group: string, later: { startAfter?: Date } = {}) =>
      queue.enqueue(opened.db, buildKind('planned'), { group }, { group, ...later })
    const startAfter = new Date(Date.now() + 1000)
    for (let more = 0; more < 6; more += 1) await order('noisy', { startAfter })
    const taken: unknown[] = []
    const [isBegun, isAllOrdered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await workOn(queue, 'planned', 1, async ({ data }) => {
      taken.push((data as { group: string }).group)
      isBegun.resolve()
      await isAllOrdered.promise
    })
    await isBegun.promise
    await order('quiet')
    isAllOrdered.resolve()
    await expect.poll(() => taken.length, { timeout: 30_000 }).toBe(7)
    expect(taken.indexOf('quiet')).toBeLessThan(3)
    await queue.stop()
  })

  test('tries a job again whose handler threw', async () => {
    const queue = await openQueue(opened.connection, queues, log)
    const { db } = opened
    await db.transaction((tx) => queue.enqueue(tx, buildKind('broken'), { film: 'x' }))
    let tries = 0
    await new Promise<void>((resolve) => {
      void workOn(queue, 'broken', 1, async ({ isLastTry }) => {
        expect(isLastTry).toBe(false)
        tries += 1
        if (tries === 1) throw new Error('the database was away')
        resolve()
      })
    })
    expect(tries).toBe(2)
    await queue.stop()
  })

  test('shows the operator what was given up, and tries it once more when told to', async () => {
    const queue = await openQueue(opened.connection, [{ name: 'given-up', tries: 1 }], log)
    await queue.enqueue(opened.db, buildKind('given-up'), { film: 'half an emoji \ud83d, and a NUL \0' })
    let tries = 0
    const lasts: boolean[] = []
    await workOn(queue, { name: 'given-up', tries: 1 }, 1, async ({ isLastTry }) => {
      lasts.push(isLastTry)
      tries += 1
      // As a stranger's server may say it.
      if (tries === 1) throw new Error('the mail server refuses\0\ud83d', { cause: { said: ['\0'] } })
    })
    const list = () => listFailedJobs(opened.connection)
    await expect
      .poll(list, { timeout: 30_000 })
      .toMatchObject([{ queue: 'given-up', tries: 1, reason: 'the mail server refuses' }])
    const [failed] = await list()
    expect(await retryFailedJob(opened.connection, failed?.id ?? '')).toBe(true)
    await expect.poll(() => tries, { timeout: 30_000 }).toBe(2)
    expect(lasts).toEqual([true, true])
    expect(await retryFailedJob(opened.connection, failed?.id ?? '')).toBe(false)
    expect(await list()).toEqual([])
    await queue.stop()
  })

  test('does again what a stopped server was doing', async () => {
    const before = await openQueue(opened.connection, queues, log)
    const { db } = opened
    await db.transaction((tx) => before.enqueue(tx, buildKind('interrupted'), { film: 'half' }))
    await new Promise<void>((resolve) => {
      void workOn(before, 'interrupted', 1, () => {
        resolve()
        return new Promise(() => undefined)
      })
    })
    await before.stop()
    const after = await openQueue(opened.connection, queues, log)
    expect(await after.listLive(buildKind('interrupted'))).toEqual([{ film: 'half' }])
    const data = await new Promise((resolve) => {
      void workOn(after, 'interrupted', 1, async (job) => resolve(job.data))
    })
    expect(data).toEqual({ film: 'half' })
    await after.stop()
  })

  test('lets what is being done end while it drains, and hands back what takes too long', async () => {
    const before = await openQueue(opened.connection, queues, log)
    const { db } = opened
    await before.enqueue(db, buildKind('drained'), { film: 'short' })
    await before.enqueue(db, buildKind('drained'), { film: 'long' })
    const done: unknown[] = []
    const stopping = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    let count = 0
    await workOn(before, 'drained', 2, async ({ data }) => {
      count += 1
      if (count === 2) begun.resolve()
      if (JSON.stringify(data).includes('long')) {
        await stopping.promise
        throw new Error('the server stops')
      }
      await begun.promise
      done.push(data)
    })
    await begun.promise
    await before.stop({ seconds: 0.2, handBack: async () => stopping.resolve() })
    expect(done).toEqual([{ film: 'short' }])
    const after = await openQueue(opened.connection, queues, log)
    const again = await new Promise((resolve) => {
      void workOn(after, 'drained', 1, async ({ data }) => resolve(data))
    })
    expect(again).toEqual({ film: 'long' })
    await after.stop()
  })
})

describe('the job queue of several servers', { tags: ['postgresql'] }, () => {
  let dataDir: string
  let opened: OpenDb
  beforeAll(async () => {
    dataDir = await buildDataDir()
    opened = await openDb({ dataDir, databaseUrl: await buildPostgres(inject('postgresUrl')) })
  })
  afterAll(async () => {
    await opened.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('may be opened by several at the same moment on an empty database', async () => {
    const databaseUrl = await buildPostgres(inject('postgresUrl'))
    const own = await Promise.all([1, 2, 3].map(() => openDb({ dataDir, databaseUrl })))
    const servers = await Promise.all(own.map(({ connection }) => openQueue(connection, queues, log)))
    expect(await servers[2]?.listLive(buildKind('ordered'))).toEqual([])
    for (const server of servers) await server.stop()
    for (const one of own) await one.close()
  })

  test('tells a server that lost a job, which then can neither end nor fail it for the one that has it', async () => {
    const first = await openQueue(opened.connection, queues, log)
    await first.enqueue(opened.db, buildKind('lost'), { film: 'x' })
    const claims: string[] = []
    const lost = Promise.withResolvers<boolean>()
    const letGo = Promise.withResolvers<void>()
    await workOn(first, 'lost', 1, async ({ claim, signal }) => {
      claims.push(claim)
      if (claims.length > 1) return
      signal.addEventListener('abort', () => lost.resolve(true))
      await letGo.promise
      throw new Error('too late')
    })
    await expect.poll(() => claims.length, { timeout: 20_000 }).toBe(1)
    // As the monitor does it with a job whose server was silent.
    await opened.db.execute(
      sql`update pgboss.job set state = 'retry', start_after = now() where name = 'lost'`,
    )
    const second = await openQueue(opened.connection, queues, log)
    const taken = Promise.withResolvers<Tried>()
    const end = Promise.withResolvers<void>()
    await workOn(second, 'lost', 1, async (job) => {
      taken.resolve(job)
      await end.promise
    })
    const job = await taken.promise
    expect(await lost.promise).toBe(true)
    expect(job.claim).not.toBe(claims[0])
    expect([await job.isHeld(claims[0] ?? ''), await job.isHeld(job.claim)]).toEqual([false, true])
    letGo.resolve()
    await first.stop({ seconds: 5, handBack: async () => undefined })
    expect(await job.isHeld(job.claim)).toBe(true)
    end.resolve()
    await expect.poll(() => second.listLive(buildKind('lost')), { timeout: 20_000 }).toEqual([])
    await second.stop()
  })

  test('does so many jobs of one person at a time as are allowed, also when all servers look at the same moment', async () => {
    const limited = [{ name: 'limited' }]
    const databaseUrl = opened.connection.kind === 'postgres' ? opened.connection.url : undefined
    const own = await Promise.all([1, 2].map(() => openDb({ dataDir, databaseUrl })))
    const servers = await Promise.all(own.map(({ connection }) => openQueue(connection, limited, log)))
    for (const group of [...Array.from({ length: 6 }, () => 'anna'), 'berta'])
      await servers[0]?.enqueue(opened.db, buildKind('limited'), { group }, { group })
    const watched = watchWork()
    await opened.db.transaction(async (tx) => {
      // Nobody can take a job before this ends: then all who wait do, at once.
      await tx.execute(sql`lock table pgboss.job in share mode`)
      await besideTransaction(async () => {
        for (const server of servers) await workOn(server, { name: 'limited', perGroup: 2 }, 4, watched.work)
      })
      const countWaiting = async () => {
        const { rows } = await tx.execute<{ count: number }>(
          sql`select count(*)::int as count from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
        )
        return rows[0]?.count ?? 0
      }
      await expect.poll(countWaiting, { timeout: 30_000 }).toBeGreaterThanOrEqual(6)
    })
    await expect.poll(() => servers[0]?.listLive(buildKind('limited')), { timeout: 60_000 }).toEqual([])
    expect(watched.most('anna')).toBe(2)
    expect(watched.isBertaBeside()).toBe(true)
    for (const server of servers) await server.stop()
    for (const one of own) await one.close()
  })
})

test('the only server does a job again whose end could not be written, and leaves alone what it is doing', async () => {
  const dataDir = await buildDataDir()
  const opened = await openDb({ dataDir, databaseUrl: undefined })
  const queue = await openQueue(opened.connection, [{ name: 'lost' }, { name: 'long' }], log, 200)
  const end = Promise.withResolvers<void>()
  let longTries = 0
  await queue.enqueue(opened.db, buildKind('long'), {})
  await workOn(queue, 'long', 1, async () => {
    longTries += 1
    await end.promise
  })
  await expect.poll(() => longTries).toBe(1)
  await queue.enqueue(opened.db, buildKind('lost'), { film: 'x' })
  // As it stays when the disk is full at its end.
  await opened.db.execute(sql`update pgboss.job set state = 'active', started_on = now() where name = 'lost'`)
  const done = Promise.withResolvers<unknown>()
  await workOn(queue, 'lost', 1, async ({ data }) => done.resolve(data))
  expect(await done.promise).toEqual({ film: 'x' })
  expect(longTries).toBe(1)
  end.resolve()
  await queue.stop()
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('the only server that has nothing to do asks for all its workers at once', async () => {
  const dataDir = await buildDataDir()
  const opened = await openDb({ dataDir, databaseUrl: undefined })
  if (opened.connection.kind !== 'embedded') throw new Error('not embedded')
  const names = Array.from({ length: 12 }, (_, n) => `idle-${n}`)
  const queue = await openQueue(
    opened.connection,
    names.map((name) => ({ name })),
    log,
  )
  for (const name of names) await workOn(queue, name, 2, async () => undefined)
  const asked = vi.spyOn(opened.connection.pglite, 'query')
  const looks = () => asked.mock.calls.filter(([text]) => text.includes('unnest')).length
  // Each worker asks once when it begins.
  await expect.poll(looks, { timeout: 60_000 }).toBe(1)
  asked.mockClear()
  await expect.poll(looks, { timeout: 60_000 }).toBe(2)
  // In this time 24 workers would each have asked twice; the library asks something for itself.
  expect(asked.mock.calls.length).toBeLessThan(12)
  await queue.stop()
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('the only server keeps to the limit of one person, too', async () => {
  const dataDir = await buildDataDir()
  const opened = await openDb({ dataDir, databaseUrl: undefined })
  const queue = await openQueue(opened.connection, [{ name: 'limited' }], log)
  await Promise.all(
    [...Array.from({ length: 4 }, () => 'anna'), 'berta'].map((group) =>
      queue.enqueue(opened.db, buildKind('limited'), { group }, { group }),
    ),
  )
  const watched = watchWork()
  await workOn(queue, { name: 'limited', perGroup: 2 }, 4, watched.work)
  await expect.poll(() => queue.listLive(buildKind('limited')), { timeout: 60_000 }).toEqual([])
  expect(watched.most('anna')).toBe(2)
  await queue.stop()
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A handler that takes a second, and how many jobs of whom it was doing at the same time. */
function watchWork() {
  const doing: string[] = []
  const most = new Map<string, number>()
  let isBertaBeside = false
  return {
    most: (group: string) => most.get(group) ?? 0,
    isBertaBeside: () => isBertaBeside,
    work: async ({ data }: Tried) => {
      const { group } = data as { group: string }
      doing.push(group)
      most.set(group, Math.max(most.get(group) ?? 0, doing.filter((one) => one === group).length))
      isBertaBeside ||= new Set(doing).size === 2
      await new Promise((resolve) => setTimeout(resolve, 1000))
      doing.splice(doing.indexOf(group), 1)
    },
  }
}
