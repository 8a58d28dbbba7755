import type { Subscription } from '@hookreel/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { applyFacts } from './apply-facts.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findOwnSubscription, listOwnRunning } from './subscriptions.queries.ts'
import { isRunning, presentSubscription } from './present-payment.ts'
import { askStripe } from './stripe-gateway.ts'

/** Ends one's own plan with its period; what it granted stays. Throws `subscription_not_found`. */
export function cancelSubscription(deps: PaymentDeps, userId: string): Promise<Subscription> {
  return setEnding(deps, userId, true)
}

/** Keeps one's own plan that was to end. Throws `subscription_not_found` once it has ended. */
export function resumeSubscription(deps: PaymentDeps, userId: string): Promise<Subscription> {
  return setEnding(deps, userId, false)
}

async function setEnding(deps: PaymentDeps, userId: string, isEnding: boolean): Promise<Subscription> {
  const { db, clock, stripe, log } = deps
  const row = await findOwnSubscription(db, userId)
  if (!row || !isRunning(presentSubscription(row, clock.now()))) throw new AppError('subscription_not_found')
  // Should there be two, both end; only the one that is shown is kept.
  const plans = isEnding ? await listOwnRunning(db, userId) : [row]
  for (const plan of plans) {
    if (!stripe || plan.provider !== 'stripe' || plan.isEnding === isEnding) continue
    const askedAt = clock.now()
    const subscription = await askStripe(log, () =>
      stripe.api.subscriptions.update(plan.id, { cancel_at_period_end: isEnding }),
    )
    await db.transaction((tx) => applyFacts(tx, { askedAt, subscription }, askedAt))
  }
  const now = (await findOwnSubscription(db, userId)) ?? row
  return presentSubscription(now, clock.now())
}
