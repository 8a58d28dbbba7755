import { sql } from 'drizzle-orm'
import { openDb } from '../../apps/server/src/platform/db/open-db.ts'
import { openQueue } from '../../apps/server/src/platform/jobs/open-queue.ts'
import { workOn } from '../../tests/builders/build-job.ts'

// A worker that does jobs until it is stopped: node bench/load/drain-jobs.ts <database>
const [databaseUrl = ''] = process.argv.slice(2)
const { db, connection } = await openDb({ dataDir: '/tmp', databaseUrl })
const silent = { info: () => undefined, warn: () => undefined, error: console.log }
const queue = await openQueue(connection, [{ name: 'load' }], silent)
await workOn(queue, 'load', 20, async ({ data }) => {
  const { number } = data as { number: number } // as it was ordered by load.ts
  await db.execute(sql`insert into load_done (number) values (${number})`)
})
process.stdout.write('http://localhost:1\n')
