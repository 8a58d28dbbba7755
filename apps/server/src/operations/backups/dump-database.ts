import { open, readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'
import { createTarPacker } from 'modern-tar'
import type { TarPackController } from 'modern-tar'
import { unpackTar } from 'modern-tar/fs'
import { beginDump, endDump, letGoOfLog } from './dump.queries.ts'

/** Read at once. */
const PIECE_BYTES = 262_144
/** Of these only the folder: the database makes anew what is in them, and the log of changes comes last. Source: PostgreSQL, pg_basebackup. */
const MADE_ANEW =
  /^(pg_wal|pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|(^|\/)(postmaster\.(pid|opts)|backup_label.*|pg_internal\.init.*|pgsql_tmp.*)$/
/** Read after all others, as the database's own program for backups does. */
const CONTROL = 'global/pg_control'

/**
 * Hands `write` the whole database as a gzipped tar, and ends when both are done. Files are read in pieces while everybody is answered:
 * what is torn for it the log of changes mends, of which all that was written meanwhile is in the tar, as in PostgreSQL's own base
 * backups. `dumpDataDir` of the driver held everybody and took four times the database's size of memory: 5.3 GB for 1.28 GB.
 */
export async function dumpDatabase(
  pglite: PGlite,
  folder: string,
  write: (dump: Readable) => Promise<unknown>,
): Promise<void> {
  const { readable, controller } = createTarPacker()
  const tar = Readable.fromWeb(readable as ReadableStream<Uint8Array>)
  const dump = createGzip()
  const packed = pack(pglite, folder, controller).then(
    () => controller.finalize(),
    (error: unknown) => controller.error(error),
  )
  const zipped = pipeline(tar, dump)
  // Who does not read to the end ends the reading, too.
  const written = write(dump).finally(() => dump.destroy())
  const done = await Promise.allSettled([written, zipped, packed])
  for (const part of done) if (part.status === 'rejected') throw part.reason
}

async function pack(pglite: PGlite, folder: string, controller: TarPackController): Promise<void> {
  try {
    const first = await beginDump(pglite)
    let end: { readonly last: string; readonly label: string }
    try {
      await addFiles(controller, folder)
    } finally {
      end = await endDump(pglite)
    }
    for (const name of await listLog(folder, first, end.last)) await addFile(controller, folder, name)
    await addText(controller, 'backup_label', end.label)
  } finally {
    await letGoOfLog(pglite)
  }
}

async function addFiles(controller: TarPackController, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name))
    if (MADE_ANEW.test(name) || name === CONTROL) continue
    await (entry.isDirectory() ? addFolder(controller, name) : addFile(controller, folder, name))
  }
  await addFile(controller, folder, CONTROL)
}

/** The pieces of the log of changes from one to another. Throws when they are not there any more: without them nothing could be restored. */
async function listLog(folder: string, first: string, last: string): Promise<string[]> {
  const names = (await readdir(join(folder, 'pg_wal'))).toSorted()
  const [from, to] = [names.indexOf(first), names.indexOf(last)]
  if (from < 0 || to < from)
    throw new Error(
      `the log of changes from ${first} to ${last} is not there: the database was opened anew meanwhile`,
    )
  return names.slice(from, to + 1).map((name) => `pg_wal/${name}`)
}

async function addFolder(controller: TarPackController, name: string): Promise<void> {
  await controller.add({ name: `${name}/`, type: 'directory', size: 0, mode: 0o700 }).close()
}

async function addText(controller: TarPackController, name: string, text: string): Promise<void> {
  const bytes = new TextEncoder().encode(text)
  const writer = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter()
  await writer.write(bytes)
  await writer.close()
}

/** A file that went meanwhile was of a table that went; one that grows has the rest in the log of changes. */
async function addFile(controller: TarPackController, folder: string, name: string): Promise<void> {
  const file = await open(join(folder, name)).catch(undefinedWhereMissing)
  if (!file) return
  try {
    const { size, mtime } = await file.stat()
    const writer = controller.add({ name, size, mtime, mode: 0o600 }).getWriter()
    for (let left = size; left > 0;) {
      const piece = new Uint8Array(Math.min(left, PIECE_BYTES))
      const { bytesRead } = await file.read(piece)
      // Cut off meanwhile: what is missing is nothing in what is restored, too.
      const bytes = bytesRead === 0 ? piece : piece.subarray(0, bytesRead)
      await writer.write(bytes)
      left -= bytes.length
    }
    await writer.close()
  } finally {
    await file.close()
  }
}

function undefinedWhereMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

/** Unpacks what `dumpDatabase` wrote, or an earlier version's, into a folder that is not there yet. Throws when it is none. */
export async function unpackDatabase(dump: Readable, folder: string): Promise<void> {
  await pipeline(dump, createGunzip(), unpackTar(folder, { fmode: 0o600, dmode: 0o700 }))
  // Of an empty folder the driver would make an empty database.
  await stat(join(folder, 'PG_VERSION'))
}
