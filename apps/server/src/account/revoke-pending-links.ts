import type { Queryable } from '../platform/db/open-db.ts'
import { deletePendingProofs, endPendingChanges } from './email-changes.queries.ts'

/**
 * Ends what was proved halfway: links for a new password, changes of address that wait for their mail, passwords that wait
 * for their code. After a new password, after signing out everywhere and for a disabled account none of them opens anything.
 * Links that undo an address change stay valid: a thief changes the password first.
 */
export async function revokePendingLinks(db: Queryable, userId: string, now: Date): Promise<void> {
  await deletePendingProofs(db, userId)
  await endPendingChanges(db, userId, now)
}
