import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../deps.ts'
import { describeQuarantine, readQuarantine } from '../backups/quarantine.ts'
import { findStrangers } from './find-strangers.ts'

/** Folders of the storage on a disk that hold a folder for each account. */
const FOLDERS = ['user-videos', 'storyboards', 'sounds', 'cast']

/**
 * Whether what no row knows may be deleted from the work folders of this machine: not in the data folder of another database, as an
 * empty one finds it, and not while something is held since a restore, which may still be taken back. What a shared storage holds is
 * looked through at night.
 */
export async function mayClear({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<boolean> {
  if (describeQuarantine(await readQuarantine(db)) !== undefined) return false
  const named = await Promise.all(
    FOLDERS.map((folder) => readdir(join(config.dataDir, 'storage', folder)).catch(() => [])),
  )
  return (await findStrangers(db, named.flat())).size === 0
}
