import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { fetchGuarded, FetchRefused, type FetchRefusal } from '@hookreel/sandbox'
import { defineJob } from '../platform/jobs/define-job.ts'
import { findWaiting, settleTry } from './deliveries.queries.ts'
import type { DeliveryRow } from './deliveries.queries.ts'
import { createHostBackoff } from './host-backoff.ts'
import type { HostBackoff } from './host-backoff.ts'
import { giveUpWebhook } from './give-up-webhook.ts'
import { listWebhookSecrets } from './webhook-secrets.ts'
import { updateOwnWebhook } from './webhooks.queries.ts'
import type { WebhookRow } from './webhooks.queries.ts'

/** A try that the receiver refuses is no failure of the job: the next one is a job of its own. */
export const SEND_WEBHOOK = defineJob({
  name: 'send-webhook',
  schema: z.object({ userId: z.string(), id: z.string(), tries: z.number() }),
  tries: 5,
  retrySeconds: 10,
  isFair: true,
  perGroup: 2,
  // Receivers that are slow to answer keep others waiting for at most one time-out.
  concurrency: 8,
  run: (deps: SendDeps & { readonly hosts: HostBackoff }, order) => sendWebhook(deps, order, deps.hosts),
})

/** Waits before the second try and those after it: 28 hours in all, as Standard Webhooks advises. */
const WAITS_SECONDS = [5, 300, 1800, 7200, 18_000, 36_000, 36_000]
const TIMEOUT_MS = 15_000
/** What a receiver says is not read; more than this is not even taken. */
const ANSWER_MAX_BYTES = 65_536
const GIVE_UP_MS = 5 * 86_400_000
const GONE = 410
/** Of what is refused: nobody was there. Anyone who leads elsewhere, or says too much, is. */
const SILENT: readonly FetchRefusal[] = ['address_unknown', 'unreachable', 'timed_out', 'cut_off']

type SendDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'queue' | 'mail' | 'log'>
type Outcome = { readonly status: number | null; readonly problem: string | null }

/**
 * Tries to send one message once. Nothing when it was settled or sent again meanwhile; later when its server is left alone,
 * which counts as no try.
 */
export async function sendWebhook(
  deps: SendDeps,
  order: { readonly userId: string; readonly id: string; readonly tries: number },
  hosts: HostBackoff = createHostBackoff(),
): Promise<void> {
  const { userId, id, tries } = order
  const found = await findWaiting(deps.db, userId, id, tries)
  if (!found) return
  const { delivery, webhook, disabledAt } = found
  if (!webhook.isOn || disabledAt !== null) {
    const problem = webhook.isOn ? 'The account was disabled.' : 'The webhook was switched off.'
    const failed = { state: 'failed', problem, nextTryAt: null } as const
    await deps.db.transaction((tx) => settleTry(tx, delivery, failed))
    return
  }
  const to = { userId, origin: new URL(webhook.url).origin }
  const startAfter = hosts.restsUntil(to, deps.clock.now())
  if (startAfter) return deps.queue.enqueue(deps.db, SEND_WEBHOOK, order, { startAfter, group: userId })
  const { isAnswered, ...outcome } = await post(deps, webhook, delivery)
  hosts.note(to, isAnswered, deps.clock.now())
  const isGivenUp = await deps.db.transaction((tx) => settle(deps, tx, { webhook, delivery, outcome }))
  if (isGivenUp) await giveUpWebhook(deps, webhook)
}

async function post(
  { config, secrets, clock }: SendDeps,
  webhook: WebhookRow,
  { messageId, body }: DeliveryRow,
): Promise<Outcome & { readonly isAnswered: boolean }> {
  const now = clock.now()
  const signatures = listWebhookSecrets(secrets, webhook, now).map((secret) =>
    new Webhook(secret).sign(messageId, now, body),
  )
  try {
    const { status } = await fetchGuarded(
      webhook.url,
      {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'webhook-id': messageId,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': signatures.join(' '),
        },
        maxBytes: ANSWER_MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        redirects: 0,
      },
      { allowedHosts: config.allowedPrivateHosts },
    )
    const problem = status >= 200 && status < 300 ? null : `It answered ${status}.`
    return { status, problem, isAnswered: true }
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    return { status: null, problem: error.message, isAnswered: !SILENT.includes(error.code) }
  }
}

/** Writes what became of a try and orders the next one; answers whether the webhook is to be given up. */
async function settle(
  { clock, queue }: SendDeps,
  tx: Transaction,
  {
    webhook,
    delivery,
    outcome,
  }: { readonly webhook: WebhookRow; readonly delivery: DeliveryRow; readonly outcome: Outcome },
): Promise<boolean> {
  const now = clock.now()
  const tries = delivery.tries + 1
  const tried = { ...outcome, tries, triedAt: now }
  const { userId, id } = webhook
  if (outcome.problem === null) {
    if (await settleTry(tx, delivery, { ...tried, state: 'delivered', nextTryAt: null }))
      await updateOwnWebhook(tx, userId, id, { failingSince: null })
    return false
  }
  const failingSince = webhook.failingSince ?? now
  const isGivenUp = outcome.status === GONE || now.getTime() - failingSince.getTime() >= GIVE_UP_MS
  const waitSeconds = isGivenUp ? undefined : WAITS_SECONDS[delivery.tries]
  const nextTryAt = waitSeconds === undefined ? null : new Date(now.getTime() + waitSeconds * 1000)
  const state = nextTryAt ? 'waiting' : 'failed'
  if (!(await settleTry(tx, delivery, { ...tried, state, nextTryAt }))) return false
  await updateOwnWebhook(tx, userId, id, { failingSince })
  if (nextTryAt)
    await queue.enqueue(
      tx,
      SEND_WEBHOOK,
      { userId, id: delivery.id, tries },
      { startAfter: nextTryAt, group: userId },
    )
  return isGivenUp
}
