import { completeCheckout } from '@hookreel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { call, reasonOf } from '../../api/call.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { formatCount, formatMoney, formatPlural } from '../../lib/format.ts'
import { putBalance } from './put-balance.ts'
import { PAYMENT_ISSUE, useReturnedOrder } from './use-checkout.ts'

/** As long as a payment takes in the specification. */
const PAYING_MS = 2000

/** The checkout of a server without a payment service: says that it is a test, and completes the order. */
export function LocalCheckout() {
  const cache = useQueryClient()
  const { id, payment, error, leave } = useReturnedOrder('pay')
  const [isPaying, setIsPaying] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isOpen = id !== null && payment?.status !== 'paid'

  const pay = async () => {
    if (id === null) return
    setIsPaying(true)
    setFailure(null)
    try {
      await new Promise((resolve) => setTimeout(resolve, PAYING_MS))
      const done = await call(completeCheckout, { params: { id } })
      putBalance(cache, done.balance)
      toast.success('Credits added', {
        description: `${formatPlural(done.payment.credits, 'credit')} added. Your balance is ${formatCount(done.balance)}.`,
      })
      leave()
    } catch (problem) {
      setFailure(reasonOf(problem, PAYMENT_ISSUE))
    }
    setIsPaying(false)
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open && !isPaying) leave()
      }}
      title="Checkout"
      description="Test mode: this server has no payment service. No money moves and no card is asked for."
      footer={
        <>
          <Button variant="secondary" disabled={isPaying} onClick={leave}>
            Cancel
          </Button>
          <Button isBusy={isPaying} disabled={payment?.status !== 'open'} onClick={() => void pay()}>
            {isPaying ? 'Processing…' : 'Pay in test mode'}
          </Button>
        </>
      }
    >
      {payment?.status === 'expired' && (
        <Alert tone="info">This order is closed. Nothing was charged; you can order again.</Alert>
      )}
      {(failure ?? error) && <Alert tone="danger">{failure ?? error?.message}</Alert>}
      {payment && (
        <dl className="divide-y rounded-xl border text-sm">
          {[
            ['Order', payment.kind === 'plan' ? 'Starter plan' : 'Credit package'],
            ['Credits', `${formatCount(payment.credits)}${payment.kind === 'plan' ? ' a month' : ''}`],
            ['Total', formatMoney(payment.amountCents, payment.currency)],
          ].map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 px-3.5 py-2.5">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  )
}
