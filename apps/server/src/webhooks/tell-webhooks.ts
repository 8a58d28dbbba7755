import { randomUUID } from 'node:crypto'
import type { Delivery, Post, Video, WebhookEvent } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { insertDelivery } from './deliveries.queries.ts'
import type { DeliveryRow } from './deliveries.queries.ts'
import { SEND_WEBHOOK } from './send-webhook.job.ts'
import { listListening } from './webhooks.queries.ts'
import type { WebhookRow } from './webhooks.queries.ts'

type TellDeps = Pick<Deps, 'db' | 'queue' | 'clock'>

/**
 * Makes the function that has a user's webhooks told of something. What is told as part of a transaction is sent
 * exactly when that commits; the same state of the same thing is sent once, however often it is told.
 */
export function createWebhookTeller(deps: TellDeps): Deps['tellWebhooks'] {
  const tell = async (tx: Transaction, userId: string, event: WebhookEvent, thing: Video | Post) => {
    for (const webhook of await listListening(tx, userId, event))
      await orderDelivery(deps, tx, webhook, {
        type: event,
        data: thing,
        key: `${event} ${thing.id} ${thing.updatedAt}`,
      })
  }
  return async (userId, event, thing, on) => {
    if (on) await tell(on, userId, event, thing)
    else await deps.db.transaction((tx) => tell(tx, userId, event, thing))
  }
}

/** Writes a message down and orders its sending, as part of a transaction. */
export async function orderDelivery(
  { queue, clock }: Pick<Deps, 'queue' | 'clock'>,
  tx: Transaction,
  webhook: WebhookRow,
  message: { readonly type: Delivery['type']; readonly data: object; readonly key: string },
): Promise<DeliveryRow | undefined> {
  const now = clock.now()
  const { type, data } = message
  const delivery = await insertDelivery(tx, {
    webhookId: webhook.id,
    userId: webhook.userId,
    eventKey: message.key,
    messageId: `msg_${randomUUID().replaceAll('-', '')}`,
    type,
    body: JSON.stringify({ type, timestamp: now.toISOString(), data }),
    createdAt: now,
    nextTryAt: now,
  })
  if (delivery)
    await queue.enqueue(
      tx,
      SEND_WEBHOOK,
      { userId: webhook.userId, id: delivery.id, tries: 0 },
      { group: webhook.userId },
    )
  return delivery
}
