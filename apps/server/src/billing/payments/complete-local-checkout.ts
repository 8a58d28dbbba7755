import type { Payment } from '@hookreel/contract'
import { lockedTransaction } from '../../account/lock-profile.ts'
import { getBalance } from '../credits/get-balance.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import { isOverdue } from './checkout-time.ts'
import { localPlanId } from './grant-plan-months.ts'
import { refuseSecondPlan } from './create-checkout.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findOwnPayment, lockPayment } from './payments.queries.ts'
import { saveSubscription } from './subscriptions.queries.ts'
import type { PaymentRow } from './payments.queries.ts'
import { presentPayment } from './present-payment.ts'
import { settlePayment } from './settle-payment.ts'
import { announceBalance } from './take-webhook.ts'

/**
 * Test mode: completes one's own order without money, through the same ledger; done again it changes nothing. Throws
 * `payment_not_found`, `checkout_not_local` for an order that a payment service is paid for, `checkout_not_open` for one that
 * was closed, and `already_subscribed` for a second plan.
 */
export async function completeLocalCheckout(
  deps: PaymentDeps,
  userId: string,
  id: string,
): Promise<{ payment: Payment; balance: number }> {
  const { db, clock, stripe } = deps
  const own = await findOwnPayment(db, userId, id)
  if (!own) throw new AppError('payment_not_found')
  // A server that got its keys later gives nothing away for its old test orders.
  if (own.provider !== 'local' || (stripe && own.status === 'open')) throw new AppError('checkout_not_local')
  const now = clock.now()
  const paid = await lockedTransaction(db, userId, async (tx) => {
    const payment = await lockPayment(tx, id)
    if (!payment || payment.paidAt !== null) return payment
    if (payment.status === 'expired' || isOverdue(payment, now)) throw new AppError('checkout_not_open')
    if (payment.kind === 'plan') {
      await refuseSecondPlan({ db: tx, clock }, userId, payment)
      await startLocalPlan(tx, payment, userId, now)
    }
    return settlePayment(tx, payment, { paidAt: now })
  })
  await announceBalance(deps, userId)
  return { payment: presentPayment(paid ?? own, now), balance: await getBalance(db, userId) }
}

async function startLocalPlan(
  tx: Transaction,
  payment: PaymentRow,
  userId: string,
  now: Date,
): Promise<void> {
  const currentPeriodEnd = new Date(now)
  if (payment.interval === 'year') currentPeriodEnd.setUTCFullYear(now.getUTCFullYear() + 1)
  else currentPeriodEnd.setUTCMonth(now.getUTCMonth() + 1)
  await saveSubscription(tx, {
    id: localPlanId(payment),
    userId,
    provider: 'local',
    plan: 'starter',
    interval: payment.interval ?? 'month',
    status: 'active',
    currentPeriodEnd,
    isEnding: true,
    askedAt: now,
    createdAt: now,
  })
}
