import {
  cancelSubscription,
  openBillingPortal,
  resumeSubscription,
  STARTER_PLAN,
  type Subscription,
} from '@hookreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { call } from '../../api/call.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { formatMoment } from '../../lib/format.ts'
import { billingQuery } from './billing-query.ts'
import { describePlan } from './standing.ts'

/** The plan that runs: how it stands, with the ways to keep it, to end it and to change its card. */
export function RunningPlan({ plan }: { plan: Subscription }) {
  const isLocal = plan.provider === 'local'
  const cache = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const fail = (error: Error) => toast.error('Error', { description: error.message })
  const settle = useMutation({
    mutationFn: (end: boolean) => call(end ? cancelSubscription : resumeSubscription, {}),
    onSuccess: (subscription) => {
      cache.setQueryData(billingQuery.queryKey, (before) => before && { ...before, subscription })
      toast.success(subscription.isEnding ? 'Your plan will end' : 'Your plan goes on', {
        description: describePlan(subscription),
      })
    },
    onError: fail,
  })
  const portal = useMutation({
    mutationFn: () => call(openBillingPortal, {}),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: fail,
  })
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-base font-semibold">You are on {STARTER_PLAN.name}</h3>
        <p className="mt-0.5 text-sm text-muted">
          {describePlan(plan)}
          {!isLocal && plan.isEnding && ' What it granted stays.'}
        </p>
      </div>
      {!isLocal && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" isBusy={portal.isPending} onClick={() => portal.mutate()}>
            Card and invoices
          </Button>
          {plan.isEnding ? (
            <Button size="sm" isBusy={settle.isPending} onClick={() => settle.mutate(false)}>
              Keep the plan
            </Button>
          ) : (
            <Button variant="danger" size="sm" isBusy={settle.isPending} onClick={() => setIsAsking(true)}>
              End plan
            </Button>
          )}
        </div>
      )}
      {plan.status === 'past_due' && (
        <Alert tone="warn" className="w-full" title="The last payment failed">
          It is tried again. Check the card under “Card and invoices”.
        </Alert>
      )}
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title="End your plan?"
        description={`It runs until ${formatMoment(plan.currentPeriodEnd)} and is not charged again. The credits that it granted stay.`}
        action="End plan"
        cancel="Keep it"
        onConfirm={() => settle.mutate(true)}
      />
    </Card>
  )
}
