import { HOUR_MS } from '@hookreel/contract'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { isOld, readBackupAges, watchBackups } from './newest-backup.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hookreel-ages-'))
  mkdirSync(join(dataDir, 'db'))
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '18')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const away = () => ({ folder: join(dataDir, 'away'), recipient: '' })
async function watchAt(now: Date, backups?: ReturnType<typeof away>) {
  const lines: string[] = []
  const clock = { now: () => now }
  const config = { dataDir, databaseUrl: undefined, backups }
  const log = createLog((line) => lines.push(line), clock.now)
  await watchBackups({ config, clock, log })
  return { lines, ages: await readBackupAges({ config, clock }) }
}
const save = (name: string) => writeFileSync(join(dataDir, 'backups', name), '')

test('a database is not told of before it had a night, and every hour once none was made for more than a day', async () => {
  const { lines } = await watchAt(new Date(Date.now() + 25 * HOUR_MS))
  expect(lines).toEqual([])
  const later = await watchAt(new Date(Date.now() + 27 * HOUR_MS))
  expect(later.lines).toHaveLength(1)
  expect(JSON.parse(later.lines[0] ?? '')).toMatchObject({ level: 'error', place: 'data_folder', hours: 27 })
})

test('the newest backup counts, in each place by itself, and none that is still being written', async () => {
  save('2026-05-01T03-23-00.000Z.tar.gz')
  save('2026-05-03T03-23-00.000Z.tar.gz')
  save('.writing-2026-05-04T03-23-00.000Z.tar.gz')
  for (const name of ['2026-05-01T03-23-00.000Z', '2026-05-03T03-23-00.000Z.part', 'files'])
    mkdirSync(join(dataDir, 'away', name), { recursive: true })
  const { ages, lines } = await watchAt(new Date('2026-05-04T03:23:00Z'), away())
  expect(ages).toEqual([
    { place: 'data_folder', seconds: 24 * 3600 },
    { place: 'backup_dir', seconds: 72 * 3600 },
  ])
  expect(ages.map(isOld)).toEqual([false, true])
  expect(lines).toHaveLength(1)
})

test('PostgreSQL has its own', async () => {
  const config = { dataDir, databaseUrl: 'postgres://', backups: undefined }
  expect(await readBackupAges({ config, clock: { now: () => new Date() } })).toEqual([])
})
