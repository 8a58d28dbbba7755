import type { Webhook } from '@hookreel/contract'
import type { WebhookRow } from './webhooks.queries.ts'

export function presentWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    isOn: row.isOn,
    failingSince: row.failingSince?.toISOString() ?? null,
    isGivenUp: row.isGivenUp,
    createdAt: row.createdAt.toISOString(),
  }
}
