import type { Deps } from '../../deps.ts'
import type { Connection, Database } from '../../platform/db/open-db.ts'
import { defineJob, NO_PAYLOAD } from '../../platform/jobs/define-job.ts'
import { listTables, makeCheckpoint, readLogBytes, vacuumTable } from './vacuum.queries.ts'

/**
 * What PostgreSQL servers do by themselves and the embedded database cannot, having no process beside it. One row of 20 kB that was
 * changed 300 times took 6.7 MB, for ever. Every hour: what an hour can leave of texts that were changed again and again is bounded by
 * their letters of a day. The room is free for what comes, but no table gets smaller: the folder stays as large as the worst hour made it.
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

/** So much of the log of changes at most, but for what one minute and one backup add. */
const LOG_BYTES = 64 * 1_048_576

/**
 * A checkpoint when the log of changes has grown: PostgreSQL makes one by itself, the embedded database only when it is opened and
 * closed. 60,000 texts of 2 kB left 300 MB of log, and all of it would have been read again after a crash. Asked every minute.
 */
export async function keepLogSmall({
  db,
  connection,
}: Pick<Deps, 'db'> & { readonly connection: Connection }): Promise<void> {
  if (connection.kind === 'embedded' && (await readLogBytes(db)) > LOG_BYTES) await makeCheckpoint(db)
}

/** One table after the other: others are answered in between. */
export async function vacuumTables(db: Database): Promise<void> {
  for (const name of await listTables(db)) await vacuumTable(db, name)
}
