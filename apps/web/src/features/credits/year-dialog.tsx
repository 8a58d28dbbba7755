import {
  changeSubscription,
  formatCents,
  planPriceCents,
  previewPlanChange,
  STARTER_PLAN,
} from '@hookreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { billingQuery } from './billing-query.ts'
import { describePlan } from './standing.ts'

/** A price that was told is kept for ten minutes; it is asked anew before that. */
const ASK_AGAIN_MS = 8 * 60_000

/** Moves the plan from months to a year, after the sum was shown that is charged at once. */
export function YearDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient()
  const preview = useQuery({
    queryKey: ['plan-change'],
    queryFn: ({ signal }) => call(previewPlanChange, { body: { interval: 'year' }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  })
  const change = useMutation({
    mutationFn: () => {
      if (!preview.data) throw new Error('The price is not known yet.')
      return call(changeSubscription, { body: preview.data })
    },
    onSuccess: (subscription) => {
      cache.setQueryData(billingQuery.queryKey, (before) => before && { ...before, subscription })
      for (const key of ['billing', 'credits', 'profile']) void cache.invalidateQueries({ queryKey: [key] })
      toast.success('Your plan is annual now', { description: describePlan(subscription) })
      onClose()
    },
    onError: () => void preview.refetch(),
  })
  const failure = change.error ?? preview.error
  const price = formatCents(planPriceCents(STARTER_PLAN, 'year'))
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !change.isPending) onClose()
      }}
      title="Change to annual"
      description={`${STARTER_PLAN.name} for ${price} a year. The time of this month that you have paid for and not used comes off the first bill.`}
      footer={
        <>
          <Button variant="secondary" disabled={change.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button isBusy={change.isPending} disabled={!preview.data} onClick={() => change.mutate()}>
            {preview.data ? `Pay ${formatCents(preview.data.dueCents)} and change` : 'Change'}
          </Button>
        </>
      }
    >
      {failure && <Alert tone="danger">{failure.message}</Alert>}
      <dl className="divide-y rounded-xl border text-sm">
        <div className="flex justify-between gap-4 px-3.5 py-2.5">
          <dt className="text-muted">Charged now</dt>
          <dd className="font-semibold tabular-nums">
            {preview.data ? formatCents(preview.data.dueCents) : <Skeleton className="h-5 w-16" />}
          </dd>
        </div>
        <div className="flex justify-between gap-4 px-3.5 py-2.5">
          <dt className="text-muted">Then</dt>
          <dd className="font-semibold tabular-nums">{price} a year</dd>
        </div>
      </dl>
    </Dialog>
  )
}
