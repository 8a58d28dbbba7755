import { planPriceCents, STARTER_PLAN } from '@hookreel/contract'
import type { PlanChange, Subscription } from '@hookreel/contract'
import type { Stripe } from 'stripe'
import { AppError } from '../../platform/http/app-error.ts'
import { applyFacts } from './apply-facts.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { askInvoice, idOf } from './payment-facts.ts'
import { isRunning, presentSubscription } from './present-payment.ts'
import { askStripe } from './stripe-gateway.ts'
import type { StripeGateway } from './stripe-gateway.ts'
import { findOwnSubscription } from './subscriptions.queries.ts'
import { announceBalance } from './take-webhook.ts'

/** So long a price that was told is kept. */
const KEPT_MS = 10 * 60_000

/**
 * Tells what it costs now to move one's own plan from months to a year; nothing is changed. Throws
 * `subscription_not_found`, or `plan_change_unavailable` for a year.
 */
export async function previewPlanChange(deps: PaymentDeps, userId: string): Promise<PlanChange> {
  const { stripe, id } = await requireMonthly(deps, userId)
  const seconds = Math.floor(deps.clock.now().getTime() / 1000)
  return askStripe(deps.log, async () =>
    askPrice(stripe, await stripe.api.subscriptions.retrieve(id), seconds),
  )
}

/**
 * Moves one's own plan from months to a year, charged at once at the price that was told. Throws `price_changed` when it
 * is another one by now, and `payment_failed` when it could not be paid: then the plan stays as it was.
 */
export async function changeSubscription(
  deps: PaymentDeps,
  userId: string,
  told: PlanChange,
): Promise<Subscription> {
  const { db, clock, log } = deps
  const { stripe, id } = await requireMonthly(deps, userId)
  const at = new Date(told.at)
  const ageMs = clock.now().getTime() - at.getTime()
  if (ageMs < -1000 || ageMs > KEPT_MS) throw new AppError('price_changed')
  const seconds = Math.floor(at.getTime() / 1000)
  const askedAt = clock.now()
  const facts = await askStripe(log, async () => {
    const before = await stripe.api.subscriptions.retrieve(id)
    const price = await askPrice(stripe, before, seconds)
    if (price.dueCents !== told.dueCents)
      throw new AppError('price_changed', { details: { dueCents: price.dueCents } })
    const subscription = await stripe.api.subscriptions.update(
      id,
      {
        items: itemsFor(before),
        proration_behavior: 'always_invoice',
        proration_date: seconds,
        payment_behavior: 'error_if_incomplete',
        cancel_at_period_end: false,
      },
      { idempotencyKey: `change:${id}:${seconds}` },
    )
    const invoiceId = idOf(subscription.latest_invoice)
    return invoiceId === undefined
      ? { askedAt, subscription }
      : { ...(await askInvoice(stripe, invoiceId, askedAt)), subscription }
  })
  await db.transaction((tx) => applyFacts(tx, facts, askedAt))
  await announceBalance(deps, userId)
  const row = await findOwnSubscription(db, userId)
  if (!row) throw new AppError('subscription_not_found')
  return presentSubscription(row, clock.now())
}

/** One's own running plan by the month, at the payment service. */
async function requireMonthly(
  { db, clock, stripe }: PaymentDeps,
  userId: string,
): Promise<{ stripe: StripeGateway; id: string }> {
  const row = await findOwnSubscription(db, userId)
  if (!row || !stripe || row.provider !== 'stripe' || !isRunning(presentSubscription(row, clock.now())))
    throw new AppError('subscription_not_found')
  if (row.interval !== 'month' || row.status === 'past_due') throw new AppError('plan_change_unavailable')
  return { stripe, id: row.id }
}

async function askPrice(
  { api }: StripeGateway,
  subscription: Stripe.Subscription,
  seconds: number,
): Promise<PlanChange> {
  const { amount_due: dueCents } = await api.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: itemsFor(subscription),
      proration_behavior: 'always_invoice',
      proration_date: seconds,
    },
  })
  return { interval: 'year', dueCents, at: new Date(seconds * 1000).toISOString() }
}

/** The same product at the price of a year. */
function itemsFor({ items }: Stripe.Subscription) {
  const item = items.data[0]
  const product = idOf(item?.price.product)
  if (!item || product === undefined) throw new Error('the plan has no product at the payment service')
  return [
    {
      id: item.id,
      price_data: {
        currency: item.price.currency,
        product,
        unit_amount: planPriceCents(STARTER_PLAN, 'year'),
        recurring: { interval: 'year' as const },
      },
    },
  ]
}
