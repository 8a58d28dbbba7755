import type { Billing, Payment } from '@hookreel/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeUser } from '../../../apps/server/src/account/remove-user.ts'
import { buildServer, openIdleQueue, type BuiltServer, type Client } from '../../builders/build-server.ts'
import { keepDailyPayments } from '../../../apps/server/src/billing/payments/daily-payments.job.ts'
import {
  endSubscription,
  orderSubscriptionEnd,
} from '../../../apps/server/src/billing/payments/end-subscription.job.ts'
import { expireCheckouts } from '../../../apps/server/src/billing/payments/expire-checkouts.ts'
import { readBilling } from '../../../apps/server/src/billing/payments/read-billing.ts'
import { reconcilePayments } from '../../../apps/server/src/billing/payments/reconcile-payments.ts'
import { refundPayment } from '../../../apps/server/src/billing/payments/refund-payment.ts'
import { payments } from '../../../apps/server/src/billing/payments/payment-schema.ts'
import { openStripe } from '../../../apps/server/src/billing/payments/stripe-gateway.ts'
import { sign, WEBHOOK_SECRET } from '../../fakes/stripe/sign-stripe-event.ts'
import { startFakeStripe } from '../../fakes/stripe/stripe.ts'
import type { FakeStripe } from '../../fakes/stripe/stripe.ts'
import type { Bill, Event } from '../../fakes/stripe/stripe-things.ts'

const HOUR = 3600
const WEBHOOK = '/api/webhooks/stripe'
const PACKAGE = { kind: 'package', packageId: 'popular' }
const PLAN = { kind: 'plan', plan: 'starter', interval: 'month' }
const CYCLE = (amount: number, change: { paid?: number } = {}): Bill => ({
  reason: 'subscription_cycle',
  lines: [{ amount }],
  ...change,
})
const LEFT_OVER: Bill = {
  reason: 'subscription_update',
  lines: [
    { amount: -500, isProration: true },
    { amount: 2000, isProration: true },
  ],
}
type Checkout = { payment: Payment; url: string }

const balanceOf = async (user: Client) =>
  ((await user.ask('GET', '/api/credits')).body as { balance: number }).balance
const buy = async (user: Client, order: object, key?: string) => {
  const answer = await user.ask('POST', '/api/checkouts', order, key ? { 'idempotency-key': key } : {})
  return { status: answer.status, ...(answer.body as Checkout), answer }
}
const idOf = async (user: Client) => ((await user.ask('GET', '/api/profile')).body as { id: string }).id
const sessionOf = (url: string) => url.split('/').at(-1) ?? ''
const codeOf = (body: unknown) => (body as { error: { code: string } }).error.code

describe('with Stripe', () => {
  let stripe: FakeStripe
  let server: BuiltServer
  let user: Client
  /** What was ordered of the workers. */
  const jobs: [string, object][] = []
  beforeAll(async () => {
    stripe = await startFakeStripe()
    server = await buildServer({
      environment: {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_BASE: stripe.url,
      },
      openQueue: openIdleQueue(async (_on, name, data) => void jobs.push([name, data])),
    })
  })
  afterAll(async () => {
    await server.close()
    await stripe.close()
  })
  beforeEach(async () => {
    user = await server.signUp()
  })
  const deliver = async (event: Event, signed = sign(event)) =>
    (await server.stranger.ask('POST', WEBHOOK, signed.payload, signed.headers)).status
  const buyPaid = async () => {
    const { payment, url } = await buy(user, PACKAGE)
    expect(await deliver(stripe.pay(sessionOf(url)))).toBe(200)
    return { payment, intent: stripe.latest('pi').id }
  }

  test('a package is paid at Stripe and its credits come once, however often the webhook comes', async () => {
    const { status, payment, url } = await buy(user, PACKAGE)
    expect([status, payment.status, payment.credits, payment.amountCents]).toEqual([201, 'open', 350, 2499])
    const paid = stripe.pay(sessionOf(url))
    expect(await balanceOf(user)).toBe(100)
    expect(await Promise.all([deliver(paid), deliver(paid), deliver({ ...paid, id: 'evt_other' })])).toEqual([
      200, 200, 200,
    ])
    expect(await balanceOf(user)).toBe(450)
    const { body } = await user.ask('GET', `/api/receipts/${payment.id}`)
    expect(body).toMatchObject({ purchased: 350, takenBack: 0, why: '350 AI credits bought' })
  })

  test('forged, altered and old webhooks are refused and change nothing', async () => {
    const { url } = await buy(user, PACKAGE)
    const paid = stripe.pay(sessionOf(url))
    const signed = sign(paid)
    expect(await deliver(paid, sign(paid, 'whsec_wrong'))).toBe(400)
    expect(await deliver(paid, { ...signed, payload: `${signed.payload} ` })).toBe(400)
    expect(await deliver(paid, sign(paid, WEBHOOK_SECRET, 1_700_000_000))).toBe(400)
    expect((await server.stranger.ask('POST', WEBHOOK, signed.payload)).status).toBe(400)
    expect(await balanceOf(user)).toBe(100)
  })

  test('a webhook that never comes loses nothing: the return from the checkout asks Stripe', async () => {
    const { payment, url } = await buy(user, PACKAGE)
    stripe.pay(sessionOf(url))
    const { body } = await user.ask('GET', `/api/checkouts/${payment.id}`)
    expect(body).toMatchObject({ payment: { status: 'paid' }, balance: 450 })
  })

  test('an answer that is lost after Stripe acted neither loses nor doubles the order', async () => {
    stripe.loseAnswer('/v1/checkout/sessions')
    const before = stripe.asked.length
    const first = await buy(user, PACKAGE, 'mine')
    const again = await buy(user, PACKAGE, 'mine')
    expect(first.status).toBe(201)
    expect([again.payment.id, again.url]).toEqual([first.payment.id, first.url])
    expect(stripe.asked.slice(before)).toEqual([
      'POST /v1/customers',
      'POST /v1/checkout/sessions',
      'POST /v1/checkout/sessions',
    ])
    expect(sessionOf(first.url)).toBe(stripe.latest('cs').id)
    expect((await buy(user, PLAN, 'mine')).status).toBe(409)
  })

  test('a session that expires gives nothing, and money that comes after all counts', async () => {
    const { payment, url } = await buy(user, PACKAGE)
    await deliver(stripe.expire(sessionOf(url)))
    expect((await user.ask('GET', `/api/checkouts/${payment.id}`)).body).toMatchObject({
      payment: { status: 'expired' },
    })
    await deliver(stripe.pay(sessionOf(url)))
    expect(await balanceOf(user)).toBe(450)
  })

  test('a refund takes its share of the credits back as far as they are unused, and a failed one gives them back', async () => {
    const { payment, intent } = await buyPaid()
    const partly = stripe.refund(intent, 1000)
    const rest = stripe.refund(intent, 1499)
    // The later one arrives first.
    await deliver(rest)
    await deliver(partly)
    expect(await balanceOf(user)).toBe(100)
    expect((await user.ask('GET', '/api/billing')).body).toMatchObject({
      payments: [{ id: payment.id, status: 'refunded', refundedCents: 2499, takenBackCredits: 350 }],
    })
    await deliver(stripe.failRefunds(intent))
    expect(await balanceOf(user)).toBe(450)
  })

  test('a refund that is told before its payment takes back what the payment brings', async () => {
    const { url } = await buy(user, PACKAGE)
    const paid = stripe.pay(sessionOf(url))
    await deliver(stripe.refund(stripe.latest('pi').id, 2499))
    expect(await balanceOf(user)).toBe(100)
    await deliver(paid)
    expect(await balanceOf(user)).toBe(100)
  })

  test('a disputed payment takes its credits back as far as they are unused, until the dispute is won', async () => {
    const { payment, intent } = await buyPaid()
    expect(await deliver(stripe.dispute(intent, 2499))).toBe(200)
    expect(await balanceOf(user)).toBe(100)
    expect((await user.ask('GET', '/api/billing')).body).toMatchObject({
      payments: [{ id: payment.id, status: 'disputed', takenBackCredits: 350 }],
    })
    await deliver(stripe.decide(intent, 'won'))
    expect(await balanceOf(user)).toBe(450)
    expect((await user.ask('GET', `/api/receipts/${payment.id}`)).body).toMatchObject({
      why: 'The payment stands after its dispute',
    })
    await deliver(stripe.decide(intent, 'lost'))
    expect(await balanceOf(user)).toBe(100)
  })

  test('the operator pays back once, also when the answer is lost', async () => {
    const { payment } = await buyPaid()
    stripe.loseAnswer('/v1/refunds')
    const refunded = await refundPayment(
      { ...server.deps, stripe: openStripe(server.deps.config) },
      payment.id,
    )
    expect([refunded.status, refunded.takenBackCredits, await balanceOf(user)]).toEqual([
      'refunded',
      350,
      100,
    ])
  })

  test('a refund that failed, or was refused, is carried out when it is asked for again', async () => {
    const { payment, intent } = await buyPaid()
    const refund = (cents?: number) =>
      refundPayment({ ...server.deps, stripe: openStripe(server.deps.config) }, payment.id, cents)
    const carriedOut = () =>
      stripe
        .all('re')
        .filter(({ payment_intent, status }) => payment_intent === intent && status === 'succeeded')
        .map(({ amount }) => amount)
    expect((await refund()).status).toBe('refunded')
    await deliver(stripe.failRefunds(intent))
    expect(await balanceOf(user)).toBe(450)
    // Its answer is remembered for a day.
    expect((await refund()).status).toBe('refunded')
    expect([carriedOut(), await balanceOf(user)]).toEqual([[2499], 100])
    await deliver({ ...stripe.failRefunds(intent), id: `evt_failed_again_${intent}` })
    stripe.refuse('/v1/refunds')
    await expect(refund(1000)).rejects.toMatchObject({ code: 'payments_unavailable' })
    stripe.loseAnswer('/v1/refunds')
    expect((await refund(1000)).refundedCents).toBe(1000)
    expect(carriedOut()).toEqual([1000])
  })

  test('the plan begins and is charged at once; each paid month grants ten videos once', async () => {
    const { url } = await buy(user, PLAN)
    const begun = stripe.pay(sessionOf(url))
    const subscription = stripe.latest('sub').id
    const first = stripe.latest('in')
    const month = stripe.renew(subscription)
    // The second month is told before the beginning.
    await deliver(month)
    await deliver(begun)
    await deliver({ ...month, id: 'evt_first', data: { object: first } })
    await deliver({ ...month, id: 'evt_again' })
    expect(await balanceOf(user)).toBe(100 + 250 + 250)
    const billing = (await user.ask('GET', '/api/billing')).body as Billing
    expect(billing.subscription).toMatchObject({ plan: 'starter', status: 'active', isEnding: false })
    expect(billing.payments).toMatchObject([
      { kind: 'plan', amountCents: 2900, credits: 250 },
      { kind: 'plan', amountCents: 2900, credits: 250 },
    ])
    expect(codeOf((await buy(user, PLAN)).answer.body)).toBe('already_subscribed')
    const cancelled = await user.ask('POST', '/api/subscription/cancel')
    expect([cancelled.status, cancelled.body]).toMatchObject([200, { isEnding: true, status: 'active' }])
    const kept = await user.ask('POST', '/api/subscription/resume')
    expect([kept.status, kept.body]).toMatchObject([200, { isEnding: false, status: 'active' }])
  })

  const subscribe = async (interval: 'month' | 'year' = 'month') => {
    const { url } = await buy(user, { ...PLAN, interval })
    await deliver(stripe.pay(sessionOf(url)))
    const first = stripe.latest('in')
    await deliver({
      id: `evt_of_${first.id}`,
      type: 'invoice.paid',
      object: 'event',
      data: { object: first },
    })
    return stripe.latest('sub').id
  }

  test.each([
    ['a coupon that pays all of a month', CYCLE(2900, { paid: 0 }), 250, 0],
    ['a credit at the service that pays half of it', CYCLE(2900, { paid: 1450 }), 250, 1450],
    ['what is left of a month at another price', LEFT_OVER, 0, 1500],
    ['a bill by hand', { reason: 'manual', lines: [{ amount: 5000 }] }, 0, 5000],
    ['a trial, which is a line of nothing', CYCLE(0), 0, 0],
  ] as const)('%s brings what it is for, once', async (_, bill, credits, cents) => {
    const id = await subscribe()
    const before = await balanceOf(user)
    const event = stripe.bill(id, bill)
    for (const again of ['', '_again']) await deliver({ ...event, id: `${event.id}${again}` })
    expect((await balanceOf(user)) - before).toBe(credits)
    const { payments } = (await user.ask('GET', '/api/billing')).body as Billing
    if (cents + credits > 0) expect(payments[0]).toMatchObject({ credits, amountCents: cents })
    await reconcile()
    expect(await reconcile()).toBe(0)
  })

  const reconcile = () => {
    const gateway = openStripe(server.deps.config)
    if (!gateway) throw new Error('no payment service')
    return reconcilePayments({ ...server.deps, stripe: gateway })
  }

  test('a plan moves from months to a year at the price that was told, and the month is not granted twice', async () => {
    await subscribe()
    expect(await balanceOf(user)).toBe(350)
    const told = await user.ask('POST', '/api/subscription/preview', { interval: 'year' })
    expect(told.body).toMatchObject({ interval: 'year', dueCents: 27_840 - 2900 })
    const change = told.body as { dueCents: number; at: string }
    const wrong = await user.ask('POST', '/api/subscription/change', { ...change, dueCents: 1 })
    expect([wrong.status, codeOf(wrong.body)]).toEqual([409, 'price_changed'])
    const late = { ...change, at: new Date(Date.now() - 3_600_000).toISOString() }
    expect(codeOf((await user.ask('POST', '/api/subscription/change', late)).body)).toBe('price_changed')
    const done = await user.ask('POST', '/api/subscription/change', change)
    expect([done.status, done.body]).toMatchObject([200, { interval: 'year', isEnding: false }])
    // Nothing of the month is over: its credits were granted, and its money came off the year.
    expect(await balanceOf(user)).toBe(350)
    expect((await user.ask('GET', '/api/billing')).body).toMatchObject({
      payments: [{ amountCents: 27_840 - 2900, credits: 0 }, { amountCents: 2900 }],
    })
    const now = server.deps.clock.now().getTime()
    const clock = { now: () => new Date(now + 32 * 86_400_000) }
    await keepDailyPayments({ ...server.deps, stripe: undefined, clock })
    expect(await balanceOf(user)).toBe(600)
    expect(codeOf((await user.ask('POST', '/api/subscription/preview', { interval: 'year' })).body)).toBe(
      'plan_change_unavailable',
    )
  })

  test('a plan tells the price that is charged for it, whatever is ordered at now; one that was kept without it is asked after', async () => {
    const priceOf = async (of: Client) =>
      ((await of.ask('GET', '/api/billing')).body as Billing).subscription?.priceCents
    const id = await subscribe()
    expect(await priceOf(user)).toBe(2900)
    // As it was ordered before a change of the price.
    stripe.reprice(id, 1900)
    await deliver(stripe.renew(id))
    expect(await priceOf(user)).toBe(1900)
    // As an earlier version of the server kept it.
    await server.deps.db.execute(sql`update subscriptions set price_cents = null where id = ${id}`)
    expect(await priceOf(user)).toBeNull()
    await reconcile()
    expect(await priceOf(user)).toBe(1900)
    const asked = stripe.asked.length
    await reconcile()
    expect(stripe.asked.slice(asked)).not.toContain(`GET /v1/subscriptions/${id}`)
    const told = (await user.ask('POST', '/api/subscription/preview', { interval: 'year' })).body
    await user.ask('POST', '/api/subscription/change', told)
    expect(await priceOf(user)).toBe(27_840)
  })

  test('an order at a price that is another one by now is refused, and nothing is opened', async () => {
    const before = stripe.asked.length
    for (const order of [PACKAGE, PLAN])
      expect(codeOf((await buy(user, { ...order, shownCents: 1 })).answer.body)).toBe('price_changed')
    expect(stripe.asked.slice(before)).toEqual([])
    expect((await buy(user, { ...PLAN, shownCents: 2900 })).status).toBe(201)
  })

  test('an abandoned order is listed with where to pay it until it is closed, and then nobody can pay it', async () => {
    const plan = await buy(user, { ...PLAN, interval: 'year' })
    const bought = await buy(user, PACKAGE)
    const list = async () => ((await user.ask('GET', '/api/billing')).body as Billing).payments
    expect(await list()).toMatchObject([
      { id: bought.payment.id, status: 'open', checkoutUrl: bought.url, amountCents: 2499 },
      { id: plan.payment.id, status: 'open', checkoutUrl: plan.url, amountCents: 27_840 },
    ])
    const discard = (id: string, who = user) => who.ask('POST', `/api/checkouts/${id}/discard`)
    expect((await discard(bought.payment.id, await server.signUp())).status).toBe(404)
    expect((await discard(bought.payment.id)).body).toMatchObject({ payment: { status: 'expired' } })
    expect(stripe.latest('cs')['status']).toBe('expired')
    expect(codeOf((await discard(bought.payment.id)).body)).toBe('checkout_not_open')
    // Paid in another tab at the same moment: the order stands.
    stripe.pay(sessionOf(plan.url))
    expect(codeOf((await discard(plan.payment.id)).body)).toBe('checkout_not_open')
    expect((await user.ask('GET', '/api/billing')).body).toMatchObject({ subscription: { interval: 'year' } })
  })

  test('an order that was left closes when its time is over, here and at Stripe, unless it was paid', async () => {
    const left = await buy(user, PACKAGE)
    const leftSession = stripe.latest('cs')
    const paid = await buy(user, PACKAGE)
    const closesAt = Date.parse(left.payment.closesAt ?? '')
    expect(closesAt - Date.parse(left.payment.createdAt)).toBe(23 * HOUR * 1000)
    expect(leftSession['form']).toMatchObject({ expires_at: String(Math.floor(closesAt / 1000)) })
    // Both webhooks are lost.
    stripe.expire(sessionOf(left.url))
    stripe.pay(sessionOf(paid.url))
    const owner = await idOf(user)
    const later = new Date(Date.parse(paid.payment.closesAt ?? '') + 1)
    const deps = { ...server.deps, stripe: openStripe(server.deps.config), clock: { now: () => later } }
    expect((await readBilling(deps, owner)).payments).toMatchObject([
      { id: paid.payment.id, status: 'open', checkoutUrl: null, closesAt: null },
      { id: left.payment.id, status: 'open', checkoutUrl: null, closesAt: null },
    ])
    await expireCheckouts(deps)
    expect((await readBilling(deps, owner)).payments).toMatchObject([{ id: paid.payment.id, status: 'paid' }])
    expect((await user.ask('GET', `/api/checkouts/${left.payment.id}`)).body).toMatchObject({
      payment: { status: 'expired' },
      balance: 450,
    })
    // Nobody has its keys any more: what is left is closed all the same.
    const last = await buy(user, PACKAGE)
    await expireCheckouts({
      ...deps,
      clock: { now: () => new Date(closesAt + 60_000_000) },
      stripe: undefined,
    })
    expect((await user.ask('GET', `/api/checkouts/${last.payment.id}`)).body).toMatchObject({
      payment: { status: 'expired' },
    })
  })

  test('a plan that is ordered in a second tab closes the page in the first', async () => {
    const first = await buy(user, PLAN)
    const second = await buy(user, PLAN)
    expect(sessionOf(second.url)).not.toBe(sessionOf(first.url))
    expect(stripe.asked).toContain(`POST /v1/checkout/sessions/${sessionOf(first.url)}/expire`)
    expect((await user.ask('GET', `/api/checkouts/${first.payment.id}`)).body).toMatchObject({
      payment: { status: 'expired' },
    })
    await deliver(stripe.pay(sessionOf(second.url)))
    const { subscription } = (await user.ask('GET', '/api/billing')).body as Billing
    expect(subscription).toMatchObject({ plan: 'starter' })
  })

  test('a plan ends with its account; asked twice it is ended all the same', async () => {
    const { url } = await buy(user, PLAN)
    await deliver(stripe.pay(sessionOf(url)))
    const subscriptionId = stripe.latest('sub').id
    const ordered: [string, object][] = []
    const { rows } = await server.deps.db.execute<{ id: string }>(
      sql`select user_id as id from subscriptions where id = ${subscriptionId}`,
    )
    const queue = {
      ...server.deps.queue,
      enqueue: async (_on: unknown, { name }: { name: string }, data: object) =>
        void ordered.push([name, data]),
    }
    await server.deps.db.transaction((tx) =>
      orderSubscriptionEnd({ ...server.deps, queue }, tx, rows[0]?.id ?? ''),
    )
    expect(ordered).toEqual([['end-subscription', { subscriptionId }]])
    const gateway = openStripe(server.deps.config)
    await endSubscription({ stripe: gateway }, { subscriptionId })
    expect(stripe.latest('sub')['status']).toBe('canceled')
    await endSubscription({ stripe: gateway }, { subscriptionId })
    await expect(endSubscription({ stripe: undefined }, { subscriptionId })).rejects.toThrow('not configured')
  })

  test('two orders at the same moment leave one page at most', async () => {
    const both = await Promise.all([buy(user, PLAN), buy(user, PLAN)])
    const { rows } = await server.deps.db.execute<{ status: string }>(
      sql`select status from payments where id in (${both[0].payment.id}, ${both[1].payment.id}) and status = 'open'`,
    )
    expect(rows.length).toBeLessThanOrEqual(1)
    const closed = both.map(({ url }) => `POST /v1/checkout/sessions/${sessionOf(url)}/expire`)
    expect(closed.filter((asked) => stripe.asked.includes(asked)).length).toBeGreaterThanOrEqual(1)
  })

  test('should two plans run, both end with the account', async () => {
    const { url } = await buy(user, PLAN)
    await deliver(stripe.pay(sessionOf(url)))
    const first = stripe.latest('sub').id
    const second = `${first}-twin`
    const userId = await idOf(user)
    await server.deps.db.execute(
      sql`insert into subscriptions (id, user_id, provider, plan, interval, status, current_period_end, is_ending, asked_at, created_at)
        select ${second}, user_id, provider, plan, interval, status, current_period_end, is_ending, asked_at, created_at from subscriptions where id = ${first}`,
    )
    const ordered: unknown[] = []
    const queue = {
      ...server.deps.queue,
      enqueue: async (_on: unknown, _job: object, data: object) => void ordered.push(data),
    }
    await server.deps.db.transaction((tx) => orderSubscriptionEnd({ ...server.deps, queue }, tx, userId))
    expect(ordered).toHaveLength(2)
    expect(ordered).toEqual(expect.arrayContaining([{ subscriptionId: first }, { subscriptionId: second }]))
  })

  test('a plan that is paid when its account is gone already is ended, and another one of the payment account is not', async () => {
    const { url } = await buy(user, PLAN)
    const userId = await idOf(user)
    await server.deps.db.transaction((tx) => removeUser(tx, userId))
    expect(await deliver(stripe.pay(sessionOf(url)))).toBe(200)
    const plan = stripe.latest('sub')
    expect(plan['metadata']).toMatchObject({ user: userId })
    const tell = async (event: string) => {
      jobs.length = 0
      const type = 'customer.subscription.updated'
      await deliver({ id: `evt_${event}_${plan.id}`, type, object: 'event', data: { object: plan } })
      return jobs
    }
    expect(await tell('ours')).toEqual([['end-subscription', { subscriptionId: plan.id }]])
    plan['metadata'] = {}
    expect(await tell('foreign')).toEqual([])
  })

  test('the yearly plan costs a fifth less, and grants ten videos each month as long as it runs', async () => {
    const before = await balanceOf(user)
    const { url } = await buy(user, { ...PLAN, interval: 'year' })
    expect(stripe.latest('cs')['amount_total']).toBe(29 * 12 * 80)
    await deliver(stripe.pay(sessionOf(url)))
    const subscription = stripe.latest('sub').id
    const year: Event = {
      id: `evt_of_${subscription}`,
      type: 'invoice.paid',
      object: 'event',
      data: { object: stripe.latest('in') },
    }
    await deliver(year)
    expect(await balanceOf(user)).toBe(before + 250)
    const { deps } = server
    const paidAt = deps.clock.now().getTime()
    const keep = (days: number) =>
      keepDailyPayments({
        ...deps,
        stripe: undefined,
        clock: { now: () => new Date(paidAt + days * 86_400_000) },
      })
    await keep(27)
    expect(await balanceOf(user)).toBe(before + 250)
    await keep(32)
    await keep(32)
    expect(await balanceOf(user)).toBe(before + 500)
    // Half of it goes back; of the months that follow only the other half is granted.
    await deliver(stripe.refund(stripe.latest('pi').id, 13_920))
    expect(await balanceOf(user)).toBe(before + 250)
    // A server that stood still makes up for it.
    await keep(95)
    expect(await balanceOf(user)).toBe(before + 500)
    expect((await user.ask('GET', '/api/billing')).body).toMatchObject({
      payments: [{ kind: 'plan', credits: 1000, takenBackCredits: 500 }],
    })
    stripe.end(subscription)
    await deliver({
      ...year,
      id: 'evt_end',
      type: 'customer.subscription.deleted',
      data: { object: stripe.latest('sub') },
    })
    await keep(200)
    expect(await balanceOf(user)).toBe(before + 500)
  })

  test('what another installation sells on the same payment account is left alone, and stands in no books', async () => {
    const sell = async (order: object, metadata: Record<string, string>) => {
      const session = sessionOf((await buy(user, order)).url)
      const terms = {
        'subscription_data[metadata][user]': 'theirs',
        'subscription_data[metadata][payment]': 'their-plan',
      }
      const thing = stripe.latest('cs')
      const form = { ...(thing['form'] as object), ...terms }
      Object.assign(thing, { form, metadata, success_url: 'https://other.example/credits?checkout=1' })
      await server.deps.db.execute(sql`delete from payments where session_id = ${session}`)
      return deliver(stripe.pay(session))
    }
    jobs.length = 0
    expect(await sell(PLAN, { payment: 'their-plan' })).toBe(200)
    const plan = stripe.latest('sub')
    const told = { id: `evt_${plan.id}_updated`, object: 'event', data: { object: plan } } as const
    expect(await deliver({ ...told, type: 'customer.subscription.updated' })).toBe(200)
    expect(await deliver(stripe.bill(plan.id, CYCLE(2900)))).toBe(200)
    const metadata = { payment: 'their-package', user: 'theirs', item: 'popular', credits: '350' }
    expect(await sell(PACKAGE, metadata)).toBe(200)
    await reconcile()
    expect(jobs).toEqual([])
    const { rows } = await server.deps.db.execute(
      sql`select id from payments where id = 'their-package' or subscription_id = ${plan.id}`,
    )
    expect(rows).toEqual([])
  })

  test('who is a customer of another account at Stripe, or was deleted there, can buy all the same', async () => {
    const { url } = await buy(user, PACKAGE)
    await deliver(stripe.pay(sessionOf(url)))
    // As after keys of the test mode gave way to those of the live one.
    const userId = await idOf(user)
    await server.deps.db.execute(
      sql`update payment_customers set customer_id = ${`cus_gone_${userId}`} where user_id = ${userId}`,
    )
    expect(codeOf((await user.ask('POST', '/api/billing/portal')).body)).toBe('no_portal')
    const again = await buy(user, PACKAGE, 'after the change')
    expect(again.status).toBe(201)
    expect((await buy(user, PACKAGE, 'after the change')).url).toBe(again.url)
    await deliver(stripe.pay(sessionOf(again.url)))
    expect(await balanceOf(user)).toBe(100 + 350 + 350)
    expect((await user.ask('POST', '/api/billing/portal')).status).toBe(200)
  })

  test('a webhook of what Stripe does not know by these keys is taken, named in the log and not sent for days', async () => {
    const object = { id: 'cs_elsewhere', metadata: {} }
    const event = {
      id: 'evt_elsewhere',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object },
    } as const
    expect(await deliver(event)).toBe(200)
    expect(server.logged.some((line) => line.includes('cs_elsewhere'))).toBe(true)
  })

  test('what lost webhooks left out is found by the day’s comparison with Stripe, once', async () => {
    const gateway = openStripe(server.deps.config)
    if (!gateway) throw new Error('no payment service')
    const compare = () => reconcilePayments({ ...server.deps, stripe: gateway })
    await compare()
    const bought = await buy(user, PACKAGE)
    stripe.pay(sessionOf(bought.url))
    const planned = await server.signUp()
    stripe.pay(sessionOf((await buy(planned, PLAN)).url))
    stripe.renew(stripe.latest('sub').id)
    // The package, the order of the plan and two paid months.
    expect(await compare()).toBe(4)
    expect([await balanceOf(user), await balanceOf(planned)]).toEqual([450, 600])
    expect(await compare()).toBe(0)
    const { rows } = await server.deps.db.execute<{ intent: string }>(
      sql`select payment_intent_id as intent from payments where id = ${bought.payment.id}`,
    )
    const intent = rows[0]?.intent ?? ''
    stripe.refund(intent, 2499)
    expect(await compare()).toBe(1)
    expect(await balanceOf(user)).toBe(100)
    stripe.failRefunds(intent)
    stripe.dispute(intent, 1000)
    expect(await compare()).toBe(1)
    expect(await balanceOf(user)).toBe(450 - 140)
    expect(await compare()).toBe(0)
    expect(server.logged.some((line) => line.includes('no webhook told of'))).toBe(true)
  })

  test('what was bought between a backup and its restore is credited by the day’s comparison, once', async () => {
    const compare = reconcile
    await compare()
    const bought = await buy(user, PACKAGE)
    const paid = stripe.pay(sessionOf(bought.url))
    stripe.refund(stripe.latest('pi').id, 1000)
    const gone = await server.signUp()
    const lost = await buy(gone, PACKAGE)
    const goneId = await idOf(gone)
    stripe.pay(sessionOf(lost.url))
    // As the database of the day before: neither the orders nor who signed up since are there.
    const { db } = server.deps
    await db.execute(sql`delete from payments where id in (${bought.payment.id}, ${lost.payment.id})`)
    await db.transaction((tx) => removeUser(tx, goneId))
    expect(await balanceOf(user)).toBe(100)
    expect(await compare()).toBe(2)
    // Of what came back a part was paid back meanwhile.
    expect(await balanceOf(user)).toBe(100 + 350 - 140)
    expect((await user.ask('GET', '/api/billing')).body).toMatchObject({
      payments: [{ id: bought.payment.id, status: 'partly_refunded', credits: 350, amountCents: 2499 }],
    })
    expect([await compare(), await deliver(paid), await balanceOf(user)]).toEqual([0, 200, 310])
    const { rows } = await db.execute<{ user_id: string | null; amount_cents: number }>(
      sql`select user_id, amount_cents from payments where id = ${lost.payment.id}`,
    )
    expect(rows).toEqual([{ user_id: null, amount_cents: 2499 }])
    // A page of another shop on the same account there is none of ours.
    const other = stripe.all('cs').at(-1)
    if (other) Object.assign(other, { metadata: { payment: 'theirs' } })
    expect(await compare()).toBe(0)
  })

  test('an order that is closed is not opened again under its old key, at its old price', async () => {
    const { payment } = await buy(user, PACKAGE, 'old key')
    await user.ask('POST', `/api/checkouts/${payment.id}/discard`)
    const asked = stripe.asked.length
    const again = await buy(user, PACKAGE, 'old key')
    expect([again.status, codeOf(again.answer.body)]).toEqual([409, 'checkout_not_open'])
    expect(stripe.asked.length).toBe(asked)
  })

  test('a plan whose end nobody told of is found when its period is over', async () => {
    const { url } = await buy(user, PLAN)
    await deliver(stripe.pay(sessionOf(url)))
    const { id } = stripe.latest('sub')
    const { deps } = server
    await deps.db.execute(
      sql`update subscriptions set current_period_end = now() - interval '2 days' where id = ${id}`,
    )
    stripe.end(id)
    // One that the service does not know, because the server's keys are another account's now, stops nobody's.
    await deps.db.execute(sql`
      insert into subscriptions select (jsonb_populate_record(known, '{"id": "sub_elsewhere"}')).* from subscriptions known where id = ${id}`)
    await deps.db.execute(sql`update subscriptions set created_at = '2020-01-01' where id = 'sub_elsewhere'`)
    await keepDailyPayments({ ...deps, stripe: openStripe(deps.config) })
    expect(server.logged.some((line) => line.includes('sub_elsewhere'))).toBe(true)
    await deps.db.execute(sql`delete from subscriptions where id = 'sub_elsewhere'`)
    const { subscription } = (await user.ask('GET', '/api/billing')).body as Billing
    expect(subscription?.status).toBe('canceled')
  })

  test('the portal opens for who has paid, and nothing is anybody else’s', async () => {
    expect(codeOf((await user.ask('POST', '/api/billing/portal')).body)).toBe('no_portal')
    const { payment } = await buyPaid()
    expect((await user.ask('POST', '/api/billing/portal')).status).toBe(200)
    const other = await server.signUp()
    for (const path of [`/api/checkouts/${payment.id}`, `/api/receipts/${payment.id}`])
      expect((await other.ask('GET', path)).status).toBe(404)
    expect((await other.ask('POST', `/api/checkouts/${payment.id}/complete`)).status).toBe(404)
    expect((await user.ask('POST', `/api/checkouts/${payment.id}/complete`)).status).toBe(409)
  })
})

describe('without Stripe', () => {
  let server: BuiltServer
  beforeAll(async () => {
    server = await buildServer()
  })
  afterAll(() => server.close())

  test('buying is a test mode that goes through the same ledger, once', async () => {
    const user = await server.signUp()
    expect((await user.ask('GET', '/api/instance')).body).toMatchObject({ payments: 'local' })
    const { payment } = await buy(user, PACKAGE)
    const complete = () => user.ask('POST', `/api/checkouts/${payment.id}/complete`)
    const answers = await Promise.all([complete(), complete()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await balanceOf(user)).toBe(450)
    expect((await server.stranger.ask('POST', WEBHOOK, '{}')).status).toBe(404)
  })

  test.each([
    ['package', PACKAGE],
    ['plan', PLAN],
  ])(
    'an order of a %s that was left is listed, closes by itself and cannot be paid any more',
    async (_, order) => {
      const email = `left-${order.kind}@example.org`
      const user = await server.signUp(email)
      const key = `left ${order.kind}`
      const { payment } = await buy(user, order, key)
      const list = async (who: Client) => ((await who.ask('GET', '/api/billing')).body as Billing).payments
      expect(await list(user)).toMatchObject([{ id: payment.id, closesAt: payment.closesAt }])
      server.wait(23 * HOUR)
      // Its owner signs in anew; the day's work on orders has not been done.
      const later = await server.signUp(email)
      expect(await list(later)).toEqual([])
      const again = await buy(later, order, key)
      expect([again.status, codeOf(again.answer.body)]).toEqual([409, 'checkout_not_open'])
      const { status, body } = await later.ask('POST', `/api/checkouts/${payment.id}/complete`)
      expect([status, codeOf(body)]).toEqual([409, 'checkout_not_open'])
      expect((await later.ask('GET', `/api/checkouts/${payment.id}`)).body).toMatchObject({
        payment: { status: 'expired', checkoutUrl: null, closesAt: null },
      })
    },
  )

  test('who has a plan of the test mode has no trial that is said to end', async () => {
    const user = await server.signUp()
    const hasPaid = async () => (await user.ask('GET', '/api/trial')).body
    expect(await hasPaid()).toMatchObject({ trial: { hasPaid: false } })
    const { payment } = await buy(user, PLAN)
    expect(await hasPaid()).toMatchObject({ trial: { hasPaid: false } })
    await user.ask('POST', `/api/checkouts/${payment.id}/complete`)
    expect(await hasPaid()).toMatchObject({ trial: { hasPaid: true } })
    expect((await user.ask('GET', '/api/billing')).body).toMatchObject({
      subscription: { provider: 'local' },
    })
  })

  test('a plan is bought once, however many of its orders were opened', async () => {
    const user = await server.signUp()
    const { payment: left } = await buy(user, PLAN)
    const complete = (id: string) => user.ask('POST', `/api/checkouts/${id}/complete`)
    const { payment } = await buy(user, PLAN)
    expect(await complete(left.id)).toMatchObject({
      status: 409,
      body: { error: { code: 'checkout_not_open' } },
    })
    expect((await complete(payment.id)).status).toBe(200)
    expect((await complete(payment.id)).status).toBe(200)
    expect(await balanceOf(user)).toBe(350)
    // As one that was opened before earlier orders were closed.
    await server.deps.db.update(payments).set({ status: 'open' }).where(eq(payments.id, left.id))
    expect(await complete(left.id)).toMatchObject({
      status: 409,
      body: { error: { code: 'already_subscribed' } },
    })
    expect(await balanceOf(user)).toBe(350)
  })

  test('the plan runs for its month and is not renewed', async () => {
    const email = 'plan@example.org'
    const user = await server.signUp(email)
    const { payment } = await buy(user, PLAN)
    await user.ask('POST', `/api/checkouts/${payment.id}/complete`)
    expect(await balanceOf(user)).toBe(350)
    expect((await user.ask('GET', '/api/billing')).body).toMatchObject({ subscription: { status: 'active' } })
    server.wait(32 * 86_400)
    const later = await server.signUp(email)
    expect((await later.ask('GET', '/api/billing')).body).toMatchObject({
      subscription: { status: 'canceled' },
    })
  })

  test.each([
    ['GET', '/api/billing'],
    ['POST', '/api/billing/portal'],
    ['POST', '/api/subscription/cancel'],
    ['GET', '/api/receipts/x'],
    ['GET', '/api/checkouts/x'],
    ['POST', '/api/checkouts/x/complete'],
    ['POST', '/api/checkouts'],
  ])('%s %s is refused to who is not signed in', async (method, path) => {
    expect((await server.stranger.ask(method, path)).status).toBe(401)
  })

  test('what is not offered or not understood is refused', async () => {
    const user = await server.signUp()
    expect(codeOf((await buy(user, { kind: 'package', packageId: 'none' })).answer.body)).toBe(
      'package_not_found',
    )
    expect((await buy(user, { kind: 'gift' })).status).toBe(422)
    expect(codeOf((await user.ask('POST', '/api/subscription/cancel')).body)).toBe('subscription_not_found')
  })
})
