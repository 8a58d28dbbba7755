import { fromPglite, PgBoss } from 'pg-boss'
import type { Pool, QueryResult } from 'pg'
import type { Connection } from '../db/open-db.ts'

type Row = Record<string, unknown>
/** How often the library looks for jobs whose worker went silent, on PostgreSQL. Left out it would be a minute. */
const MONITOR_SECONDS = 5
/** Any fixed number: whoever takes a job from a queue with a limit for each group holds it meanwhile. */
const LIMITED_FETCH_LOCK = 4_715_002
/** Stands in the library's statement that takes a job, when it has such a limit. */
const LIMITED_FETCH_MARK = 'group_filtered AS ('

/** The job library on either database, and plain queries beside it. */
export function createBoss(connection: Connection): {
  boss: PgBoss
  query: (text: string, values: unknown[]) => Promise<Row[]>
} {
  if (connection.kind === 'embedded') {
    const { pglite } = connection
    return {
      boss: new PgBoss({
        db: fromPglite(pglite),
        backend: 'pglite',
        schedule: true,
        monitorVacuum: false,
        reindex: false,
      }),
      query: async (text, values) => (await pglite.query<Row>(text, values)).rows,
    }
  }
  const { pool } = connection
  return {
    boss: new PgBoss({
      db: {
        executeSql: (text, values) =>
          text.includes(LIMITED_FETCH_MARK) ? fetchAlone(pool, text, values) : pool.query(text, values),
      },
      schedule: true,
      superviseIntervalSeconds: MONITOR_SECONDS,
      monitorIntervalSeconds: MONITOR_SECONDS,
    }),
    query: async (text, values) => (await pool.query<Row>(text, values)).rows,
  }
}

/**
 * The library counts what is being done of a group and takes a job in one statement, which sees nothing of others that
 * are under way: servers that look at the same moment would pass the limit. One after the other they cannot.
 */
async function fetchAlone(pool: Pool, text: string, values?: unknown[]): Promise<QueryResult> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LIMITED_FETCH_LOCK])
    const fetched = await client.query(text, values)
    await client.query('commit')
    client.release()
    return fetched
  } catch (error) {
    // With the connection goes whatever it held.
    client.release(true)
    throw error
  }
}
