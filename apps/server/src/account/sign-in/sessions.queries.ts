import { and, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/open-db.ts'
import { authSessions, authVerifications, users } from '../../schema.ts'

export type SessionRow = typeof authSessions.$inferSelect

/** Of one person: more are one after the other, as a program makes them that signs in anew each time. */
const SESSIONS_KEPT = 50

/** Sessions that still count, the last used first. */
export async function listOwnSessions(db: Queryable, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), gt(authSessions.expiresAt, now)))
    .orderBy(desc(authSessions.updatedAt))
    .limit(SESSIONS_KEPT)
}

/** Ends the oldest sessions of somebody who has more than are kept. */
export async function deleteOldestSessions(db: Queryable, userId: string): Promise<void> {
  const oldest = db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(eq(authSessions.userId, userId))
    .orderBy(desc(authSessions.createdAt))
    .offset(SESSIONS_KEPT)
  await db.delete(authSessions).where(and(eq(authSessions.userId, userId), inArray(authSessions.id, oldest)))
}

/**
 * Deletes sessions and links that are over, no matter whose: the library does so only with one that is shown to it. When they end it
 * tells by the machine's clock.
 */
export async function deleteEndedSessions(db: Queryable): Promise<void> {
  await db.delete(authSessions).where(lte(authSessions.expiresAt, sql`now()`))
  await db.delete(authVerifications).where(lte(authVerifications.expiresAt, sql`now()`))
}

export async function deleteOwnSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), eq(authSessions.id, id)))
    .returning({ id: authSessions.id })
  return gone.length > 0
}

/** One that was made a moment ago, before it was known that it should not be. */
export async function deleteNewSession(db: Queryable, userId: string, token: string): Promise<void> {
  await db.delete(authSessions).where(and(eq(authSessions.userId, userId), eq(authSessions.token, token)))
}

/** Whether a session is there still; it ends only when the transaction has. */
export async function holdOwnSession(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const held = await tx
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), eq(authSessions.id, id)))
    .for('share')
  return held.length > 0
}

/** Ends every session but the one kept. */
export async function deleteOtherSessions(db: Queryable, userId: string, keptId: string): Promise<number> {
  const gone = await db
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), ne(authSessions.id, keptId)))
    .returning({ id: authSessions.id })
  return gone.length
}

/** Whom a new session signs in; its token is what proves it. */
export async function findUserIdByToken(db: Queryable, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: authSessions.userId })
    .from(authSessions)
    .where(eq(authSessions.token, token))
  return row?.userId
}

/** Whose password the token of a mailed link would set, used up or not. */
export async function findResetOwner(
  db: Queryable,
  token: string,
): Promise<{ id: string; email: string } | undefined> {
  const [row] = await db
    .select({ id: users.id, email: users.email })
    .from(authVerifications)
    .innerJoin(users, eq(users.id, authVerifications.value))
    .where(eq(authVerifications.identifier, `reset-password:${token}`))
  return row
}
