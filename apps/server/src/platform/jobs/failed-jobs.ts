import type { Connection } from '../db/open-db.ts'
import { createBoss } from './create-boss.ts'

/** A job that was tried as often as its queue allows. */
export type FailedJob = {
  readonly id: string
  readonly queue: string
  readonly tries: number
  readonly failedAt: string
  /** What its handler said the last time. */
  readonly reason: string
}

const MOST = 100

/** The newest jobs that were given up; they are kept for a week. */
export async function listFailedJobs(connection: Connection): Promise<FailedJob[]> {
  const { query } = createBoss(connection)
  if (!(await hasQueues(query))) return []
  const rows = await query(
    `select id::text as id, name, retry_count + 1 as tries, completed_on::text as at,
       coalesce(output ->> 'message', output ->> 'reason', '') as reason
     from pgboss.job where state = 'failed' order by completed_on desc limit ${MOST}`,
    [],
  )
  return rows.map(({ id, name, tries, at, reason }) => ({
    id: String(id),
    queue: String(name),
    tries: Number(tries),
    failedAt: String(at),
    reason: String(reason),
  }))
}

/** Has a job that was given up tried once more, as the library does it; answers false when there is none. */
export async function retryFailedJob(connection: Connection, id: string): Promise<boolean> {
  const { query } = createBoss(connection)
  if (!(await hasQueues(query))) return false
  const changed = await query(
    `update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
     where id::text = $1 and state = 'failed' returning id`,
    [id],
  )
  return changed.length > 0
}

/** The library makes its tables when a server first starts. */
async function hasQueues(query: ReturnType<typeof createBoss>['query']): Promise<boolean> {
  const [row] = await query(`select to_regclass('pgboss.job') is not null as has`, [])
  return row?.['has'] === true
}
