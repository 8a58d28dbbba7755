import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../deps.ts'
import { isHeldSinceRestore } from '../backups/quarantine.ts'
import { findStrangers } from './find-strangers.ts'

/** Folders of the storage on a disk that hold a folder for each account. */
const FOLDERS = ['user-videos', 'storyboards', 'sounds', 'cast']

/**
 * Whether what no row knows may be deleted from the work folders of this machine: not in the data folder of another database, as an
 * empty one finds it, and not while something is held since a restore, which may still be taken back. What a shared storage holds is
 * looked through at night.
 */
export async function mayClear({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<boolean> {
  if (await isHeldSinceRestore(db)) return false
  const named = await Promise.all(FOLDERS.map((folder) => listNames(join(config.dataDir, 'storage', folder))))
  const all = named.flatMap((names) => names ?? [])
  return !named.includes(undefined) && (await findStrangers(db, all)).size === 0
}

/** What is in a folder; nothing in one that is not there, undefined of one that cannot be read: it may be full of strangers. */
async function listNames(folder: string): Promise<string[] | undefined> {
  try {
    return await readdir(folder)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? [] : undefined
  }
}
