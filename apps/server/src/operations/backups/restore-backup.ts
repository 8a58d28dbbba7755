import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { finishRestore, isReady, markReady, openRestoring } from '../../platform/db/finish-restore.ts'
import { lockDataDir } from '../../platform/db/lock-data-dir.ts'
import { MIGRATIONS } from '../../platform/db/migrations.ts'
import { openEmbeddedDb } from '../../platform/db/open-embedded-db.ts'
import { prepareDataDir } from '../../platform/db/prepare-data-dir.ts'
import { StartError } from '../../platform/start-error.ts'
import type { Storage } from '../../platform/storage/open-storage.ts'
import { unpackDatabase } from './dump-database.ts'
import { beginQuarantine, readQuarantine } from './quarantine.ts'
import type { QuarantineCount } from './quarantine.ts'
import { openSealed, readSealed } from './sealed-files.ts'

const filesSchema = z.array(z.object({ key: z.string(), size: z.number(), name: z.string() }))
const aboutSchema = z.object({ madeAt: z.string(), secret: z.string() })

/** Where a backup is put. */
export type RestorePlace = {
  readonly dataDir: string
  readonly storage: Storage
  /** Opens sealed backups: `AGE-SECRET-KEY-1…`. */
  readonly identity: string | undefined
  readonly now: Date
}

/** What a restore did. */
export type Restored = {
  /** Where the database of before is now; undefined when there was none. */
  readonly kept: string | undefined
  readonly madeAt: string
  /** Stored files that were missing and were brought back. */
  readonly files: number
  readonly secret: 'brought back' | 'as it was'
  readonly quarantine: QuarantineCount
}

/** A backup as read: its database, and of a sealed one also the secret and the stored files. */
type ReadBackup = {
  readonly madeAt: string
  /** Opened when it is unpacked: it need not fit into memory. */
  readonly openDatabase: () => Promise<Readable>
  readonly secret: Buffer | undefined
  /** The one before it, after a rotation. */
  readonly previousSecret: Buffer | undefined
  readonly files: readonly { key: string; size: number; path: string }[]
}

/**
 * Puts a backup, a `.tar.gz` of the data folder or a sealed folder of BACKUP_DIR, in the place of the embedded database;
 * what was there is kept beside it. Missing files come back, and what the backup would bring to life again is held until
 * the operator frees it. The server must be stopped. Throws a StartError when it is not, or when the backup cannot be
 * read: then nothing has changed.
 */
export async function restoreBackup(place: RestorePlace, backup: string): Promise<Restored> {
  const { dataDir, now } = place
  prepareDataDir(dataDir)
  const unlock = lockDataDir(join(dataDir, 'db.lock'), dataDir)
  try {
    finishRestore(dataDir)
    const unfinished = openRestoring(dataDir)
    try {
      const read = await readBackup(backup, place.identity)
      const quarantine = await prepareDatabase(unfinished, read, now).catch((cause: unknown) => {
        if (cause instanceof StartError) throw cause
        throw new StartError(`${backup} cannot be read as a backup; the database stays as it was.`, { cause })
      })
      const files = await bringFiles(place, unfinished, read)
      const secret = await bringSecret(dataDir, unfinished, read)
      markReady(dataDir, now)
      return { kept: finishRestore(dataDir), madeAt: read.madeAt, files, secret, quarantine }
    } catch (error) {
      // What is ready stays: it takes its place when the data folder is opened next.
      if (!isReady(dataDir)) await rm(unfinished, { recursive: true, force: true })
      throw error
    }
  } finally {
    unlock()
  }
}

async function readBackup(backup: string, identity: string | undefined): Promise<ReadBackup> {
  try {
    if ((await stat(backup)).isDirectory()) return await readSealedBackup(backup, identity)
    const madeAt = (await stat(backup)).mtime.toISOString()
    const openDatabase = () => Promise.resolve(createReadStream(backup))
    return { madeAt, openDatabase, secret: undefined, previousSecret: undefined, files: [] }
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    throw new StartError(`${backup} cannot be read as a backup; the database stays as it was.`, { cause })
  }
}

async function readSealedBackup(folder: string, identity: string | undefined): Promise<ReadBackup> {
  if (identity === undefined)
    throw new StartError(
      'This backup is sealed. Set BACKUP_IDENTITY to the secret half of its keys, AGE-SECRET-KEY-1…',
    )
  const open = (name: string) => readSealed(join(folder, name), identity)
  const about = aboutSchema.parse(JSON.parse(await readFile(join(folder, 'about.json'), 'utf8')))
  const openDatabase = () => openSealed(join(folder, 'database.tar.gz.age'), identity)
  const openKept = async (name: string) => (existsSync(join(folder, name)) ? open(name) : undefined)
  const secret = await openKept('secret.age')
  const previousSecret = await openKept('secret.previous.age')
  const listed = filesSchema.parse(JSON.parse((await open('files.json.age')).toString()))
  const shared = join(dirname(folder), 'files')
  const present = new Set(await readdir(shared).catch(() => []))
  const lost = listed.filter(({ name }) => !present.has(name))
  if (lost.length > 0)
    throw new StartError(
      `${basename(folder)} lacks ${lost.length} of its files; the database stays as it was.`,
    )
  const files = listed.map(({ key, size, name }) => ({ key, size, path: join(shared, name) }))
  return { madeAt: about.madeAt, openDatabase, secret, previousSecret, files }
}

/** Unpacks the database beside the present one, brings it to the newest schema and holds what must be held. */
async function prepareDatabase(folder: string, read: ReadBackup, now: Date): Promise<QuarantineCount> {
  await unpackDatabase(await read.openDatabase(), join(folder, 'db'))
  const unpacked = await PGlite.create({ dataDir: join(folder, 'db') })
  await unpacked.query('select 1 from profiles limit 1')
  await unpacked.close()
  const { db, close } = await openEmbeddedDb(folder)
  try {
    const done = await db.execute<{ total: number }>(
      sql`select count(*)::int as total from drizzle.__drizzle_migrations`,
    )
    const known = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).length
    if ((done.rows[0]?.total ?? 0) > known)
      throw new StartError('This backup was made by a newer version. Restore it with that one.')
    await beginQuarantine(db, read.madeAt, now)
    return await readQuarantine(db)
  } finally {
    await close()
  }
}

/** Brings back the stored files that are missing or of another size. */
async function bringFiles(
  { storage, identity = '' }: RestorePlace,
  unfinished: string,
  read: ReadBackup,
): Promise<number> {
  let brought = 0
  const opened = join(unfinished, 'file')
  for (const { key, size, path } of read.files) {
    if ((await storage.findSize(key)) === size) continue
    await pipeline(await openSealed(path, identity), createWriteStream(opened, { mode: 0o600 }))
    await storage.putFile(key, opened)
    brought += 1
  }
  return brought
}

/** The secret of the backup, because what the database holds is sealed under it; another one that is there will be kept aside. */
async function bringSecret(
  dataDir: string,
  unfinished: string,
  { secret, previousSecret }: ReadBackup,
): Promise<'brought back' | 'as it was'> {
  const present = await readFile(join(dataDir, 'secret')).catch(() => undefined)
  if (secret === undefined || present?.equals(secret)) return 'as it was'
  const write = (name: string, bytes: Buffer) =>
    writeFile(join(unfinished, name), bytes, { mode: 0o600, flush: true })
  if (previousSecret) await write('secret.previous', previousSecret)
  await write('secret', secret)
  return 'brought back'
}
