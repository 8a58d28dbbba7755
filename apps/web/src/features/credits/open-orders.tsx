import { discardCheckout, STARTER_PLAN, type Payment } from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { Alert } from '../../components/alert.tsx'
import { Button, buttonLook } from '../../components/button.tsx'
import { formatCount, formatMoment, formatMoney } from '../../lib/format.ts'
import { billingQuery } from './billing-query.ts'

/** What a payment is for. */
export function describeItem({ kind, status, credits }: Payment): string {
  if (kind === 'plan' && (status === 'open' || credits === 0)) return `${STARTER_PLAN.name} plan`
  const sum = `${formatCount(credits)} credits`
  return kind === 'plan' ? `${STARTER_PLAN.name} plan, ${sum}` : sum
}

/** When an order that was left closes by itself. */
export function describeClosing({ closesAt }: Payment): string {
  return closesAt === null
    ? 'It cannot be paid any more; the payment service is asked whether it was.'
    : `Nothing was charged. It closes by itself ${formatMoment(closesAt)}.`
}

/** The orders whose checkout was left, wherever it was: each can be paid, or closed for good. */
export function OpenOrders({ exceptId }: { exceptId: string | null }) {
  const billing = useQuery(billingQuery)
  const open = billing.data?.payments.filter(({ status, id }) => status === 'open' && id !== exceptId) ?? []
  if (open.length === 0) return null
  return (
    <ul aria-label="Orders that are not paid" className="mb-5 grid gap-3">
      {open.map((payment) => (
        <li key={payment.id}>
          <Alert
            tone="info"
            title={`Not paid: ${describeItem(payment)}, ${formatMoney(payment.amountCents, payment.currency)}`}
            action={<OrderActs payment={payment} />}
          >
            {describeClosing(payment)}
          </Alert>
        </li>
      ))}
    </ul>
  )
}

/** Pays an order whose checkout was left, or closes it for good. */
export function OrderActs({ payment }: { payment: Payment }) {
  const cache = useQueryClient()
  const close = useMutation({
    mutationFn: () => call(discardCheckout, { params: { id: payment.id } }),
    onSuccess: () => toast.success('Order closed', { description: 'Nothing was charged.' }),
    onError: (error) => toast.error('Error', { description: error.message }),
    onSettled: () => {
      for (const key of ['billing', 'credits', 'profile']) void cache.invalidateQueries({ queryKey: [key] })
    },
  })
  return (
    <span className="flex gap-2">
      {payment.checkoutUrl && (
        <a href={payment.checkoutUrl} className={buttonLook({ size: 'sm' })}>
          Pay now
        </a>
      )}
      <Button variant="secondary" size="sm" isBusy={close.isPending} onClick={() => close.mutate()}>
        Close order
      </Button>
    </span>
  )
}
