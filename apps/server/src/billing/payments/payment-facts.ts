import type { Interval } from '@hookreel/contract'
import type { Stripe } from 'stripe'
import type { StripeGateway } from './stripe-gateway.ts'

/** Things at the payment service as they were at `askedAt`. Webhooks come late, twice and in any order: they only say what to ask after. */
export type PaymentFacts = {
  readonly askedAt: Date
  readonly session?: Stripe.Checkout.Session
  /** Whether its page leads back here, and not to another installation that sells on the same account. */
  readonly isOfHere?: boolean
  readonly subscription?: Stripe.Subscription
  readonly invoice?: Stripe.Invoice
  readonly returns?: Returns
}

/** Money of a payment that went back in all, and how much of it because the payer's bank was told that it was wrong. */
export type Returns = {
  readonly paymentIntentId: string
  readonly refundedCents: number
  readonly disputedCents: number
}

/** An order, with the plan that it began or what went back of its payment. */
export async function askSession(
  { api, home }: StripeGateway,
  id: string,
  askedAt: Date,
): Promise<PaymentFacts> {
  const session = await api.checkout.sessions.retrieve(id)
  const subscriptionId = idOf(session.subscription)
  const intent = idOf(session.payment_intent)
  return {
    askedAt,
    session,
    isOfHere: session.success_url?.startsWith(`${home}?`) ?? false,
    ...(subscriptionId && { subscription: await api.subscriptions.retrieve(subscriptionId) }),
    ...(intent && { returns: await sumReturns(api, intent) }),
  }
}

export async function askSubscription(
  { api }: StripeGateway,
  id: string,
  askedAt: Date,
): Promise<PaymentFacts> {
  return { askedAt, subscription: await api.subscriptions.retrieve(id) }
}

/** An invoice with its plan and what went back of its payment. */
export async function askInvoice({ api }: StripeGateway, id: string, askedAt: Date): Promise<PaymentFacts> {
  const invoice = await api.invoices.retrieve(id, { expand: ['payments'] })
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription)
  const intent = intentOf(invoice)
  return {
    askedAt,
    invoice,
    ...(subscriptionId && { subscription: await api.subscriptions.retrieve(subscriptionId) }),
    ...(intent && { returns: await sumReturns(api, intent) }),
  }
}

export async function askReturns(
  { api }: StripeGateway,
  intent: string,
  askedAt: Date,
): Promise<PaymentFacts> {
  return { askedAt, returns: await sumReturns(api, intent) }
}

/** A refund that is still on its way counts: should it fail, its credits come back. So does a dispute until it is won. */
async function sumReturns(api: Stripe, paymentIntentId: string): Promise<Returns> {
  const asked = { payment_intent: paymentIntentId, limit: 100 }
  const refunds = (await api.refunds.list(asked)).data.filter((refund) => !isFailed(refund))
  const disputes = (await api.disputes.list(asked)).data.filter(isTaken)
  return { paymentIntentId, refundedCents: sumAmounts(refunds), disputedCents: sumAmounts(disputes) }
}

/** Refunds of a payment that were not carried out. */
export async function countFailedRefunds(api: Stripe, paymentIntentId: string): Promise<number> {
  return (await api.refunds.list({ payment_intent: paymentIntentId, limit: 100 })).data.filter(isFailed)
    .length
}

function isFailed({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled'
}

/** The service takes the money when the dispute begins; one that was won, kept off or is a mere inquiry takes none. */
function isTaken({ status }: Stripe.Dispute): boolean {
  return status !== 'won' && status !== 'prevented' && !status.startsWith('warning_')
}

function sumAmounts(things: readonly { readonly amount: number }[]): number {
  return things.reduce((sum, { amount }) => sum + amount, 0)
}

/** A month or a year that begins with an invoice. */
export type Period = {
  readonly interval: Interval
  /** Whether another one was going on: the plan was changed in the middle of it. */
  readonly isChange: boolean
}

/** So many days and more are a year: the payment service names a period by its ends. */
const LONG_PERIOD_SECONDS = 60 * 86_400

/**
 * The period that an invoice is for. None for a trial, for what is left of a period at another price, and for whatever
 * else is put on a bill by hand: the reason alone does not tell, and neither does the money, which a coupon may have paid.
 */
export function readPeriod({ billing_reason: reason, lines }: Stripe.Invoice): Period | undefined {
  const isChange = reason === 'subscription_update'
  if (!isChange && reason !== 'subscription_create' && reason !== 'subscription_cycle') return undefined
  const line = lines.data.find(
    ({ amount, parent }) => amount > 0 && parent?.subscription_item_details?.proration === false,
  )
  if (!line) return undefined
  const seconds = line.period.end - line.period.start
  return { interval: seconds > LONG_PERIOD_SECONDS ? 'year' : 'month', isChange }
}

/** What paid an invoice, of several tries; until one has, the first. */
export function intentOf(invoice: Stripe.Invoice): string | undefined {
  const tries = invoice.payments?.data ?? []
  const paid = tries.find(({ status }) => status === 'paid') ?? tries[0]
  return idOf(paid?.payment.payment_intent)
}

/** The payment service names things by id, or sends them whole. */
export function idOf(thing: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof thing === 'string' ? thing : thing?.id
}
