import { STARTER_PLAN } from '@hookreel/contract'
import type { Subscription } from '@hookreel/contract'
import type { Stripe } from 'stripe'
import type { Transaction } from '../platform/db/open-db.ts'
import { countPlanCredits } from './find-offer.ts'
import { idOf, intentOf } from './payment-facts.ts'
import type { PaymentFacts } from './payment-facts.ts'
import { hasUser, insertPayment, lockPayment, lockPaymentBy, updatePayment } from './payments.queries.ts'
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
  const { session, subscription, invoice, returns, askedAt } = facts
  if (subscription) await mirrorSubscription(tx, subscription, askedAt)
  const paid = session
    ? await applySession(tx, session, now)
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
  now: Date,
): Promise<PaymentRow | undefined> {
  const payment = await lockPayment(tx, session.metadata?.['payment'] ?? '')
  if (!payment) return undefined
  const isPaid = session.payment_status === 'paid' || session.payment_status === 'no_payment_required'
  if (session.status === 'complete' && isPaid)
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

/** A paid month or year of a plan; of a year the first month is granted now. The empty invoice of a trial grants nothing. */
async function applyInvoice(
  tx: Transaction,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
  now: Date,
): Promise<PaymentRow | undefined> {
  const userId = subscription.metadata['user']
  if (invoice.status !== 'paid' || invoice.amount_paid === 0 || userId === undefined) return undefined
  const interval = intervalOf(subscription)
  await insertPayment(tx, {
    userId: (await hasUser(tx, userId)) ? userId : null,
    provider: 'stripe',
    kind: 'plan',
    item: STARTER_PLAN.id,
    interval,
    credits: await countPlanCredits(tx),
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
    paymentIntentId: intentOf(invoice) ?? null,
    receiptUrl: invoice.hosted_invoice_url ?? null,
  })
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
