import { sql } from 'drizzle-orm'
import { openDb } from '../../apps/server/src/platform/db/open-db.ts'

export type OpenedDb = Awaited<ReturnType<typeof openDb>>

/** Opens the embedded database of a data folder, and closes it after the work. */
export async function withDbOf<Result>(
  dataDir: string,
  work: (opened: OpenedDb) => Promise<Result>,
): Promise<Result> {
  const opened = await openDb({ dataDir })
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}

export function pgliteOf({ connection }: Pick<OpenedDb, 'connection'>) {
  if (connection.kind !== 'embedded') throw new Error('not embedded')
  return connection.pglite
}

/** A person who is told by the name alone. */
export const saveUser = ({ db }: Pick<OpenedDb, 'db'>, name: string) =>
  db.execute(sql`insert into "user" (id, name, email) values (${name}, ${name}, ${`${name}@example.org`})`)

export async function listUsers({ db }: Pick<OpenedDb, 'db'>): Promise<string[]> {
  const found = await db.execute<{ id: string }>(sql`select id from "user" order by id`)
  return found.rows.map(({ id }) => id)
}
