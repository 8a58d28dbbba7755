import { forEachSettled } from '../../platform/for-each-settled.ts'
import { defineJob, NO_PAYLOAD } from '../../platform/jobs/define-job.ts'
import { expireCheckouts } from './expire-checkouts.ts'
import { grantPlanMonths } from './grant-plan-months.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { reconcilePayments } from './reconcile-payments.ts'

/** The day's work on money, at a quarter to four (UTC). */
export const DAILY_PAYMENTS = defineJob({
  name: 'daily-payments',
  schema: NO_PAYLOAD,
  tries: 5,
  retrySeconds: 300,
  schedule: '45 3 * * *',
  run: keepDailyPayments,
})

/** Grants the months of paid years, closes orders that nobody paid in their time, and compares the books with the payment service; both may be done again. */
export async function keepDailyPayments(deps: PaymentDeps): Promise<void> {
  const { stripe } = deps
  const parts = [
    () => grantPlanMonths(deps),
    () => expireCheckouts(deps),
    ...(stripe ? [() => reconcilePayments({ ...deps, stripe })] : []),
  ]
  await forEachSettled(parts, (part) => part())
}
