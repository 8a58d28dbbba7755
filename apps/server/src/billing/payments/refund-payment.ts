import { Stripe } from 'stripe'
import { AppError } from '../../platform/http/app-error.ts'
import { applyFacts } from './apply-facts.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { askReturns, countFailedRefunds } from './payment-facts.ts'
import { findPayment, lockPayment } from './payments.queries.ts'
import type { PaymentRow } from './payments.queries.ts'
import { recordReturns } from './record-returns.ts'
import { askStripe } from './stripe-gateway.ts'
import type { StripeGateway } from './stripe-gateway.ts'

/** The service remembers its answers for a day: nobody is refused more often in one. */
const REFUSALS = 20

/**
 * Pays money back for the operator, all that is left or so many cents, and takes the credits back as far as they are
 * unused. Throws `payment_not_found` for what was never paid, `invalid_input` for more than is left.
 */
export async function refundPayment(deps: PaymentDeps, id: string, cents?: number): Promise<PaymentRow> {
  const { db, clock, stripe, log } = deps
  const payment = await findPayment(db, id)
  if (!payment || payment.paidAt === null || payment.amountCents === 0)
    throw new AppError('payment_not_found')
  const left = payment.amountCents - payment.refundedCents
  if (left === 0) throw new AppError('invalid_input', { message: 'All of it was paid back already.' })
  const amount = cents ?? left
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw new AppError('invalid_input', { message: `Between 1 and ${left} cents can be paid back.` })
  const { paymentIntentId } = payment
  if (payment.provider === 'stripe') {
    if (!stripe || paymentIntentId === null) throw new AppError('payments_unavailable')
    const facts = await askStripe(log, async () => {
      await sendRefund(stripe, payment, { payment_intent: paymentIntentId, amount })
      return askReturns(stripe, paymentIntentId, clock.now())
    })
    await db.transaction((tx) => applyFacts(tx, facts, clock.now()))
  } else {
    const refundedCents = payment.refundedCents + amount
    await db.transaction(async (tx) => {
      const locked = await lockPayment(tx, id)
      if (locked) await recordReturns(tx, locked, { refundedCents, disputedCents: 0, askedAt: clock.now() })
    })
  }
  return (await findPayment(db, id)) ?? payment
}

/**
 * Asks for a refund under a key that names what was paid back before: a repeated command pays once, a second refund is another.
 * One that failed afterwards, and one that was refused, are remembered under their keys, too: the next is asked for under the
 * next key, and never under one whose answer may only have been lost.
 */
async function sendRefund(
  { api }: StripeGateway,
  { id, refundedCents }: PaymentRow,
  refund: { readonly payment_intent: string; readonly amount: number },
): Promise<void> {
  const failed = await countFailedRefunds(api, refund.payment_intent)
  const key = `refund:${id}:${refundedCents}:${refund.amount}${failed === 0 ? '' : `:${failed}`}`
  for (let refusals = 0; ; refusals += 1)
    try {
      await api.refunds.create(refund, {
        idempotencyKey: refusals === 0 ? key : `${key}:refused:${refusals}`,
      })
      return
    } catch (error) {
      if (!isRemembered(error) || refusals === REFUSALS) throw error
    }
}

/** Whether a refusal is that of an earlier command, said once more. */
function isRemembered(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.headers?.['idempotent-replayed'] === 'true'
  )
}
