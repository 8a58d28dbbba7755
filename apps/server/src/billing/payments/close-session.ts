import { Stripe } from 'stripe'
import type { StripeGateway } from './stripe-gateway.ts'

/** Closes a page of the payment service. False when it is closed already: paid, or over its time. */
export async function closeSession({ api }: StripeGateway, sessionId: string): Promise<boolean> {
  try {
    await api.checkout.sessions.expire(sessionId)
    return true
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    return false
  }
}
