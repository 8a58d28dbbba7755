import type { Deps } from '../deps.ts'
import { DAILY_PAYMENTS, keepDailyPayments } from './daily-payments.job.ts'
import { END_SUBSCRIPTION, endSubscription } from './end-subscription.job.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { openStripe } from './stripe-gateway.ts'

/** The queues of what payments do in the background. */
export const PAYMENT_QUEUES = [END_SUBSCRIPTION, DAILY_PAYMENTS]

/** Starts ending the plans of accounts that are gone, and the day's work on money. */
export async function workOnPayments(deps: Pick<Deps, 'queue'> & Omit<PaymentDeps, 'stripe'>): Promise<void> {
  const all: PaymentDeps = { ...deps, stripe: openStripe(deps.config) }
  await deps.queue.work(END_SUBSCRIPTION.name, 1, ({ data }) => endSubscription(all, data))
  await deps.queue.work(DAILY_PAYMENTS.name, 1, () => keepDailyPayments(all))
}
