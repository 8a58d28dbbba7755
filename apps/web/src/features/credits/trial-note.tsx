import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { href, Link } from 'react-router'
import { trialQuery } from '../../api/queries.ts'
import { buttonLook } from '../../components/button.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatMoment, formatPlural } from '../../lib/format.ts'

const DAY_MS = 86_400_000
/** So long after its end it is still said that a trial has ended. */
const SAID_DAYS = 14

/** What the free trial brought, when it ends and what happens then. Nothing for those who bought something. */
export function TrialNote({ className, isOnBilling = false }: { className?: string; isOnBilling?: boolean }) {
  const { data } = useQuery(trialQuery)
  if (data?.whyNone) return <NoTrial why={data.whyNone} className={className} />
  const trial = data?.trial
  if (!trial || trial.hasPaid) return null
  const leftMs = Date.parse(trial.endsAt) - Date.now()
  if (!isOnBilling && leftMs < -SAID_DAYS * DAY_MS) return null
  const then = trial.endsServices
    ? 'Nothing is charged and your credits stay. What you make afterwards is written, spoken and drawn by what is built in, until you buy credits or a plan.'
    : 'Nothing is charged and your credits stay.'
  return (
    <section
      aria-label="Free trial"
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border bg-surface p-4 shadow-xs',
        className,
      )}
    >
      <Hourglass className="size-5 shrink-0 text-primary-ink" aria-hidden />
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className="font-semibold">
          {trial.isOver
            ? 'Your free trial has ended'
            : `Free trial: ${formatPlural(Math.max(1, Math.ceil(leftMs / DAY_MS)), 'day')} left`}
        </p>
        <p className="mt-0.5 text-muted">
          {trial.isOver ? 'It ended' : `It began with ${trial.credits} AI credits and ends`}{' '}
          {formatMoment(trial.endsAt)}. {then}
        </p>
      </div>
      {!isOnBilling && (
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

const WHY_NONE = {
  had: 'This email address had its free trial with an earlier account.',
  not_offered: 'The free trial is not offered to this email address here.',
} as const

function NoTrial({ why, className }: { why: keyof typeof WHY_NONE; className?: string | undefined }) {
  return (
    <section
      aria-label="Free trial"
      className={classNames('rounded-xl border bg-surface p-4 text-sm shadow-xs', className)}
    >
      <p className="font-semibold">No free trial</p>
      <p className="mt-0.5 text-muted">{WHY_NONE[why]} Buy credits or a plan to make videos.</p>
    </section>
  )
}
