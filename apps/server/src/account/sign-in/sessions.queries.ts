import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/open-db.ts'
import { authSessions, authVerifications, users } from '../../schema.ts'

export type SessionRow = typeof authSessions.$inferSelect

/** Sessions that still count, the last used first. */
export async function listOwnSessions(db: Queryable, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), gt(authSessions.expiresAt, now)))
    .orderBy(desc(authSessions.updatedAt))
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
