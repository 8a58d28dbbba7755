import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

/**
 * Takes the data folder for this process alone: two processes on one embedded database lose rows silently.
 * SQLite's exclusive lock is freed by the system even when the process is killed, so nothing stale stays behind.
 * Returns the function that frees it; throws a StartError when another process holds it.
 */
export function lockDataDir(lockFile: string, dataDir: string): () => void {
  const lock = new DatabaseSync(lockFile)
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw new StartError(
      `Another Hookreel server is already running on the data folder ${dataDir}. ` +
        'Stop it first, or give this one a folder of its own with DATA_DIR.',
      { cause },
    )
  }
  return () => lock.close()
}
