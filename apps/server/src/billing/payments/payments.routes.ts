import {
  BODY_MAX_BYTES,
  cancelSubscription as cancelEndpoint,
  changeSubscription as changeEndpoint,
  completeCheckout,
  createCheckout as createEndpoint,
  discardCheckout as discardEndpoint,
  getBilling,
  getCheckout,
  IDEMPOTENCY_HEADER,
  openBillingPortal,
  previewPlanChange as previewEndpoint,
  resumeSubscription as resumeEndpoint,
  STRIPE_WEBHOOK_PATH,
} from '@hookreel/contract'
import { publicAddress } from '../../account/sign-in/auth.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { App } from '../../platform/http/app-type.ts'
import { createRateLimit, type RateLimit } from '../../platform/http/limits/rate-limit.ts'
import { OF_STRANGERS, readBytes } from '../../platform/http/read-bytes.ts'
import { readKey } from '../../platform/http/read-key.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts'
import { changeSubscription, previewPlanChange } from './change-subscription.ts'
import { checkCheckout } from './check-checkout.ts'
import { completeLocalCheckout } from './complete-local-checkout.ts'
import { createCheckout } from './create-checkout.ts'
import { discardCheckout } from './discard-checkout.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findCustomerId } from './payments.queries.ts'
import { readBilling } from './read-billing.ts'
import { askStripe, isUnknownThere, openStripe } from './stripe-gateway.ts'
import { takeWebhook } from './take-webhook.ts'

/** Of one person: the payment service takes only so many calls of all people together. */
const CALLS_PER_MINUTE = 60

type WebhookDeps = PaymentDeps & Pick<Deps, 'queue'>

export function mountPayments(app: App, given: Omit<WebhookDeps, 'stripe'>): void {
  const deps: WebhookDeps = { ...given, stripe: openStripe(given.config) }
  const calls = createRateLimit(deps, 'calls of the payment service', CALLS_PER_MINUTE)
  serveEndpoint(app, getBilling, ({ user }) => readBilling(deps, user.id))
  serveEndpoint(app, completeCheckout, ({ params, user }) => completeLocalCheckout(deps, user.id, params.id))
  serveEndpoint(app, createEndpoint, async ({ body, user, context }) => {
    await calls.take(user.id)
    return createCheckout(deps, user, body, readKey(context.req.header(IDEMPOTENCY_HEADER)))
  })
  serveEndpoint(app, getCheckout, async ({ params, user }) => {
    await calls.take(user.id)
    return checkCheckout(deps, user.id, params.id)
  })
  serveEndpoint(app, discardEndpoint, async ({ params, user }) => {
    await calls.take(user.id)
    return discardCheckout(deps, user.id, params.id)
  })
  mountPlan(app, deps, calls)
  mountWebhook(app, deps)
}

/** What one pays month by month. */
function mountPlan(app: App, deps: PaymentDeps, calls: RateLimit): void {
  const counted = async <Done>(userId: string, act: () => Promise<Done>): Promise<Done> => {
    await calls.take(userId)
    return act()
  }
  serveEndpoint(app, cancelEndpoint, ({ user }) => counted(user.id, () => cancelSubscription(deps, user.id)))
  serveEndpoint(app, resumeEndpoint, ({ user }) => counted(user.id, () => resumeSubscription(deps, user.id)))
  serveEndpoint(app, previewEndpoint, ({ user }) => counted(user.id, () => previewPlanChange(deps, user.id)))
  serveEndpoint(app, changeEndpoint, ({ user, body }) =>
    counted(user.id, () => changeSubscription(deps, user.id, body)),
  )
  serveEndpoint(app, openBillingPortal, async ({ user }) => {
    await calls.take(user.id)
    const customer = await findCustomerId(deps.db, user.id)
    const { stripe } = deps
    if (!stripe || customer === undefined) throw new AppError('no_portal')
    const returnUrl = `${publicAddress(deps.config)}/settings?tab=billing`
    const portal = await askStripe(deps.log, () =>
      stripe.api.billingPortal.sessions
        .create({ customer, return_url: returnUrl })
        .catch((error: unknown) => (isUnknownThere(error) ? undefined : Promise.reject(error))),
    )
    // Of an earlier account there, or deleted: with the next purchase there is one again.
    if (!portal) throw new AppError('no_portal')
    return { url: portal.url }
  })
}

/** No session and no JSON reader before it: its signature, over the very bytes, is all that lets it in. */
function mountWebhook(app: App, deps: WebhookDeps): void {
  app.post(STRIPE_WEBHOOK_PATH, async (context) => {
    // Nobody's megabyte is waited for where nobody is expected.
    if (!deps.stripe) throw new AppError('route_not_found')
    const signature = context.req.header('stripe-signature')
    if (!signature) throw new AppError('invalid_signature')
    const body = await readBytes(context.req.raw, { ...OF_STRANGERS, maxBytes: BODY_MAX_BYTES })
    if (!body) throw new AppError('body_too_large')
    await takeWebhook(deps, body, signature)
    return context.json({ received: true })
  })
}
