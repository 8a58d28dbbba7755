import type { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import type { createBoss } from './create-boss.ts'

type Query = ReturnType<typeof createBoss>['query']

/** Every job of these queues that is marked as being done, when nobody can be doing any: put back, so that it is tried again. */
export async function putBackAllJobs(
  boss: PgBoss,
  query: Query,
  names: readonly string[],
  log: Log,
): Promise<void> {
  for (const name of await keepBusy(query, names)) await putBackJobs(boss, query, name, log, () => true)
}

/** Those of the queues that have a job marked as being done: mostly none, and one question tells. */
async function keepBusy(query: Query, names: readonly string[]): Promise<string[]> {
  const rows = await query(`select distinct name from pgboss.job where state = 'active'`, [])
  const busy = new Set(rows.map((row) => row.name))
  return names.filter((name) => busy.has(name))
}

/** Jobs that are marked as being done, and are lost: put back, so that they are tried again. */
async function putBackJobs(
  boss: PgBoss,
  query: Query,
  name: string,
  log: Log,
  isLost: (id: string) => boolean,
): Promise<void> {
  const ids = (await listActive(query, name)).filter(isLost)
  if (ids.length === 0) return
  await boss.fail(name, ids, {
    reason: 'nobody does it: the server stopped, or could not write that it ended',
  })
  log.info('jobs put back', { queue: name, count: ids.length })
}

async function listActive(query: Query, name: string): Promise<string[]> {
  const active = await query(`select id::text as id from pgboss.job where name = $1 and state = 'active'`, [
    name,
  ])
  return active.map((row) => String(row.id))
}

/** Knows what this process is doing, and puts back what is marked as being done by nobody. */
export type LostJobs = {
  /** Does a job. */
  hold(id: string, work: () => Promise<void>): Promise<void>
  stop(): void
}

/**
 * A job whose end could not be written, because the disk was full, stays marked as being done: without this until the
 * next start, films and their credits with it. What nobody does at two looks running was not just taken or just ended.
 */
export function watchForLostJobs(
  boss: PgBoss,
  query: Query,
  log: Log,
  { names, lookEveryMs }: { readonly names: readonly string[]; readonly lookEveryMs: number },
): LostJobs {
  const doing = new Set<string>()
  let suspects = new Set<string>()
  const look = async () => {
    const seen = new Set<string>()
    for (const name of await keepBusy(query, names))
      await putBackJobs(boss, query, name, log, (id) => {
        if (doing.has(id)) return false
        seen.add(id)
        return suspects.has(id)
      })
    suspects = seen
  }
  // The disk may still be full: the next look tries again.
  const looking = setInterval(() => void look().catch(() => undefined), lookEveryMs).unref()
  return {
    hold: async (id, work) => {
      doing.add(id)
      try {
        await work()
      } finally {
        doing.delete(id)
      }
    },
    stop: () => clearInterval(looking),
  }
}

/** Of several processes none knows what the others do: the library sees who went silent. */
export const heartbeatsDecide: LostJobs = { hold: (_, work) => work(), stop: () => undefined }
