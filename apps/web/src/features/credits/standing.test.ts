import type { Subscription, Trial } from '@hookreel/contract'
import { describe, expect, test } from 'vitest'
import { describeStanding } from './standing.ts'

const NOW = new Date('2026-05-10T12:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString()

const trialWith = (change: Partial<Trial>): Trial => ({
  credits: 100,
  begunAt: inDays(-2),
  endsAt: inDays(5),
  isOver: false,
  hasPaid: false,
  endsServices: false,
  ...change,
})
const planWith = (change: Partial<Subscription>): Subscription => ({
  provider: 'stripe',
  plan: 'starter',
  interval: 'month',
  priceCents: 2900,
  status: 'active',
  currentPeriodEnd: inDays(20),
  isEnding: false,
  ...change,
})
const TRIAL = trialWith({})
const OVER = trialWith({ endsAt: inDays(-3), isOver: true })

function tell(trial: Trial | null, subscription: Subscription | null, isBrief = false): string | undefined {
  const standing = describeStanding({ trial, whyNone: null, subscription }, NOW, isBrief)
  return standing && `${standing.label} | ${standing.title} | ${standing.text}`
}

describe('what is said of how somebody stands', () => {
  test('a trial that runs', () => {
    expect(tell(TRIAL, null)).toMatch(
      /^Free trial \| Free trial: 5 days left \| It began with 100 AI credits and ends /,
    )
  })

  test('a trial that is over, for two weeks on the dashboard', () => {
    expect(tell(OVER, null)).toMatch(
      /^Free trial \| Your free trial has ended \| It ended .* Nothing is charged .* You go on with them as before\./,
    )
    // As a page has it that was opened before the end.
    expect(tell(trialWith({ endsAt: inDays(-1) }), null)).toMatch(/Your free trial has ended/)
    const long = trialWith({ endsAt: inDays(-30), isOver: true })
    expect(tell(long, null)).toBeDefined()
    expect(tell(long, null, true)).toBeUndefined()
  })

  test('a plan of the test mode costs nothing, and no trial stands beside it', () => {
    const plan = planWith({ provider: 'local', isEnding: true })
    for (const trial of [TRIAL, OVER, null]) {
      const said = tell(trial, plan)
      expect(said).toMatch(
        /^Plan \| Starter plan in test mode \| A plan of the test mode: nothing is charged\. It ends /,
      )
      expect(said).not.toMatch(/\$|renews|trial:/)
    }
  })

  test('a plan that is paid', () => {
    expect(tell(TRIAL, planWith({}))).toMatch(/^Plan \| Starter plan \| \$29 a month, renews /)
    expect(tell(OVER, planWith({ interval: 'year', priceCents: 27_840 }))).toMatch(
      /\$278\.40 a year, renews /,
    )
  })

  test('a plan costs what it was ordered for, whatever it costs by now', () => {
    expect(tell(OVER, planWith({ priceCents: 1900 }))).toMatch(/\| \$19 a month, renews /)
    expect(tell(OVER, planWith({ priceCents: null }))).toMatch(/\| By the month, renews /)
  })

  test('a plan that was cancelled and still runs, then one that has ended', () => {
    expect(tell(OVER, planWith({ isEnding: true }))).toMatch(/\$29 a month, ends /)
    const ended = planWith({ status: 'canceled', currentPeriodEnd: inDays(-1) })
    expect(tell(trialWith({ hasPaid: true }), ended)).toMatch(
      /^Plan \| Your Starter plan has ended \| It ended /,
    )
    expect(tell(OVER, ended)).toMatch(/^Plan \| Your Starter plan has ended/)
    const atOnce = planWith({ status: 'canceled' })
    expect(tell(OVER, atOnce)).not.toMatch(/It ended/)
    expect(tell(OVER, planWith({ status: 'canceled', currentPeriodEnd: inDays(-40) }), true)).toBeUndefined()
  })

  test('credits that were bought alone say nothing, and no trial says why', () => {
    expect(tell(trialWith({ hasPaid: true }), null)).toBeUndefined()
    const none = describeStanding({ trial: null, whyNone: 'had', subscription: null }, NOW, false)
    expect(none?.title).toBe('No free trial')
  })
})
