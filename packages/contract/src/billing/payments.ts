import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idParamsSchema } from '../pages.ts'
import { INTERVALS } from './plans.ts'

export const paymentSchema = z.object({
  id: z.string(),
  /** `local` is the test mode of a server without a payment service: no money moved. */
  provider: z.enum(['stripe', 'local']),
  kind: z.enum(['package', 'plan']),
  /** Id of the package or the plan. */
  item: z.string(),
  /** What it grants, bonus included; of a year of a plan, what its months granted so far. */
  credits: z.number().int(),
  amountCents: z.number().int(),
  currency: z.string(),
  status: z.enum(['open', 'paid', 'failed', 'expired', 'partly_refunded', 'refunded', 'disputed']),
  /** What went back of it, by refunds and disputes. */
  refundedCents: z.number().int(),
  takenBackCredits: z.number().int(),
  /** The payment service's own receipt or invoice. */
  receiptUrl: z.string().nullable(),
  /** Of an open order: where it can still be paid. */
  checkoutUrl: z.string().nullable(),
  /** Of an open order: when it closes by itself and cannot be paid any more. */
  closesAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
})
export type Payment = z.infer<typeof paymentSchema>

export const subscriptionSchema = z.object({
  /** `local`: a plan of the test mode, for which nothing is charged. */
  provider: paymentSchema.shape.provider,
  plan: z.literal('starter'),
  interval: z.enum(INTERVALS),
  /** What is charged for an interval, whatever the plan costs others by now; null where nothing is, or it is not known yet. */
  priceCents: z.number().int().nullable(),
  status: z.enum([
    'active',
    'trialing',
    'past_due',
    'paused',
    'unpaid',
    'incomplete',
    'incomplete_expired',
    'canceled',
  ]),
  currentPeriodEnd: z.iso.datetime(),
  /** True: it ends with its period and is not renewed. */
  isEnding: z.boolean(),
})
export type Subscription = z.infer<typeof subscriptionSchema>

/** The price that was on the screen: an order at another price is refused. Programs may leave it out. */
const shownCents = z.number().int().min(0).optional()

/** Where to pay: the payment service's page, or for the test mode the path of the app's page that completes it. */
export const checkoutSchema = z.object({ payment: paymentSchema, url: z.string() })

export const createCheckout = defineEndpoint({
  method: 'post',
  path: '/api/checkouts',
  summary:
    'Order a credit package or the Starter plan; repeated under the same Idempotency-Key it is one order',
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('package'), packageId: z.string().min(1).max(64), shownCents }),
    z.object({
      kind: z.literal('plan'),
      plan: z.literal('starter'),
      interval: z.enum(INTERVALS),
      shownCents,
    }),
  ]),
  output: checkoutSchema,
  status: 201,
  errors: [
    'package_not_found',
    'price_changed',
    'already_subscribed',
    'idempotency_conflict',
    'checkout_not_open',
    'payment_failed',
    'payments_unavailable',
  ],
})

export const getCheckout = defineEndpoint({
  method: 'get',
  path: '/api/checkouts/{id}',
  summary: 'Whether one of your orders is paid; an open one is asked after at the payment service',
  params: idParamsSchema,
  output: z.object({ payment: paymentSchema, balance: z.number().int() }),
  status: 200,
  errors: ['payment_not_found'],
})

export const completeCheckout = defineEndpoint({
  method: 'post',
  path: '/api/checkouts/{id}/complete',
  summary: 'Test mode only: pay one of your orders without money',
  params: idParamsSchema,
  output: z.object({ payment: paymentSchema, balance: z.number().int() }),
  status: 200,
  errors: ['already_subscribed', 'checkout_not_open', 'payment_not_found', 'checkout_not_local'],
})

export const discardCheckout = defineEndpoint({
  method: 'post',
  path: '/api/checkouts/{id}/discard',
  summary: 'Close one of your open orders, so that nobody can pay it any more',
  params: idParamsSchema,
  output: z.object({ payment: paymentSchema, balance: z.number().int() }),
  status: 200,
  errors: ['payment_not_found', 'checkout_not_open', 'payments_unavailable'],
})

export const getBilling = defineEndpoint({
  method: 'get',
  path: '/api/billing',
  summary: 'Your plan and your payments, newest first',
  output: z.object({
    provider: paymentSchema.shape.provider,
    subscription: subscriptionSchema.nullable(),
    payments: z.array(paymentSchema).max(100),
    month: z.object({
      /** Credits used since the month began, and how many videos and batches of ideas they were for. */
      usedCredits: z.number().int(),
      videos: z.number().int(),
      ideaBatches: z.number().int(),
    }),
  }),
  status: 200,
  errors: [],
})
export type Billing = z.infer<typeof getBilling.output>

export const openBillingPortal = defineEndpoint({
  method: 'post',
  path: '/api/billing/portal',
  summary: "Address of the payment service's page for card, plan and invoices",
  output: z.object({ url: z.string() }),
  status: 200,
  errors: ['no_portal', 'payments_unavailable'],
})

export const cancelSubscription = defineEndpoint({
  method: 'post',
  path: '/api/subscription/cancel',
  summary: 'End your plan with its period; what it granted stays',
  output: subscriptionSchema,
  status: 200,
  errors: ['subscription_not_found', 'payments_unavailable'],
})

export const resumeSubscription = defineEndpoint({
  method: 'post',
  path: '/api/subscription/resume',
  summary: 'Keep your plan after all, before it has ended',
  output: subscriptionSchema,
  status: 200,
  errors: ['subscription_not_found', 'payments_unavailable'],
})

/** What a change of a plan costs, if it is made within ten minutes. */
export const planChangeSchema = z.object({
  interval: z.literal('year'),
  /** What is charged at once: the new price, less what was paid for time that is left. */
  dueCents: z.number().int(),
  /** The moment for which that was reckoned; it is sent back with the change. */
  at: z.iso.datetime(),
})
export type PlanChange = z.infer<typeof planChangeSchema>

export const previewPlanChange = defineEndpoint({
  method: 'post',
  path: '/api/subscription/preview',
  summary: 'What it costs to move your plan from months to a year; nothing is changed',
  body: z.object({ interval: z.literal('year') }),
  output: planChangeSchema,
  status: 200,
  errors: ['subscription_not_found', 'plan_change_unavailable', 'payments_unavailable'],
})

export const changeSubscription = defineEndpoint({
  method: 'post',
  path: '/api/subscription/change',
  summary: 'Move your plan from months to a year, at the price that the preview told',
  body: planChangeSchema,
  output: subscriptionSchema,
  status: 200,
  errors: [
    'subscription_not_found',
    'plan_change_unavailable',
    'price_changed',
    'payment_failed',
    'payments_unavailable',
  ],
})

/** Where the payment service reports what happened, signed; nobody else is believed. */
export const STRIPE_WEBHOOK_PATH = '/api/webhooks/stripe'
