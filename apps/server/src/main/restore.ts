import { readConfig } from '../config.ts'
import { restoreDb } from '../platform/db/restore-db.ts'
import { describeStartFailure } from '../platform/start-error.ts'

/** `node apps/server/src/main/restore.ts <backup>`: puts a backup in the place of the embedded database, and ends. */
try {
  const [backup] = process.argv.slice(2)
  if (backup === undefined)
    throw new Error('Name the backup: one of those in the data folder under backups/.')
  const kept = await restoreDb(readConfig(process.env).dataDir, backup, new Date())
  console.log(`The database is the one of ${backup}. What was there before is in ${kept}.`)
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`)
  process.exit(1)
}
