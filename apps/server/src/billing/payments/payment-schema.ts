import type { Payment, Subscription } from '@hookreel/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, newId, text } from '../../platform/db/columns.ts'
import { users } from '../../account/sign-in/auth-schema.ts'

/** Every order of credits and every paid month of a plan. It outlives its account: the books need it. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    provider: text('provider').$type<Payment['provider']>().notNull(),
    kind: text('kind').$type<Payment['kind']>().notNull(),
    /** Id of the package or the plan. */
    item: text('item').notNull(),
    interval: text('interval').$type<Subscription['interval']>(),
    /** What it grants when it is paid, bonus included; of a year of a plan, what its months granted so far. */
    credits: integer('credits').notNull(),
    /** Of a year of a plan: months whose credits were granted. */
    grantedMonths: integer('granted_months').notNull().default(0),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<Payment['status']>().notNull().default('open'),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Credits that refunds took back: as many as were unused then, with those that work held and that are owed. */
    takenBackCredits: integer('taken_back_credits').notNull().default(0),
    /** Begin of the question whose answer `refundedCents` is: an earlier one never overwrites it. */
    refundsAskedAt: moment('refunds_asked_at'),
    /** Ids at the payment service. */
    sessionId: text('session_id'),
    paymentIntentId: text('payment_intent_id'),
    invoiceId: text('invoice_id'),
    subscriptionId: text('subscription_id'),
    checkoutUrl: text('checkout_url'),
    receiptUrl: text('receipt_url'),
    idempotencyKey: text('idempotency_key'),
    createdAt: moment('created_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    index('payments_newest').on(table.userId, table.createdAt.desc()),
    uniqueIndex('payments_idempotency').on(table.userId, table.idempotencyKey),
    uniqueIndex('payments_session').on(table.sessionId),
    uniqueIndex('payments_invoice').on(table.invoiceId),
    uniqueIndex('payments_intent').on(table.paymentIntentId),
    check('payments_amounts', sql`${table.amountCents} >= 0 and ${table.credits} >= 0`),
    check('payments_refunds', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
  ],
)

/** Who a user is to the payment service. */
export const paymentCustomers = pgTable('payment_customers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Plans, as the payment service last told of them. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<Payment['provider']>().notNull(),
    plan: text('plan').$type<Subscription['plan']>().notNull(),
    interval: text('interval').$type<Subscription['interval']>().notNull(),
    /** What the payment service charges for an interval of it. Null in test mode, and until it was asked of a plan that was kept without. */
    priceCents: integer('price_cents'),
    status: text('status').$type<Subscription['status']>().notNull(),
    currentPeriodEnd: moment('current_period_end').notNull(),
    isEnding: boolean('is_ending').notNull().default(false),
    /** Begin of the question whose answer this row is: an earlier one never overwrites it. */
    askedAt: moment('asked_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('subscriptions_newest').on(table.userId, table.createdAt.desc())],
)

/** Webhooks that were dealt with, so that a repeated one does nothing. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
})
