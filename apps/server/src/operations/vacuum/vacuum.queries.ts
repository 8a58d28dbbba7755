import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/open-db.ts'

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
