import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { isDiskFull, writeWhole } from '@hookreel/studio'
import { findPart, readPart } from './read-part.ts'
import { checkKey } from './storage.ts'
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

/**
 * Puts finished parts where another machine finds them. On a storage that is one machine's own there is nothing to do, but a RangeError
 * tells everywhere of a name that is none of a part.
 */
export async function shareParts(places: PartPlaces, parts: readonly string[]): Promise<void> {
  parts.forEach(checkKey)
  if (!places.storage.isShared) return
  for (const part of parts) await putPart(places, part)
}

/** Puts a part into the storage; answers its size. Throws for what is no plain file of the folder. */
export function putPart({ storage, folder, keyOf }: PartPlaces, part: string): Promise<number> {
  return readPart(folder, part, async (file, sizeBytes) => {
    await storage.putFile(keyOf(part), file)
    return sizeBytes
  })
}

/**
 * Brings the parts here that another machine made. One that cannot be found is left out: anyone who needs it makes it
 * anew.
 */
export async function fetchParts(places: PartPlaces, parts: readonly string[]): Promise<void> {
  if (places.storage.isShared) await fetchMissing(places, parts)
}

/** The same from any storage. */
export async function fetchMissing(places: PartPlaces, parts: readonly string[]): Promise<void> {
  const missing: string[] = []
  for (const part of new Set(parts)) if (!(await hasPart(places, part))) missing.push(part)
  const fetchNext = async () => {
    for (let part = missing.pop(); part !== undefined; part = missing.pop()) await fetchPart(places, part)
  }
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, fetchNext))
}

async function fetchPart({ storage, folder, keyOf }: PartPlaces, part: string): Promise<void> {
  const target = await findPart(folder, part)
  try {
    await writeWhole(target, (unfinished) =>
      pipeline(storage.read(keyOf(part)), createWriteStream(unfinished)),
    )
  } catch (error) {
    if (isDiskFull(error)) throw error
  }
}

/** Whether a part is on this machine already. */
export async function hasPart({ folder }: PartPlaces, part: string): Promise<boolean> {
  return stat(await findPart(folder, part)).then(
    () => true,
    () => false,
  )
}
