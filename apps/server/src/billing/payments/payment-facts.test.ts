import type { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { intentOf } from './payment-facts.ts'

/** An invoice that was tried to be paid so often. */
const invoiceWith = (...tries: readonly (readonly [status: string, intent: string])[]): Stripe.Invoice =>
  // Only what is read of it.
  ({
    payments: { data: tries.map(([status, intent]) => ({ status, payment: { payment_intent: intent } })) },
  }) as unknown as Stripe.Invoice

test('an invoice is paid by what paid it, and by no try that was given up: a refund is told of that one alone', () => {
  expect(intentOf(invoiceWith(['canceled', 'pi_first'], ['paid', 'pi_second']))).toBe('pi_second')
  expect(intentOf(invoiceWith(['paid', 'pi_only']))).toBe('pi_only')
  expect(intentOf(invoiceWith(['open', 'pi_waits']))).toBe('pi_waits')
  expect(intentOf(invoiceWith())).toBeUndefined()
})
