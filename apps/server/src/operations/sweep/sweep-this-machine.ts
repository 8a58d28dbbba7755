import { DAY_MS } from '@hookreel/contract'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../deps.ts'
import { ACCOUNT_FOLDERS } from '../../platform/storage/owner-of-key.ts'
import { isHeldSinceRestore } from '../backups/quarantine.ts'
import { findUnknownAccounts } from './find-unknown-accounts.ts'
import { findOldWork, removeWork } from './sweep-work-folders.ts'

/**
 * Whether what no row knows may be deleted from the work folders of this machine: not in the data folder of another database, as an
 * empty one finds it, and not while something is held since a restore, which may still be taken back. What a shared storage holds is
 * looked through at night.
 */
async function mayClear({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<boolean> {
  if (await isHeldSinceRestore(db)) return false
  const folders = ACCOUNT_FOLDERS.map((folder) => join(config.dataDir, 'storage', folder))
  const named = await Promise.all(folders.map(listNames))
  const all = named.flatMap((names) => names ?? [])
  return !named.includes(undefined) && (await findUnknownAccounts(db, all)).size === 0
}

/** Does what deletes from the work folders of this machine, where that may be, and `otherwise` where it may not. */
export const whereOurs =
  <Needs extends Pick<Deps, 'db' | 'config'>>(
    clear: (deps: Needs) => Promise<void>,
    otherwise?: (deps: Needs) => void,
  ) =>
  async (deps: Needs): Promise<void> => {
    if (await mayClear(deps)) await clear(deps)
    else otherwise?.(deps)
  }

/** Told once, at the start: it stays so until somebody does something about it. */
export function warnOfStrangers({ log }: Pick<Deps, 'log'>): void {
  log.warn('what no row knows stays: see hookreel admin sweep and hookreel admin quarantine')
}

/** What is in a folder; nothing in one that is not there, undefined of one that cannot be read: it may be full of strangers. */
async function listNames(folder: string): Promise<string[] | undefined> {
  try {
    return await readdir(folder)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? [] : undefined
  }
}

type MachineDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'log'>

/** Deletes what is older than a day in the work folders of this machine and that nobody works on, where it may be. */
export const sweepThisMachine = whereOurs(async (deps: MachineDeps) => {
  // Work of a row that is gone may have been begun just before it went.
  const work = await findOldWork(deps, new Date(deps.clock.now().getTime() - DAY_MS))
  for (const path of work) await removeWork(deps, path)
  if (work.length > 0) deps.log.info('old work was deleted', { paths: work.slice(0, 20), count: work.length })
})
