import {
  formatCents,
  formatStorage,
  planPriceCents,
  type Interval,
  type PLANS,
  type Subscription,
} from '@hookreel/contract'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { formatCount } from '../../lib/format.ts'

/** One plan with what it costs and brings, and what can be done about it. */
export function PlanCard(props: {
  plan: (typeof PLANS)[number]
  interval: Interval
  /** False in the test mode: what it would cost is shown, and nothing is charged. Undefined while that is not known. */
  isCharged: boolean | undefined
  running: Subscription | undefined
  /** Of a video, in credits. */
  videoCost: number | undefined
  /** As this server gives them. */
  storageBytes: number | undefined
  isBusy: boolean
  isWaiting: boolean
  onOrder: () => void
  onChange: () => void
}) {
  const { plan, interval, running, videoCost, storageBytes } = props
  const cents = planPriceCents(plan, interval)
  const isYear = interval === 'year'
  return (
    <li className="grid">
      <Card className="flex flex-col p-5">
        <div className="flex min-h-6 items-center justify-between gap-2">
          <h3 className="text-base font-semibold">{plan.name}</h3>
          {running && <Badge tone="ok">Your plan</Badge>}
        </div>
        <p className="mt-2 tabular-nums">
          <span className="text-3xl font-semibold tracking-tight">
            {formatCents(isYear ? Math.round(cents / 12) : cents)}
          </span>{' '}
          <span className="text-sm text-muted">a month</span>
        </p>
        <p className="mt-1 text-small text-muted">{describeBilling(props)}</p>
        <p className="mt-3 text-sm">
          {plan.videosPerMonth === null
            ? 'Unlimited AI videos'
            : `${formatCount(plan.videosPerMonth)} AI videos a month`}
          {plan.isOpen && plan.videosPerMonth !== null && videoCost !== undefined && (
            <span className="text-muted">
              {' '}
              ({formatCount(plan.videosPerMonth * videoCost)} credits, added each month; what is left stays)
            </span>
          )}
        </p>
        <p className="mt-1 mb-5 min-h-5 text-sm">
          {storageBytes !== undefined && `${formatStorage(storageBytes)} of storage`}
        </p>
        <div className="mt-auto">
          <PlanAction {...props} />
        </div>
      </Card>
    </li>
  )
}

function describeBilling({ plan, interval, isCharged }: Parameters<typeof PlanCard>[0]): string {
  if (isCharged === undefined) return '\u00a0'
  const isYear = interval === 'year'
  const sum = formatCents(planPriceCents(plan, interval))
  if (isCharged) return isYear ? `${sum} billed once a year` : 'Billed every month'
  return isYear ? `${sum} a year, not charged in test mode` : 'Not charged in test mode'
}

function PlanAction(props: Parameters<typeof PlanCard>[0]) {
  const { plan, interval, running } = props
  if (!plan.isOpen)
    return (
      <Button variant="secondary" className="w-full" disabled>
        Coming soon...
      </Button>
    )
  if (!running)
    return (
      <Button
        className="w-full"
        isBusy={props.isBusy}
        disabled={props.isWaiting}
        aria-label={`Choose ${plan.name} for ${formatCents(planPriceCents(plan, interval))} a ${interval}`}
        onClick={props.onOrder}
      >
        Choose {plan.name}
      </Button>
    )
  if (running.interval === 'month' && interval === 'year')
    return (
      <Button className="w-full" isBusy={props.isBusy} onClick={props.onChange}>
        Change to annual
      </Button>
    )
  return (
    <Button variant="secondary" className="w-full" disabled>
      {running.interval === interval ? 'Your plan' : 'After your year'}
    </Button>
  )
}
