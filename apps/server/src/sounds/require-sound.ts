import type { SoundKind } from '@hookreel/contract'
import type { Queryable } from '../platform/db/open-db.ts'
import { AppError } from '../platform/http/app-error.ts'
import { findOwnSound } from './sounds.queries.ts'
import type { SoundRow } from './sounds.queries.ts'

/** Nothing also for a sound of another kind. */
export async function findSound(
  db: Queryable,
  userId: string,
  id: string,
  kind: SoundKind,
): Promise<SoundRow | undefined> {
  const sound = await findOwnSound(db, userId, id)
  return sound?.kind === kind ? sound : undefined
}

/** Throws `sound_not_found`, also for a sound of another kind. */
export async function requireSound(
  db: Queryable,
  userId: string,
  id: string,
  kind: SoundKind,
): Promise<SoundRow> {
  return foundSound(await findSound(db, userId, id, kind))
}

/** Throws `sound_not_found` where there is none. */
export function foundSound(sound: SoundRow | undefined): SoundRow {
  if (!sound) throw new AppError('sound_not_found')
  return sound
}
