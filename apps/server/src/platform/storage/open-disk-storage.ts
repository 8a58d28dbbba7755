import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { checkKey } from './storage.ts'
import type { Storage } from './storage.ts'

/** A storage in a folder of the disk. */
export function openDiskStorage(folder: string): Storage {
  const root = resolve(folder)
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
    // What a killed process left of an earlier try.
    await removeAllStartingWith(`${key}.putting-`)
    const temporary = `${target}.putting-${randomUUID()}`
    try {
      await write(temporary)
      await flush(temporary)
      await rename(temporary, target)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
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
    list: () => listFiles(root),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeFolder: (key) => rm(pathOf(key), { recursive: true, force: true, maxRetries: 3, retryDelay: 50 }),
  }
}

async function* listFiles(root: string): AsyncGenerator<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.includes('.putting-')) continue
    yield relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
  }
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
