import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/open-db.ts'
import { paymentCustomers, paymentEvents, payments, users } from '../../schema.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert
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

/** No matter whose it is: only for the operator. */
export async function findPayment(db: Queryable, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

/** No matter whose it is, locked: only for what the payment service or the operator says. */
export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return row
}

/** No matter whose it is, by an id of the payment service. */
export async function findPaymentBy(
  db: Queryable,
  field: 'paymentIntentId' | 'invoiceId',
  id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments[field], id))
  return row
}

/** No matter whose it is, locked, by an id of the payment service. */
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

/** Closes an open order; nothing comes back when it is not open any more. */
export async function expireOpenPayment(
  db: Queryable,
  userId: string,
  id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .update(payments)
    .set({ status: 'expired' })
    .where(and(eq(payments.userId, userId), eq(payments.id, id), eq(payments.status, 'open')))
    .returning()
  return row
}

/** Closes everybody's open orders that are older and whose page is one of ours, or was never opened. */
export async function expireForgottenPayments(db: Queryable, before: Date): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'expired' })
    .where(
      and(
        eq(payments.status, 'open'),
        lt(payments.createdAt, before),
        or(eq(payments.provider, 'local'), isNull(payments.sessionId)),
      ),
    )
}

/** Everybody's open orders that are older and whose page the payment service knows. */
export async function listForgottenSessions(
  db: Queryable,
  before: Date,
): Promise<{ id: string; userId: string; sessionId: string }[]> {
  const rows = await db
    .select({ id: payments.id, userId: payments.userId, sessionId: payments.sessionId })
    .from(payments)
    .where(
      and(
        eq(payments.status, 'open'),
        eq(payments.provider, 'stripe'),
        lt(payments.createdAt, before),
        isNotNull(payments.userId),
        isNotNull(payments.sessionId),
      ),
    )
  return rows.flatMap(({ id, userId, sessionId }) =>
    userId === null || sessionId === null ? [] : [{ id, userId, sessionId }],
  )
}

/** When a plan last granted a month, whatever it cost: begin of the latest month that was granted. */
export async function listGrantedMonths(
  db: Queryable,
  subscriptionId: string,
): Promise<Pick<PaymentRow, 'paidAt' | 'grantedMonths'>[]> {
  return db
    .select({ paidAt: payments.paidAt, grantedMonths: payments.grantedMonths })
    .from(payments)
    .where(
      and(
        eq(payments.subscriptionId, subscriptionId),
        isNotNull(payments.paidAt),
        gt(payments.grantedMonths, 0),
      ),
    )
}

/** Plans that were ordered before this one and whose page, here or at the payment service, may still be paid on. */
export async function listOpenPlans(db: Queryable, userId: string, but: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.kind, 'plan'),
        eq(payments.status, 'open'),
        or(isNotNull(payments.sessionId), eq(payments.provider, 'local')),
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

/** Whether another year of the same plan was paid after this one and before some moment. */
export async function hasNewerYear(
  tx: Queryable,
  { userId, subscriptionId, paidAt }: Pick<PaymentRow, 'userId' | 'subscriptionId' | 'paidAt'>,
  before: Date,
): Promise<boolean> {
  if (userId === null || subscriptionId === null || paidAt === null) return false
  const [newer] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        ...[eq(payments.subscriptionId, subscriptionId), eq(payments.interval, 'year')],
        ...[gt(payments.paidAt, paidAt), lt(payments.paidAt, before)],
      ),
    )
    .limit(1)
  return newer !== undefined
}

/** What was paid or can be paid, newest first; an order that brought its money by invoices is none. */
export async function listOwnPayments(db: Queryable, userId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        or(gt(payments.amountCents, 0), gt(payments.credits, 0), eq(payments.status, 'open')),
        ne(payments.status, 'expired'),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(SHOWN_PAYMENTS)
}

/** Whether a plan was ordered here, no matter who ordered it: its order outlives the account. */
export async function knowsPlan(db: Queryable, id: string, orderId = ''): Promise<boolean> {
  const isOfIt = or(eq(payments.subscriptionId, id), and(eq(payments.id, orderId), eq(payments.kind, 'plan')))
  return (await db.select({ id: payments.id }).from(payments).where(isOfIt).limit(1)).length > 0
}

export async function findCustomerId(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
  return row?.customerId
}

export async function insertCustomer(db: Queryable, userId: string, customerId: string): Promise<void> {
  await db.insert(paymentCustomers).values({ userId, customerId }).onConflictDoNothing()
}

/** Forgets who a user was to the payment service, as long as it is still that one. */
export async function forgetCustomer(db: Queryable, userId: string, customerId: string): Promise<void> {
  await db
    .delete(paymentCustomers)
    .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.customerId, customerId)))
}

export async function hasUser(db: Queryable, userId: string): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.id, userId))).length > 0
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
