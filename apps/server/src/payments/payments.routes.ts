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
import { publicAddress } from '../account/sign-in/auth.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { App } from '../platform/http/app-type.ts'
import { readBytes } from '../platform/http/read-bytes.ts'
import { readKey } from '../platform/http/read-key.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts'
import { changeSubscription, previewPlanChange } from './change-subscription.ts'
import { checkCheckout } from './check-checkout.ts'
import { completeLocalCheckout } from './complete-local-checkout.ts'
import { createCheckout } from './create-checkout.ts'
import { discardCheckout } from './discard-checkout.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findCustomerId } from './payments.queries.ts'
import { readBilling } from './read-billing.ts'
import { askStripe, openStripe } from './stripe-gateway.ts'
import { takeWebhook } from './take-webhook.ts'

export function mountPayments(app: App, given: Omit<PaymentDeps, 'stripe'> & Pick<Deps, 'db'>): void {
  const deps: PaymentDeps = { ...given, stripe: openStripe(given.config) }
  serveEndpoint(app, createEndpoint, async ({ body, user, context }) =>
    createCheckout(deps, user, body, readKey(context.req.header(IDEMPOTENCY_HEADER))),
  )
  serveEndpoint(app, getCheckout, ({ params, user }) => checkCheckout(deps, user.id, params.id))
  serveEndpoint(app, completeCheckout, ({ params, user }) => completeLocalCheckout(deps, user.id, params.id))
  serveEndpoint(app, getBilling, ({ user }) => readBilling(deps, user.id))
  serveEndpoint(app, discardEndpoint, ({ params, user }) => discardCheckout(deps, user.id, params.id))
  serveEndpoint(app, cancelEndpoint, ({ user }) => cancelSubscription(deps, user.id))
  serveEndpoint(app, resumeEndpoint, ({ user }) => resumeSubscription(deps, user.id))
  serveEndpoint(app, previewEndpoint, ({ user }) => previewPlanChange(deps, user.id))
  serveEndpoint(app, changeEndpoint, ({ user, body }) => changeSubscription(deps, user.id, body))
  serveEndpoint(app, openBillingPortal, async ({ user }) => {
    const customer = await findCustomerId(deps.db, user.id)
    const { stripe } = deps
    if (!stripe || customer === undefined) throw new AppError('no_portal')
    const returnUrl = `${publicAddress(deps.config)}/settings?tab=billing`
    const { url } = await askStripe(deps.log, () =>
      stripe.api.billingPortal.sessions.create({ customer, return_url: returnUrl }),
    )
    return { url }
  })
  mountWebhook(app, deps)
}

/** No session and no JSON reader before it: its signature, over the very bytes, is all that lets it in. */
function mountWebhook(app: App, deps: PaymentDeps): void {
  app.post(STRIPE_WEBHOOK_PATH, async (context) => {
    const body = await readBytes(context.req.raw, BODY_MAX_BYTES)
    if (!body) throw new AppError('body_too_large')
    await takeWebhook(deps, body, context.req.header('stripe-signature') ?? '')
    return context.json({ received: true })
  })
}
