import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../deps.ts'

/** One of the places of backups, and how old the newest one there is; of a place without any, how old the database is. */
export type BackupAge = { readonly place: 'data_folder' | 'backup_dir'; readonly seconds: number }

type AgeDeps = Pick<Deps, 'clock'> & {
  readonly config: Pick<Deps['config'], 'dataDir' | 'databaseUrl' | 'backups'>
}

/** A night and two hours: what is older was not followed by the next one. */
const OLD_SECONDS = 26 * 3600
/** As backups are named, a file of the data folder or a folder of BACKUP_DIR; not one that is being written. */
const NAME = /^(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-(\d{2}\.\d{3}Z)(\.tar\.gz)?$/

/** Ages of the newest backups of the embedded database; none where PostgreSQL has its operator's own. */
export async function readBackupAges({ config, clock }: AgeDeps): Promise<BackupAge[]> {
  const { dataDir, databaseUrl, backups } = config
  if (databaseUrl !== undefined) return []
  const age = async (place: BackupAge['place'], folder: string): Promise<BackupAge> => {
    const madeAt = (await findNewest(folder)) ?? (await stat(join(dataDir, 'db', 'PG_VERSION'))).ctimeMs
    return { place, seconds: Math.max(0, (clock.now().getTime() - madeAt) / 1000) }
  }
  return [
    await age('data_folder', join(dataDir, 'backups')),
    ...(backups ? [await age('backup_dir', backups.folder)] : []),
  ]
}

export const isOld = ({ seconds }: BackupAge): boolean => seconds > OLD_SECONDS

/** Says in the log, every hour anew, that the last nights have no backup: nobody looks into a folder by themselves. */
export async function watchBackups(deps: AgeDeps & Pick<Deps, 'log'>): Promise<void> {
  for (const age of (await readBackupAges(deps)).filter(isOld))
    deps.log.error('there is no backup of the last night: see what back-up says in this log', {
      place: age.place,
      hours: Math.round(age.seconds / 3600),
    })
}

/** A place that cannot be read, as a share that is not mounted, has none. */
async function findNewest(folder: string): Promise<number | undefined> {
  const newest = (await readdir(folder).catch((): string[] => []))
    .map((name) => NAME.exec(name))
    .filter((found) => found !== null)
    .map(([, day, hour, minute, second]) => Date.parse(`${day}${hour}:${minute}:${second}`))
  return newest.length === 0 ? undefined : Math.max(...newest)
}
