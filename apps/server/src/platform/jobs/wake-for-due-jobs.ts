import type { PgBoss } from 'pg-boss'
import type { createBoss } from './create-boss.ts'

type Query = ReturnType<typeof createBoss>['query']

/**
 * The priority of what is ordered for a later time in a fair queue, until that has come: behind everything that has a turn. With the turn of the
 * moment in which it was ordered, all that somebody planned for one hour came before whatever others ordered then.
 */
export const NO_TURN = -1_000_000_000

/** Wakes the workers of every queue that has a job to do. */
export type DueWatch = {
  /** This worker does jobs of this queue from now on. */
  add(name: string, worker: string): void
  stop(): void
}

/**
 * Asks for all queues at once what fell due (a retry, a time): fifty workers that each asked every two seconds took a
 * twentieth of a core of a server that did nothing. Asked for each queue in turn, so that it ends at the first job of each.
 * What lacks a turn is given one.
 */
export function wakeForDueJobs(boss: PgBoss, query: Query, everyMs: number): DueWatch {
  const workers = new Map<string, string[]>()
  let isAsking = false
  const look = async () => {
    if (isAsking || workers.size === 0) return
    isAsking = true
    try {
      const due = await query(
        `select queue, exists (
           select from pgboss.job
           where name = queue and state < 'active' and not blocked and priority = $2 and start_after <= now()) as "lacksTurn"
         from unnest($1::text[]) as queue where exists (
           select from pgboss.job
           where name = queue and state < 'active' and not blocked and start_after <= now())`,
        [[...workers.keys()], NO_TURN],
      )
      const lacking = due.filter(({ lacksTurn }) => lacksTurn === true).map(({ queue }) => String(queue))
      if (lacking.length > 0) await giveTurns(query, lacking)
      for (const { queue } of due)
        for (const worker of workers.get(String(queue)) ?? []) boss.notifyWorker(worker)
    } finally {
      isAsking = false
    }
  }
  // A database that is away is told of by the workers, which ask by themselves every half minute.
  const looking = setInterval(() => void look().catch(() => undefined), everyMs).unref()
  return {
    add: (name, worker) => void workers.set(name, [...(workers.get(name) ?? []), worker]),
    stop: () => clearInterval(looking),
  }
}

/**
 * As if it were ordered now: of each group the first has its turn behind what that group has waiting, or with whatever is at the front, and each
 * further one comes one later.
 */
async function giveTurns(query: Query, names: readonly string[]): Promise<void> {
  await query(
    `with due as (
       select id, name, group_id, row_number() over (partition by name, group_id order by start_after, created_on) as place
       from pgboss.job where name = any($1::text[]) and state in ('created', 'retry') and priority = $2 and start_after <= now()),
     live as (
       select name, group_id, min(-priority) as first, max(-priority) as last from pgboss.job
       where name = any($1::text[]) and state in ('created', 'retry', 'active') and priority > $2 and start_after <= now()
       group by name, group_id),
     front as (select name, min(first) as turn from live group by name)
     update pgboss.job as job
     set priority = -(greatest(0, front.turn, live.last + 1) + due.place - 1)::int
     from due left join front on front.name = due.name left join live on live.name = due.name and live.group_id = due.group_id
     where job.name = due.name and job.id = due.id and job.priority = $2`,
    [names, NO_TURN],
  )
}
