import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildDataDir } from '../../../../../tests/builders/build-db.ts'
import { openDb } from '../../platform/db/open-db.ts'
import type { Database, OpenDb } from '../../platform/db/open-db.ts'
import { dumpDatabase } from '../backups/dump-database.ts'
import { readDatabaseBytes } from '../vitals/vitals.queries.ts'
import { keepLogSmall, vacuumTables } from './vacuum.job.ts'

let dataDir: string
let opened: OpenDb
beforeAll(async () => {
  dataDir = await buildDataDir()
  opened = await openDb({ dataDir })
})
afterAll(async () => {
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Text that is not packed smaller. */
const change = (db: Database) =>
  db.execute(sql`update "user" set image =
    (select string_agg(md5(random()::text), '') from generate_series(1, 600))`)
async function changeOften(db: Database): Promise<void> {
  for (let time = 0; time < 150; time += 1) await change(db)
}

test('a row that is changed for ever takes no more room than it did in an hour', async () => {
  const { db } = opened
  await db.execute(sql`insert into "user" (id, name, email) values ('ada', 'Ada', 'ada@example.org')`)
  const empty = await readDatabaseBytes(db)
  await changeOften(db)
  const once = await readDatabaseBytes(db)
  for (let hour = 0; hour < 3; hour += 1) {
    await vacuumTables(db)
    await changeOften(db)
  }
  expect(once - empty).toBeGreaterThan(1_000_000)
  expect((await readDatabaseBytes(db)) - once).toBeLessThan((once - empty) / 2)
})

test('the log of changes stays small, but for as long as a backup needs it', async () => {
  const { db, connection } = opened
  if (connection.kind !== 'embedded') throw new Error('not embedded')
  const measureLog = async () => {
    const { rows } = await db.execute<{ megabytes: number }>(
      sql`select ((pg_current_wal_lsn() - redo_lsn) / 1e6)::float8 as megabytes from pg_control_checkpoint()`,
    )
    return rows[0]?.megabytes
  }
  const writeMuch = () =>
    db.execute(sql`create table much as select (select string_agg(md5(random()::text || one), '')
      from generate_series(1, 60) one where one <> -other) from generate_series(1, 45000) other`)
  const drop = () => db.execute(sql`drop table much`)
  await writeMuch()
  await drop()
  expect(await measureLog()).toBeGreaterThan(70)
  await keepLogSmall(opened)
  expect(await measureLog()).toBeLessThan(20)
  await dumpDatabase(connection.pglite, join(dataDir, 'db'), async (dump) => {
    const pieces = dump.iterator()
    await pieces.next()
    await writeMuch()
    await drop()
    await keepLogSmall(opened)
    expect(await measureLog()).toBeGreaterThan(70)
    for await (const piece of pieces) void piece
  })
  await keepLogSmall(opened)
  expect(await measureLog()).toBeLessThan(20)
})
