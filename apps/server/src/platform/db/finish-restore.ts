import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a restore may put in the place of what is there, in this order. */
const PARTS = ['secret.previous', 'secret', 'db'] as const
/** Whole from the moment in which this is in the folder. */
const READY = 'ready'

/** Where a restore prepares what takes the place of the database and of the keys that it is sealed under; there is none yet. */
export function openRestoring(dataDir: string): string {
  const folder = restoringOf(dataDir)
  mkdirSync(folder, { mode: 0o700 })
  return folder
}

/** All of it is there: it takes its place now, or, if the process is killed on the way, whenever the data folder is opened next. */
export function markReady(dataDir: string, now: Date): void {
  const file = join(restoringOf(dataDir), READY)
  writeFileSync(`${file}.part`, now.toISOString().replaceAll(':', '-'), { mode: 0o600, flush: true })
  renameSync(`${file}.part`, file)
}

/** Whether something waits to take its place. */
export function isReady(dataDir: string): boolean {
  return existsSync(join(restoringOf(dataDir), READY))
}

/**
 * Puts what a restore has prepared into its place, and what was there aside; goes on where a killed process was. Anyone who calls it
 * holds the lock of the data folder. Answers where the database of before is; nothing when there was none, or nothing to do.
 */
export function finishRestore(dataDir: string): string | undefined {
  const folder = restoringOf(dataDir)
  if (!isReady(dataDir)) {
    // A restore that was killed before is begun anew: what it left is gigabytes, and holds keys.
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
  const suffix = `before-${readFileSync(join(folder, READY), 'utf8')}`
  for (const part of PARTS) {
    const prepared = join(folder, part)
    if (!existsSync(prepared)) continue
    const present = join(dataDir, part)
    if (existsSync(present)) renameSync(present, `${present}.${suffix}`)
    renameSync(prepared, present)
  }
  rmSync(folder, { recursive: true, force: true })
  const kept = join(dataDir, `db.${suffix}`)
  return existsSync(kept) ? kept : undefined
}

const restoringOf = (dataDir: string): string => join(dataDir, 'db.restoring')
