import type { Deps } from '../../deps.ts'
import type { Connection, Database } from '../../platform/db/open-db.ts'
import type { Queue } from '../../platform/jobs/open-queue.ts'
import { listTables, vacuumTable } from './vacuum.queries.ts'

/** Every hour: what an hour can write without any trace is some tens of megabytes an account. */
export const VACUUM: Queue = { name: 'vacuum', tries: 1, cron: '11 * * * *' }

/**
 * Starts what PostgreSQL servers do by themselves and the embedded database cannot, having no process beside it. One row of
 * 20 kB that was changed 300 times took 6.7 MB, for ever.
 */
export async function workOnVacuum(deps: Deps, connection: Connection): Promise<void> {
  await deps.queue.work(VACUUM.name, 1, async () => {
    if (connection.kind === 'embedded') await vacuumTables(deps.db)
  })
}

/** One table after the other: others are answered in between. */
export async function vacuumTables(db: Database): Promise<void> {
  for (const name of await listTables(db)) await vacuumTable(db, name)
}
