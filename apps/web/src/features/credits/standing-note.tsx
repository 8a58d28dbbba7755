import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Hourglass } from 'lucide-react'
import { href, Link } from 'react-router'
import { trialQuery } from '../../api/queries.ts'
import { buttonLook } from '../../components/button.tsx'
import { classNames } from '../../lib/class-names.ts'
import { billingQuery } from './billing-query.ts'
import { describeStanding, runningPlan } from './standing.ts'

/**
 * How somebody stands: plan, trial or what ended. `isBesidePlans`: the plan that runs is told there already, and no link leads
 * to where one is.
 */
export function StandingNote(props: { className?: string; isBesidePlans?: boolean }) {
  const { className, isBesidePlans = false } = props
  const trial = useQuery(trialQuery)
  const billing = useQuery(billingQuery)
  // Half of it might be untrue: a trial beside a plan ends nothing.
  if (!trial.data || !billing.data) return null
  const known = { ...trial.data, subscription: billing.data.subscription }
  if (isBesidePlans && runningPlan(known)) return null
  const standing = describeStanding(known, new Date(), !isBesidePlans)
  if (!standing) return null
  const Icon = standing.label === 'Plan' ? BadgeCheck : Hourglass
  return (
    <section
      aria-label={standing.label}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border bg-surface p-4 shadow-xs',
        className,
      )}
    >
      <Icon className="size-5 shrink-0 text-primary-ink" aria-hidden />
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className="font-semibold">{standing.title}</p>
        <p className="mt-0.5 text-muted">{standing.text}</p>
      </div>
      {!isBesidePlans && (
        <Link
          to={`${href('/settings')}?tab=billing`}
          className={buttonLook({ variant: 'secondary', size: 'sm' })}
        >
          Plans and billing
        </Link>
      )}
    </section>
  )
}
