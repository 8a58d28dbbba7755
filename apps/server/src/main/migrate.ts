import { readConfig } from '../config/config.ts'
import { openDb } from '../platform/db/open-db.ts'
import { describeStartFailure } from '../platform/start-error.ts'

process.umask(0o077)

/** `node apps/server/src/main/migrate.ts`: brings the database to the newest schema, and ends. */
try {
  const config = readConfig(process.env)
  const { close } = await openDb(config)
  await close()
  console.log(`The database is up to date.`)
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`)
  process.exit(1)
}
