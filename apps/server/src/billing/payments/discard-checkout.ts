import type { Payment } from '@hookreel/contract'
import { getBalance } from '../credits/get-balance.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { checkCheckout } from './check-checkout.ts'
import { closeSession } from './close-session.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { expireOpenPayment, findOwnPayment } from './payments.queries.ts'
import { presentPayment } from './present-payment.ts'
import { askStripe } from './stripe-gateway.ts'

/**
 * Closes one's own open order. One that was paid meanwhile is paid: that is what it answers then, as `checkout_not_open`.
 * Throws `payment_not_found`.
 */
export async function discardCheckout(
  deps: PaymentDeps,
  userId: string,
  id: string,
): Promise<{ payment: Payment; balance: number }> {
  const { db, stripe, log } = deps
  const payment = await findOwnPayment(db, userId, id)
  if (!payment) throw new AppError('payment_not_found')
  const { sessionId } = payment
  if (stripe && sessionId !== null) {
    const isClosed = await askStripe(log, () => closeSession(stripe, sessionId))
    // Its page is closed already, and why is known there.
    if (!isClosed) await checkCheckout(deps, userId, id)
  }
  const closed = await expireOpenPayment(db, userId, id)
  if (!closed) throw new AppError('checkout_not_open')
  return { payment: presentPayment(closed, deps.clock.now()), balance: await getBalance(db, userId) }
}
