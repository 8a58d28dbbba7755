import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDiskFull, writeWhole } from '@hookreel/studio'
import type { Storage } from './storage.ts'

/** Parts fetched at the same time. */
const FETCHED_AT_ONCE = 6

/** Where parts are kept for every machine, and where they are on this one. */
export type PartPlaces = {
  readonly storage: Storage
  readonly folder: string
  /** The key of a part, by its name in the folder. */
  readonly keyOf: (part: string) => string
}

/** Puts finished parts where another machine finds them. On a storage that is one machine's own there is nothing to do. */
export async function shareParts(places: PartPlaces, parts: readonly string[]): Promise<void> {
  if (!places.storage.isShared) return
  for (const part of parts) await places.storage.putFile(places.keyOf(part), join(places.folder, part))
}

/**
 * Brings the parts here that another machine made. One that cannot be found is left out: whoever needs it makes it
 * anew.
 */
export async function fetchParts(places: PartPlaces, parts: readonly string[]): Promise<void> {
  if (places.storage.isShared) await fetchMissing(places, parts)
}

/** The same from any storage. */
export async function fetchMissing(places: PartPlaces, parts: readonly string[]): Promise<void> {
  const missing: string[] = []
  for (const part of new Set(parts)) if (!(await exists(join(places.folder, part)))) missing.push(part)
  const fetchNext = async () => {
    for (let part = missing.pop(); part !== undefined; part = missing.pop()) await fetchPart(places, part)
  }
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, fetchNext))
}

async function fetchPart({ storage, folder, keyOf }: PartPlaces, part: string): Promise<void> {
  const target = join(folder, part)
  try {
    await writeWhole(target, (unfinished) =>
      pipeline(storage.read(keyOf(part)), createWriteStream(unfinished)),
    )
  } catch (error) {
    if (isDiskFull(error)) throw error
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
