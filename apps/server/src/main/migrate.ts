import { readConfig } from '../config.ts'
import { openDb } from '../platform/db/open-db.ts'
import { describeStartFailure } from '../platform/start-error.ts'

/** `node apps/server/src/main/migrate.ts`: brings the database in the data folder to the newest schema, and ends. */
try {
  const config = readConfig(process.env)
  const { close } = await openDb(config.dataDir)
  await close()
  console.log(`The database in ${config.dataDir} is up to date.`)
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`)
  process.exit(1)
}
