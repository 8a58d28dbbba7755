import type { PoolClient } from 'pg'
import { openPostgres } from '../../../apps/server/src/platform/db/open-postgres.ts'

/** Stands a process still, as SIGSTOP does, at its `at`th moment: before a query, before a request has its effect, before its answer. */
export function createStop() {
  let left = Infinity
  let release = () => undefined as void
  let tellStopped = () => undefined as void
  return {
    moment: async () => {
      left -= 1
      if (left !== 0) return
      await new Promise<void>((resolve) => {
        release = resolve
        tellStopped()
      })
    },
    /** Resolves when the driver stands still. */
    arm: (at: number) =>
      new Promise<'stopped'>((resolve) => {
        left = at
        tellStopped = () => resolve('stopped')
      }),
    release: () => {
      left = Infinity
      release()
    },
  }
}
export type Stop = ReturnType<typeof createStop>

/** As the queue does it: what fails because its transaction is gone is tried again. A busy machine may lose one more. */
export async function tryAsQueueDoes(work: () => Promise<unknown>, begun: Promise<unknown>): Promise<void> {
  let tried = begun
  for (let tries = 1; ; tries += 1)
    try {
      await tried
      return
    } catch (error) {
      if (tries > 4) throw error
      tried = work()
    }
}

/** A second process on the same database, whose every query waits for the stop first. */
export async function openStoppable(databaseUrl: string, dataDir: string, stop: Stop) {
  const opened = await openPostgres(databaseUrl, dataDir)
  if (opened.connection.kind !== 'postgres') throw new Error('this test needs PostgreSQL')
  const { pool } = opened.connection
  // As in earnest, but without half a minute of waiting: the database ends a transaction that its process left open.
  pool.on('connect', (client) => void client.query('set idle_in_transaction_session_timeout = 400'))
  const query = pool.query.bind(pool)
  const connect = pool.connect.bind(pool)
  const seen = new WeakSet<PoolClient>()
  Object.assign(pool, {
    query: async (...asked: Parameters<typeof query>) => {
      await stop.moment()
      return query(...asked)
    },
    connect: async (tell?: Parameters<typeof connect>[0]) => {
      if (tell) return connect(tell)
      const client = await connect()
      if (seen.has(client)) return client
      seen.add(client)
      const ask = client.query.bind(client)
      return Object.assign(client, {
        query: (...asked: Parameters<typeof ask>) =>
          asked.some((part: unknown) => typeof part === 'function')
            ? ask(...asked)
            : stop.moment().then(() => ask(...asked)),
      })
    },
  })
  return opened
}
