import { DAY_MS } from '@hookreel/contract'
import type { PgBoss } from 'pg-boss'
import type { JobSettings } from './define-job.ts'

/** A time of day, in UTC. What comes every hour comes soon by itself, and a week's report is of no use days later. */
const DAILY = /^(\d+) (\d+) \* \* \*$/
/** The schedule's own job is there by then. */
const GRACE_MS = 10 * 60_000
/** Two servers that look at the same moment order one job. */
const ONCE_IN_SECONDS = 3600

/** When a daily schedule was last due, so long ago that its job would be there; nothing for every other schedule. */
export function lastDue(schedule: string | undefined, now: Date): Date | undefined {
  const [, minute, hour] = DAILY.exec(schedule ?? '') ?? []
  if (minute === undefined || hour === undefined) return undefined
  const due = new Date(now)
  due.setUTCHours(Number(hour), Number(minute), 0, 0)
  return due.getTime() + GRACE_MS <= now.getTime() ? due : new Date(due.getTime() - DAY_MS)
}

/**
 * Orders the daily jobs that were due while no server was up: a machine that is off every night would never back up, announce or
 * forget anything. A queue that is younger than its time missed nothing. Answers the names of what was ordered.
 */
export async function orderMissed(
  { boss, query }: { boss: PgBoss; query: (text: string, values: unknown[]) => Promise<unknown[]> },
  queues: readonly JobSettings[],
  now: Date,
): Promise<string[]> {
  const ordered: string[] = []
  for (const { name, schedule } of queues) {
    const due = lastDue(schedule, now)
    if (due === undefined) continue
    const missed = await query(
      `select 1 from pgboss.queue where name = $1 and created_on < $2
        and not exists (select 1 from pgboss.job where name = $1 and created_on >= $2)`,
      [name, due],
    )
    if (missed.length === 0) continue
    const once = { singletonKey: 'missed', singletonSeconds: ONCE_IN_SECONDS }
    if ((await boss.send(name, {}, once)) !== null) ordered.push(name)
  }
  return ordered
}
