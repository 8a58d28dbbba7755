import type { Billing } from '@hookreel/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, type BuiltServer, type Client } from '../../builders/build-server.ts'
import { reconcilePayments } from '../../../apps/server/src/billing/payments/reconcile-payments.ts'
import { openStripe } from '../../../apps/server/src/billing/payments/stripe-gateway.ts'
import { sign, WEBHOOK_SECRET } from '../../fakes/stripe/sign-stripe-event.ts'
import { startFakeStripe } from '../../fakes/stripe/stripe.ts'
import type { FakeStripe } from '../../fakes/stripe/stripe.ts'
import type { Bill, Event } from '../../fakes/stripe/stripe-things.ts'

/** Stories of about six happenings; a wrong one is printed with its seed. PLAN_STORIES tells more. */
const STORIES = Number(process.env['PLAN_STORIES'] ?? 40)
const LIMIT_MS = 20 * 60_000
/** What ten videos cost. */
const MONTH = 250
const TRIAL = 100

const ACTS = ['order in two tabs', 'renew', 'prorate', 'bill by hand', 'change', 'refund', 'cancel'] as const
const happening = fc.record({
  act: fc.constantFrom(...ACTS),
  /** What of a month is money: all of it, a half beside a credit at the service, nothing under a coupon. */
  paid: fc.constantFrom(undefined, undefined, 1450, 0),
  /** What becomes of the webhooks. */
  told: fc.constantFrom('at once', 'twice', 'late', 'never'),
})
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never

let stripe: FakeStripe
let server: BuiltServer
beforeAll(async () => {
  stripe = await startFakeStripe()
  server = await buildServer({
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: stripe.url,
    },
  })
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})

type World = {
  readonly user: Client
  readonly late: Event[]
  subscription?: string
  /** Invoices with the credits that each is worth, less what went back. */
  readonly bills: { intent: string | undefined; cents: number; worth: number; isRefunded: boolean }[]
}

const deliver = async (event: Event): Promise<void> => {
  const { payload, headers } = sign(event)
  expect((await server.stranger.ask('POST', '/api/webhooks/stripe', payload, headers)).status).toBe(200)
}

async function tell(world: World, event: Event, { told }: Happening): Promise<void> {
  if (told === 'late') world.late.push(event)
  if (told === 'at once' || told === 'twice') await deliver(event)
  if (told === 'twice') await deliver({ ...event, id: `${event.id}_again` })
}

const paidEvent = (): Event => {
  const invoice = stripe.latest('in')
  return { id: `evt_${invoice.id}`, type: 'invoice.paid', object: 'event', data: { object: invoice } }
}

function note(world: World, worth: number): void {
  const invoice = stripe.latest('in')
  const { data } = invoice['payments'] as { data: { payment: { payment_intent: string } }[] }
  const cents = Number(invoice['amount_paid'])
  world.bills.push({ intent: data[0]?.payment.payment_intent, cents, worth, isRefunded: false })
}

const bill = (reason: string, lines: Bill['lines'], paid?: number): Bill => ({
  reason,
  lines,
  ...(paid === undefined ? {} : { paid }),
})

const DO: Readonly<Record<Happening['act'], (world: World, one: Happening) => Promise<void>>> = {
  'order in two tabs': async (world, one) => {
    if (world.subscription !== undefined) return
    const order = { kind: 'plan', plan: 'starter', interval: 'month' }
    const open = async () => {
      const { body } = await world.user.ask('POST', '/api/checkouts', order)
      return (body as { url: string }).url.split('/').at(-1) ?? ''
    }
    const [first, second] = [await open(), await open()]
    // The first tab's page was closed when the second one was opened.
    expect(stripe.all('cs').find(({ id }) => id === first)?.['status']).toBe('expired')
    const begun = stripe.pay(second)
    world.subscription = stripe.latest('sub').id
    note(world, MONTH)
    await tell(world, begun, one)
    await tell(world, paidEvent(), one)
  },
  renew: async (world, one) => {
    if (world.subscription === undefined) return
    const isYear = JSON.stringify(stripe.latest('sub')['items']).includes('"interval":"year"')
    const lines = [{ amount: isYear ? 27_840 : 2900, isYear }]
    stripe.bill(world.subscription, bill('subscription_cycle', lines, one.paid))
    note(world, MONTH)
    await tell(world, paidEvent(), one)
  },
  prorate: async (world, one) => {
    if (world.subscription === undefined) return
    const lines = [
      { amount: -700, isProration: true },
      { amount: 2000, isProration: true },
    ]
    stripe.bill(world.subscription, bill('subscription_update', lines, one.paid))
    note(world, 0)
    await tell(world, paidEvent(), one)
  },
  'bill by hand': async (world, one) => {
    if (world.subscription === undefined) return
    stripe.bill(world.subscription, bill('manual', [{ amount: 5000 }]))
    note(world, 0)
    await tell(world, paidEvent(), one)
  },
  change: async (world) => {
    const told = await world.user.ask('POST', '/api/subscription/preview', { interval: 'year' })
    if (told.status !== 200) return
    const changed = await world.user.ask('POST', '/api/subscription/change', told.body)
    expect(changed.status).toBe(200)
    // The month that runs was granted, and none of it is over.
    note(world, 0)
  },
  refund: async (world, one) => {
    const last = world.bills.findLast(({ isRefunded, cents }) => !isRefunded && cents > 0)
    if (!last?.intent) return
    last.isRefunded = true
    await tell(world, stripe.refund(last.intent, last.cents), one)
  },
  cancel: async ({ user }) => {
    await user.ask('POST', '/api/subscription/cancel')
    await user.ask('POST', '/api/subscription/resume')
  },
}

test(
  'however a plan is billed and its webhooks come, each begun month is granted once and nothing else is',
  async () => {
    const gateway = openStripe(server.deps.config)
    if (!gateway) throw new Error('no payment service')
    const compare = () => reconcilePayments({ ...server.deps, stripe: gateway })
    const property = fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 9 }), async (story) => {
      const world: World = { user: await server.signUp(), late: [], bills: [] }
      for (const one of story) await DO[one.act](world, one)
      for (const event of world.late.toReversed()) await deliver(event)
      await compare()
      expect(await compare()).toBe(0)
      const credits = (await world.user.ask('GET', '/api/credits?pageSize=100')).body as {
        balance: number
        entries: { amount: number; balance: number }[]
      }
      const worth = world.bills.reduce((sum, one) => sum + (one.isRefunded ? 0 : one.worth), 0)
      expect(credits.balance).toBe(TRIAL + worth)
      expect(credits.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits.balance)
      expect(credits.entries.every(({ balance }) => balance >= 0)).toBe(true)
      const { payments } = (await world.user.ask('GET', '/api/billing')).body as Billing
      const money = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
      expect(money).toBe(world.bills.reduce((sum, { cents }) => sum + cents, 0))
    })
    await fc.assert(property, { numRuns: STORIES, endOnFailure: true })
  },
  LIMIT_MS,
)
