import {
  createWebhook as createEndpoint,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  renewWebhookSecret,
  resendDelivery,
  testWebhook,
  updateWebhook as updateEndpoint,
  WEBHOOK_DELIVERIES_SHOWN,
} from '@hookreel/contract'
import type { Auth } from '../account/sign-in/auth.ts'
import { confirmIdentity, confirmSecondFactor } from '../account/sign-in/confirm-identity.ts'
import { createMailedChangeLimit } from '../account/limit-mailed-changes.ts'
import { noteEvent } from '../account/note-event.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { App, AppContext, SignedInUser } from '../platform/http/app-type.ts'
import { clientOrigin } from '../platform/http/client-address.ts'
import { createRateLimit } from '../platform/http/limits/rate-limit.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { createWebhook } from './create-webhook.ts'
import { listOwnDeliveries, resetOwnDelivery } from './deliveries.queries.ts'
import { mailWebhookChanged } from './mail-webhook-changed.ts'
import type { WebhookChange } from './mail-webhook-changed.ts'
import { presentDelivery } from './present-delivery.ts'
import { presentWebhook } from './present-webhook.ts'
import { SEND_WEBHOOK } from './send-webhook.job.ts'
import { orderDelivery } from './tell-webhooks.ts'
import { updateWebhook } from './update-webhook.ts'
import { listWebhookSecrets } from './webhook-secrets.ts'
import { deleteOwnWebhook, findOwnWebhook, listOwnWebhooks, renewOwnSecret } from './webhooks.queries.ts'
import type { WebhookRow } from './webhooks.queries.ts'

/** What a person may have sent or looked up a minute: each is a call to somebody else's server. */
const CALLS_PER_MINUTE = 20
/** So long the secret before signs, too: time to change it at the receiver. */
const OLD_SECRET_MS = 86_400_000

type Proof = { readonly password?: string | undefined; readonly code?: string | undefined }
type RouteDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'queue' | 'mail'>

/** Where people have addresses of theirs told of events. */
export function mountWebhooks(app: App, deps: RouteDeps, auth: Auth): void {
  const { db } = deps
  const calls = createRateLimit(deps, 'webhook calls', CALLS_PER_MINUTE)
  serveEndpoint(app, listWebhooks, async ({ user }) => ({
    webhooks: (await listOwnWebhooks(db, user.id)).map(presentWebhook),
  }))
  serveEndpoint(app, deleteWebhook, async ({ user, params }) => {
    if (!(await deleteOwnWebhook(db, user.id, params.id))) throw new AppError('webhook_not_found')
    return {}
  })
  serveEndpoint(app, testWebhook, async ({ user, params, context }) => {
    const webhook = await requireWebhook(deps, user.id, params.id)
    await calls.take(user.id)
    const message = { type: 'webhook.test', data: {}, key: `test ${context.var.requestId}` } as const
    await db.transaction((tx) => orderDelivery(deps, tx, webhook, message))
    return {}
  })
  mountChanges(app, deps, auth, (userId) => calls.take(userId))
  mountLog(app, deps, (userId) => calls.take(userId))
}

/**
 * Where messages go and what signs them. A webhook outlives every session, so a session alone, which may be stolen, changes
 * neither: it asks for the password and the second factor, as for an API key, and the owner is mailed.
 */
function mountChanges(app: App, deps: RouteDeps, auth: Auth, count: (userId: string) => Promise<void>): void {
  const { db, clock, config, secrets } = deps
  const mailed = createMailedChangeLimit(deps)
  const confirm = async (context: AppContext, user: SignedInUser, { password, code }: Proof) => {
    await confirmIdentity(deps, auth, context, { user, password })
    await confirmSecondFactor(deps, auth, context, { user, code })
    await mailed.take(user.id)
  }
  const tell = async (context: AppContext, user: SignedInUser, change: WebhookChange, url: string) => {
    await noteEvent(deps, user.id, change, clientOrigin(context, config.proxies))
    await mailWebhookChanged(deps, user.email, change, url)
  }
  serveEndpoint(app, createEndpoint, async ({ user, body, context }) => {
    const { password, code, ...wanted } = body
    await count(user.id)
    await confirm(context, user, { password, code })
    const made = await createWebhook(deps, user, wanted)
    await tell(context, user, 'webhook_made', made.webhook.url)
    return made
  })
  serveEndpoint(app, updateEndpoint, async ({ user, params, body, context }) => {
    const { password, code, ...change } = body
    await count(user.id)
    const before = await requireWebhook(deps, user.id, params.id)
    const isMoved = change.url !== undefined && change.url !== before.url
    if (isMoved) await confirm(context, user, { password, code })
    const row = await updateWebhook(deps, user.id, params.id, change)
    if (isMoved) await tell(context, user, 'webhook_address_changed', row.url)
    return presentWebhook(row)
  })
  serveEndpoint(app, renewWebhookSecret, async ({ user, params, body, context }) => {
    await count(user.id)
    await requireWebhook(deps, user.id, params.id)
    await confirm(context, user, body)
    const now = clock.now()
    const renewed = await renewOwnSecret(db, user.id, params.id, new Date(now.getTime() + OLD_SECRET_MS))
    if (!renewed) throw new AppError('webhook_not_found')
    await tell(context, user, 'webhook_secret_renewed', renewed.url)
    const [secret = ''] = listWebhookSecrets(secrets, renewed, now)
    return { webhook: presentWebhook(renewed), secret }
  })
}

function mountLog(app: App, deps: RouteDeps, count: (userId: string) => Promise<void>): void {
  const { db, clock, queue } = deps
  serveEndpoint(app, listDeliveries, async ({ user, params }) => {
    await requireWebhook(deps, user.id, params.id)
    const rows = await listOwnDeliveries(db, user.id, params.id, WEBHOOK_DELIVERIES_SHOWN)
    return { deliveries: rows.map(presentDelivery) }
  })
  serveEndpoint(app, resendDelivery, async ({ user, params }) => {
    await requireWebhook(deps, user.id, params.id)
    await count(user.id)
    const reset = await db.transaction(async (tx) => {
      const which = { userId: user.id, webhookId: params.id, id: params.deliveryId }
      const row = await resetOwnDelivery(tx, which, clock.now())
      if (row) {
        const order = { userId: user.id, id: row.id, tries: 0 }
        await queue.enqueue(tx, SEND_WEBHOOK, order, { group: user.id })
      }
      return row
    })
    if (!reset) throw new AppError('delivery_not_found')
    return presentDelivery(reset)
  })
}

async function requireWebhook({ db }: RouteDeps, userId: string, id: string): Promise<WebhookRow> {
  const found = await findOwnWebhook(db, userId, id)
  if (!found) throw new AppError('webhook_not_found')
  return found
}
