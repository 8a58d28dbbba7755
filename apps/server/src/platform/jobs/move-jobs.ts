import { z } from 'zod'
import type { Connection, Database } from '../db/open-db.ts'
import { createBoss } from './create-boss.ts'
import type { JobQueue } from './open-queue.ts'

/** Those of the library itself are made anew by it. */
const LIVE_JOBS = `select name, data, priority, group_id as "group", start_after::text as "startAfter" from pgboss.job
  where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' order by created_on`
const jobSchema = z.object({
  name: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  priority: z.number(),
  group: z.string().nullable(),
  startAfter: z.string(),
})

/** Orders in one transaction what waits or was being done in another database; answers how many jobs. */
export async function moveJobs(from: Connection, queue: JobQueue, to: Database): Promise<number> {
  const { query } = createBoss(from)
  const [found] = await query(`select to_regclass('pgboss.job') is not null as has`, [])
  if (found?.['has'] !== true) return 0
  const jobs = (await query(LIVE_JOBS, [])).map((row) => jobSchema.parse(row))
  await to.transaction(async (tx) => {
    for (const { name, data, priority, group, startAfter } of jobs)
      await queue.enqueue(tx, { name, schema: z.record(z.string(), z.unknown()) }, data ?? {}, {
        priority,
        startAfter: new Date(startAfter),
        // Those of an earlier version, all together.
        group: group ?? 'from before',
      })
  })
  return jobs.length
}
