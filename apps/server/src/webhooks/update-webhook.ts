import type { WebhookEvent } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { checkWebhookAddress } from './check-webhook-address.ts'
import { findOwnWebhook, updateOwnWebhook } from './webhooks.queries.ts'
import type { WebhookRow } from './webhooks.queries.ts'

type Change = {
  readonly url?: string | undefined
  readonly description?: string | undefined
  readonly events?: WebhookEvent[] | undefined
  readonly isOn?: boolean | undefined
}

/** Changes a webhook; switching it on forgets its failures. Throws `webhook_not_found` and `address_refused`. */
export async function updateWebhook(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: string,
  id: string,
  { url, description, events, isOn }: Change,
): Promise<WebhookRow> {
  const before = await findOwnWebhook(db, userId, id)
  if (!before) throw new AppError('webhook_not_found')
  if (url !== undefined) await checkWebhookAddress(config, url)
  const row = await updateOwnWebhook(db, userId, id, {
    url: url ?? before.url,
    description: description ?? before.description,
    events: [...new Set(events ?? before.events)],
    isOn: isOn ?? before.isOn,
    ...(isOn === true ? { failingSince: null, isGivenUp: false } : {}),
  })
  if (!row) throw new AppError('webhook_not_found')
  return row
}
