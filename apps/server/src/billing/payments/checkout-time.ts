import type { PaymentRow } from './payments.queries.ts'

/** So long an order can be paid. The payment service keeps no page open for longer than a day, counted by its own clock. */
export const CHECKOUT_MS = 23 * 3_600_000

/** When an order that nobody paid closes by itself. */
export function closingTime({ createdAt }: Pick<PaymentRow, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + CHECKOUT_MS)
}

/** Whether an order is open and may not be paid any more. */
export function isOverdue(
  { status, createdAt }: Pick<PaymentRow, 'status' | 'createdAt'>,
  now: Date,
): boolean {
  return status === 'open' && closingTime({ createdAt }) <= now
}

/** Whether its page is one of ours, or was never opened: then nobody else has to be asked whether it was paid. */
export function isOurs({ provider, sessionId }: Pick<PaymentRow, 'provider' | 'sessionId'>): boolean {
  return provider === 'local' || sessionId === null
}
