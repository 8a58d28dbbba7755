import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildDataDir } from '../builders/build-db.ts'
import { openDb } from '../../apps/server/src/platform/db/open-db.ts'
import { openStorage } from '../../apps/server/src/platform/storage/open-storage.ts'
import { backUpSealed } from '../../apps/server/src/operations/backups/back-up.job.ts'
import { createBackupKeys } from '../../apps/server/src/operations/backups/sealed-files.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })
const RESTORE = join(import.meta.dirname, '../../apps/server/src/main/restore.ts')
const [OLD_SECRET, NEW_SECRET] = ['a'.repeat(64), 'b'.repeat(64)]

let place: string
let backup: string
let identity: string
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'hookreel-restores-'))
  const there = await buildDataDir()
  writeFileSync(join(there, 'secret'), NEW_SECRET)
  writeFileSync(join(there, 'secret.previous'), 'c'.repeat(64))
  const keys = await createBackupKeys()
  const { db, connection, close } = await openDb({ dataDir: there })
  if (connection.kind !== 'embedded') throw new Error('not embedded')
  await db.execute(sql`insert into "user" (id, name, email) values ('new', 'new', 'new@example.org')`)
  const storage = openStorage(join(there, 'storage'))
  const world = { pglite: connection.pglite, dataDir: there, storage, now: new Date() }
  backup = await backUpSealed(world, { folder: join(place, 'backups'), recipient: keys.recipient })
  await close()
  rmSync(there, { recursive: true })
  identity = keys.identity
  cpSync(await buildDataDir(), join(place, 'before'), { recursive: true })
  writeFileSync(join(place, 'before', 'secret'), OLD_SECRET)
  writeFileSync(join(place, 'before', 'secret.previous'), 'd'.repeat(64))
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** Kills the process before what it does next with a name of the data folder, after so many that it did. */
const killAfter = (count: number) =>
  `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  import path from 'node:path'
  let left = ${count}
  const watch = (target, name, which) => {
    const real = target[name]
    target[name] = (...args) => {
      const isTop = path.dirname(String(args[which])) === process.env.DATA_DIR
      if (isTop && !/write-probe|db.lock/.test(String(args[which])) && (left -= 1) < 0) process.kill(process.pid, 'SIGKILL')
      return real.apply(target, args)
    }
  }
  for (const [name, which] of [['renameSync', 1], ['writeFileSync', 0]]) watch(fs, name, which)
  for (const [name, which] of [['rename', 1], ['writeFile', 0]]) watch(fs.promises, name, which)
  syncBuiltinESMExports()
`)}`

function restoreKilled(dataDir: string, count: number): NodeJS.Signals | null {
  const args = ['--disable-warning=ExperimentalWarning', '--import', killAfter(count), RESTORE, backup]
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, BACKUP_IDENTITY: identity }
  return spawnSync(process.execPath, args, { env, encoding: 'utf8' }).signal
}

async function readAll(dataDir: string) {
  const { db, close } = await openDb({ dataDir })
  const { rows } = await db.execute<{ id: string }>(sql`select id from "user"`)
  await close()
  const read = (name: string) => readFileSync(join(dataDir, name), 'utf8')[0]
  return { users: rows.map(({ id }) => id), secrets: [read('secret'), read('secret.previous')] }
}

test('a restore that is killed at any moment leaves database and secret of one and the same day', async () => {
  const before = { users: [], secrets: ['a', 'd'] }
  const after = { users: ['new'], secrets: ['b', 'c'] }
  const seen: unknown[] = []
  for (let count = 0; ; count += 1) {
    const dataDir = join(place, `killed-${count}`)
    cpSync(join(place, 'before'), dataDir, { recursive: true })
    const signal = restoreKilled(dataDir, count)
    const found = await readAll(dataDir)
    expect([before, after]).toContainEqual(found)
    expect(existsSync(join(dataDir, 'db.restoring'))).toBe(false)
    seen.push(found)
    const aside = readdirSync(dataDir).filter((name) => name.includes('.before-'))
    expect(aside).toHaveLength(found.users.length * 3)
    rmSync(dataDir, { recursive: true })
    if (signal === null) break
  }
  expect(seen.length).toBeGreaterThan(4)
  expect(seen.at(-1)).toEqual(after)
})
