import { STARTER_PLAN } from '@hookreel/contract'
import type { Subscription } from '@hookreel/contract'
import { DateTime } from 'luxon'
import type { Stripe } from 'stripe'
import type { Transaction } from '../../platform/db/open-db.ts'
import { bringBackPayment } from './bring-back-payment.ts'
import { countPlanCredits } from './find-offer.ts'
import { idOf, intentOf, readPeriod } from './payment-facts.ts'
import type { PaymentFacts, Period } from './payment-facts.ts'
import {
  hasUser,
  insertPayment,
  knowsPlan,
  listGrantedMonths,
  lockPayment,
  lockPaymentBy,
  updatePayment,
} from './payments.queries.ts'
import { saveSubscription } from './subscriptions.queries.ts'
import type { PaymentRow } from './payments.queries.ts'
import { recordReturns } from './record-returns.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Writes what the payment service says, in one transaction. The same facts again change nothing, and older ones do
 * not overwrite newer ones. Answers whose balance may have changed.
 */
export async function applyFacts(
  tx: Transaction,
  facts: PaymentFacts,
  now: Date,
): Promise<string | undefined> {
  const { subscription, invoice, returns, askedAt } = facts
  if (subscription) await mirrorSubscription(tx, subscription, askedAt)
  const paid = facts.session
    ? await applySession(tx, facts.session, { now, isOfHere: facts.isOfHere ?? false })
    : invoice && subscription
      ? await applyInvoice(tx, invoice, subscription, now)
      : undefined
  if (!returns) return paid?.userId ?? undefined
  const payment = await lockPaymentBy(tx, 'paymentIntentId', returns.paymentIntentId)
  const last = payment ? await recordReturns(tx, payment, { ...returns, askedAt }) : paid
  return last?.userId ?? undefined
}

async function applySession(
  tx: Transaction,
  session: Stripe.Checkout.Session,
  { now, isOfHere }: { readonly now: Date; readonly isOfHere: boolean },
): Promise<PaymentRow | undefined> {
  const isPaid =
    session.status === 'complete' &&
    (session.payment_status === 'paid' || session.payment_status === 'no_payment_required')
  const known = await lockPayment(tx, session.metadata?.['payment'] ?? '')
  const payment = known ?? (isPaid ? await bringBackPayment(tx, session, isOfHere) : undefined)
  if (!payment) return undefined
  if (isPaid)
    return settlePayment(tx, payment, {
      paidAt: now,
      sessionId: session.id,
      paymentIntentId: idOf(session.payment_intent) ?? null,
      subscriptionId: idOf(session.subscription) ?? null,
      ...(payment.kind === 'package' && { amountCents: session.amount_total ?? payment.amountCents }),
    })
  if (payment.status === 'open' && session.status === 'expired')
    return updatePayment(tx, payment.id, { status: 'expired' })
  return payment
}

/**
 * A paid invoice of a plan: a payment of its own, however little of it was money (a coupon or a credit at the service paid
 * the rest). It grants a month when it is for a period that begins; of a year the other months are granted in their time.
 */
async function applyInvoice(
  tx: Transaction,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
  now: Date,
): Promise<PaymentRow | undefined> {
  const userId = subscription.metadata['user']
  if (invoice.status !== 'paid' || userId === undefined) return undefined
  const isHere = await hasUser(tx, userId)
  // Of an account that is gone its order is in the books; what is not is another installation's, on the same account there.
  if (!isHere && !(await knowsPlan(tx, subscription.id, subscription.metadata['payment']))) return undefined
  const period = readPeriod(invoice)
  if (invoice.amount_paid === 0 && !period) return undefined
  const known = await lockPaymentBy(tx, 'invoiceId', invoice.id)
  if (known?.paidAt) return known
  await insertPayment(tx, {
    userId: isHere ? userId : null,
    provider: 'stripe',
    kind: 'plan',
    item: STARTER_PLAN.id,
    interval: period?.interval ?? 'month',
    credits: period ? await countDueCredits(tx, subscription, period, now) : 0,
    amountCents: invoice.amount_paid,
    currency: invoice.currency,
    invoiceId: invoice.id,
    subscriptionId: subscription.id,
    createdAt: now,
  })
  const payment = await lockPaymentBy(tx, 'invoiceId', invoice.id)
  if (!payment) return undefined
  return settlePayment(tx, payment, {
    paidAt: now,
    grantedMonths: period ? 1 : 0,
    paymentIntentId: intentOf(invoice) ?? null,
    receiptUrl: invoice.hosted_invoice_url ?? null,
  })
}

/**
 * The credits that a period of a plan brings at its begin. A plan that is changed in the middle of a month has had that
 * month's credits, and its unused money came off the new price: it is owed as much as the month is over.
 */
async function countDueCredits(
  tx: Transaction,
  subscription: Stripe.Subscription,
  { isChange }: Period,
  now: Date,
): Promise<number> {
  const credits = await countPlanCredits(tx)
  if (!isChange) return credits
  const months = await listGrantedMonths(tx, subscription.id)
  // Its first month may not have been told yet: it began with the plan.
  const begins = months.flatMap(({ paidAt, grantedMonths }) =>
    paidAt
      ? [
          DateTime.fromJSDate(paidAt, { zone: 'utc' })
            .plus({ months: grantedMonths - 1 })
            .toMillis(),
        ]
      : [],
  )
  const last = Math.max(subscription.created * 1000, ...begins)
  const elapsed = DateTime.fromJSDate(now, { zone: 'utc' }).diff(
    DateTime.fromMillis(last, { zone: 'utc' }),
    'months',
  ).months
  return Math.floor(credits * Math.min(1, Math.max(0, elapsed)))
}

async function mirrorSubscription(
  tx: Transaction,
  subscription: Stripe.Subscription,
  askedAt: Date,
): Promise<void> {
  const userId = subscription.metadata['user']
  const item = subscription.items.data[0]
  // Another product of the same account at the payment service, or an account that was deleted.
  if (userId === undefined || !item || !(await hasUser(tx, userId))) return
  await saveSubscription(tx, {
    id: subscription.id,
    userId,
    provider: 'stripe',
    plan: STARTER_PLAN.id,
    interval: intervalOf(subscription),
    priceCents: item.price.unit_amount,
    // The service's states are the contract's; one that it adds later reads as not running.
    status: subscription.status as Subscription['status'],
    currentPeriodEnd: new Date(item.current_period_end * 1000),
    isEnding: subscription.cancel_at_period_end,
    askedAt,
    createdAt: new Date(subscription.created * 1000),
  })
}

function intervalOf(subscription: Stripe.Subscription): Subscription['interval'] {
  return subscription.items.data[0]?.price.recurring?.interval === 'year' ? 'year' : 'month'
}
