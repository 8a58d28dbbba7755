import { Stripe } from 'stripe'
import type { Event } from './stripe-things.ts'

export const WEBHOOK_SECRET = 'whsec_test'

/** A webhook as it comes: the body and its signature. */
export function sign(event: Event, secret = WEBHOOK_SECRET, timestamp?: number) {
  const payload = JSON.stringify(event)
  const header = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp !== undefined && { timestamp }),
  })
  return { payload, headers: { 'stripe-signature': header, 'content-type': 'application/json' } }
}
