import { ANNUAL_SAVING_PERCENT, planPriceCents, PLANS, STARTER_PLAN } from '@hookreel/contract'
import type { Interval } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pricingQuery } from '../../api/queries.ts'
import { Badge } from '../../components/badge.tsx'
import { Choice } from '../../components/choice.tsx'
import { LoadError } from '../shell/load-error.tsx'
import { storageQuery } from '../storage-quota/storage-card.tsx'
import { billingQuery } from './billing-query.ts'
import { PlanCard } from './plan-card.tsx'
import { RunningPlan } from './running-plan.tsx'
import { runningPlan } from './standing.ts'
import { useOrder, type Wish } from './use-checkout.ts'
import { YearDialog } from './year-dialog.tsx'

/** What a plan order is, at the price that is on the screen. */
export function planWish(interval: Interval): Wish {
  return { kind: 'plan', plan: 'starter', interval, shownCents: planPriceCents(STARTER_PLAN, interval) }
}

/** The plans beside each other, to be bought and changed; above them the one that runs, to be kept or ended. */
export function PlanSection() {
  const billing = useQuery(billingQuery)
  const pricing = useQuery(pricingQuery)
  const storage = useQuery(storageQuery)
  const { busyId, order } = useOrder()
  const [interval, setInterval] = useState<Interval>('month')
  const [isChanging, setIsChanging] = useState(false)
  const plan = runningPlan(billing.data)
  const isLocal = billing.data?.provider === 'local'
  if (billing.error)
    return (
      <LoadError
        title="Failed to load your plan"
        error={billing.error}
        onRetry={() => void billing.refetch()}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      {plan && <RunningPlan plan={plan} />}
      <div className="flex flex-wrap items-center gap-3">
        <Choice
          label="Billing period"
          isLabelHidden
          className="w-56"
          value={interval}
          onChange={setInterval}
          options={[
            { value: 'month', label: 'Monthly' },
            { value: 'year', label: 'Annual' },
          ]}
        />
        <Badge tone="ok">Save {ANNUAL_SAVING_PERCENT}%</Badge>
      </div>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {PLANS.map((one) => (
          <PlanCard
            key={one.id}
            plan={one}
            interval={interval}
            isCharged={billing.data && !isLocal}
            running={one.isOpen ? plan : undefined}
            storageBytes={storage.data?.plans.find(({ plan: id }) => id === one.id)?.limitBytes}
            videoCost={pricing.data?.creditCosts.video_generation}
            isBusy={busyId === one.id}
            isWaiting={billing.isPending}
            onOrder={() => void order(planWish(interval))}
            // In test mode nobody can change a plan: a year is ordered in the month's place.
            onChange={() => (isLocal ? void order(planWish('year')) : setIsChanging(true))}
          />
        ))}
      </ul>
      {isChanging && <YearDialog onClose={() => setIsChanging(false)} />}
    </div>
  )
}
