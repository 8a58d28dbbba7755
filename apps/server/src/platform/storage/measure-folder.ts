import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What all files of a folder take; 0 where there is none. Those whose names begin with a dot are only on their way. */
export async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  let bytes = 0
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')))
    // It may be deleted since it was listed.
    bytes += (await stat(join(parentPath, name)).catch(() => undefined))?.size ?? 0
  return bytes
}
