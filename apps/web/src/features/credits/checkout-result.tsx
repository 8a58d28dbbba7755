import { CircleCheck } from 'lucide-react'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { formatPlural } from '../../lib/format.ts'
import { PAYMENT_ISSUE, useReturnedOrder } from './use-checkout.ts'

/** How the order stands with which the payment service sent the person back. */
export function CheckoutResult() {
  const { id, payment, error, leave } = useReturnedOrder('checkout')
  if (id === null) return null
  if (error || payment?.status === 'failed' || payment?.status === 'expired')
    return (
      <Alert
        tone="danger"
        className="mb-5"
        action={
          <Button variant="secondary" size="sm" onClick={leave}>
            Close
          </Button>
        }
      >
        {PAYMENT_ISSUE}
      </Alert>
    )
  if (payment?.status !== 'paid')
    return (
      <Alert tone="info" className="mb-5" title="Waiting for the payment">
        Your credits appear here as soon as it arrives.
      </Alert>
    )
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-3 rounded-xl border border-ok/30 bg-ok-soft p-4 text-sm text-ok-ink"
    >
      <CircleCheck className="size-5 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1 basis-52">
        <strong className="font-semibold">Thank you!</strong>{' '}
        {payment.kind === 'plan'
          ? 'Your Starter plan is active.'
          : `${formatPlural(payment.credits, 'credit')} have been added to your balance.`}
      </p>
      <Button variant="secondary" size="sm" onClick={leave}>
        Close
      </Button>
    </div>
  )
}
