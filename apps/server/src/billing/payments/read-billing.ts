import type { Billing } from '@hookreel/contract'
import type { PaymentDeps } from './payment-deps.ts'
import { readUsage } from './figures.queries.ts'
import { listOwnPayments } from './payments.queries.ts'
import { findOwnSubscription } from './subscriptions.queries.ts'
import { presentPayment, presentSubscription } from './present-payment.ts'

/** One's own plan, payments and what was used since the month began (UTC). */
export async function readBilling({ db, clock, stripe }: PaymentDeps, userId: string): Promise<Billing> {
  const now = clock.now()
  const subscription = await findOwnSubscription(db, userId)
  return {
    provider: stripe ? 'stripe' : 'local',
    subscription: subscription ? presentSubscription(subscription, now) : null,
    payments: (await listOwnPayments(db, userId))
      .map((row) => presentPayment(row, now))
      .filter(({ status }) => status !== 'expired'),
    month: await readUsage(db, userId, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))),
  }
}
