import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { appendFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildDataDir } from '../../../../../tests/builders/build-db.ts'
import { listUsers, pgliteOf, saveUser, withDbOf } from '../../../../../tests/builders/use-data-dir.ts'
import type { OpenedDb } from '../../../../../tests/builders/use-data-dir.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import { backUp, backUpSealed } from './back-up.job.ts'
import { dumpDatabase } from './dump-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { createBackupKeys } from './sealed-files.ts'

const MEGABYTE = 1_048_576
/** Held in memory, as backups once were, it would be seen: a backup takes 70 MB beside it, a restore 210. */
const BIG_MEGABYTES = 150
const AT = new Date('2026-05-01T03:23:00Z')

let dataDir: string
beforeEach(async () => {
  dataDir = await buildDataDir()
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const withDb = <Result>(work: (opened: OpenedDb) => Promise<Result>) => withDbOf(dataDir, work)
const listKept = () => withDb(listUsers)
const restore = (backup: string, identity?: string) =>
  restoreBackup(
    { dataDir, storage: openStorage(join(dataDir, 'storage')), identity, now: new Date() },
    backup,
  )

/** What work answered, and the most memory outside of objects that was taken at once above that of before. */
async function measureMemory<Result>(work: () => Promise<Result>) {
  const read = () => process.memoryUsage().external
  const before = read()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, read())), 2)
  const result = await work().finally(() => clearInterval(timer))
  return { result, megabytes: (Math.max(most, read()) - before) / MEGABYTE }
}

/** A table of so many megabytes, as far as packing and reading go. */
function growTo(megabytes: number): string {
  const file = join(dataDir, 'db/base/1/999999')
  writeFileSync(file, '')
  truncateSync(file, megabytes * MEGABYTE)
  return file
}

test('a database of any size is backed up and put back with the memory of a small one', async () => {
  const grown = growTo(BIG_MEGABYTES)
  const away = mkdtempSync(join(tmpdir(), 'hookreel-big-'))
  const { recipient, identity } = await createBackupKeys()
  const backups = await withDb(async (opened) => {
    await saveUser(opened, 'ada')
    const world = {
      pglite: pgliteOf(opened),
      dataDir,
      storage: openStorage(join(dataDir, 'storage')),
      now: AT,
    }
    const plain = await measureMemory(() => backUp(world.pglite, dataDir, AT))
    const sealed = await measureMemory(() => backUpSealed(world, { folder: away, recipient }))
    return [plain, sealed]
  })
  for (const { megabytes } of backups) expect(megabytes).toBeLessThan(150)
  for (const { result: backup } of backups) {
    // The database that is opened to hold back what must be held takes memory of its own.
    const { megabytes } = await measureMemory(() => restore(backup, identity))
    expect(megabytes).toBeLessThan(300)
    expect(statSync(grown).size).toBe(BIG_MEGABYTES * MEGABYTE)
  }
  expect(await listKept()).toEqual(['ada'])
  rmSync(away, { recursive: true })
})

test('everybody is answered while it is backed up, and what is written meanwhile is in it', async () => {
  growTo(100)
  const file = join(dataDir, 'dump.tar.gz')
  await withDb(async (opened) => {
    await saveUser(opened, 'before')
    await dumpDatabase(pgliteOf(opened), join(dataDir, 'db'), async (dump) => {
      const pieces = dump.iterator()
      // Begun; for as long as nobody reads on, most of it is still to be packed.
      const begun: { value?: Uint8Array } = await pieces.next()
      for (let time = 10; time < 40; time += 1) {
        await saveUser(opened, `while-${time}`)
        await opened.db.execute(sql`update "user" set image = repeat(md5(random()::text), 90)`)
      }
      await writeFile(file, begun.value ?? '')
      await appendFile(file, pieces)
    })
    await saveUser(opened, 'zz-after')
  })
  await restore(file)
  expect(await listKept()).toEqual([
    'before',
    ...Array.from({ length: 30 }, (_, time) => `while-${time + 10}`),
  ])
})

test('a backup that an earlier version made is put back', async () => {
  const file = join(dataDir, 'earlier.tar.gz')
  await withDb(async (opened) => {
    await saveUser(opened, 'ada')
    const dump = await pgliteOf(opened).dumpDataDir('gzip')
    await writeFile(file, dump.stream())
  })
  await restore(file)
  expect(await listKept()).toEqual(['ada'])
})

test('after one that could not be written the next one is made', async () => {
  await withDb(async (opened) => {
    await saveUser(opened, 'ada')
    const pglite = pgliteOf(opened)
    const full = new Error('ENOSPC: no space left on device')
    const fail = () => dumpDatabase(pglite, join(dataDir, 'db'), () => Promise.reject(full))
    await expect(fail()).rejects.toThrow(full)
    await expect(fail()).rejects.toThrow(full)
    await backUp(pglite, dataDir, AT)
  })
})
