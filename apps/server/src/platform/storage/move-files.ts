import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { StartError } from '../start-error.ts'
import type { Storage } from './storage.ts'

/** A file of this machine and the key under which all machines find it. */
export type FileToMove = { readonly key: string; readonly file: string }

/** So many files, so many bytes, and a hash over the names and contents of all of them. */
export type MovedFiles = { readonly files: number; readonly bytes: number; readonly hash: string }

/**
 * Copies files into a storage and reads every one back. One that is there already and the same is not sent again, so an
 * interrupted move is gone on with. Throws a StartError when one does not come out the same.
 */
export async function moveFiles(target: Storage, files: readonly FileToMove[]): Promise<MovedFiles> {
  const lines: string[] = []
  let bytes = 0
  for (const { key, file } of files) {
    const before = await describe(createReadStream(file))
    if ((await target.findSize(key)) !== before.size || !(await isSame(target, key, before.hash))) {
      await target.putFile(key, file)
      if (!(await isSame(target, key, before.hash)))
        throw new StartError(`${key} did not come out the same in the object store.`)
    }
    bytes += before.size
    lines.push(`${before.hash} ${key}`)
  }
  const hash = createHash('sha256').update(lines.toSorted().join('\n')).digest('hex')
  return { files: files.length, bytes, hash }
}

async function isSame(target: Storage, key: string, hash: string): Promise<boolean> {
  return (await describe(target.read(key))).hash === hash
}

async function describe(stream: Readable): Promise<{ size: number; hash: string }> {
  const hash = createHash('sha256')
  let size = 0
  // A stream without an encoding yields buffers.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, hash: hash.digest('hex') }
}
