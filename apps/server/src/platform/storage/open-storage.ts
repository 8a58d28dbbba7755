import { openDiskStorage } from './open-disk-storage.ts'
import { openS3Storage } from './open-s3-storage.ts'
import type { S3Place } from './open-s3-storage.ts'
import type { Storage } from './storage.ts'

export type { Storage } from './storage.ts'

/** The object store, or without one a folder of the disk. */
export function openStorage(folder: string, s3?: S3Place): Storage {
  return s3 === undefined ? openDiskStorage(folder) : openS3Storage(s3)
}
