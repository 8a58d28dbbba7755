import { DateTime } from 'luxon'
import { purchaseCredits } from '../credits/purchase-credits.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import { forEachSettled } from '../../platform/for-each-settled.ts'
import { countPlanCredits } from './find-offer.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { hasNewerYear, listUngrantedYears, lockPayment, updatePayment } from './payments.queries.ts'
import { findSubscription } from './subscriptions.queries.ts'
import type { PaymentRow } from './payments.queries.ts'
import { isRunning, presentSubscription } from './present-payment.ts'
import { PLAN_MONTH } from './settle-payment.ts'
import { announceBalance } from './take-webhook.ts'

const MONTHS_OF_A_YEAR = 12

/**
 * Grants what paid years of a plan bring by now: each month as many credits as its videos cost then. Done again it
 * grants nothing twice; days that were left out are made up for. A year that was paid back or ended brings no more.
 */
export async function grantPlanMonths(deps: PaymentDeps): Promise<void> {
  const now = deps.clock.now()
  await forEachSettled(await listUngrantedYears(deps.db, MONTHS_OF_A_YEAR), async ({ id }) => {
    const userId = await deps.db.transaction(async (tx) => {
      const payment = await lockPayment(tx, id)
      return payment && grantMonths(tx, payment, now)
    })
    if (userId !== undefined) await announceBalance(deps, userId)
  })
}

/** Answers whose balance changed. */
async function grantMonths(tx: Transaction, payment: PaymentRow, now: Date): Promise<string | undefined> {
  const { userId, paidAt } = payment
  if (userId === null || paidAt === null) return undefined
  const plan = await findSubscription(tx, payment.subscriptionId ?? localPlanId(payment))
  // Of a year that was changed back to months, its unused money went back: the months are paid one by one.
  if (!plan || plan.interval !== 'year' || !isRunning(presentSubscription(plan, now))) return undefined
  if (await hasNewerYear(tx, payment, endOfYear(paidAt))) return undefined
  const due = countMonths(paidAt, now)
  if (due <= payment.grantedMonths) return undefined
  const granted = await countPlanCredits(tx)
  let { credits, takenBackCredits } = payment
  for (let month = payment.grantedMonths + 1; month <= due; month += 1) {
    // Of a year that was paid back in part only the rest is granted; the refund could take nothing of these months yet.
    const { refundedCents, amountCents } = payment
    const shareOf = (all: number) => (amountCents === 0 ? 0 : Math.floor((all * refundedCents) / amountCents))
    const kept = shareOf(credits + granted) - shareOf(credits)
    await purchaseCredits(tx, {
      userId,
      paymentId: payment.id,
      month,
      amount: granted - kept,
      kind: 'grant',
      reason: PLAN_MONTH,
    })
    credits += granted
    takenBackCredits += kept
  }
  await updatePayment(tx, payment.id, { credits, takenBackCredits, grantedMonths: due })
  return userId
}

/** Until when another paid year says that this one was changed to months, and back to a year: the next year is paid when it is over. */
function endOfYear(paidAt: Date): Date {
  return DateTime.fromJSDate(paidAt, { zone: 'utc' }).plus({ years: 1 }).minus({ days: 1 }).toJSDate()
}

/** Months of a paid year that have begun: the first with the payment. */
function countMonths(paidAt: Date, now: Date): number {
  const begin = DateTime.fromJSDate(paidAt, { zone: 'utc' })
  const begun = Math.floor(DateTime.fromJSDate(now, { zone: 'utc' }).diff(begin, 'months').months) + 1
  return Math.min(MONTHS_OF_A_YEAR, begun)
}

/** The test mode's plan has no id at a payment service. */
export function localPlanId({ id }: Pick<PaymentRow, 'id'>): string {
  return `local_${id}`
}
