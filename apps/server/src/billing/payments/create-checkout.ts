import { randomUUID } from 'node:crypto'
import type { createCheckout as endpoint } from '@hookreel/contract'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/db/open-db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedInUser } from '../../platform/http/app-type.ts'
import { isOverdue } from './checkout-time.ts'
import { closeSession } from './close-session.ts'
import { createSession } from './create-session.ts'
import { findOffer } from './find-offer.ts'
import type { CheckoutOrder, Offer } from './find-offer.ts'
import type { PaymentDeps } from './payment-deps.ts'
import {
  expireOpenPayment,
  findPaymentByKey,
  insertPayment,
  listOpenPlans,
  updatePayment,
} from './payments.queries.ts'
import { findOwnSubscription } from './subscriptions.queries.ts'
import type { StripeGateway } from './stripe-gateway.ts'
import type { PaymentRow } from './payments.queries.ts'
import { isRunning, presentPayment, presentSubscription } from './present-payment.ts'

/**
 * Orders a package or the plan at today's price and answers where to pay. The same order under the same key is one
 * order and one session at the payment service, however often it is sent and wherever an answer was lost. Throws
 * `checkout_not_open` once that is closed or over its time.
 */
export async function createCheckout(
  deps: PaymentDeps,
  user: SignedInUser,
  order: CheckoutOrder,
  idempotencyKey: string = randomUUID(),
): Promise<z.input<typeof endpoint.output>> {
  const { db, clock, stripe } = deps
  const offer = await findOffer(db, order)
  const earlier = await findPaymentByKey(db, user.id, idempotencyKey)
  if (!earlier && order.shownCents !== undefined && order.shownCents !== offer.amountCents)
    throw new AppError('price_changed', { details: { amountCents: offer.amountCents } })
  if (!earlier && offer.kind === 'plan') await refuseSecondPlan(deps, user.id, offer)
  const payment =
    earlier ??
    (await insertPayment(db, {
      userId: user.id,
      provider: stripe ? 'stripe' : 'local',
      ...pricesOf(offer, stripe !== undefined),
      currency: 'usd',
      idempotencyKey,
      createdAt: clock.now(),
    })) ??
    (await findPaymentByKey(db, user.id, idempotencyKey))
  if (!payment || !isSame(payment, offer)) throw new AppError('idempotency_conflict')
  // A closed or expired order is not reopened: its price was valid only then.
  if (isClosed(payment) || isOverdue(payment, clock.now())) throw new AppError('checkout_not_open')
  const url = payment.checkoutUrl ?? (await openCheckout(deps, user, payment, offer))
  return { payment: presentPayment({ ...payment, checkoutUrl: url }, clock.now()), url }
}

/** At the payment service a plan's money comes with its invoices, each a payment of its own. */
function pricesOf(offer: Offer, isByService: boolean): Omit<Offer, 'name'> {
  const { name: _, ...prices } = offer
  return offer.kind === 'plan' && isByService ? { ...prices, credits: 0, amountCents: 0 } : prices
}

function isClosed({ status }: PaymentRow): boolean {
  return status === 'expired' || status === 'failed'
}

function isSame(payment: PaymentRow, offer: Offer): boolean {
  return payment.kind === offer.kind && payment.item === offer.item && payment.interval === offer.interval
}

/** Throws `already_subscribed` while a plan runs. */
export async function refuseSecondPlan(
  { db, clock }: { readonly db: Queryable; readonly clock: Clock },
  userId: string,
  { interval }: Pick<Offer, 'interval'>,
): Promise<void> {
  const row = await findOwnSubscription(db, userId)
  if (!row || !isRunning(presentSubscription(row, clock.now()))) return
  // In test mode there is nobody who could change a plan: a year takes the place of the month.
  if (row.provider === 'local' && row.interval === 'month' && interval === 'year') return
  throw new AppError('already_subscribed')
}

async function openCheckout(
  deps: PaymentDeps,
  user: SignedInUser,
  payment: PaymentRow,
  offer: Offer,
): Promise<string> {
  const isPlan = payment.kind === 'plan'
  if (isPlan) await closeEarlierPlans(deps.db, deps.stripe, { userId: user.id, but: payment.id })
  if (!deps.stripe) {
    // A page of this app, under whatever name the browser has reached it.
    const url = `/credits?pay=${payment.id}`
    await updatePayment(deps.db, payment.id, { checkoutUrl: url })
    return url
  }
  // A page that is asked for again must be asked for in the same words, whatever the prices are by then.
  const session = await createSession({ ...deps, stripe: deps.stripe }, user, payment, {
    name: isPlan ? offer.name : `${payment.credits} AI credits`,
    amountCents: isPlan ? offer.amountCents : payment.amountCents,
  })
  await updatePayment(deps.db, payment.id, { sessionId: session.id, checkoutUrl: session.url })
  // A plan ordered at the same moment either has no page yet, or will look after this one.
  if (isPlan) await closeEarlierPlans(deps.db, deps.stripe, { userId: user.id, but: payment.id })
  return session.url
}

/** One page at a time: two that are open in two tabs would make two plans. One that was paid meanwhile stays paid. */
async function closeEarlierPlans(
  db: Database,
  stripe: StripeGateway | undefined,
  { userId, but }: { userId: string; but: string },
): Promise<void> {
  for (const { id, sessionId } of await listOpenPlans(db, userId, but)) {
    // In test mode its page is one of ours, and closes with the order.
    const isClosed = sessionId === null || (stripe !== undefined && (await closeSession(stripe, sessionId)))
    if (isClosed) await expireOpenPayment(db, userId, id)
  }
}
