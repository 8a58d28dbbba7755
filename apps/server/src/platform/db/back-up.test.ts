import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp } from './back-up.job.ts'
import { buildDataDir } from './build-db.ts'
import { openDb } from './open-db.ts'
import { restoreDb } from './restore-db.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await buildDataDir()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function withDb<Result>(work: (opened: Awaited<ReturnType<typeof openDb>>) => Promise<Result>) {
  const opened = await openDb({ dataDir })
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}

const saveUser = (name: string) =>
  withDb(({ db }) =>
    db.execute(sql`insert into "user" (id, name, email) values (${name}, ${name}, ${`${name}@example.org`})`),
  )
const listUsers = () =>
  withDb(async ({ db }) => {
    const found = await db.execute<{ id: string }>(sql`select id from "user" order by id`)
    return found.rows.map(({ id }) => id)
  })
const backUpAt = (moment: string) =>
  withDb(async ({ connection }) => {
    if (connection.kind !== 'embedded') throw new Error('not embedded')
    return backUp(connection.pglite, dataDir, new Date(moment))
  })

describe('a backup of the embedded database', () => {
  test('brings back what was there, and what was there since is kept aside', async () => {
    await saveUser('before')
    const file = await backUpAt('2026-05-01T03:23:00Z')
    await saveUser('after')
    const kept = await restoreDb(dataDir, file, new Date('2026-05-02T10:00:00Z'))
    expect(await listUsers()).toEqual(['before'])
    expect(readdirSync(kept)).toContain('PG_VERSION')
  })

  test('that cannot be read changes nothing', async () => {
    const broken = join(dataDir, 'broken.tar.gz')
    writeFileSync(broken, 'no backup')
    await expect(restoreDb(dataDir, broken, new Date())).rejects.toThrow('the database stays as it was')
    await expect(restoreDb(dataDir, join(dataDir, 'missing.tar.gz'), new Date())).rejects.toThrow('stays')
    expect(await listUsers()).toEqual(['before'])
  })

  test('is refused while a server runs on the data folder', async () => {
    const file = await backUpAt('2026-05-02T03:23:00Z')
    await withDb(async () => {
      await expect(restoreDb(dataDir, file, new Date())).rejects.toThrow('already running')
    })
  })

  test('is kept for seven nights', async () => {
    for (let day = 3; day <= 10; day += 1) await backUpAt(`2026-05-${String(day).padStart(2, '0')}T03:23:00Z`)
    const names = readdirSync(join(dataDir, 'backups'))
    expect(names).toHaveLength(7)
    expect(names.toSorted()[0]).toContain('2026-05-04')
  })
})
