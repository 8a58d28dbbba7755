import { createHmac } from 'node:crypto'
import type { Secrets } from '../platform/secrets.ts'
import type { WebhookRow } from './webhooks.queries.ts'

type Signed = Pick<WebhookRow, 'id' | 'generation' | 'oldSecretUntil'>

/**
 * What signs a webhook's messages, the newest first; as Standard Webhooks writes secrets. They are made from the
 * server's own secret whenever they are needed, so the database holds nothing to forge a message with.
 */
export function listWebhookSecrets(secrets: Secrets, webhook: Signed, now: Date): string[] {
  const key = secrets.keyFor('webhooks')
  const make = (generation: number) =>
    `whsec_${createHmac('sha256', key).update(`${webhook.id}.${generation}`).digest('base64')}`
  const { generation, oldSecretUntil } = webhook
  const isOldInUse = oldSecretUntil !== null && oldSecretUntil > now
  return isOldInUse ? [make(generation), make(generation - 1)] : [make(generation)]
}
