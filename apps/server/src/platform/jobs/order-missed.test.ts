import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildDataDir } from '../../../../../tests/builders/build-db.ts'
import { openDb } from '../db/open-db.ts'
import { createLog } from '../log.ts'
import { openQueue } from './open-queue.ts'
import { lastDue } from './order-missed.ts'

test.each([
  ['15 3 * * *', '2026-05-10T03:24:00Z', '2026-05-09T03:15:00Z'],
  ['15 3 * * *', '2026-05-10T03:25:00Z', '2026-05-10T03:15:00Z'],
  ['15 3 * * *', '2026-05-10T23:00:00Z', '2026-05-10T03:15:00Z'],
  ['20 * * * *', '2026-05-10T23:00:00Z', undefined],
  ['0 8 * * 1', '2026-05-10T23:00:00Z', undefined],
])('%s was last due, at %s, at %s', (schedule, now, due) => {
  expect(lastDue(schedule, new Date(now))).toEqual(due && new Date(due))
})

test('the work of a night in which no server was up is ordered once; where there was no such night, nothing is', async () => {
  const dataDir = await buildDataDir()
  const { connection, close } = await openDb({ dataDir })
  if (connection.kind !== 'embedded') throw new Error('opened another database')
  const { pglite } = connection
  const log = createLog(
    () => undefined,
    () => new Date(),
  )
  const nightly = { name: 'nightly', schedule: '15 3 * * *' }
  const queue = await openQueue(connection, [nightly, { name: 'hourly', schedule: '20 * * * *' }], log)
  const now = new Date()
  expect(await queue.orderMissed(now)).toEqual([])
  await pglite.exec(`update pgboss.queue set created_on = created_on - interval '3 days'`)
  expect(await queue.orderMissed(now)).toEqual(['nightly'])
  expect(await queue.orderMissed(now)).toEqual([])
  // Its own time has passed since: it was done meanwhile, and the next night is another one.
  await pglite.exec(
    `update pgboss.job set created_on = created_on - interval '2 days', singleton_on = null where name = 'nightly'`,
  )
  expect(await queue.orderMissed(now)).toEqual(['nightly'])
  await queue.stop()
  await close()
  rmSync(dataDir, { recursive: true })
})
