import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../platform/db/open-db.ts'
import { authAccounts, authSessions, profiles, users } from '../schema.ts'

export type ProfileRow = typeof profiles.$inferSelect

/** Makes the profile with the specification's defaults; does nothing when there is one. */
export async function insertProfile(tx: Transaction, userId: string, createdAt: Date): Promise<void> {
  await tx
    .insert(profiles)
    .values({ id: userId, createdAt, updatedAt: createdAt })
    .onConflictDoNothing({ target: profiles.id })
}

export async function findProfile(db: Queryable, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, userId))
  return row
}

/** Writes only what is given. */
export async function updateOwnProfile(
  db: Queryable,
  userId: string,
  change: Partial<Omit<ProfileRow, 'id' | 'aiCredits' | 'createdAt'>>,
): Promise<ProfileRow | undefined> {
  const [row] = await db.update(profiles).set(change).where(eq(profiles.id, userId)).returning()
  return row
}

/** The name of the account: what people read where there is no display name. */
export async function renameUser(db: Queryable, userId: string, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, userId))
}

/** The profile of a public page's address, no matter who asks. */
export async function findProfileByHandle(
  db: Queryable,
  handle: string,
): Promise<(ProfileRow & { fullName: string }) | undefined> {
  const [row] = await db
    .select({ profile: profiles, fullName: users.name })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.handle, handle))
  return row && { ...row.profile, fullName: row.fullName }
}

/** Where mails to a user go, and what the user wants to get. */
export async function findProfileWithEmail(
  db: Queryable,
  userId: string,
): Promise<{ email: string; fullName: string; profile: ProfileRow } | undefined> {
  const [row] = await db
    .select({ email: users.email, fullName: users.name, profile: profiles })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, userId))
  return row
}

/** How a user signs in: `credential` is a password. */
export async function listSignInWays(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ provider: authAccounts.providerId })
    .from(authAccounts)
    .where(eq(authAccounts.userId, userId))
  return rows.map(({ provider }) => provider)
}

/** How the password of the account with this address is kept; nothing where there is none. */
export async function findPasswordHash(db: Queryable, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: authAccounts.password })
    .from(authAccounts)
    .innerJoin(users, eq(users.id, authAccounts.userId))
    .where(and(eq(users.email, email.toLowerCase()), eq(authAccounts.providerId, 'credential')))
  return row?.hash ?? undefined
}

/** Whether signing in with the password asks for a second factor. */
export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, userId))
  return row?.isOn ?? false
}

/** Deletes a user; everything that is the user's in the database goes along. */
export async function deleteUser(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}

/** Addresses are kept in small letters. */
export async function findUserIdByEmail(db: Queryable, email: string): Promise<string | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()))
  return row?.id
}

/** The address of a user who was made by this very sign-in and has no profile yet; else nothing. */
export async function findNewUserEmail(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(and(eq(users.id, userId), isNull(profiles.id)))
  return row?.email
}

export async function lockOwnProfile(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)).for('update')
}

/** The address of an account that had another way in and to which the newest session linked Google; else nothing. */
export async function findNewlyLinked(db: Queryable, userId: string): Promise<string | undefined> {
  const earlier = alias(authAccounts, 'earlier')
  const [row] = await db
    .select({ email: users.email })
    .from(authAccounts)
    .innerJoin(users, eq(users.id, authAccounts.userId))
    .innerJoin(authSessions, eq(authSessions.userId, authAccounts.userId))
    .innerJoin(
      earlier,
      and(eq(earlier.userId, authAccounts.userId), lt(earlier.createdAt, authAccounts.createdAt)),
    )
    .where(
      and(
        eq(authAccounts.userId, userId),
        eq(authAccounts.providerId, 'google'),
        // Linked a moment before the session that this sign-in began; its own clock wrote both.
        gt(authAccounts.createdAt, sql`${authSessions.createdAt} - interval '10 seconds'`),
        lt(authAccounts.createdAt, sql`${authSessions.createdAt} + interval '1 second'`),
      ),
    )
    .limit(1)
  return row?.email
}
