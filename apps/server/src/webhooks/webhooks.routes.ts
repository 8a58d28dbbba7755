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
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { App } from '../platform/http/app-type.ts'
import { createRateLimit } from '../platform/http/rate-limit.ts'
import { serveEndpoint } from '../platform/http/serve-endpoint.ts'
import { createWebhook } from './create-webhook.ts'
import { listOwnDeliveries, resetOwnDelivery } from './deliveries.queries.ts'
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

type RouteDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'queue'>

/** Where people have addresses of theirs told of events. */
export function mountWebhooks(app: App, deps: RouteDeps): void {
  const { db, clock, secrets } = deps
  const calls = createRateLimit(deps, 'webhook calls', CALLS_PER_MINUTE)
  serveEndpoint(app, listWebhooks, async ({ user }) => ({
    webhooks: (await listOwnWebhooks(db, user.id)).map(presentWebhook),
  }))
  serveEndpoint(app, createEndpoint, async ({ user, body }) => {
    await calls.take(user.id)
    return createWebhook(deps, user.id, body)
  })
  serveEndpoint(app, updateEndpoint, async ({ user, params, body }) => {
    await calls.take(user.id)
    return presentWebhook(await updateWebhook(deps, user.id, params.id, body))
  })
  serveEndpoint(app, deleteWebhook, async ({ user, params }) => {
    if (!(await deleteOwnWebhook(db, user.id, params.id))) throw new AppError('webhook_not_found')
    return {}
  })
  serveEndpoint(app, renewWebhookSecret, async ({ user, params }) => {
    const now = clock.now()
    const renewed = await renewOwnSecret(db, user.id, params.id, new Date(now.getTime() + OLD_SECRET_MS))
    if (!renewed) throw new AppError('webhook_not_found')
    const [secret = ''] = listWebhookSecrets(secrets, renewed, now)
    return { webhook: presentWebhook(renewed), secret }
  })
  serveEndpoint(app, testWebhook, async ({ user, params, context }) => {
    const webhook = await requireWebhook(deps, user.id, params.id)
    await calls.take(user.id)
    const message = { type: 'webhook.test', data: {}, key: `test ${context.var.requestId}` } as const
    await db.transaction((tx) => orderDelivery(deps, tx, webhook, message))
    return {}
  })
  mountLog(app, deps, (userId) => calls.take(userId))
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
      if (row) await queue.enqueue(tx, SEND_WEBHOOK.name, { userId: user.id, id: row.id, tries: 0 })
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
