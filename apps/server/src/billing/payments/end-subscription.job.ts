import { Stripe } from 'stripe'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { hasUser, knowsPlan } from './payments.queries.ts'
import { listOwnRunning, RUNNING } from './subscriptions.queries.ts'

/** Ends plans of accounts that are gone: tried for a day, since nobody else would stop the paying. */
export const END_SUBSCRIPTION = defineJob({
  name: 'end-subscription',
  schema: z.object({ subscriptionId: z.string() }),
  tries: 12,
  retrySeconds: 60,
  run: endSubscription,
})

/** Orders, with the deletion of an account, that its plans end at the payment service: all of them, should there be two. */
export async function orderSubscriptionEnd(
  { queue }: Pick<Deps, 'queue'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  for (const { id } of await listOwnRunning(tx, userId))
    await queue.enqueue(tx, END_SUBSCRIPTION, { subscriptionId: id })
}

/**
 * The same of a plan that was paid when its account was gone already: its order is in the books. Of another one nobody here knows
 * whether it is another installation's, so it is only told of.
 */
export async function endOrphan(
  { queue, log }: Pick<Deps, 'queue' | 'log'>,
  tx: Transaction,
  { id, status, metadata }: Stripe.Subscription,
): Promise<void> {
  const userId = metadata['user']
  const isAPlan = userId !== undefined && metadata['plan'] !== undefined
  if (!isAPlan || !RUNNING.some((one) => one === status) || (await hasUser(tx, userId))) return
  if (!(await knowsPlan(tx, id, metadata['payment']))) {
    log.warn('a plan of nobody here was told of: another installation’s, or of an account that was lost', {
      subscriptionId: id,
    })
    return
  }
  log.warn('a plan of an account that is gone is ended; give its money back', { subscriptionId: id })
  await queue.enqueue(tx, END_SUBSCRIPTION, { subscriptionId: id })
}

/** Ends a plan at once; one that is ended or unknown there is ended. Throws to be tried again. */
export async function endSubscription(
  { stripe }: Pick<PaymentDeps, 'stripe'>,
  { subscriptionId }: { readonly subscriptionId: string },
): Promise<void> {
  if (stripe === undefined) throw new Error('the payment service is not configured any more')
  try {
    await stripe.api.subscriptions.cancel(subscriptionId)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}
