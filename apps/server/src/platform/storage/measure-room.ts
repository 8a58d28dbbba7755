import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from './storage.ts'

/** The disk that a folder is on; free is what this user may still take. */
export async function measureDisk(folder: string): Promise<{ freeBytes: number; sizeBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}

/** What all files of a folder take; 0 where there is none. Those whose names begin with a dot are only on their way. */
export async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  let bytes = 0
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')))
    // It may be deleted since it was listed.
    bytes += (await stat(join(parentPath, name)).catch(() => undefined))?.size ?? 0
  return bytes
}

/** What all files take whose keys begin so. */
export async function measureStored(storage: Storage, start: string): Promise<number> {
  let bytes = 0
  for await (const { sizeBytes } of storage.list(start)) bytes += sizeBytes
  return bytes
}
