import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildDataDir } from '../../../../../tests/builders/build-db.ts'
import { listUsers, pgliteOf, saveUser, withDbOf } from '../../../../../tests/builders/use-data-dir.ts'
import type { OpenedDb } from '../../../../../tests/builders/use-data-dir.ts'
import { openDb } from '../../platform/db/open-db.ts'
import { createLog } from '../../platform/log.ts'
import { loadSecrets, rotateSecret } from '../../platform/secrets.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import type { Storage } from '../../platform/storage/open-storage.ts'
import { backUp, backUpEmbedded, backUpSealed } from './back-up.job.ts'
import { restoreBackup } from './restore-backup.ts'
import { createBackupKeys } from './sealed-files.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await buildDataDir()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const withDb = <Result>(work: (opened: OpenedDb) => Promise<Result>) => withDbOf(dataDir, work)

const storageOf = (folder: string) => openStorage(join(folder, 'storage'))
const saveNamed = (name: string) => withDb((opened) => saveUser(opened, name))
const listKept = () => withDb(listUsers)
const backUpAt = (moment: string) =>
  withDb(({ connection }) => backUp(pgliteOf({ connection }), dataDir, new Date(moment)))
const restore = (backup: string, now = new Date(), identity?: string) =>
  restoreBackup({ dataDir, storage: storageOf(dataDir), identity, now }, backup)

describe('a backup of the embedded database', () => {
  test('brings back what was there, and what was there since is kept aside', async () => {
    await saveNamed('before')
    const file = await backUpAt('2026-05-01T03:23:00Z')
    await saveNamed('after')
    const { kept } = await restore(file, new Date('2026-05-02T10:00:00Z'))
    expect(await listKept()).toEqual(['before'])
    expect(readdirSync(kept ?? '')).toContain('PG_VERSION')
  })

  test('that cannot be read changes nothing', async () => {
    const broken = join(dataDir, 'broken.tar.gz')
    writeFileSync(broken, 'no backup')
    await expect(restore(broken)).rejects.toThrow('the database stays as it was')
    await expect(restore(join(dataDir, 'missing.tar.gz'))).rejects.toThrow('stays')
    expect(await listKept()).toEqual(['before'])
  })

  test('that was broken off between the old database and the new one leaves no empty one in their place', async () => {
    const file = await backUpAt('2026-05-01T03:53:00Z')
    const [older, kept] = ['db.before-2026-04-01', 'db.before-2026-05-03'].map((name) => join(dataDir, name))
    mkdirSync(older ?? '')
    renameSync(join(dataDir, 'db'), kept ?? '')
    await expect(openDb({ dataDir })).rejects.toThrow(
      'db.before-2026-05-03 is there: a restore was broken off',
    )
    expect(existsSync(join(dataDir, 'db'))).toBe(false)
    await restore(file)
    expect(await listKept()).toEqual(['before'])
  })

  test('of a newer version is refused', async () => {
    const newer = await withDb(async ({ db, connection }) => {
      await db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of next year', 1)`,
      )
      return backUp(pgliteOf({ connection }), dataDir, new Date('2026-05-01T04:23:00Z'))
    })
    await expect(restore(newer)).rejects.toThrow('made by a newer version')
    await withDb(({ db }) => db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = 1`))
  })

  test('is refused while a server runs on the data folder', async () => {
    const file = await backUpAt('2026-05-02T03:23:00Z')
    await withDb(async () => {
      await expect(restore(file)).rejects.toThrow('already running')
    })
  })

  test('is kept for seven nights, and what a killed process left of one goes with the next', async () => {
    const left = join(dataDir, 'backups', '.writing-0b5e.gz')
    mkdirSync(join(dataDir, 'backups'), { recursive: true })
    writeFileSync(left, 'half of a backup')
    const first = await backUpAt('2026-05-03T03:23:00Z')
    // The nights between are as good as copies: writing one takes two seconds.
    for (let day = 4; day <= 9; day += 1) copyFileSync(first, first.replace('05-03', `05-0${day}`))
    await backUpAt('2026-05-10T03:23:00Z')
    expect(existsSync(left)).toBe(false)
    const names = readdirSync(join(dataDir, 'backups'))
    expect(names).toHaveLength(7)
    expect(names.toSorted()[0]).toContain('2026-05-04')
  })
})

test('a night that was tried again and again is one of the seven that are kept', async () => {
  rmSync(join(dataDir, 'backups'), { recursive: true, force: true })
  const file = await backUpAt('2026-09-01T03:23:00Z')
  for (const day of [2, 3, 4, 5, 6, 7])
    for (const minute of [23, 28, 33])
      copyFileSync(file, join(dataDir, 'backups', `2026-09-0${day}T03-${minute}-00.000Z.tar.gz`))
  await backUpAt('2026-09-07T03:38:00Z')
  expect(readdirSync(join(dataDir, 'backups')).map((name) => name.slice(8, 16))).toEqual([
    ...['01T03-23', '02T03-33', '03T03-33', '04T03-33', '05T03-33', '06T03-33', '07T03-38'],
  ])
})

describe('a sealed backup', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hookreel-backups-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const sealAt = (moment: string, recipient: string) =>
    withDb(({ connection }) => {
      const world = {
        pglite: pgliteOf({ connection }),
        dataDir,
        storage: storageOf(dataDir),
        now: new Date(moment),
      }
      return backUpSealed(world, { folder, recipient })
    })
  const filesOf = () => readdirSync(join(folder, 'files'))

  test('is made though its owner deletes a film in the moment in which it is copied', async () => {
    const own = mkdtempSync(join(tmpdir(), 'hookreel-deleted-'))
    const { recipient } = await createBackupKeys()
    const storage = storageOf(dataDir)
    const [gone, stays] = ['user-videos/eve/gone.mp4', 'user-videos/eve/stays.mp4']
    for (const key of [gone, stays]) await storage.putBytes(key, Buffer.from(key))
    const quick: Storage = {
      ...storage,
      read: (key) => {
        if (key === gone) rmSync(join(dataDir, 'storage', gone))
        return storage.read(key)
      },
    }
    await withDb(({ connection }) =>
      backUpSealed(
        { pglite: pgliteOf({ connection }), dataDir, storage: quick, now: new Date('2026-05-20T03:23:00Z') },
        { folder: own, recipient },
      ),
    )
    expect(readdirSync(join(own, 'files'))).toHaveLength(1)
    await storage.remove(stays)
    rmSync(own, { recursive: true })
  })

  test('brings database, files and secret to an empty machine, and shows nothing of them to others', async () => {
    const keys = await createBackupKeys()
    loadSecrets(dataDir)
    await storageOf(dataDir).putBytes('user-videos/ada/film.mp4', Buffer.from('the bytes of a film'))
    await saveNamed('ada-lovelace')
    const backup = await sealAt('2026-06-01T03:23:00Z', keys.recipient)
    const written = [backup, join(folder, 'files')]
      .flatMap((place) => readdirSync(place).map((name) => readFileSync(join(place, name), 'latin1')))
      .join('')
    const secret = readFileSync(join(dataDir, 'secret'), 'utf8')
    for (const hidden of ['the bytes of a film', 'ada-lovelace', 'film.mp4', secret])
      expect(written).not.toContain(hidden)

    const home = dataDir
    dataDir = mkdtempSync(join(tmpdir(), 'hookreel-new-machine-'))
    try {
      const done = await restore(backup, new Date(), keys.identity)
      expect(done).toMatchObject({ files: 1, secret: 'brought back', kept: undefined })
      expect(await listKept()).toContain('ada-lovelace')
      expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(secret)
      expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
      expect(readFileSync(join(dataDir, 'storage/user-videos/ada/film.mp4'), 'utf8')).toBe(
        'the bytes of a film',
      )
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
      dataDir = home
    }
  })

  test('brings the keys before the newest ones to an empty machine, too: trials are remembered under both', async () => {
    const keys = await createBackupKeys()
    const own = mkdtempSync(join(tmpdir(), 'hookreel-rotated-'))
    const before = loadSecrets(dataDir)
    rotateSecret(dataDir)
    const backup = await withDb(({ connection }) =>
      backUpSealed(
        { pglite: pgliteOf({ connection }), dataDir, storage: storageOf(dataDir), now: new Date() },
        { folder: own, recipient: keys.recipient },
      ),
    )
    const home = dataDir
    dataDir = mkdtempSync(join(tmpdir(), 'hookreel-new-machine-'))
    try {
      await restore(backup, new Date(), keys.identity)
      expect(loadSecrets(dataDir).keysFor('trials')).toEqual([
        loadSecrets(home).keyFor('trials'),
        before.keyFor('trials'),
      ])
      expect(statSync(join(dataDir, 'secret.previous')).mode & 0o777).toBe(0o600)
    } finally {
      for (const folder of [dataDir, own]) rmSync(folder, { recursive: true, force: true })
      dataDir = home
      rmSync(join(home, 'secret.previous'))
    }
  })

  test('is opened by no other key, by none, and not when a byte of it was changed', async () => {
    const keys = await createBackupKeys()
    const backup = await sealAt('2026-06-02T03:23:00Z', keys.recipient)
    const other = await createBackupKeys()
    const users = await listKept()
    await expect(restore(backup)).rejects.toThrow('Set BACKUP_IDENTITY')
    await expect(restore(backup, new Date(), other.identity)).rejects.toThrow('stays as it was')
    appendFileSync(join(backup, 'database.tar.gz.age'), 'x')
    await expect(restore(backup, new Date(), keys.identity)).rejects.toThrow('stays as it was')
    expect(await listKept()).toEqual(users)
    expect(existsSync(join(dataDir, 'db.restoring'))).toBe(false)
  })

  test('is made each night once, though an older one lost what it says of itself, and takes no file of that one away', async () => {
    const own = mkdtempSync(join(tmpdir(), 'hookreel-unread-'))
    const { recipient } = await createBackupKeys()
    const seal = (moment: string) =>
      withDb(({ connection }) =>
        backUpSealed(
          { pglite: pgliteOf({ connection }), dataDir, storage: storageOf(dataDir), now: new Date(moment) },
          { folder: own, recipient },
        ),
      )
    await storageOf(dataDir).putBytes('user-videos/ada/only-there.mp4', Buffer.from('a film of then'))
    const broken = await seal('2026-05-01T03:23:00Z')
    const before = readdirSync(join(own, 'files'))
    for (let day = 2; day <= 8; day += 1)
      cpSync(broken, broken.replace('05-01', `05-0${day}`), { recursive: true })
    for (const day of ['05-06', '05-07'])
      writeFileSync(join(broken.replace('05-01', day), 'about.json'), day === '05-06' ? '{"files":' : '')
    rmSync(join(broken.replace('05-01', '05-08'), 'about.json'))
    await storageOf(dataDir).remove('user-videos/ada/only-there.mp4')
    const made = await seal('2026-05-09T03:23:00Z')
    expect(readdirSync(own).filter((name) => name !== 'files')).toHaveLength(7)
    expect(existsSync(made)).toBe(true)
    expect(readdirSync(join(own, 'files'))).toEqual(expect.arrayContaining(before))
    rmSync(own, { recursive: true })
  })

  test('is made and kept by a machine whose clock stands years back', async () => {
    const own = mkdtempSync(join(tmpdir(), 'hookreel-clock-'))
    const { recipient } = await createBackupKeys()
    await withDb(async ({ connection }) => {
      const world = { pglite: pgliteOf({ connection }), dataDir, storage: storageOf(dataDir) }
      const at = (now: string) => backUpSealed({ ...world, now: new Date(now) }, { folder: own, recipient })
      const newest = await at('2026-05-09T03:23:00Z')
      for (let day = 1; day <= 8; day += 1)
        cpSync(newest, newest.replace('05-09', `05-0${day}`), { recursive: true })
      const late = await at('1970-01-02T03:23:00Z')
      expect([existsSync(late), existsSync(newest)]).toEqual([true, true])
      const plain = await backUp(world.pglite, dataDir, new Date('1970-01-02T03:23:00Z'))
      for (let day = 1; day <= 8; day += 1)
        copyFileSync(plain, join(dataDir, 'backups', `2026-07-0${day}T03-23-00.000Z.tar.gz`))
      expect(existsSync(await backUp(world.pglite, dataDir, new Date('1970-01-03T03:23:00Z')))).toBe(true)
    })
    rmSync(own, { recursive: true })
  })

  test('is made off the disk though the data folder has no room for its own', async () => {
    const own = mkdtempSync(join(tmpdir(), 'hookreel-no-room-'))
    const { recipient } = await createBackupKeys()
    const kept = join(dataDir, 'backups')
    rmSync(kept, { recursive: true, force: true })
    // Nothing can be written beside it: a file stands where the folder would be.
    writeFileSync(kept, '')
    await withDb(async ({ connection }) => {
      const config = { dataDir, backups: { folder: own, recipient } }
      const clock = { now: () => new Date('2026-08-01T03:23:00Z') }
      const log = createLog(() => undefined, clock.now)
      const deps = { config, connection, storage: storageOf(dataDir), clock, log }
      await expect(backUpEmbedded(deps)).rejects.toThrow('EEXIST')
    })
    expect(readdirSync(own).filter((name) => name.startsWith('2026-08-01'))).toHaveLength(1)
    rmSync(kept)
    rmSync(own, { recursive: true })
  })

  test('copies a file once, keeps it as long as a backup names it, and goes after seven nights', async () => {
    const { recipient } = await createBackupKeys()
    const storage = storageOf(dataDir)
    await storage.putBytes('user-videos/ada/second.mp4', Buffer.from('another film'))
    await sealAt('2026-07-01T03:23:00Z', recipient)
    const others = ['.ours', '2019-taxes', 'lost+found']
    for (const name of others) mkdirSync(join(folder, name))
    const before = filesOf().toSorted()
    const [first = ''] = before
    const { mtimeMs } = statSync(join(folder, 'files', first))
    await storage.remove('user-videos/ada/second.mp4')
    const second = await sealAt('2026-07-02T03:23:00Z', recipient)
    for (let day = 3; day <= 6; day += 1)
      cpSync(second, second.replace('07-02', `07-0${day}`), { recursive: true })
    await sealAt('2026-07-07T03:23:00Z', recipient)
    expect(filesOf().toSorted()).toEqual(before)
    expect(statSync(join(folder, 'files', first)).mtimeMs).toBe(mtimeMs)
    await sealAt('2026-07-08T03:23:00Z', recipient)
    expect(filesOf()).toHaveLength(before.length - 1)
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(others))
    expect(readdirSync(folder)).toHaveLength(7 + others.length + 1)
  })
})
