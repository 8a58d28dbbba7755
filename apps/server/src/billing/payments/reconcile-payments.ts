import { DAY_MS } from '@hookreel/contract'
import { Stripe } from 'stripe'
import { forEachSettled } from '../../platform/for-each-settled.ts'
import { applyFacts } from './apply-facts.ts'
import { isKnownOrder } from './bring-back-payment.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { askInvoice, askReturns, askSession, askSubscription, idOf, readPeriod } from './payment-facts.ts'
import type { PaymentFacts } from './payment-facts.ts'
import { findPayment, findPaymentBy } from './payments.queries.ts'
import { listUnsurePlans } from './subscriptions.queries.ts'
import type { PaymentRow } from './payments.queries.ts'
import type { StripeGateway } from './stripe-gateway.ts'
import { announceBalance } from './take-webhook.ts'

/** A page is open for a day and the slowest way to pay takes two weeks: whatever is older was compared often enough. */
const LOOK_BACK_DAYS = 30
const PAGE_SIZE = 100

/** Something at the payment service that may be told differently here, and how to learn what is true. */
type Suspect = {
  readonly before: PaymentRow | undefined
  readonly find: () => Promise<PaymentRow | undefined>
  readonly ask: (askedAt: Date) => Promise<PaymentFacts>
}

/**
 * Compares what was paid, paid back and ended at the payment service in the last 30 days with the books, and mends what
 * lost webhooks, and the time between a backup and its restore, left out. Answers how many payments that were: none, while the webhooks arrive.
 */
export async function reconcilePayments(
  deps: PaymentDeps & { readonly stripe: StripeGateway },
): Promise<number> {
  const since = { gte: Math.floor((deps.clock.now().getTime() - LOOK_BACK_DAYS * DAY_MS) / 1000) }
  let mended = 0
  const mendPayments = () =>
    forEachSettled(listSuspects(deps, since), async (suspect) => {
      if (await mend(deps, suspect)) mended += 1
    }).finally(() => {
      if (mended > 0) deps.log.warn('payments were mended that no webhook told of', { mended })
    })
  await forEachSettled([mendPayments, () => mendPlans(deps)], (part) => part())
  return mended
}

/** Answers whether the books were wrong. */
async function mend(deps: PaymentDeps, { before, find, ask }: Suspect): Promise<boolean> {
  const askedAt = deps.clock.now()
  const facts = await ask(askedAt)
  const userId = await deps.db.transaction((tx) => applyFacts(tx, facts, askedAt))
  const after = await find()
  if (after?.status === before?.status && after?.refundedCents === before?.refundedCents) return false
  if (userId !== undefined) await announceBalance(deps, userId)
  return true
}

type Since = { readonly gte: number }
type Reconciling = PaymentDeps & { readonly stripe: StripeGateway }

async function* listSuspects({ db, stripe }: Reconciling, created: Since): AsyncGenerator<Suspect> {
  const { api } = stripe
  const asked = { created, limit: PAGE_SIZE }
  for await (const session of api.checkout.sessions.list({ ...asked, status: 'complete' })) {
    const { id, metadata } = session
    const find = async () => findPayment(db, metadata?.['payment'] ?? '')
    const before = await find()
    if (before ? before.paidAt === null : isKnownOrder(session))
      yield { before, find, ask: (at) => askSession(stripe, id, at) }
  }
  for await (const invoice of api.invoices.list({ ...asked, status: 'paid' })) {
    const { id, parent } = invoice
    // That of a package has no plan, and its session was looked at; that of a trial has neither money nor a period.
    if (!parent?.subscription_details || (invoice.amount_paid === 0 && !readPeriod(invoice))) continue
    const find = () => findPaymentBy(db, 'invoiceId', id)
    const before = await find()
    if (!before) yield { before, find, ask: (at) => askInvoice(stripe, id, at) }
  }
  const intents = new Set<string>()
  for (const list of [api.refunds.list(asked), api.disputes.list(asked)])
    for await (const { payment_intent: thing } of list) {
      const intent = idOf(thing)
      if (intent !== undefined) intents.add(intent)
    }
  for (const intent of intents) {
    const find = () => findPaymentBy(db, 'paymentIntentId', intent)
    const before = await find()
    if (before) yield { before, find, ask: (at) => askReturns(stripe, intent, at) }
  }
}

/** Asks after plans that run here although their period is over, or that were kept without their price. */
async function mendPlans({ db, clock, log, stripe }: Reconciling): Promise<void> {
  const now = clock.now()
  await forEachSettled(await listUnsurePlans(db, new Date(now.getTime() - DAY_MS)), async ({ id }) => {
    try {
      const facts = await askSubscription(stripe, id, now)
      await db.transaction((tx) => applyFacts(tx, facts, now))
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      // Of an earlier account there, or of its test mode: asking again would be answered the same.
      log.warn('a plan is not known to the payment service', { subscription: id })
    }
  })
}
