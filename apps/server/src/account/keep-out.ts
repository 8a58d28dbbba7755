import type { Database, Queryable, Transaction } from '../platform/db/open-db.ts'
import { revokePendingLinks } from './revoke-pending-links.ts'
import { deleteAllSessions, isDisabled, isDisabledByOperator, setDisabled } from './operator.queries.ts'
import { findUserIdByEmail } from './profiles.queries.ts'

/** Signs an account out everywhere and keeps it from signing in. */
export async function keepOut(tx: Transaction, userId: string, now: Date): Promise<void> {
  await setDisabled(tx, userId, now)
  await deleteAllSessions(tx, userId)
  await revokePendingLinks(tx, userId, now)
}

/** Lets an account sign in again; false when there is none. */
export async function enableAccount(db: Database, email: string): Promise<boolean> {
  const userId = await findUserIdByEmail(db, email)
  if (userId !== undefined) await db.transaction((tx) => setDisabled(tx, userId, null))
  return userId !== undefined
}

/** Whether the operator said so; accounts that wait after a restore are let in again as they were, with their work. */
export function isKeptOut(db: Queryable, userId: string): Promise<boolean> {
  return isDisabledByOperator(db, userId)
}

/** Whether nothing of an account is to be opened now, for whichever reason. */
export function isClosed(db: Queryable, userId: string): Promise<boolean> {
  return isDisabled(db, userId)
}

/** Whose address it is, for the operator. */
export async function findAccount(db: Database, email: string): Promise<string | undefined> {
  return findUserIdByEmail(db, email)
}

/** Ends every session of everybody. */
export async function signEverybodyOut(db: Database): Promise<void> {
  await deleteAllSessions(db)
}
