import { constants, lstat, open, readlink, realpath } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { checkKey } from './storage.ts'

/**
 * Where a part lies, by the name that a child process told: below its folder, with no link on the way. Throws a RangeError for any
 * other name, so that a process that was taken over leads the server to no file of its own.
 */
export async function findPart(folder: string, part: string): Promise<string> {
  const names = checkKey(part).split('/')
  for (const depth of names.keys()) {
    const found = await lstat(join(folder, ...names.slice(0, depth))).catch(() => undefined)
    if (found && !found.isDirectory()) throw new RangeError('this part leads nowhere')
  }
  return join(folder, ...names)
}

/**
 * Lets `read` have a part whose name a child process told: a plain file below its folder, and no link. The process may still run and
 * swap the file for a link at any moment, so it is opened first and what is open is looked at; on Linux `read` gets what is open.
 */
export async function readPart<Result>(
  folder: string,
  part: string,
  read: (file: string, sizeBytes: number) => Promise<Result>,
): Promise<Result> {
  const told = await findPart(folder, part)
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  // Windows has neither of the latter; a pipe would be waited for without O_NONBLOCK.
  const handle = await open(told, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  try {
    const opened = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : told
    const real = opened === told ? await realpath(told) : await readlink(opened)
    const own = join(await realpath(dirname(folder)), basename(folder), sep)
    const found = await handle.stat()
    if (!found.isFile() || !real.startsWith(own)) throw new RangeError('this part leads nowhere')
    return await read(opened, found.size)
  } finally {
    await handle.close()
  }
}
