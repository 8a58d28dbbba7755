import type { Deps } from '../../deps.ts'
import type { Connection, Database } from '../../platform/db/open-db.ts'
import { defineJob, NO_PAYLOAD } from '../../platform/jobs/define-job.ts'
import { listTables, vacuumTable } from './vacuum.queries.ts'

/**
 * What PostgreSQL servers do by themselves and the embedded database cannot, having no process beside it. One row of 20 kB that was
 * changed 300 times took 6.7 MB, for ever. Every hour: what an hour can write without any trace is some tens of megabytes an account.
 */
export const VACUUM = defineJob({
  name: 'vacuum',
  schema: NO_PAYLOAD,
  tries: 1,
  schedule: '11 * * * *',
  run: async ({ db, connection }: Pick<Deps, 'db'> & { readonly connection: Connection }) => {
    if (connection.kind === 'embedded') await vacuumTables(db)
  },
})

/** One table after the other: others are answered in between. */
export async function vacuumTables(db: Database): Promise<void> {
  for (const name of await listTables(db)) await vacuumTable(db, name)
}
