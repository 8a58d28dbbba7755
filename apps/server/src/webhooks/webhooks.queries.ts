import type { WebhookEvent } from '@hookreel/contract'
import { and, arrayContains, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../platform/db/open-db.ts'
import { profiles, users, webhooks } from '../schema.ts'

export type WebhookRow = typeof webhooks.$inferSelect

const own = (userId: string, id: string) => and(eq(webhooks.userId, userId), eq(webhooks.id, id))

export async function listOwnWebhooks(db: Queryable, userId: string): Promise<WebhookRow[]> {
  return db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(desc(webhooks.createdAt))
}

export async function findOwnWebhook(
  db: Queryable,
  userId: string,
  id: string,
): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(webhooks).where(own(userId, id))
  return row
}

/** Webhooks of a user that are on and want to be told of this; none while the user is kept out. */
export async function listListening(
  db: Queryable,
  userId: string,
  event: WebhookEvent,
): Promise<WebhookRow[]> {
  return db
    .select(getTableColumns(webhooks))
    .from(webhooks)
    .innerJoin(profiles, eq(profiles.id, webhooks.userId))
    .where(
      and(
        eq(webhooks.userId, userId),
        eq(webhooks.isOn, true),
        arrayContains(webhooks.events, [event]),
        isNull(profiles.disabledAt),
      ),
    )
}

/** Keeps a webhook unless its owner has `most` already; one after the other for one user. */
export async function insertWebhook(
  tx: Transaction,
  row: Omit<typeof webhooks.$inferInsert, 'id'>,
  most: number,
): Promise<WebhookRow | undefined> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, row.userId)).for('update')
  const [kept] = await tx.select({ count: count() }).from(webhooks).where(eq(webhooks.userId, row.userId))
  if ((kept?.count ?? 0) >= most) return undefined
  const [made] = await tx.insert(webhooks).values(row).returning()
  return made
}

export async function updateOwnWebhook(
  db: Queryable,
  userId: string,
  id: string,
  change: Partial<Omit<WebhookRow, 'id' | 'userId'>>,
): Promise<WebhookRow | undefined> {
  const [row] = await db.update(webhooks).set(change).where(own(userId, id)).returning()
  return row
}

/** A new generation of the secret; the old one signs, too, until then. */
export async function renewOwnSecret(
  db: Database,
  userId: string,
  id: string,
  oldSecretUntil: Date,
): Promise<WebhookRow | undefined> {
  const [row] = await db
    .update(webhooks)
    .set({ generation: sql`${webhooks.generation} + 1`, oldSecretUntil })
    .where(own(userId, id))
    .returning()
  return row
}

export async function deleteOwnWebhook(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(webhooks).where(own(userId, id)).returning({ id: webhooks.id })
  return gone.length > 0
}

export async function findEmail(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email
}
