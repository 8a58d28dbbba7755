import { and, desc, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../platform/db/open-db.ts'
import {
  creditEntries,
  paymentCustomers,
  paymentEvents,
  payments,
  subscriptions,
  users,
} from '../platform/db/schema.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert
export type SubscriptionRow = typeof subscriptions.$inferSelect
const SHOWN_PAYMENTS = 100

/** Nothing comes back when the user already has its key, or its invoice is known. */
export async function insertPayment(db: Queryable, payment: NewPayment): Promise<PaymentRow | undefined> {
  const [row] = await db.insert(payments).values(payment).onConflictDoNothing().returning()
  return row
}

export async function findPaymentByKey(
  db: Queryable,
  userId: string,
  key: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.idempotencyKey, key)))
  return row
}

export async function findOwnPayment(
  db: Queryable,
  userId: string,
  id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.id, id)))
  return row
}

/** Whoever it belongs to: only for the operator. */
export async function findPayment(db: Queryable, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

/** Whoever it belongs to, locked: only for what the payment service or the operator says. */
export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return row
}

/** Whoever it belongs to, by an id of the payment service. */
export async function findPaymentBy(
  db: Queryable,
  field: 'paymentIntentId' | 'invoiceId',
  id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments[field], id))
  return row
}

/** Whoever it belongs to, locked, by an id of the payment service. */
export async function lockPaymentBy(
  tx: Transaction,
  field: 'paymentIntentId' | 'invoiceId',
  id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments[field], id)).for('update')
  return row
}

export async function updatePayment(
  tx: Queryable,
  id: string,
  change: Partial<Omit<NewPayment, 'id' | 'userId'>>,
): Promise<PaymentRow> {
  const [row] = await tx.update(payments).set(change).where(eq(payments.id, id)).returning()
  if (!row) throw new Error(`the payment ${id} is gone`)
  return row
}

/** Plans that were ordered before this one and whose page at the payment service may still be paid on. */
export async function listOpenPlans(db: Queryable, userId: string, but: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.kind, 'plan'),
        eq(payments.status, 'open'),
        isNotNull(payments.sessionId),
        ne(payments.id, but),
      ),
    )
    .limit(SHOWN_PAYMENTS)
}

/** Everybody's paid years of a plan that have months to grant. */
export async function listUngrantedYears(db: Queryable, months: number): Promise<{ id: string }[]> {
  return db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.interval, 'year'),
        inArray(payments.status, ['paid', 'partly_refunded']),
        isNotNull(payments.userId),
        gt(payments.grantedMonths, 0),
        lt(payments.grantedMonths, months),
      ),
    )
}

/** What was paid or is being paid, newest first; a trial that cost nothing is none. */
export async function listOwnPayments(db: Queryable, userId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), gt(payments.amountCents, 0), ne(payments.status, 'expired')))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(SHOWN_PAYMENTS)
}

export async function findCustomerId(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
  return row?.customerId
}

export async function insertCustomer(db: Queryable, userId: string, customerId: string): Promise<void> {
  await db.insert(paymentCustomers).values({ userId, customerId }).onConflictDoNothing()
}

export async function hasUser(db: Queryable, userId: string): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.id, userId))).length > 0
}

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

/** Whoever it belongs to: only for what a payment of it grants. */
export async function findSubscription(db: Queryable, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row
}

/** Everybody's plans at the payment service whose period ended before, and that were not told to have ended. */
export async function listOverduePlans(db: Queryable, before: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, 'stripe'),
        inArray(subscriptions.status, ['active', 'trialing', 'past_due']),
        lt(subscriptions.currentPeriodEnd, before),
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

export async function isEventKnown(db: Queryable, id: string): Promise<boolean> {
  return (await db.select().from(paymentEvents).where(eq(paymentEvents.id, id))).length > 0
}

/** Remembers a webhook; false when it is remembered already. */
export async function rememberEvent(
  tx: Transaction,
  event: { id: string; type: string; receivedAt: Date },
): Promise<boolean> {
  return (await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning()).length > 0
}

/** Credits used since a moment, and how many videos and batches of ideas were paid with them. */
export async function readUsage(
  db: Queryable,
  userId: string,
  since: Date,
): Promise<{ usedCredits: number; videos: number; ideaBatches: number }> {
  const isDirect = sql`${creditEntries.kind} = 'capture' and ${creditEntries.amount} < 0`
  const [row] = await db
    .select({
      usedCredits: sql<number>`coalesce(-sum(${creditEntries.amount}), 0)::int`,
      videos: sql<number>`count(*) filter (where ${creditEntries.kind} = 'capture' and ${creditEntries.videoId} is not null)::int`,
      ideaBatches: sql<number>`count(*) filter (where ${creditEntries.idempotencyKey} like 'ideas:%')::int`,
    })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        gt(creditEntries.createdAt, since),
        or(sql`${creditEntries.kind} in ('hold', 'release', 'capture')`, isDirect),
      ),
    )
  return row ?? { usedCredits: 0, videos: 0, ideaBatches: 0 }
}

/** Money of everybody since a moment, apart by who took it. */
export async function sumPayments(db: Database, since: Date) {
  return db
    .select({
      provider: payments.provider,
      total: sql<number>`count(*)::int`,
      paidCents: sql<number>`coalesce(sum(${payments.amountCents}), 0)::float8`,
      refundedCents: sql<number>`coalesce(sum(${payments.refundedCents}), 0)::float8`,
    })
    .from(payments)
    .where(and(gt(payments.paidAt, since), gt(payments.amountCents, 0)))
    .groupBy(payments.provider)
}

/** Credits of everybody since a moment, by what moved them. */
export async function sumEntriesByKind(db: Database, since: Date) {
  return db
    .select({ kind: creditEntries.kind, amount: sql<number>`sum(${creditEntries.amount})::float8` })
    .from(creditEntries)
    .where(gt(creditEntries.createdAt, since))
    .groupBy(creditEntries.kind)
}
