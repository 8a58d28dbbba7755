import { statfs } from 'node:fs/promises'

/** The disk that a folder is on; free is what this user may still take. */
export async function measureDisk(folder: string): Promise<{ freeBytes: number; sizeBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}
