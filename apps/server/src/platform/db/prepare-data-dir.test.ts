import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../../../..')
const openToOthers = (folder: string) =>
  readdirSync(folder).filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)

test.skipIf(process.platform === 'win32')(
  'in a data folder that is open to everybody nothing that is put into it, or was left there, is',
  () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hookreel-open-'))
    try {
      chmodSync(dataDir, 0o755)
      // As an earlier version, or the command line, left them.
      for (const name of ['storage', 'films']) mkdirSync(join(dataDir, name), { mode: 0o755 })
      const done = spawnSync(process.execPath, ['apps/server/src/main/admin.ts', 'failed'], {
        ...{ cwd: ROOT, encoding: 'utf8' },
        env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir },
      })
      expect([done.status, done.stderr]).toEqual([0, ''])
      expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['db', 'db.lock', 'films', 'storage']))
      expect(openToOthers(dataDir)).toEqual([])
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)

test('every program that writes into the data folder writes for its owner alone', () => {
  const entries = [
    ...['serve', 'admin', 'restore', 'migrate', 'move'].map((name) => `apps/server/src/main/${name}.ts`),
    'apps/cli/src/hookreel.ts',
  ]
  const open = entries.filter(
    (file) => !readFileSync(join(ROOT, file), 'utf8').includes('process.umask(0o077)'),
  )
  expect(open).toEqual([])
  // Whatever else there is that `node` is to be called with.
  const called = globSync('apps/*/src/**/*.ts', { cwd: ROOT }).filter((file) =>
    /`node apps\/[\w/.-]+` ?(is|:)|`node apps\/\S+/.test(
      readFileSync(join(ROOT, file), 'utf8').split('\n').slice(0, 12).join('\n'),
    ),
  )
  expect(called.filter((file) => !entries.includes(file))).toEqual([])
})
