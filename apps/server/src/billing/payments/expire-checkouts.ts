import { Stripe } from 'stripe'
import { forEachSettled } from '../../platform/for-each-settled.ts'
import { applyFacts } from './apply-facts.ts'
import { CHECKOUT_MS } from './checkout-time.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { askSession } from './payment-facts.ts'
import { expireForgottenPayments, expireOpenPayment, listForgottenSessions } from './payments.queries.ts'
import { announceBalance } from './take-webhook.ts'

/**
 * Closes everybody's orders that nobody paid in their time. Those with a page at the payment service are asked after first: one
 * may have been paid, or its bank may still be sending the money.
 */
export async function expireCheckouts(deps: PaymentDeps): Promise<void> {
  const { db, clock, log, stripe } = deps
  const now = clock.now()
  const before = new Date(now.getTime() - CHECKOUT_MS)
  await expireForgottenPayments(db, before)
  await forEachSettled(await listForgottenSessions(db, before), async ({ id, userId, sessionId }) => {
    // Its keys were taken away: nobody can be asked, and what is paid there all the same is not told here.
    if (!stripe) {
      await expireOpenPayment(db, userId, id)
      return
    }
    try {
      const facts = await askSession(stripe, sessionId, now)
      await db.transaction((tx) => applyFacts(tx, facts, now))
      await announceBalance(deps, userId)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      // Of an earlier account there: nobody can pay it here any more.
      log.warn('an order is not known to the payment service', { payment: id })
      await expireOpenPayment(db, userId, id)
    }
  })
}
