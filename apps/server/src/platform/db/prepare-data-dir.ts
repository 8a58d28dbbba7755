import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../start-error.ts'

/** What a group and everybody may do, and what a mode may say. */
const [OTHERS, MODE] = [0o077, 0o7777]
/** Everything of everybody lies in these. Others in the data folder are somebody else's, as where it is the whole disk's. */
const PRIVATE =
  /^(db|db\..+|storage|backups|outbox|exports|films|downloads|uploads|previews|storyboards|posts|waiting|recordings|music|transcripts|cast-sent|sounds-sent|checks|news)$/

/**
 * Makes the data folder, keeps what is in it from other people of the machine, and proves that it can be written to; throws a
 * StartError with one sentence when not.
 */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir)
    const probe = join(dataDir, `.write-probe-${randomUUID()}`)
    writeFileSync(probe, '')
    rmSync(probe)
    closeToOthers(dataDir)
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason'
    throw new StartError(
      `The data folder ${dataDir} cannot be written to (${reason}). ` +
        'Give the user that runs Hookreel write permission there, or choose another folder with DATA_DIR.',
      { cause },
    )
  }
}

/** An earlier version, or the command line, may have left folders that everybody may read: those of the database held files that everybody may write. */
function closeToOthers(dataDir: string): void {
  const own = process.getuid?.()
  for (const name of readdirSync(dataDir).filter((one) => PRIVATE.test(one))) {
    const place = join(dataDir, name)
    const { mode, uid } = statSync(place)
    if (uid === own && (mode & OTHERS) !== 0) chmodSync(place, mode & ~OTHERS & MODE)
  }
}

/** Node's own recursive mkdir never returns where the system answers ENOENT below an existing folder (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
