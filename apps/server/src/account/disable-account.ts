import type { Database } from '../platform/db/open-db.ts'
import { endProofs } from './end-proofs.ts'
import { deleteAllSessions, setDisabled } from './operator.queries.ts'
import { findUserIdByEmail } from './profiles.queries.ts'

/** Signs an account out everywhere and keeps it from signing in until it is enabled; false when there is none. */
export async function disableAccount(db: Database, email: string, now: Date): Promise<boolean> {
  const userId = await findUserIdByEmail(db, email)
  if (userId === undefined) return false
  await db.transaction(async (tx) => {
    await setDisabled(tx, userId, now)
    await deleteAllSessions(tx, userId)
    await endProofs(tx, userId, now)
  })
  return true
}

/** Lets an account sign in again; false when there is none. */
export async function enableAccount(db: Database, email: string): Promise<boolean> {
  const userId = await findUserIdByEmail(db, email)
  if (userId !== undefined) await db.transaction((tx) => setDisabled(tx, userId, null))
  return userId !== undefined
}

/** Whose address it is, for the operator. */
export async function findAccount(db: Database, email: string): Promise<string | undefined> {
  return findUserIdByEmail(db, email)
}

/** Ends every session of everybody. */
export async function signEverybodyOut(db: Database): Promise<void> {
  await deleteAllSessions(db)
}
