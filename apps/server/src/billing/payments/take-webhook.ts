import type { Stripe } from 'stripe'
import { getBalance } from '../credits/get-balance.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { applyFacts } from './apply-facts.ts'
import { endOrphan } from './end-subscription.job.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { askInvoice, askReturns, askSession, askSubscription, idOf } from './payment-facts.ts'
import type { PaymentFacts } from './payment-facts.ts'
import { isEventKnown, lockPayment, rememberEvent, updatePayment } from './payments.queries.ts'
import { isUnknownThere } from './stripe-gateway.ts'
import type { StripeGateway } from './stripe-gateway.ts'

/**
 * Takes a webhook: checks its signature over the bytes as they came, asks the payment service how things stand, and
 * writes that together with the webhook's id. Throws `invalid_signature`. Any other error makes the service send the
 * webhook again later.
 */
export async function takeWebhook(
  deps: PaymentDeps & Pick<Deps, 'queue'>,
  body: Uint8Array,
  signature: string,
): Promise<void> {
  const { db, clock, stripe } = deps
  if (!stripe) throw new AppError('route_not_found')
  const event = readEvent(stripe, body, signature)
  if (await isEventKnown(db, event.id)) return
  const askedAt = clock.now()
  const facts = await gatherFacts(stripe, event, askedAt).catch((error: unknown) => {
    // Of another account or mode, or deleted there: asked again it would be answered the same, for days.
    if (!isUnknownThere(error)) throw error
    deps.log.warn('a webhook was of what the payment service does not know', { type: event.type, error })
    return undefined
  })
  const userId = await db.transaction(async (tx) => {
    if (!(await rememberEvent(tx, { id: event.id, type: event.type, receivedAt: askedAt }))) return undefined
    if (event.type === 'checkout.session.async_payment_failed')
      await giveUp(tx, event.data.object.metadata?.['payment'])
    if (facts?.subscription) await endOrphan(deps, tx, facts.subscription)
    return facts && applyFacts(tx, facts, askedAt)
  })
  if (userId !== undefined) await announceBalance(deps, userId)
}

/** Tells the user's open pages. */
export async function announceBalance({ db, hub }: PaymentDeps, userId: string): Promise<void> {
  hub.publish(userId, 'balance', { balance: await getBalance(db, userId) })
}

function readEvent({ api, webhookSecret }: StripeGateway, body: Uint8Array, signature: string): Stripe.Event {
  try {
    return api.webhooks.constructEvent(Buffer.from(body), signature, webhookSecret)
  } catch {
    throw new AppError('invalid_signature')
  }
}

/** Nothing for what is none of our business. */
async function gatherFacts(
  stripe: StripeGateway,
  event: Stripe.Event,
  askedAt: Date,
): Promise<PaymentFacts | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return askSession(stripe, event.data.object.id, askedAt)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return askSubscription(stripe, event.data.object.id, askedAt)
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return askInvoice(stripe, event.data.object.id, askedAt)
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const intent = idOf(event.data.object.payment_intent)
      return intent === undefined ? undefined : askReturns(stripe, intent, askedAt)
    }
    default:
      return undefined
  }
}

/** A payment that takes days was refused. */
async function giveUp(tx: Parameters<typeof lockPayment>[0], id: string | undefined): Promise<void> {
  const payment = id === undefined ? undefined : await lockPayment(tx, id)
  if (payment?.status === 'open') await updatePayment(tx, payment.id, { status: 'failed' })
}
