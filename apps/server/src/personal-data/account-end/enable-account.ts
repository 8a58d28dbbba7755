import { findAccount, giveBackAccess } from '../../account/account-access.ts'
import type { Deps } from '../../deps.ts'
import { forgetNotices } from '../retention/retention.queries.ts'

/**
 * Lets an account sign in again; false when there is none. Of its videos that are old by now the owner is told anew: while it
 * was disabled nobody could come and keep them.
 */
export async function enableAccount({ db }: Pick<Deps, 'db'>, email: string): Promise<boolean> {
  const userId = await findAccount(db, email)
  if (userId === undefined) return false
  await db.transaction(async (tx) => {
    await giveBackAccess(tx, userId)
    await forgetNotices(tx, userId)
  })
  return true
}
