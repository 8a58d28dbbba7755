import type { Deps } from '../deps.ts'
import type { Queue } from '../platform/jobs/open-queue.ts'
import { createHostRests } from './host-rests.ts'
import { deleteDeliveriesBefore } from './deliveries.queries.ts'
import { SEND_WEBHOOK, sendWebhook } from './send-webhook.job.ts'

/** Receivers that are slow to answer keep others waiting for at most one time-out. */
const AT_ONCE = 8
const KEPT_MS = 30 * 86_400_000
const TIDY_WEBHOOKS: Queue = { name: 'tidy-webhooks', tries: 2, retrySeconds: 60, cron: '40 3 * * *' }

/** The queues of webhooks. */
export const WEBHOOK_QUEUES = [SEND_WEBHOOK, TIDY_WEBHOOKS]

/** Starts sending what webhooks are told, and forgetting what was sent long ago. */
export async function workOnWebhooks(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'queue' | 'mail' | 'log'>,
): Promise<void> {
  const hosts = createHostRests()
  await deps.queue.work(SEND_WEBHOOK.name, AT_ONCE, ({ data }) => sendWebhook(deps, data, hosts))
  await deps.queue.work(TIDY_WEBHOOKS.name, 1, () =>
    deleteDeliveriesBefore(deps.db, new Date(deps.clock.now().getTime() - KEPT_MS)),
  )
}
