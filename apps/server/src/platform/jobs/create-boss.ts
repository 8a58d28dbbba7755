import { fromPglite, PgBoss } from 'pg-boss'
import type { Connection } from '../db/open-db.ts'

type Row = Record<string, unknown>
/** How often the library looks for jobs whose worker went silent, on PostgreSQL. Left out it would be a minute. */
const MONITOR_SECONDS = 5

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
      db: { executeSql: (text, values) => pool.query(text, values) },
      schedule: true,
      superviseIntervalSeconds: MONITOR_SECONDS,
      monitorIntervalSeconds: MONITOR_SECONDS,
    }),
    query: async (text, values) => (await pool.query<Row>(text, values)).rows,
  }
}
