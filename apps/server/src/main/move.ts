import { describeStartFailure } from '../platform/start-error.ts'
import { moveInstallation } from './move-installation.ts'
import { openLog } from './open-log.ts'

/**
 * `node apps/server/src/main/move.ts`: moves the embedded installation of DATA_DIR to the PostgreSQL of DATABASE_URL and
 * the object store of S3_*, and ends. The server must be stopped.
 */
process.umask(0o077)

try {
  const log = openLog(process.env)
  await moveInstallation(process.env, log, (line) => console.log(line))
  console.log(
    'Everything is moved. Give every process the SECRET that is in the file "secret" of the data folder.',
  )
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`)
  process.exitCode = 1
}
