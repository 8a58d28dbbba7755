import type { Stripe } from 'stripe'
import { publicAddress } from '../../account/sign-in/auth.ts'
import type { SignedInUser } from '../../platform/http/app-type.ts'
import { describeOrder } from './bring-back-payment.ts'
import { closingTime } from './checkout-time.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findCustomerId, forgetCustomer, insertCustomer } from './payments.queries.ts'
import type { PaymentRow } from './payments.queries.ts'
import { askStripe, isUnknownThere } from './stripe-gateway.ts'
import type { StripeGateway } from './stripe-gateway.ts'

type Deps = PaymentDeps & { readonly stripe: StripeGateway }
type Terms = { readonly name: string; readonly amountCents: number }

/**
 * Opens the payment service's page for an order. Sent again it is the same page: its key names order and customer. Whom the
 * service does not know any more becomes its customer anew.
 */
export async function createSession(
  deps: Deps,
  user: SignedInUser,
  payment: PaymentRow,
  terms: Terms,
): Promise<{ id: string; url: string }> {
  const open = (customer: string) =>
    deps.stripe.api.checkout.sessions.create(
      { ...describeCheckout(deps, { payment, user, customer }), ...describePurchase(payment, user, terms) },
      // A refusal is remembered under its key, so another customer's page has another one.
      { idempotencyKey: `checkout:${payment.id}:${customer}` },
    )
  const session = await askStripe(deps.log, async () => {
    const customer = await getCustomer(deps, user)
    try {
      return await open(customer)
    } catch (error) {
      if (!isUnknownThere(error)) throw error
      // Of an earlier account there, or deleted: nobody could ever buy again.
      await forgetCustomer(deps.db, user.id, customer)
      return open(await getCustomer(deps, user, customer))
    }
  })
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
    subscription_data: { metadata: { user: user.id, plan: payment.item, payment: payment.id } },
  }
}

async function getCustomer({ db, stripe }: Deps, user: SignedInUser, before?: string): Promise<string> {
  const known = await findCustomerId(db, user.id)
  if (known !== undefined) return known
  const customer = await stripe.api.customers.create(
    { email: user.email, name: user.name, metadata: { user: user.id } },
    { idempotencyKey: `customer:${user.id}${before === undefined ? '' : `:${before}`}` },
  )
  await insertCustomer(db, user.id, customer.id)
  return (await findCustomerId(db, user.id)) ?? customer.id
}
