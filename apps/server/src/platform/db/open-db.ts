import type { OpenDb } from './database.ts'
import { markTransactions } from './inside-transaction.ts'
import { openEmbeddedDb } from './open-embedded-db.ts'
import { openPostgres } from './open-postgres.ts'

export type { Connection, Database, OpenDb, Queryable, Transaction } from './database.ts'

/**
 * Opens the database and brings it to the newest schema: the PostgreSQL server of `databaseUrl`, or without one the
 * embedded database in `<dataDir>/db`, alone. Throws a StartError when it cannot be used, with the reason.
 */
export async function openDb(place: { dataDir: string; databaseUrl?: string | undefined }): Promise<OpenDb> {
  const opened = await (place.databaseUrl === undefined
    ? openEmbeddedDb(place.dataDir)
    : openPostgres(place.databaseUrl, place.dataDir))
  markTransactions(opened.db)
  return opened
}
