import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { Transaction } from '../db/open-db.ts'
import type { Log } from '../log.ts'

/** What a handler is given; `isCancelled` turns true when someone cancelled the job. */
export type Job = { readonly id: string; readonly data: unknown }

/** Background jobs, kept in the database: what is ordered in a transaction is done exactly when that commits. */
export type JobQueue = {
  /** Orders a job as part of a transaction. A higher priority comes first; equal ones in the order they came. */
  enqueue(tx: Transaction, name: string, data: object, options?: { priority?: number }): Promise<void>
  /** Hands jobs to the handler, `concurrency` at a time; a handler that throws has its job tried again. */
  work(name: string, concurrency: number, handler: (job: Job) => Promise<void>): Promise<void>
  /** Data of all jobs that are waiting or being done. */
  listLive(name: string): Promise<unknown[]>
  stop(): Promise<void>
}

/** The shortest that the library takes. */
const POLLING_SECONDS = 0.5
/** Far beyond any film: what is longer in work than this is taken for lost. */
const EXPIRE_SECONDS = 6 * 3600
/** How often a job may be handed out. The features count real failures themselves; this only ends an endless loop. */
const RETRY_LIMIT = 1000
const KEEP_WAITING_DAYS = 365

/**
 * Opens the queues on the embedded database. This process is the only one on it, so a job that is marked as being
 * done was being done by a process that died: it is put back at once.
 */
export async function openQueue(pglite: PGlite, names: readonly string[], log: Log): Promise<JobQueue> {
  const boss = new PgBoss({
    db: fromPglite(pglite),
    backend: 'pglite',
    schedule: false,
    monitorVacuum: false,
    reindex: false,
  })
  boss.on('error', (error) => log.error('the job queue reports an error', { error }))
  await boss.start()
  for (const name of names) {
    await boss.createQueue(name, {
      retryLimit: RETRY_LIMIT,
      retryDelay: 1,
      expireInSeconds: EXPIRE_SECONDS,
      retentionSeconds: KEEP_WAITING_DAYS * 86_400,
    })
    // The library looks a queue up on its first use. Inside someone's transaction that look-up would wait for the
    // transaction for ever, because there is one connection: so it is made now.
    await boss.findJobs(name, { id: randomUUID() })
    await putBackActiveJobs(boss, pglite, name, log)
  }
  return {
    enqueue: async (tx, name, data, options = {}) => {
      const id = await boss.send(name, data, {
        db: fromDrizzle(tx, sql),
        priority: options.priority ?? 0,
      })
      if (id === null) throw new Error(`the queue ${name} did not take a job`)
    },
    work: async (name, concurrency, handler) => {
      await boss.work(
        name,
        { pollingIntervalSeconds: POLLING_SECONDS, localConcurrency: concurrency, batchSize: 1 },
        async (jobs) => {
          for (const job of jobs) await handler({ id: job.id, data: job.data })
        },
      )
    },
    listLive: async (name) => {
      const found = await pglite.query<{ data: unknown }>(
        `select data from pgboss.job where name = $1 and state in ('created', 'retry', 'active')`,
        [name],
      )
      return found.rows.map((row) => row.data)
    },
    stop: () => boss.stop({ graceful: false, close: false }),
  }
}

async function putBackActiveJobs(boss: PgBoss, pglite: PGlite, name: string, log: Log): Promise<void> {
  const active = await pglite.query<{ id: string }>(
    `select id::text as id from pgboss.job where name = $1 and state = 'active'`,
    [name],
  )
  const ids = active.rows.map((row) => row.id)
  if (ids.length === 0) return
  await boss.fail(name, ids, { reason: 'the server stopped while it was being done' })
  log.info('jobs put back after a stop', { queue: name, count: ids.length })
}
