import { tmpdir } from 'node:os'
import { openPostgres } from '../apps/server/src/platform/db/open-postgres.ts'
import { openQueue } from '../apps/server/src/platform/jobs/open-queue.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { buildKind, workOn } from '../tests/builders/build-job.ts'

/** A worker that takes a job and keeps it until it is killed. */
const [databaseUrl = ''] = process.argv.slice(2)
const opened = await openPostgres(databaseUrl, tmpdir())
const log = createLog(
  () => undefined,
  () => new Date(),
)
const queue = await openQueue(opened.connection, [{ name: 'takeover' }], log)
process.on('message', () => void queue.enqueue(opened.db, buildKind('takeover'), {}))
await workOn(queue, 'takeover', 1, () => {
  process.send?.('took')
  return new Promise(() => undefined)
})
process.send?.('ready')
