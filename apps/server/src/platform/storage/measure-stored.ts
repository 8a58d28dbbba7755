import type { Storage } from './storage.ts'

/** What all files take whose keys begin so. */
export async function measureStored(storage: Storage, start: string): Promise<number> {
  let bytes = 0
  for await (const { sizeBytes } of storage.list(start)) bytes += sizeBytes
  return bytes
}
