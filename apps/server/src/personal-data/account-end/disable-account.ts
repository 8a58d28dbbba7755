import { findAccount, revokeAccess } from '../../account/account-access.ts'
import type { Deps } from '../../deps.ts'
import { STOP_WORK } from './stop-work.job.ts'

/**
 * Signs an account out everywhere, keeps it from signing in until it is enabled, and orders in the same transaction that its
 * work ends; false when there is none. Its signed addresses open nothing from then on.
 */
export async function disableAccount(
  { db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>,
  email: string,
): Promise<boolean> {
  const userId = await findAccount(db, email)
  if (userId === undefined) return false
  await db.transaction(async (tx) => {
    await revokeAccess(tx, userId, clock.now())
    await queue.enqueue(tx, STOP_WORK, { userId }, { group: userId })
  })
  return true
}
