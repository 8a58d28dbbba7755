import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Clock } from '../clock.ts'
import type { JobQueue, Queue } from '../jobs/open-queue.ts'
import type { Log } from '../log.ts'
import type { Connection } from './database.ts'

/** Every night, when few films are ordered. */
export const BACK_UP: Queue = { name: 'back-up', tries: 3, retrySeconds: 300, cron: '23 3 * * *' }
const KEPT_BACKUPS = 7

/** Starts the nightly backup of the embedded database. A PostgreSQL server has its operator's own. */
export async function workOnBackups(
  queue: JobQueue,
  connection: Connection,
  place: { readonly dataDir: string; readonly clock: Clock; readonly log: Log },
): Promise<void> {
  if (connection.kind !== 'embedded') return
  await queue.work(BACK_UP.name, 1, async () => {
    const file = await backUp(connection.pglite, place.dataDir, place.clock.now())
    place.log.info('the database was backed up', { file })
  })
}

/** Writes the whole database into `<dataDir>/backups`, whole or not at all, and removes all but the newest seven. */
export async function backUp(pglite: PGlite, dataDir: string, now: Date): Promise<string> {
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${now.toISOString().replaceAll(':', '-')}.tar.gz`)
  const dump = await pglite.dumpDataDir('gzip')
  await writeFile(`${file}.part`, dump.stream(), { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
  const backups = (await readdir(folder)).filter((name) => name.endsWith('.tar.gz')).toSorted()
  for (const old of backups.slice(0, -KEPT_BACKUPS)) await rm(join(folder, old))
  return file
}
