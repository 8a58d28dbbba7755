import { Stripe } from 'stripe'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import type { Queue } from '../platform/jobs/open-queue.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findOwnSubscription } from './subscriptions.queries.ts'
import { isRunning, presentSubscription } from './present-payment.ts'

/** Ends plans of accounts that are gone: tried for a day, since nobody else would stop the paying. */
export const END_SUBSCRIPTION: Queue = { name: 'end-subscription', tries: 12, retrySeconds: 60 }

const jobDataSchema = z.object({ subscriptionId: z.string() })

/** Orders, with the deletion of an account, that its plan ends at the payment service. */
export async function orderSubscriptionEnd(
  { queue, clock }: Pick<Deps, 'queue' | 'clock'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const row = await findOwnSubscription(tx, userId)
  if (row?.provider !== 'stripe' || !isRunning(presentSubscription(row, clock.now()))) return
  await queue.enqueue(tx, END_SUBSCRIPTION.name, { subscriptionId: row.id })
}

/** Ends a plan at once; one that is ended or unknown there is ended. Throws to be tried again. */
export async function endSubscription({ stripe }: Pick<PaymentDeps, 'stripe'>, data: unknown): Promise<void> {
  const { subscriptionId } = jobDataSchema.parse(data)
  if (stripe === undefined) throw new Error('the payment service is not configured any more')
  try {
    await stripe.api.subscriptions.cancel(subscriptionId)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}
