import { join } from 'node:path'
import { restoreBackup } from '../operations/backups/restore-backup.ts'
import { describeQuarantine } from '../operations/backups/quarantine.ts'
import { readConfig } from '../config/config.ts'
import { describeStartFailure, StartError } from '../platform/start-error.ts'
import { openStorage } from '../platform/storage/open-storage.ts'

process.umask(0o077)

/** `node apps/server/src/main/restore.ts <backup>`: puts a backup in the place of the embedded database, and ends. */
try {
  const [backup] = process.argv.slice(2)
  if (backup === undefined)
    throw new StartError('Name the backup: a file of backups/ in the data folder, or a folder of BACKUP_DIR.')
  const { dataDir, databaseUrl, machines } = readConfig(process.env)
  if (databaseUrl !== undefined)
    throw new StartError(
      'This is for the embedded database. Restore PostgreSQL with its own means, then run: hookreel admin quarantine begin',
    )
  const storage = openStorage(join(dataDir, 'storage'), machines.s3)
  const identity = process.env['BACKUP_IDENTITY'] || undefined
  const done = await restoreBackup({ dataDir, storage, identity, now: new Date() }, backup)
  const lines = [
    `The database is that of ${done.madeAt}.`,
    done.kept === undefined ? '' : `What was there before is in ${done.kept}.`,
    done.files === 0 ? '' : `${done.files} missing files were brought back.`,
    done.secret === 'brought back' ? 'The secret of the backup is in place.' : '',
    describeQuarantine(done.quarantine) ?? '',
    'Look through accounts, keys and posts, then free them: hookreel admin quarantine free all',
  ]
  console.log(lines.filter((line) => line !== '').join('\n'))
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`)
  process.exit(1)
}
