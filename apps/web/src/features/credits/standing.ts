import {
  DAY_MS,
  formatCents,
  STARTER_PLAN,
  tellTrialEnd,
  type Billing,
  type Subscription,
} from '@hookreel/contract'
import type { getTrial } from '@hookreel/contract'
import type { z } from 'zod'
import { formatMoment, formatPlural } from '../../lib/format.ts'

/** So long after its end it is still said on the dashboard that a trial or a plan has ended. */
const SAID_DAYS = 14
const RUNNING: readonly Subscription['status'][] = ['active', 'trialing', 'past_due', 'paused']

/** The plan that runs, if one does. */
export function runningPlan(billing: Pick<Billing, 'subscription'> | undefined): Subscription | undefined {
  const plan = billing?.subscription
  return plan && RUNNING.includes(plan.status) ? plan : undefined
}

/** What a plan costs, as it was ordered, and until when it runs, in a sentence. One of the test mode costs nothing. */
export function describePlan(plan: Subscription): string {
  const end = formatMoment(plan.currentPeriodEnd)
  if (plan.provider === 'local')
    return `A plan of the test mode: nothing is charged. It ends ${end} and is not renewed.`
  const then = `${plan.isEnding ? 'ends' : 'renews'} ${end}.`
  return plan.priceCents === null
    ? `By the ${plan.interval}, ${then}`
    : `${formatCents(plan.priceCents)} a ${plan.interval}, ${then}`
}

type Standing = {
  readonly label: 'Plan' | 'Free trial'
  readonly title: string
  readonly text: string
}
type Known = z.output<typeof getTrial.output> & Pick<Billing, 'subscription'>

/**
 * How somebody stands, in one statement: the plan that runs, else the trial that runs, else what ended last. Nothing for those
 * who bought credits alone. `isBrief`: what ended long ago is not said any more.
 */
export function describeStanding(known: Known, now: Date, isBrief: boolean): Standing | undefined {
  const { subscription, whyNone } = known
  // A page that stays open learns of the end by its own clock.
  const trial = known.trial && {
    ...known.trial,
    isOver: known.trial.isOver || Date.parse(known.trial.endsAt) <= now.getTime(),
  }
  const plan = runningPlan(known)
  if (plan)
    return {
      label: 'Plan',
      title:
        plan.provider === 'local' ? `${STARTER_PLAN.name} plan in test mode` : `${STARTER_PLAN.name} plan`,
      text: describePlan(plan),
    }
  const isSaid = (end: string) => !isBrief || Date.parse(end) > now.getTime() - SAID_DAYS * DAY_MS
  if (trial && !trial.isOver && !trial.hasPaid) return describeTrial(trial, now)
  if (subscription?.status === 'canceled')
    return isSaid(subscription.currentPeriodEnd) ? describeEnd(subscription, now) : undefined
  if (trial && !trial.hasPaid) return isSaid(trial.endsAt) ? describeTrial(trial, now) : undefined
  return whyNone ? describeNone(whyNone) : undefined
}

function describeTrial(trial: NonNullable<Known['trial']>, now: Date): Standing {
  const leftDays = Math.max(1, Math.ceil((Date.parse(trial.endsAt) - now.getTime()) / DAY_MS))
  const then = tellTrialEnd(trial.endsServices)
  const when = formatMoment(trial.endsAt)
  return {
    label: 'Free trial',
    title: trial.isOver ? 'Your free trial has ended' : `Free trial: ${formatPlural(leftDays, 'day')} left`,
    text: trial.isOver
      ? `It ended ${when}. ${then}`
      : `It began with ${trial.credits} AI credits and ends ${when}. ${then}`,
  }
}

/** One that was cancelled at once has ended before its paid time. */
function describeEnd({ currentPeriodEnd }: Subscription, now: Date): Standing {
  const isPast = Date.parse(currentPeriodEnd) <= now.getTime()
  return {
    label: 'Plan',
    title: `Your ${STARTER_PLAN.name} plan has ended`,
    text: `${isPast ? `It ended ${formatMoment(currentPeriodEnd)}. ` : ''}Nothing is charged any more, and the credits that it granted stay.`,
  }
}

const WHY_NONE = {
  had: 'This email address had its free trial with an earlier account.',
  not_offered: 'The free trial is not offered to this email address here.',
} as const

function describeNone(why: keyof typeof WHY_NONE): Standing {
  return {
    label: 'Free trial',
    title: 'No free trial',
    text: `${WHY_NONE[why]} Buy credits or a plan to make videos.`,
  }
}
