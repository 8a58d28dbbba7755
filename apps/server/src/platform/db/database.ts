import type { PGlite } from '@electric-sql/pglite'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

/** The same queries run on both drivers; `execute` answers `{ rows }` on both. */
export type Database = NodePgDatabase
/** A transaction of the database; inside one, use only it: a query on the database itself would wait for ever. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a query runs on: the database itself, or a transaction of it. */
export type Queryable = Database | Transaction

/** The driver underneath, for the queue. Never open a second driver beside the embedded one. */
export type Connection =
  | { readonly kind: 'embedded'; readonly pglite: PGlite }
  | { readonly kind: 'postgres'; readonly pool: Pool; readonly url: string }

export type OpenDb = {
  readonly db: Database
  readonly connection: Connection
  readonly close: () => Promise<void>
}
