import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Far longer than anything is written. */
const OLD_MS = 86_400_000

/** Deletes what killed processes left in a folder for unfinished files; what others may be writing now stays. */
export async function removeOldEntries(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const entry = join(folder, name)
    const found = await stat(entry).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs > OLD_MS) await rm(entry, { recursive: true, force: true })
  }
}
