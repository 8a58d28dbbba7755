import { randomUUID } from 'node:crypto'
import { takeBackCredits, undoTakeBack } from '../credits/take-back-credits.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { updatePayment } from './payments.queries.ts'
import type { PaymentRow } from './payments.queries.ts'

/**
 * Brings a payment to what was refunded of it in all, as it was at `askedAt`: takes the same share of its credits back,
 * as far as they are unused, or gives them back when a refund failed afterwards. An older answer changes nothing. The
 * row must be locked.
 */
export async function recordRefunds(
  tx: Transaction,
  payment: PaymentRow,
  { refundedCents: told, askedAt }: { readonly refundedCents: number; readonly askedAt: Date },
): Promise<PaymentRow> {
  if (payment.paidAt === null) return payment
  if (payment.refundsAskedAt !== null && payment.refundsAskedAt > askedAt) return payment
  const refundedCents = Math.min(told, payment.amountCents)
  if (refundedCents === payment.refundedCents) return payment
  const shareOf = (cents: number) => Math.floor((payment.credits * cents) / payment.amountCents)
  const change = shareOf(refundedCents) - shareOf(payment.refundedCents)
  const takenBackCredits =
    payment.userId === null
      ? payment.takenBackCredits
      : payment.takenBackCredits + (await moveCredits(tx, payment, payment.userId, change))
  return updatePayment(tx, payment.id, {
    refundedCents,
    refundsAskedAt: askedAt,
    takenBackCredits,
    status: statusOf(payment.amountCents, refundedCents),
  })
}

/** Answers by how much the credits that were taken back changed. */
async function moveCredits(
  tx: Transaction,
  payment: PaymentRow,
  userId: string,
  change: number,
): Promise<number> {
  // Its row is locked and an equal total was sent back above: each time this is reached is a change of its own.
  const key = `${payment.id}:${randomUUID()}`
  const refund = { userId, paymentId: payment.id, key }
  if (change >= 0) return takeBackCredits(tx, { ...refund, credits: change, reason: 'Payment refunded' })
  const credits = Math.min(-change, payment.takenBackCredits)
  await undoTakeBack(tx, { ...refund, credits, reason: 'The refund was not carried out' })
  return -credits
}

function statusOf(amountCents: number, refundedCents: number): PaymentRow['status'] {
  if (refundedCents === 0) return 'paid'
  return refundedCents < amountCents ? 'partly_refunded' : 'refunded'
}
