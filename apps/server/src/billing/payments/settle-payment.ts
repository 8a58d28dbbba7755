import { purchaseCredits } from '../credits/purchase-credits.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import { updatePayment } from './payments.queries.ts'
import type { PaymentRow } from './payments.queries.ts'

/** Why a month of the plan moves the balance. */
export const PLAN_MONTH = 'Starter plan, a month of videos'

/**
 * Marks an order as paid and adds its credits, once however often it is told. The row must be locked. An order that
 * was given up counts, too, when its money came after all.
 */
export async function settlePayment(
  tx: Transaction,
  payment: PaymentRow,
  paid: Partial<
    Pick<
      PaymentRow,
      'amountCents' | 'grantedMonths' | 'paymentIntentId' | 'receiptUrl' | 'sessionId' | 'subscriptionId'
    >
  > & {
    readonly paidAt: Date
  },
): Promise<PaymentRow> {
  if (payment.paidAt !== null) return payment
  const row = await updatePayment(tx, payment.id, {
    grantedMonths: payment.kind === 'plan' && payment.credits > 0 ? 1 : 0,
    ...paid,
    status: 'paid',
  })
  if (row.userId !== null && row.credits > 0)
    await purchaseCredits(tx, {
      userId: row.userId,
      paymentId: row.id,
      amount: row.credits,
      kind: row.kind === 'plan' ? 'grant' : 'purchase',
      reason: describePurchase(row),
    })
  return row
}

function describePurchase({ kind, credits }: PaymentRow): string {
  return kind === 'package' ? `${credits} AI credits bought` : PLAN_MONTH
}
