import type { PGlite } from '@electric-sql/pglite'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { openEmbeddedDb } from './open-embedded-db.ts'
import { openPostgres } from './open-postgres.ts'
import type * as schema from './schema.ts'

/** The same queries run on both drivers; `execute` answers `{ rows }` on both. */
export type Database = NodePgDatabase<typeof schema>
/** A transaction of the database; inside one, use only it: a query on the database itself would wait for ever. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** The driver underneath, for the queue. Never open a second driver beside the embedded one. */
export type Connection =
  | { readonly kind: 'embedded'; readonly pglite: PGlite }
  | { readonly kind: 'postgres'; readonly pool: Pool; readonly url: string }

export type OpenDb = {
  readonly db: Database
  readonly connection: Connection
  readonly close: () => Promise<void>
}

/**
 * Opens the database and brings it to the newest schema: the PostgreSQL server of `databaseUrl`, or without one the
 * embedded database in `<dataDir>/db`, alone. Throws a StartError when it cannot be used, with the reason.
 */
export function openDb(place: { dataDir: string; databaseUrl?: string | undefined }): Promise<OpenDb> {
  return place.databaseUrl === undefined
    ? openEmbeddedDb(place.dataDir)
    : openPostgres(place.databaseUrl, place.dataDir)
}
