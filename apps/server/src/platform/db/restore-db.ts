import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { StartError } from '../start-error.ts'
import { lockDataDir } from './lock-data-dir.ts'
import { prepareDataDir } from './prepare-data-dir.ts'

/**
 * Puts a backup in the place of the embedded database; what was there is kept beside it under the name that comes
 * back. The server must be stopped. Throws a StartError when it is not, or when the file is no backup: then nothing
 * has changed.
 */
export async function restoreDb(dataDir: string, backupFile: string, now: Date): Promise<string> {
  prepareDataDir(dataDir)
  const unlock = lockDataDir(join(dataDir, 'db.lock'), dataDir)
  const unfinished = join(dataDir, 'db.restoring')
  try {
    await rm(unfinished, { recursive: true, force: true })
    // Unpacked here: the library leaves the error of a broken archive to nobody, and the process would end.
    const archive = await promisify(gunzip)(await readFile(backupFile))
    const loadDataDir = new Blob([archive], { type: 'application/x-tar' })
    const restored = await PGlite.create({ dataDir: unfinished, loadDataDir })
    await restored.query('select 1 from profiles limit 1')
    await restored.close()
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true })
    unlock()
    throw new StartError(`${backupFile} cannot be read as a backup; the database stays as it was.`, { cause })
  }
  try {
    const kept = join(dataDir, `db.before-${now.toISOString().replaceAll(':', '-')}`)
    await rename(join(dataDir, 'db'), kept)
    await rename(unfinished, join(dataDir, 'db'))
    return kept
  } finally {
    unlock()
  }
}
