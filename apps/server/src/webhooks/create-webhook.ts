import { WEBHOOKS_MAX_COUNT } from '@hookreel/contract'
import type { Webhook, WebhookEvent } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import { requireSession } from '../account/sign-in/require-session.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedInUser } from '../platform/http/app-type.ts'
import { checkWebhookAddress } from './check-webhook-address.ts'
import { presentWebhook } from './present-webhook.ts'
import { listWebhookSecrets } from './webhook-secrets.ts'
import { insertWebhook } from './webhooks.queries.ts'

/** Has an address told of events. Throws `address_refused` and `webhooks_too_many`. */
export async function createWebhook(
  { db, clock, config, secrets }: Pick<Deps, 'db' | 'clock' | 'config' | 'secrets'>,
  user: Pick<SignedInUser, 'id' | 'sessionId'>,
  wanted: { readonly url: string; readonly description: string; readonly events: readonly WebhookEvent[] },
): Promise<{ webhook: Webhook; secret: string }> {
  await checkWebhookAddress(config, wanted.url)
  const now = clock.now()
  const row = { ...wanted, userId: user.id, events: [...new Set(wanted.events)], createdAt: now }
  const made = await db.transaction(async (tx) => {
    // To look its name up takes as long as a stranger's name server wants.
    await requireSession(tx, user)
    return insertWebhook(tx, row, WEBHOOKS_MAX_COUNT)
  })
  if (!made) throw new AppError('webhooks_too_many')
  const [secret = ''] = listWebhookSecrets(secrets, made, now)
  return { webhook: presentWebhook(made), secret }
}
