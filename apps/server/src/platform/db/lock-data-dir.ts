import { lockFile } from '../lock-file.ts'
import { StartError } from '../start-error.ts'

/**
 * Takes the data folder for this process alone: two processes on one embedded database lose rows silently.
 * Returns the function that frees it; throws a StartError when another process holds it.
 */
export function lockDataDir(file: string, dataDir: string): () => void {
  const release = lockFile(file)
  if (release) return release
  throw new StartError(
    `Another Hookreel server is already running on the data folder ${dataDir}. ` +
      'Stop it first, or give this one a folder of its own with DATA_DIR.',
  )
}
