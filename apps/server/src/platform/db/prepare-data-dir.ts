import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../start-error.ts'

/** Makes the data folder and proves that it can be written to; throws a StartError with one sentence when not. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir)
    const probe = join(dataDir, `.write-probe-${randomUUID()}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason'
    throw new StartError(
      `The data folder ${dataDir} cannot be written to (${reason}). ` +
        'Give the user that runs Hookreel write permission there, or choose another folder with DATA_DIR.',
      { cause },
    )
  }
}

/** Node's own recursive mkdir never returns where the system answers ENOENT below an existing folder (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
