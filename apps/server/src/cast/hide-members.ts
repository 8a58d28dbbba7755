import type { Transaction } from '../platform/db/open-db.ts'
import type { Deps } from '../deps.ts'
import { removePicture } from './cast-files.ts'
import { endSittingsOf } from './sittings/end-sitting.ts'
import { deleteHiddenMembers, hideOwnMembers } from './cast.queries.ts'

/** Deletes members so that it can be undone; answers those that were there. */
export function hideMembers(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  deletionId: string,
): Promise<{ id: string; title: string }[]> {
  return hideOwnMembers(tx, userId, ids, deletionId)
}

/** Deletes for good what can no longer be brought back, with its pictures. */
export async function purgeHiddenMembers(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  deletionId: string,
): Promise<void> {
  await endSittingsOf({ db, storage }, deletionId)
  for (const member of await deleteHiddenMembers(db, deletionId))
    for (const { id } of member.pictures) await removePicture(storage, member, id)
}
