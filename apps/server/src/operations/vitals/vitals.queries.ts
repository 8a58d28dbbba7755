import type { NetworkId } from '@hookreel/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/open-db.ts'

/*
 * Sums over everybody, for the operator: no row here says whose it is.
 */

async function read<Row>(db: Database, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute(query)
  // What was selected, by the names and casts in the query.
  return rows as Row[]
}

export type QueueRow = {
  readonly queue: string
  readonly waiting: number
  readonly active: number
  readonly failed: number
  /** Since the oldest job that could be begun waits. */
  readonly oldestSeconds: number
}

/** The queues with jobs in them; none where there is no queue. */
export async function readQueues(db: Database): Promise<QueueRow[]> {
  const [known] = await read<{ table: string | null }>(
    db,
    sql`select to_regclass('pgboss.job')::text as table`,
  )
  if (!known?.table) return []
  return read(
    db,
    sql`
    select name as queue,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(max(extract(epoch from now() - greatest(created_on, start_after)))
        filter (where state in ('created', 'retry') and start_after <= now()), 0)::float8 as "oldestSeconds"
    from pgboss.job where name not like '\\_\\_%' group by name order by name`,
  )
}

export type VideoCountRow = { readonly status: string; readonly count: number }

/** Videos ordered since a moment, by their state. */
export async function countVideosSince(db: Database, since: Date): Promise<VideoCountRow[]> {
  return read(
    db,
    sql`
    select status, count(*)::int as count from videos
    where created_at >= ${since.toISOString()}::timestamptz and upload is null group by status order by status`,
  )
}

export type FailureRow = { readonly code: string; readonly count: number }

export async function countFailuresSince(db: Database, since: Date): Promise<FailureRow[]> {
  return read(
    db,
    sql`
    select coalesce(failure->>'code', 'unknown') as code, count(*)::int as count from videos
    where created_at >= ${since.toISOString()}::timestamptz and status = 'failed' group by 1 order by 1`,
  )
}

export type StepRow = {
  readonly step: string
  readonly count: number
  readonly medianSeconds: number
  readonly p95Seconds: number
}

/** Seconds that steps of films took since a moment: the median, and what 95 of 100 stayed below. */
export async function readStepTimes(db: Database, since: Date): Promise<StepRow[]> {
  return read(
    db,
    sql`
    select step, count(*)::int as count,
      (percentile_cont(0.5) within group (order by took_ms) / 1000)::float8 as "medianSeconds",
      (percentile_cont(0.95) within group (order by took_ms) / 1000)::float8 as "p95Seconds"
    from video_steps where created_at >= ${since.toISOString()}::timestamptz and took_ms is not null
    group by step order by step`,
  )
}

export type MakingRow = { readonly medianSeconds: number | null; readonly count: number }

/** Seconds from the order of a film to its end, for films that were finished since a moment. */
export async function readMakingTime(db: Database, since: Date): Promise<MakingRow> {
  const [row] = await read<MakingRow>(
    db,
    sql`
    select count(*)::int as count,
      (percentile_cont(0.5) within group (order by extract(epoch from finished_at - created_at)))::float8 as "medianSeconds"
    from videos where finished_at >= ${since.toISOString()}::timestamptz and status in ('completed', 'published')
      and upload is null`,
  )
  return row ?? { medianSeconds: null, count: 0 }
}

export type CallRow = {
  readonly provider: string
  readonly result: string
  readonly count: number
  readonly dollars: number
}

/** Calls to outside services since a moment. `result`: succeeded, begun, or what went wrong. */
export async function countCallsSince(db: Database, since: Date): Promise<CallRow[]> {
  return read(
    db,
    sql`
    select provider, case when state = 'failed' then coalesce(failure, 'failed') else state end as result,
      count(*)::int as count,
      (sum(coalesce(microdollars, estimated_microdollars)) / 1000000.0)::float8 as dollars
    from provider_calls where created_at >= ${since.toISOString()}::timestamptz group by 1, 2 order by 1, 2`,
  )
}

export type PostRow = { readonly network: NetworkId; readonly status: string; readonly count: number }

export async function countPostsSince(db: Database, since: Date): Promise<PostRow[]> {
  return read(
    db,
    sql`
    select network, status, count(*)::int as count from posts
    where updated_at >= ${since.toISOString()}::timestamptz group by 1, 2 order by 1, 2`,
  )
}

/** Accounts whose balance is not the sum of their ledger: must be none. */
export async function countImbalances(db: Database): Promise<number> {
  const [row] = await read<{ count: number }>(
    db,
    sql`
    select count(*)::int as count from profiles
    left join (select user_id, sum(amount) as total from credit_entries group by user_id) as ledger
      on ledger.user_id = profiles.id
    where profiles.ai_credits <> coalesce(ledger.total, 0)`,
  )
  return row?.count ?? 0
}

/** What the database takes on its disk, with the room of rows that are gone. */
export async function readDatabaseBytes(db: Database): Promise<number> {
  const [row] = await read<{ bytes: number }>(
    db,
    sql`select pg_database_size(current_database())::float8 as bytes`,
  )
  return row?.bytes ?? 0
}

/** Films that were claimed and have shown no progress since a moment. */
export async function countStuckVideos(db: Database, before: Date): Promise<number> {
  const [row] = await read<{ count: number }>(
    db,
    sql`
    select count(*)::int as count from videos
    where status = 'processing' and updated_at < ${before.toISOString()}::timestamptz`,
  )
  return row?.count ?? 0
}
