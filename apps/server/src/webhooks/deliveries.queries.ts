import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../platform/db/open-db.ts'
import { profiles, webhookDeliveries, webhooks } from '../schema.ts'
import type { WebhookRow } from './webhooks.queries.ts'

export type DeliveryRow = typeof webhookDeliveries.$inferSelect

/** Writes down what is to be sent; nothing when this webhook was told of it before. */
export async function insertDelivery(
  tx: Transaction,
  row: Omit<typeof webhookDeliveries.$inferInsert, 'id'>,
): Promise<DeliveryRow | undefined> {
  const [kept] = await tx.insert(webhookDeliveries).values(row).onConflictDoNothing().returning()
  return kept
}

/** A delivery that waits for this very try, with its webhook, and since when its owner is kept out. */
export async function findWaiting(
  db: Queryable,
  userId: string,
  id: string,
  tries: number,
): Promise<{ delivery: DeliveryRow; webhook: WebhookRow; disabledAt: Date | null } | undefined> {
  const [row] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks, disabledAt: profiles.disabledAt })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .innerJoin(profiles, eq(profiles.id, webhookDeliveries.userId))
    .where(and(waiting(userId, id), eq(webhookDeliveries.tries, tries)))
  return row
}

/** Writes what became of a try; nothing when another worker did so first. */
export async function settleTry(
  tx: Transaction,
  { userId, id, tries }: Pick<DeliveryRow, 'userId' | 'id' | 'tries'>,
  change: Partial<DeliveryRow>,
): Promise<boolean> {
  const settled = await tx
    .update(webhookDeliveries)
    .set(change)
    .where(and(waiting(userId, id), eq(webhookDeliveries.tries, tries)))
    .returning({ id: webhookDeliveries.id })
  return settled.length > 0
}

export async function listOwnDeliveries(
  db: Queryable,
  userId: string,
  webhookId: string,
  most: number,
): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.webhookId, webhookId)))
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(most)
}

/** Lets a delivery wait for its first try again. */
export async function resetOwnDelivery(
  tx: Transaction,
  { userId, webhookId, id }: { userId: string; webhookId: string; id: string },
  now: Date,
): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', tries: 0, nextTryAt: now })
    .where(
      and(
        eq(webhookDeliveries.userId, userId),
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.id, id),
      ),
    )
    .returning()
  return row
}

/** Of everybody: the log is kept only so long. */
export async function deleteDeliveriesBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, moment))
}

/** Of everybody: of each webhook only the newest are kept, and what is yet to be sent. */
export async function deleteDeliveriesBeyond(db: Database, most: number): Promise<void> {
  const { id, webhookId, createdAt, state } = webhookDeliveries
  const place = sql<number>`row_number() over (partition by ${webhookId} order by ${createdAt} desc)`
  const placed = db
    .select({ id, place: place.as('place') })
    .from(webhookDeliveries)
    .as('placed')
  const beyond = db.select({ id: placed.id }).from(placed).where(gt(placed.place, most))
  await db.delete(webhookDeliveries).where(and(inArray(id, beyond), ne(state, 'waiting')))
}

function waiting(userId: string, id: string) {
  return and(
    eq(webhookDeliveries.userId, userId),
    eq(webhookDeliveries.id, id),
    eq(webhookDeliveries.state, 'waiting'),
  )
}
