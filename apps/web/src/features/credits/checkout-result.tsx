import { discardCheckout, getCheckout } from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Alert } from '../../components/alert.tsx'
import { call } from '../../api/call.ts'
import { Button, buttonLook } from '../../components/button.tsx'
import { formatPlural } from '../../lib/format.ts'
import { PAYMENT_ISSUE, useReturnedOrder } from './use-checkout.ts'

/** How the order stands with which the payment service sent the person back. */
export function CheckoutResult() {
  const [search, setSearch] = useSearchParams()
  const { id, payment, error, leave } = useReturnedOrder('checkout')
  const left = search.get('cancelled')
  if (left !== null) return <LeftOrder id={left} onClose={() => setSearch({}, { replace: true })} />
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

/** An order that was left at the payment service: it is still open there, to be paid or to be closed. */
function LeftOrder({ id, onClose }: { id: string; onClose: () => void }) {
  const cache = useQueryClient()
  const order = useQuery({
    queryKey: ['checkout', id],
    queryFn: ({ signal }) => call(getCheckout, { params: { id }, signal }),
  })
  const close = useMutation({
    mutationFn: () => call(discardCheckout, { params: { id } }),
    onSuccess: onClose,
    onSettled: () => {
      for (const key of ['billing', 'credits', 'profile']) void cache.invalidateQueries({ queryKey: [key] })
    },
  })
  const url = order.data?.payment.checkoutUrl
  return (
    <Alert
      tone="info"
      className="mb-5"
      action={
        url ? (
          <span className="flex gap-2">
            <a href={url} className={buttonLook({ size: 'sm' })}>
              Pay now
            </a>
            <Button variant="secondary" size="sm" isBusy={close.isPending} onClick={() => close.mutate()}>
              Close order
            </Button>
          </span>
        ) : (
          <Button variant="secondary" size="sm" onClick={onClose}>
            Close
          </Button>
        )
      }
    >
      {close.error
        ? close.error.message
        : url
          ? 'You left the checkout. Nothing was charged; the order can still be paid.'
          : 'The checkout was cancelled. Nothing was charged.'}
    </Alert>
  )
}
