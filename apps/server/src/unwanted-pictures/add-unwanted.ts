import type { UnwantedPicture } from '@hookreel/contract'
import type { ShownThing } from '@hookreel/film'
import { AppError } from '../platform/http/app-error.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { addOwnUnwanted } from './unwanted-pictures.queries.ts'
import type { UnwantedRow } from './unwanted-pictures.queries.ts'

/** Has something never chosen again for a person's films. Throws `unwanted_too_many`. */
export async function addUnwanted(
  tx: Transaction,
  userId: string,
  shown: ShownThing,
  now: Date,
): Promise<UnwantedPicture> {
  const row = await addOwnUnwanted(tx, userId, shown, now)
  if (!row) throw new AppError('unwanted_too_many')
  return presentUnwanted(row)
}

/** As its person sees it. */
export function presentUnwanted({ id, key, name, source, createdAt }: UnwantedRow): UnwantedPicture {
  const address = key.startsWith('https://') ? key : null
  return { id, name, source, address, createdAt: createdAt.toISOString() }
}
