import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { finishRestore } from './finish-restore.ts'
import { lockDataDir } from './lock-data-dir.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Database, OpenDb } from './database.ts'
import { openLastingPglite } from './open-lasting-pglite.ts'
import { StartError } from '../start-error.ts'
import { prepareDataDir } from './prepare-data-dir.ts'

/**
 * Opens the embedded database in `<dataDir>/db`, alone, and brings it to the newest schema.
 * Throws a StartError when the folder is in use or cannot be written to, and when a restore was broken off in it.
 */
export async function openEmbeddedDb(dataDir: string): Promise<OpenDb> {
  prepareDataDir(dataDir)
  const unlock = lockDataDir(join(dataDir, 'db.lock'), dataDir)
  try {
    finishRestore(dataDir)
    refuseBrokenRestore(dataDir)
    const pglite = await openLastingPglite(join(dataDir, 'db'))
    const db = drizzle({ client: pglite })
    await migrate(db, { migrationsFolder: MIGRATIONS })
    return {
      // Both drivers build on the same query builder; they differ in what `execute` answers beside its rows.
      db: db as unknown as Database,
      connection: { kind: 'embedded', pglite },
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

/** An earlier version could be broken off between the old database and the new one, and hands are: an empty one must not be made in their place. */
function refuseBrokenRestore(dataDir: string): void {
  if (existsSync(join(dataDir, 'db'))) return
  // The newest of several: their names end in the time at which they were put aside.
  const kept = readdirSync(dataDir)
    .filter((name) => name.startsWith('db.before-'))
    .toSorted()
    .at(-1)
  if (kept === undefined) return
  throw new StartError(
    `There is no database in ${dataDir}, but ${kept} is there: a restore was broken off. Run the restore again, or rename that folder to db.`,
  )
}
