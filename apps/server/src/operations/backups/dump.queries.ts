import type { PGlite } from '@electric-sql/pglite'

/** As the one session of the embedded database names it while it is backed up; ends with the session. No checkpoint may take away the log of changes then. */
export const BACKUP_UNDER_WAY = 'hookreel.backup'

/** From here on the files may be read while others write: answers the piece of the log of changes that mends what is read. */
export async function beginDump(pglite: PGlite): Promise<string> {
  await pglite.query(`select set_config('${BACKUP_UNDER_WAY}', 'on', false)`)
  const { rows } = await pglite.query<{ first: string }>(
    `select pg_walfile_name(pg_backup_start('hookreel', true)) as first`,
  )
  return readOne(rows).first
}

/** The last piece of the log that belongs to it, and what tells a restored database where to begin. */
export async function endDump(pglite: PGlite): Promise<{ last: string; label: string }> {
  const { rows } = await pglite.query<{ last: string; label: string }>(
    `select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)`,
  )
  return readOne(rows)
}

/** From here on a checkpoint may take the pieces of the log of before again. */
export async function letGoOfLog(pglite: PGlite): Promise<void> {
  await pglite.query(`select set_config('${BACKUP_UNDER_WAY}', 'off', false)`)
}

function readOne<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('the database answered nothing')
  return row
}
