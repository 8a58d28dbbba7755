import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/open-db.ts'
import { BACKUP_UNDER_WAY } from '../backups/dump.queries.ts'

/** All tables of the database, as they are named in a statement. */
export async function listTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Makes the room of changed and deleted rows of one table free again, and counts its rows for the planner. */
export async function vacuumTable(db: Database, name: string): Promise<void> {
  await db.execute(sql`vacuum (analyze) ${sql.raw(name)}`)
}

/** How long the log of changes is since the last checkpoint; 0 while a backup needs all of it. */
export async function readLogBytes(db: Database): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select (pg_current_wal_insert_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()
      where coalesce(current_setting(${BACKUP_UNDER_WAY}, true), '') <> 'on'`,
  )
  return rows[0]?.bytes ?? 0
}

/** Writes all that has changed into its tables: what the log says of it is not needed any more. */
export async function makeCheckpoint(db: Database): Promise<void> {
  await db.execute(sql`checkpoint`)
}
