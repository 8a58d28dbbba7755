import { and, eq, like, lt, notExists } from 'drizzle-orm'
import type { Queryable } from '../platform/db/open-db.ts'
import { accountEvents, authSessions, creditEntries, ideas, payments, users, videos } from '../schema.ts'

/**
 * Deletes accounts whose address nobody proved, that were made before a moment and that nobody ever used: they may be of a time in
 * which no address had to be proved. No matter whose they are: only for the daily job. Answers how many.
 */
export async function deleteUnverifiedBefore(db: Queryable, before: Date): Promise<number> {
  const signedIn = and(eq(accountEvents.userId, users.id), like(accountEvents.kind, 'signed_in%'))
  const isUnused = and(
    notExists(db.select({ id: accountEvents.id }).from(accountEvents).where(signedIn)),
    notExists(db.select({ id: authSessions.id }).from(authSessions).where(eq(authSessions.userId, users.id))),
    notExists(
      db.select({ id: creditEntries.id }).from(creditEntries).where(eq(creditEntries.userId, users.id)),
    ),
    notExists(db.select({ id: payments.id }).from(payments).where(eq(payments.userId, users.id))),
    notExists(db.select({ id: ideas.id }).from(ideas).where(eq(ideas.userId, users.id))),
    notExists(db.select({ id: videos.id }).from(videos).where(eq(videos.userId, users.id))),
  )
  const gone = await db
    .delete(users)
    .where(and(eq(users.emailVerified, false), lt(users.createdAt, before), isUnused))
    .returning({ id: users.id })
  return gone.length
}
