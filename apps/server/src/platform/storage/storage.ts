import type { Readable } from 'node:stream'

/** Bytes of a file from `start` to `end`, both included. */
export type ByteRange = { readonly start: number; readonly end: number }

/** How a file is handed out by the store itself: what its answer says, and for how long. */
export type Handing = {
  readonly contentType: string
  readonly disposition: string
  readonly cacheControl: string
  readonly secondsLeft: number
}

/** A file that is there. */
export type StoredFile = { readonly key: string; readonly sizeBytes: number; readonly modifiedAt: Date }

/** Files by key, for example `user-videos/<user>/<name>.mp4`. A key never leads out of the storage. */
export type Storage = {
  /** Whether every machine reaches the same files; a disk belongs to one machine. */
  readonly isShared: boolean
  /** Puts a copy of a file under a key, whole or not at all; replaces what was there. */
  putFile(key: string, fromFile: string): Promise<void>
  /** As putFile, for what is small and in memory. */
  putBytes(key: string, bytes: Uint8Array): Promise<void>
  /** Size in bytes, or nothing when there is no such file. */
  findSize(key: string): Promise<number | undefined>
  /** What cannot be read, or ends before its size, is an error of the stream. */
  read(key: string, range?: ByteRange): Readable
  /** All files whose keys begin so, in the order of their keys; without a beginning all. */
  list(start?: string): AsyncIterable<StoredFile>
  /** Deletes it; one that is not there is deleted already. */
  remove(key: string): Promise<void>
  /** Deletes everything in the key's folder whose name starts with the key's last part. */
  removeAllStartingWith(key: string): Promise<void>
  /** Deletes a folder and everything in it. */
  removeFolder(key: string): Promise<void>
  /** An address from which browsers fetch the file without this server; nothing when there is none. */
  signAddress?(key: string, handing: Handing): Promise<string>
}

/** Throws a RangeError for a key that is not plain names joined with slashes. */
export function checkKey(key: string): string {
  const isPlain = key.split('/').every((part) => /^[\w-][\w.-]*$/.test(part))
  if (!isPlain) throw new RangeError('this key leads nowhere')
  return key
}
