import type { Stripe } from 'stripe'
import { publicAddress } from '../../account/sign-in/auth.ts'
import type { SignedInUser } from '../../platform/http/app-type.ts'
import { describeOrder } from './bring-back-payment.ts'
import { closingTime } from './checkout-time.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findCustomerId, insertCustomer } from './payments.queries.ts'
import type { PaymentRow } from './payments.queries.ts'
import { askStripe } from './stripe-gateway.ts'
import type { StripeGateway } from './stripe-gateway.ts'

type Deps = PaymentDeps & { readonly stripe: StripeGateway }
type Terms = { readonly name: string; readonly amountCents: number }

/** Opens the payment service's page for an order. Sent again it is the same page: its key is the order's id. */
export async function createSession(
  deps: Deps,
  user: SignedInUser,
  payment: PaymentRow,
  terms: Terms,
): Promise<{ id: string; url: string }> {
  const { stripe, log } = deps
  const customer = await getCustomer(deps, user)
  const session = await askStripe(log, () =>
    stripe.api.checkout.sessions.create(
      { ...describeCheckout(deps, { payment, user, customer }), ...describePurchase(payment, user, terms) },
      { idempotencyKey: `checkout:${payment.id}` },
    ),
  )
  if (session.url === null) throw new Error(`the checkout ${session.id} has no page`)
  return { id: session.id, url: session.url }
}

function describeCheckout(
  { config, stripe }: Deps,
  {
    payment,
    user,
    customer,
  }: { readonly payment: PaymentRow; readonly user: SignedInUser; readonly customer: string },
) {
  const page = `${publicAddress(config)}/credits`
  return {
    customer,
    client_reference_id: payment.id,
    metadata: describeOrder(payment, user.id),
    success_url: `${page}?checkout=${payment.id}`,
    cancel_url: page,
    // The same words however often it is asked for: its time is that of the order.
    expires_at: Math.floor(closingTime(payment).getTime() / 1000),
    ...(stripe.isTaxOn && {
      automatic_tax: { enabled: true },
      customer_update: { address: 'auto' as const },
    }),
  }
}

function describePurchase(
  payment: PaymentRow,
  user: SignedInUser,
  { name, amountCents }: Terms,
): Stripe.Checkout.SessionCreateParams {
  const price = { currency: payment.currency, unit_amount: amountCents, product_data: { name } }
  if (payment.kind === 'package')
    return {
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: price }],
      payment_intent_data: { metadata: { payment: payment.id } },
      invoice_creation: { enabled: true },
    }
  return {
    mode: 'subscription',
    line_items: [
      { quantity: 1, price_data: { ...price, recurring: { interval: payment.interval ?? 'month' } } },
    ],
    // No trial here: the free one needs no card and was there before. What is bought begins and is charged at once.
    subscription_data: { metadata: { user: user.id, plan: payment.item } },
  }
}

async function getCustomer({ db, stripe, log }: Deps, user: SignedInUser): Promise<string> {
  const known = await findCustomerId(db, user.id)
  if (known !== undefined) return known
  const customer = await askStripe(log, () =>
    stripe.api.customers.create(
      { email: user.email, name: user.name, metadata: { user: user.id } },
      { idempotencyKey: `customer:${user.id}` },
    ),
  )
  await insertCustomer(db, user.id, customer.id)
  return (await findCustomerId(db, user.id)) ?? customer.id
}
