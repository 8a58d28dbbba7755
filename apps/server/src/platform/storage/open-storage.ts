import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { ReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'

/** Bytes of a file from `start` to `end`, both included. */
export type ByteRange = { readonly start: number; readonly end: number }

/** Files by key, for example `user-videos/<user>/<name>.mp4`. A key never leads out of the storage. */
export type Storage = {
  /** Puts a copy of a file under a key, whole or not at all; replaces what was there. */
  putFile(key: string, fromFile: string): Promise<void>
  /** Size in bytes, or nothing when there is no such file. */
  findSize(key: string): Promise<number | undefined>
  read(key: string, range?: ByteRange): ReadStream
  /** Deletes it; one that is not there is deleted already. */
  remove(key: string): Promise<void>
  /** Deletes every file in the key's folder whose name starts with the key's last part. */
  removeAllStartingWith(key: string): Promise<void>
  /** Deletes a folder and everything in it. */
  removeFolder(key: string): Promise<void>
}

/** A storage in a folder of the disk. */
export function openStorage(folder: string): Storage {
  const root = resolve(folder)
  const pathOf = (key: string) => locate(root, key)
  const removeAllStartingWith = async (key: string) => {
    const path = pathOf(key)
    const names = await readdir(dirname(path)).catch(() => [])
    const own = names.filter((name) => name.startsWith(basename(path)))
    for (const name of own) await rm(join(dirname(path), name), { force: true })
  }
  return {
    removeAllStartingWith,
    putFile: async (key, fromFile) => {
      const target = pathOf(key)
      await mkdir(dirname(target), { recursive: true })
      // What a killed process left of an earlier try.
      await removeAllStartingWith(`${key}.putting-`)
      const temporary = `${target}.putting-${randomUUID()}`
      try {
        await copyFile(fromFile, temporary)
        await flush(temporary)
        await rename(temporary, target)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
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
    remove: (key) => rm(pathOf(key), { force: true }),
    removeFolder: (key) => rm(pathOf(key), { recursive: true, force: true, maxRetries: 3, retryDelay: 50 }),
  }
}

/** The path of a key; throws a RangeError for one that is not plain names joined with slashes. */
function locate(root: string, key: string): string {
  const parts = key.split('/')
  const isPlain = parts.every((part) => /^[\w-][\w.-]*$/.test(part))
  const path = join(root, ...parts)
  if (!isPlain || !path.startsWith(root + sep)) throw new RangeError('this key leads nowhere')
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
