import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, lstat, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { checkKey } from './storage.ts'
import type { Storage, StoredFile } from './storage.ts'

/** Machines that share the folder cannot see each other's processes. */
const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
/** Far longer than anything is written. */
const OLD_MS = 86_400_000

/** A storage in a folder of the disk; a process that writes to it has one. */
export function openDiskStorage(folder: string): Storage {
  const root = resolve(folder)
  /** What this process is writing. */
  const writing = new Set<string>()
  const pathOf = (key: string) => locate(root, key)
  const removeAllStartingWith = async (key: string) => {
    const path = pathOf(key)
    const names = await readdir(dirname(path)).catch(() => [])
    const own = names.filter((name) => name.startsWith(basename(path)))
    for (const name of own) await rm(join(dirname(path), name), { recursive: true, force: true })
  }
  const put = async (key: string, write: (temporary: string) => Promise<void>) => {
    const target = pathOf(key)
    await mkdir(dirname(target), { recursive: true })
    await removeLeftovers(target, writing)
    const temporary = `${target}.putting-${HOST}-${process.pid}-${randomUUID()}`
    writing.add(temporary)
    try {
      await write(temporary)
      await flush(temporary)
      await rename(temporary, target)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    } finally {
      writing.delete(temporary)
    }
  }
  return {
    isShared: false,
    removeAllStartingWith,
    putFile: (key, fromFile) => put(key, (temporary) => copyFile(fromFile, temporary)),
    putBytes: (key, bytes) => put(key, (temporary) => writeFile(temporary, bytes)),
    findSize: async (key) => {
      try {
        const found = await stat(pathOf(key))
        return found.isFile() ? found.size : undefined
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    read: (key, range) => createReadStream(pathOf(key), { ...range }),
    list: (start) => listFiles(root, start),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeFolder: (key) => rm(pathOf(key), { recursive: true, force: true, maxRetries: 3, retryDelay: 50 }),
  }
}

/** What killed processes left of earlier tries to put this file; what another try is writing right now stays. */
async function removeLeftovers(target: string, writing: ReadonlySet<string>): Promise<void> {
  const names = await readdir(dirname(target)).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(`${basename(target)}.putting-`))) {
    const path = join(dirname(target), name)
    if (await isLeftover(path, writing)) await rm(path, { recursive: true, force: true })
  }
}

async function isLeftover(path: string, writing: ReadonlySet<string>): Promise<boolean> {
  const [, host, pid] = /\.putting-([0-9a-f]{8})-(\d+)-[^/]*$/.exec(path) ?? []
  if (host === undefined) return true
  if (host === HOST) return Number(pid) === process.pid ? !writing.has(path) : !isAlive(Number(pid))
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > OLD_MS
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is one, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * In the order of their keys, as object stores do; what is being put is not there yet. Of what does not begin so nothing but its name is
 * read: an account may have tens of thousands of files in one folder, which held everybody for half a second with each preview of theirs.
 */
async function* listFiles(root: string, start = ''): AsyncGenerator<StoredFile> {
  const folder = join(root, dirname(`${start}.`))
  const beginning = basename(`${start}.`).slice(0, -1)
  const names = await readdir(folder).catch(() => [])
  const paths: string[] = []
  for (const name of names)
    if (name.startsWith(beginning)) paths.push(...(await findFiles(join(folder, name))))
  const keys = paths
    .filter((path) => !basename(path).includes('.putting-'))
    .map((path) => relative(root, path).split(sep).join('/'))
    .toSorted()
  for (const key of keys) {
    // Deleted since it was listed.
    const found = await stat(join(root, key)).catch(() => undefined)
    if (found) yield { key, sizeBytes: found.size, modifiedAt: found.mtime }
  }
}

/** A file itself, or all files of a folder and of those in it. */
async function findFiles(path: string): Promise<string[]> {
  const found = await lstat(path).catch(() => undefined)
  if (found?.isFile()) return [path]
  if (!found?.isDirectory()) return []
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

function locate(root: string, key: string): string {
  const path = join(root, ...checkKey(key).split('/'))
  if (!path.startsWith(root + sep)) throw new RangeError('this key leads nowhere')
  return path
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof RangeError ||
    (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
  )
}
