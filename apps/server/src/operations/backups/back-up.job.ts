import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'
import { writeWhole } from '@hookreel/studio'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { forEachSettled } from '../../platform/for-each-settled.ts'
import type { Connection } from '../../platform/db/open-db.ts'
import { defineJob, NO_PAYLOAD } from '../../platform/jobs/define-job.ts'
import type { Storage } from '../../platform/storage/open-storage.ts'
import { dumpDatabase } from './dump-database.ts'
import { describeQuarantine, readQuarantine } from './quarantine.ts'
import { writeSealed } from './sealed-files.ts'

/** Every night, when few films are ordered. A PostgreSQL server has its operator's own backups. */
export const BACK_UP = defineJob({
  name: 'back-up',
  schema: NO_PAYLOAD,
  tries: 3,
  retrySeconds: 300,
  schedule: '23 3 * * *',
  run: backUpEmbedded,
})
/** So many nights; of one that was tried more than once the last. */
const KEPT_NIGHTS = 7
const DAY_LETTERS = '2026-01-01'.length
/** As `nameOf` writes it, and while it is written. */
const BACKUP_NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z(\.part)?$/
/** Uploads under way are of use to nobody without the browser that sends them. */
const NOT_BACKED_UP = 'uploads/'

/** Where sealed backups go: a folder on another disk, and who can open them. */
export type SealedPlace = { readonly folder: string; readonly recipient: string }

/** One stored file of a backup: its key and size, and the name of its sealed copy under `files/`. */
export type BackedUpFile = { readonly key: string; readonly size: number; readonly name: string }

/** What a sealed backup says of itself to everybody. */
export type BackupNote = { readonly madeAt: string; readonly secret: 'in this backup' | 'in SECRET' }

const namedSchema = z.object({ files: z.array(z.string()) })

type BackupWorld = {
  readonly pglite: PGlite
  readonly dataDir: string
  readonly storage: Storage
  readonly now: Date
}

type BackupDeps = Pick<Deps, 'storage' | 'clock' | 'log'> & {
  readonly config: Pick<Deps['config'], 'dataDir' | 'backups'>
  readonly connection: Connection
}

/** Says in the log at the start what is still held since a restore, and that backups share the disk of what they are of. */
export async function warnOfBackups({
  db,
  config,
  connection,
  log,
}: Pick<Deps, 'db'> & BackupDeps): Promise<void> {
  const held = describeQuarantine(await readQuarantine(db))
  if (held !== undefined) log.warn(`${held} See: hookreel admin quarantine`)
  const { dataDir, backups } = config
  if (connection.kind !== 'embedded' || backups === undefined) return
  if (await isOnOneDisk(dataDir, backups.folder))
    log.warn('BACKUP_DIR is on the disk of the data folder: a broken disk takes both', {
      folder: backups.folder,
    })
}

/** What a night does. */
export async function backUpEmbedded({ config, connection, storage, clock, log }: BackupDeps): Promise<void> {
  if (connection.kind !== 'embedded') return
  const { dataDir, backups } = config
  const world = { pglite: connection.pglite, dataDir, storage, now: clock.now() }
  const here = async () =>
    log.info('the database was backed up', { file: await backUp(world.pglite, dataDir, world.now) })
  const away = async (place: SealedPlace) =>
    log.info('database, files and secret were backed up off this disk', {
      folder: await backUpSealed(world, place, log),
    })
  // A disk without room for its own backup is the one that most needs the other.
  await forEachSettled([here, ...(backups ? [() => away(backups)] : [])], (part) => part())
}

/** Writes the whole database into `<dataDir>/backups`, whole or not at all, and removes all but those of the newest seven nights. */
export async function backUp(pglite: PGlite, dataDir: string, now: Date): Promise<string> {
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Nobody else writes one: what is unfinished now was left by a process that was killed, each time gigabytes.
  for (const left of (await readdir(folder)).filter((name) => name.startsWith('.writing-')))
    await rm(join(folder, left), { force: true })
  const file = join(folder, `${nameOf(now)}.tar.gz`)
  await dumpDatabase(pglite, join(dataDir, 'db'), (dump) =>
    writeWhole(file, (unfinished) => writeFile(unfinished, dump, { mode: 0o600 })),
  )
  const backups = (await readdir(folder)).filter((name) => name.endsWith('.tar.gz'))
  const kept = chooseKept(backups, basename(file))
  for (const name of backups) if (!kept.has(name)) await rm(join(folder, name))
  return file
}

/** Names of backups that stay: those of the newest nights, and in any case what was made now, whatever the clock says. */
function chooseKept(names: readonly string[], made: string): ReadonlySet<string> {
  const lastOfNights = new Map(names.toSorted().map((name) => [name.slice(0, DAY_LETTERS), name]))
  return new Set([...[...lastOfNights.values()].slice(-KEPT_NIGHTS), made])
}

/**
 * Writes a sealed backup of everything that is kept: the database, the secret, every stored file. Files are copied once
 * and shared by the backups that name them. Answers the backup's folder, which is there whole or not at all; all but those
 * of the newest seven nights go, with the files that only they named.
 */
export async function backUpSealed(
  world: BackupWorld,
  place: SealedPlace,
  log?: Pick<Deps['log'], 'warn'>,
): Promise<string> {
  const { folder } = place
  const target = join(folder, nameOf(world.now))
  const unfinished = `${target}.part`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    await fillBackup(world, place, unfinished)
    await rename(unfinished, target)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  await removeOld(folder, basename(target), log)
  return target
}

async function fillBackup(world: BackupWorld, place: SealedPlace, unfinished: string): Promise<void> {
  const seal = (name: string, bytes: Readable) => writeSealed(join(unfinished, name), place.recipient, bytes)
  await dumpDatabase(world.pglite, join(world.dataDir, 'db'), (dump) => seal('database.tar.gz.age', dump))
  const read = (name: string) => readFile(join(world.dataDir, name)).catch(() => undefined)
  const [secret, previous] = [await read('secret'), await read('secret.previous')]
  if (secret) await seal('secret.age', Readable.from([secret]))
  // What is remembered by a hash under the keys of before can be sealed anew under no other.
  if (secret && previous) await seal('secret.previous.age', Readable.from([previous]))
  // After the database: a file that a row names is there already, one that came later is named by no row.
  const files = world.storage.isShared ? [] : await copyFiles(world.storage, place)
  await seal('files.json.age', Readable.from([Buffer.from(JSON.stringify(files))]))
  const note: BackupNote = {
    madeAt: world.now.toISOString(),
    secret: secret ? 'in this backup' : 'in SECRET',
  }
  await writeFile(
    join(unfinished, 'about.json'),
    JSON.stringify({ ...note, files: files.map((f) => f.name) }),
    {
      flush: true,
    },
  )
}

async function copyFiles(storage: Storage, { folder, recipient }: SealedPlace): Promise<BackedUpFile[]> {
  const shared = join(folder, 'files')
  await mkdir(shared, { recursive: true, mode: 0o700 })
  const present = new Set(await readdir(shared))
  const files: BackedUpFile[] = []
  for await (const { key } of storage.list()) {
    if (key.startsWith(NOT_BACKED_UP)) continue
    const size = await storage.findSize(key)
    // Deleted since it was listed.
    if (size === undefined) continue
    const name = `${createHash('sha256').update(`${key}\n${size}`).digest('hex')}.age`
    if (!present.has(name))
      try {
        await writeSealed(join(shared, name), recipient, storage.read(key))
      } catch (error) {
        // Deleted while it was read: that must not take the whole night's backup along.
        if ((await storage.findSize(key)) === undefined) continue
        throw error
      }
    files.push({ key, size, name })
  }
  return files
}

/**
 * Removes backups beyond the newest seven nights, what a killed process left, and files that no backup names any more. What else
 * is in the folder, as `lost+found` is on a disk of its own, is somebody else's. While one cannot say which files it names, no file
 * goes.
 */
async function removeOld(
  folder: string,
  made: string,
  log: Pick<Deps['log'], 'warn'> | undefined,
): Promise<void> {
  const names = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name))
  const kept = chooseKept(
    names.filter((name) => !name.endsWith('.part')),
    made,
  )
  for (const name of names)
    if (!kept.has(name)) await rm(join(folder, name), { recursive: true, force: true })
  const named = new Set<string>()
  for (const name of kept) {
    const files = await readNamed(join(folder, name))
    if (!files) {
      log?.warn('a backup does not say which files it names: none is removed while it is there', { name })
      return
    }
    for (const file of files) named.add(file)
  }
  for (const file of await readdir(join(folder, 'files')).catch(() => []))
    if (!named.has(file)) await rm(join(folder, 'files', file), { force: true })
}

/** The files that a backup names; undefined of one whose note a broken disk or a hand has taken. */
async function readNamed(backup: string): Promise<readonly string[] | undefined> {
  try {
    return namedSchema.parse(JSON.parse(await readFile(join(backup, 'about.json'), 'utf8'))).files
  } catch {
    return undefined
  }
}

async function isOnOneDisk(one: string, other: string): Promise<boolean> {
  await mkdir(other, { recursive: true, mode: 0o700 })
  return (await stat(one)).dev === (await stat(other)).dev
}

const nameOf = (now: Date): string => now.toISOString().replaceAll(':', '-')
