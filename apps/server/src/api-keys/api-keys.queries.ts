import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/db/open-db.ts'
import { apiKeys, profiles, users } from '../schema.ts'

export type ApiKeyRow = typeof apiKeys.$inferSelect

export async function listOwnKeys(db: Database, userId: string): Promise<ApiKeyRow[]> {
  return db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt))
}

/** Keeps a key unless its owner has `most` already; one after the other for one user. */
export async function insertKey(
  tx: Transaction,
  row: Omit<typeof apiKeys.$inferInsert, 'id'>,
  most: number,
): Promise<ApiKeyRow | undefined> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, row.userId)).for('update')
  const [own] = await tx.select({ count: count() }).from(apiKeys).where(eq(apiKeys.userId, row.userId))
  if ((own?.count ?? 0) >= most) return undefined
  const [kept] = await tx.insert(apiKeys).values(row).returning()
  return kept
}

export async function deleteOwnKey(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id })
  return gone.length > 0
}

/** The key with this hash and its owner, unless the operator keeps the owner out or the key is held after a restore. The hash is what proves who asks. */
export async function findKeyByHash(db: Database, hash: string) {
  const [row] = await db
    .select({ key: apiKeys, user: { id: users.id, email: users.email, name: users.name } })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .innerJoin(profiles, eq(profiles.id, apiKeys.userId))
    .where(and(eq(apiKeys.hash, hash), isNull(apiKeys.heldAt), isNull(profiles.disabledAt)))
  return row
}

/** Notes that a key was used, unless that was noted after `since`: a busy program costs one write a minute. */
export async function touchKey(
  db: Database,
  key: Pick<ApiKeyRow, 'id' | 'userId'>,
  now: Date,
  since: Date,
): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiKeys.id, key.id),
        eq(apiKeys.userId, key.userId),
        or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, since)),
      ),
    )
}
