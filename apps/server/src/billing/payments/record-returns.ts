import { randomUUID } from 'node:crypto'
import { takeBackCredits, undoTakeBack } from '../credits/take-back-credits.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import type { Returns } from './payment-facts.ts'
import { updatePayment } from './payments.queries.ts'
import type { PaymentRow } from './payments.queries.ts'

/**
 * Brings a payment to what went back of it in all, by refunds and disputes, as it was at `askedAt`: takes the same share
 * of its credits back, as far as they are unused or held, or gives them back when a refund failed or a dispute was won
 * afterwards. An older answer changes nothing. The row must be locked.
 */
export async function recordReturns(
  tx: Transaction,
  payment: PaymentRow,
  told: Omit<Returns, 'paymentIntentId'> & { readonly askedAt: Date },
): Promise<PaymentRow> {
  const { askedAt, disputedCents } = told
  if (payment.paidAt === null) return payment
  if (payment.refundsAskedAt !== null && payment.refundsAskedAt > askedAt) return payment
  const refundedCents = Math.min(told.refundedCents + disputedCents, payment.amountCents)
  const status = disputedCents > 0 ? 'disputed' : statusOf(payment.amountCents, refundedCents)
  if (refundedCents === payment.refundedCents && status === payment.status) return payment
  const shareOf = (cents: number) => Math.floor((payment.credits * cents) / payment.amountCents)
  const [share, before] = [shareOf(refundedCents), shareOf(payment.refundedCents)]
  // Less than before gives back what is beyond its share, not what was used up and never taken.
  const change = share < before ? Math.min(0, share - payment.takenBackCredits) : share - before
  const takenBackCredits =
    payment.userId === null
      ? payment.takenBackCredits
      : payment.takenBackCredits +
        (await moveCredits(tx, payment, payment.userId, {
          change,
          isDispute: disputedCents > 0 || payment.status === 'disputed',
        }))
  return updatePayment(tx, payment.id, { refundedCents, refundsAskedAt: askedAt, takenBackCredits, status })
}

/** Answers by how much the credits that were taken back changed. */
async function moveCredits(
  tx: Transaction,
  payment: PaymentRow,
  userId: string,
  { change, isDispute }: { readonly change: number; readonly isDispute: boolean },
): Promise<number> {
  // Its row is locked and an equal total was sent back above: each time this is reached is a change of its own.
  const key = `${payment.id}:${randomUUID()}`
  const refund = { userId, paymentId: payment.id, key }
  if (change >= 0) {
    const reason = isDispute ? 'Payment disputed' : 'Payment refunded'
    return takeBackCredits(tx, { ...refund, credits: change, reason })
  }
  const credits = -change
  const reason = isDispute ? 'The payment stands after its dispute' : 'The refund was not carried out'
  await undoTakeBack(tx, { ...refund, credits, reason })
  return -credits
}

function statusOf(amountCents: number, refundedCents: number): PaymentRow['status'] {
  if (refundedCents === 0) return 'paid'
  return refundedCents < amountCents ? 'partly_refunded' : 'refunded'
}
