import { getBalance } from '../credits/get-balance.ts'
import type { Payment } from '@hookreel/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { applyFacts } from './apply-facts.ts'
import { askSession } from './payment-facts.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findOwnPayment } from './payments.queries.ts'
import { presentPayment } from './present-payment.ts'
import { askStripe } from './stripe-gateway.ts'
import { announceBalance } from './take-webhook.ts'

/**
 * How one's own order stands. An open one is asked after at the payment service, so a webhook that never came loses
 * nobody's credits. Throws `payment_not_found`.
 */
export async function checkCheckout(
  deps: PaymentDeps,
  userId: string,
  id: string,
): Promise<{ payment: Payment; balance: number }> {
  const { db, clock, stripe, log } = deps
  const payment = await findOwnPayment(db, userId, id)
  if (!payment) throw new AppError('payment_not_found')
  const { sessionId } = payment
  if (payment.status === 'open' && stripe && sessionId !== null) {
    const facts = await askStripe(log, () => askSession(stripe, sessionId, clock.now()))
    await db.transaction((tx) => applyFacts(tx, facts, clock.now()))
    await announceBalance(deps, userId)
  }
  const row = (await findOwnPayment(db, userId, id)) ?? payment
  return { payment: presentPayment(row, clock.now()), balance: await getBalance(db, userId) }
}
