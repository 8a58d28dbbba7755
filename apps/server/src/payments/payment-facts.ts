import type { Stripe } from 'stripe'
import type { StripeGateway } from './stripe-gateway.ts'

/** Things at the payment service as they were at `askedAt`. Webhooks come late, twice and in any order: they only say what to ask after. */
export type PaymentFacts = {
  readonly askedAt: Date
  readonly session?: Stripe.Checkout.Session
  readonly subscription?: Stripe.Subscription
  readonly invoice?: Stripe.Invoice
  readonly refunds?: { readonly paymentIntentId: string; readonly refundedCents: number }
}

/** An order, with the plan that it began or the refunds of its payment. */
export async function askSession({ api }: StripeGateway, id: string, askedAt: Date): Promise<PaymentFacts> {
  const session = await api.checkout.sessions.retrieve(id)
  const subscriptionId = idOf(session.subscription)
  const intent = idOf(session.payment_intent)
  return {
    askedAt,
    session,
    ...(subscriptionId && { subscription: await api.subscriptions.retrieve(subscriptionId) }),
    ...(intent && { refunds: await sumRefunds(api, intent) }),
  }
}

export async function askSubscription(
  { api }: StripeGateway,
  id: string,
  askedAt: Date,
): Promise<PaymentFacts> {
  return { askedAt, subscription: await api.subscriptions.retrieve(id) }
}

/** An invoice with its plan and the refunds of its payment. */
export async function askInvoice({ api }: StripeGateway, id: string, askedAt: Date): Promise<PaymentFacts> {
  const invoice = await api.invoices.retrieve(id, { expand: ['payments'] })
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription)
  const intent = intentOf(invoice)
  return {
    askedAt,
    invoice,
    ...(subscriptionId && { subscription: await api.subscriptions.retrieve(subscriptionId) }),
    ...(intent && { refunds: await sumRefunds(api, intent) }),
  }
}

export async function askRefunds(
  { api }: StripeGateway,
  intent: string,
  askedAt: Date,
): Promise<PaymentFacts> {
  return { askedAt, refunds: await sumRefunds(api, intent) }
}

/** A refund that is still on its way counts: should it fail, its credits come back. */
async function sumRefunds(
  api: Stripe,
  paymentIntentId: string,
): Promise<NonNullable<PaymentFacts['refunds']>> {
  const { data } = await api.refunds.list({ payment_intent: paymentIntentId, limit: 100 })
  const counted = data.filter(({ status }) => status !== 'failed' && status !== 'canceled')
  return { paymentIntentId, refundedCents: counted.reduce((sum, { amount }) => sum + amount, 0) }
}

export function intentOf(invoice: Stripe.Invoice): string | undefined {
  return idOf(invoice.payments?.data[0]?.payment.payment_intent)
}

/** The payment service names things by id, or sends them whole. */
export function idOf(thing: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof thing === 'string' ? thing : thing?.id
}
