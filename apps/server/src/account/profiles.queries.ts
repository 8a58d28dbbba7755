import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/db/open-db.ts'
import { profiles, users } from '../platform/db/schema.ts'

type Reader = Database | Transaction
export type ProfileRow = typeof profiles.$inferSelect

/** Makes the profile with the specification's defaults; does nothing when there is one. */
export async function insertProfile(tx: Transaction, userId: string, createdAt: Date): Promise<void> {
  await tx
    .insert(profiles)
    .values({ id: userId, createdAt, updatedAt: createdAt })
    .onConflictDoNothing({ target: profiles.id })
}

export async function findProfile(db: Reader, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, userId))
  return row
}

export async function findUserIdByEmail(db: Reader, email: string): Promise<string | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return row?.id
}
