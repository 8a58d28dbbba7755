import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Webhook } from '@hookreel/contract'
import { Webhook as Signer } from 'standardwebhooks'
import { listenOnLoopback } from '../fakes/listen-on-loopback.ts'
import { buildServer, openIdleQueue, PASSWORD } from './build-server.ts'
import type { BuiltServer, Client } from './build-server.ts'
import type { JobOptions } from '../../apps/server/src/platform/jobs/open-queue.ts'
import { SEND_WEBHOOK, sendWebhook } from '../../apps/server/src/webhooks/send-webhook.job.ts'

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string }
export type Receiver = {
  readonly url: string
  readonly received: Received[]
  /** What it answers from now on. */
  answer: number
  close(): Promise<void>
}

/** Somebody's server that is told of events; for tests. */
export async function buildReceiver(): Promise<Receiver> {
  const receiver = { url: '', received: [] as Received[], answer: 204, close: () => server.close() }
  const server = await listenOnLoopback(async (request, response) => {
    receiver.received.push({ headers: request.headers, body: await text(request) })
    response.writeHead(receiver.answer, { location: 'http://127.0.0.1:1/' }).end()
  })
  receiver.url = `${server.url}/hook`
  return receiver
}

export type WebhookWorld = {
  readonly server: BuiltServer
  /** Jobs of webhooks that were ordered and not done yet. */
  readonly orders: { readonly data: object; readonly options: JobOptions }[]
  /** Does all that is ordered, and what that orders, up to `most` jobs; the clock goes on to each. */
  work(most?: number): Promise<void>
}

/** The app, whose webhooks may be sent to this machine, with a queue that a test works off by hand. */
export async function buildWebhooks(
  environment: Record<string, string> = {},
  postgresUrl?: string,
): Promise<WebhookWorld> {
  const orders: WebhookWorld['orders'] = []
  const server = await buildServer({
    environment: { ALLOWED_PRIVATE_HOSTS: '127.0.0.1', ...environment },
    ...(postgresUrl !== undefined && { postgresUrl }),
    openQueue: openIdleQueue(async (_on, name, data, options = {}) => {
      if (name === SEND_WEBHOOK.name) orders.push({ data, options })
    }),
  })
  return {
    server,
    orders,
    work: async (most = 1) => {
      for (let done = 0; done < most; done += 1) {
        const order = orders.shift()
        if (!order) return
        const waitMs = (order.options.startAfter?.getTime() ?? 0) - server.deps.clock.now().getTime()
        if (waitMs > 0) server.wait(waitMs / 1000)
        await sendWebhook(server.deps, SEND_WEBHOOK.schema.parse(order.data))
      }
    },
  }
}

/** The header `webhook-signature` of a message. */
export function signMessage(
  secret: string,
  message: { readonly id: string; readonly at: Date; readonly body: string },
): string {
  return new Signer(secret).sign(message.id, message.at, message.body)
}

export async function addWebhook(
  client: Client,
  url: string,
  events = ['video.ready', 'video.failed'],
): Promise<{ webhook: Webhook; secret: string }> {
  const { status, body } = await client.ask('POST', '/api/webhooks', { url, events, password: PASSWORD })
  if (status !== 201) throw new Error(`no webhook: ${JSON.stringify(body)}`)
  return body as { webhook: Webhook; secret: string }
}
