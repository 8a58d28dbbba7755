import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, statfs } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'

/**
 * Has a file written whole or not at all: `write` makes it under a temporary name with the same ending in the same folder;
 * then it is flushed to the disk and renamed. What fails, as on a full disk, leaves nothing behind and what was there before.
 */
export async function writeWhole<Result>(
  file: string,
  write: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `.writing-${randomUUID()}${extname(file)}`)
  try {
    const result = await write(unfinished)
    const handle = await open(unfinished, 'r+')
    try {
      await handle.datasync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
    return result
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** No room on the disk, a quota of the disk that is used up, and PostgreSQL's own word for it. */
const FULL_CODES = ['ENOSPC', 'EDQUOT', 'disk_full', '53100']

/** Whether something failed because the disk is full, however deep that lies. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1)
    if ('code' in at && FULL_CODES.includes(String(at.code))) return true
  return false
}

/** What was being written gets no further with less: a tenth of what the server keeps free of what people send. */
const NO_ROOM_BYTES = 50 * 1_048_576

/**
 * Whether a program that failed found no room for the file that it wrote. The disk itself is asked: what a program says has texts of the
 * files in it that it reads, and those may say anything.
 */
export async function lacksRoom(file: string | undefined): Promise<boolean> {
  // A folder that somebody removed meanwhile is no full disk.
  const disk = file === undefined ? undefined : await statfs(dirname(file)).catch(() => undefined)
  return disk !== undefined && disk.bavail * disk.bsize < NO_ROOM_BYTES
}
