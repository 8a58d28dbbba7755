import type { Database, Transaction } from '../platform/db/open-db.ts'
import { revokePendingLinks } from './revoke-pending-links.ts'
import { deleteAllSessions, setDisabled } from './operator.queries.ts'
import { findUserIdByEmail } from './profiles.queries.ts'

export { isDisabled, isDisabledByOperator } from './operator.queries.ts'

/** Signs an account out everywhere and keeps it from signing in. */
export async function revokeAccess(tx: Transaction, userId: string, now: Date): Promise<void> {
  await setDisabled(tx, userId, now)
  await deleteAllSessions(tx, userId)
  await revokePendingLinks(tx, userId, now)
}

/** Lets an account sign in again. */
export async function giveBackAccess(tx: Transaction, userId: string): Promise<void> {
  await setDisabled(tx, userId, null)
}

/** Whose address it is, for the operator. */
export async function findAccount(db: Database, email: string): Promise<string | undefined> {
  return findUserIdByEmail(db, email)
}

/** Ends every session of everybody. */
export async function signEverybodyOut(db: Database): Promise<void> {
  await deleteAllSessions(db)
}
