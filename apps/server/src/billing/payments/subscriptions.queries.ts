import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/open-db.ts'
import { subscriptions } from '../../schema.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** States of a plan that runs, also while its last payment is being tried again. */
export const RUNNING: readonly SubscriptionRow['status'][] = ['active', 'trialing', 'past_due', 'paused']

/** The user's plan that began last, ended or not. */
export async function findOwnSubscription(
  db: Queryable,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1)
  return row
}

/** All the user's plans at the payment service that may still ask for money. */
export async function listOwnRunning(db: Queryable, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.provider, 'stripe'),
        inArray(subscriptions.status, [...RUNNING]),
      ),
    )
    .orderBy(desc(subscriptions.createdAt))
}

/** No matter whose it is: only for what a payment of it grants. */
export async function findSubscription(db: Queryable, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row
}

/** Everybody's running plans at the payment service whose period ended before, or whose price is not known here. */
export async function listUnsurePlans(db: Queryable, before: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, 'stripe'),
        or(
          and(
            inArray(subscriptions.status, ['active', 'trialing', 'past_due']),
            lt(subscriptions.currentPeriodEnd, before),
          ),
          and(inArray(subscriptions.status, [...RUNNING]), isNull(subscriptions.priceCents)),
        ),
      ),
    )
}

/** Writes a plan as it was at `askedAt`, unless it is known as it was later. */
export async function saveSubscription(
  tx: Queryable,
  subscription: typeof subscriptions.$inferInsert,
): Promise<void> {
  const { id: _, userId: __, createdAt: ___, ...change } = subscription
  await tx
    .insert(subscriptions)
    .values(subscription)
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: change,
      setWhere: sql`${subscriptions.askedAt} <= ${subscription.askedAt.toISOString()}`,
    })
}
