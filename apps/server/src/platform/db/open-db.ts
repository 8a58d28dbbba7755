import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockDataDir } from './lock-data-dir.ts'
import { prepareDataDir } from './prepare-data-dir.ts'
import * as schema from './schema.ts'

export type Database = PgliteDatabase<typeof schema>
/** A transaction of the database; inside one, use only it: a query on the database itself would wait for ever. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type OpenDb = {
  readonly db: Database
  /** The same connection, for the queue and for LISTEN; never open a second driver beside it. */
  readonly pglite: PGlite
  readonly close: () => Promise<void>
}

const MIGRATIONS = fileURLToPath(new URL('../../../drizzle', import.meta.url))

/**
 * Opens the embedded database in `<dataDir>/db`, alone, and brings it to the newest schema.
 * Throws a StartError when the folder is in use or cannot be written to.
 */
export async function openDb(dataDir: string): Promise<OpenDb> {
  prepareDataDir(dataDir)
  const unlock = lockDataDir(join(dataDir, 'db.lock'), dataDir)
  try {
    const pglite = await PGlite.create(join(dataDir, 'db'))
    const db = drizzle({ client: pglite, schema })
    await migrate(db, { migrationsFolder: MIGRATIONS })
    return {
      db,
      pglite,
      close: async () => {
        await pglite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
