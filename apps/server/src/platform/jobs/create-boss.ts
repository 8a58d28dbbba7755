import { fromPglite, PgBoss } from 'pg-boss'
import type { Pool, PoolClient } from 'pg'
import type { Connection } from '../db/open-db.ts'
import type { Log } from '../log.ts'
import { listenToPostgres } from '../realtime/listen-to-postgres.ts'

type Row = Record<string, unknown>
/** How often the library looks for jobs whose worker went silent, on PostgreSQL. Left out it would be a minute. */
const MONITOR_SECONDS = 5
/**
 * Any fixed number: anyone who takes a job from a queue with a limit for each group holds it meanwhile. The library counts what
 * is being done of a group and takes a job in one statement, which sees nothing of others that are under way: servers
 * that look at the same moment would pass the limit.
 */
const LIMITED_FETCH_LOCK = 4_715_002
/** Anyone who makes or renews the library's tables holds it: two servers that start together on an empty database did both. */
const START_LOCK = 4_715_003
/** Stands in the library's statement that takes a job, when it has such a limit. */
const LIMITED_FETCH_MARK = 'group_filtered AS ('

/** The job library on either database, how it is started, and plain queries beside it. `log` is for one that does jobs. */
export function createBoss(
  connection: Connection,
  log?: Log,
): {
  boss: PgBoss
  start: () => Promise<void>
  query: (text: string, values: unknown[]) => Promise<Row[]>
} {
  if (connection.kind === 'embedded') {
    const { pglite } = connection
    const boss = new PgBoss({
      db: fromPglite(pglite),
      backend: 'pglite',
      schedule: true,
      useListenNotify: log !== undefined,
      monitorVacuum: false,
      reindex: false,
    })
    return {
      boss,
      start: async () => {
        await boss.start()
      },
      query: async (text, values) => (await pglite.query<Row>(text, values)).rows,
    }
  }
  const { pool, url } = connection
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) =>
        text.includes(LIMITED_FETCH_MARK)
          ? holdLock(pool, LIMITED_FETCH_LOCK, (client) => client.query(text, values))
          : pool.query(text, values),
      ...(log && {
        listen: async (channel: string, onNotification: (payload: string) => void, onGap: () => void) => ({
          close: await listenToPostgres(url, channel, onNotification, onGap, log),
        }),
      }),
    },
    schedule: true,
    useListenNotify: log !== undefined,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
  })
  return {
    boss,
    start: () =>
      holdLock(pool, START_LOCK, async () => {
        await boss.start()
      }),
    query: async (text, values) => (await pool.query<Row>(text, values)).rows,
  }
}

/** Does something in a transaction that nobody else is in who asks for the same lock. */
async function holdLock<Result>(
  pool: Pool,
  lock: number,
  act: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    const result = await act(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // With the connection goes whatever it held.
    client.release(true)
    throw error
  }
}
