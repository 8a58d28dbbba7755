import { planPriceCents, STARTER_PLAN } from '@hookreel/contract'
import type { Payment, Subscription } from '@hookreel/contract'
import { closingTime, isOurs, isOverdue } from './checkout-time.ts'
import type { PaymentRow } from './payments.queries.ts'
import { RUNNING } from './subscriptions.queries.ts'
import type { SubscriptionRow } from './subscriptions.queries.ts'

/** A payment as its owner sees it at this moment: an order that nobody paid in its time is closed, tidied away or not yet. */
export function presentPayment(row: PaymentRow, now: Date): Payment {
  const { id, provider, kind, item, credits, amountCents, currency } = row
  const isLate = isOverdue(row, now)
  const status = isLate && isOurs(row) ? 'expired' : row.status
  const isOpen = status === 'open'
  const isPayable = isOpen && !isLate
  return {
    id,
    provider,
    kind,
    item,
    credits,
    // The order of a plan: its money comes with invoices.
    amountCents:
      isOpen && kind === 'plan' ? planPriceCents(STARTER_PLAN, row.interval ?? 'month') : amountCents,
    currency,
    status,
    refundedCents: row.refundedCents,
    takenBackCredits: row.takenBackCredits,
    receiptUrl: row.receiptUrl,
    checkoutUrl: isPayable ? row.checkoutUrl : null,
    closesAt: isPayable ? closingTime(row).toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  }
}

/** A plan as its owner sees it at this moment: in test mode nobody renews it. */
export function presentSubscription(row: SubscriptionRow, now: Date): Subscription {
  const isOver = row.provider === 'local' && row.currentPeriodEnd <= now
  return {
    provider: row.provider,
    plan: row.plan,
    interval: row.interval,
    priceCents: row.priceCents,
    status: isOver ? 'canceled' : row.status,
    currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    isEnding: row.isEnding || row.provider === 'local',
  }
}

/** True while a plan runs, also while its last payment is being tried again. */
export function isRunning({ status }: Subscription): boolean {
  return RUNNING.includes(status)
}
