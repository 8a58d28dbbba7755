// @module-tag postgresql
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../builders/build-server.ts'
import type { BuiltServer, Client } from '../../builders/build-server.ts'
import { holdCredits } from '../../../apps/server/src/billing/credits/hold-credits.ts'
import { releaseCredits } from '../../../apps/server/src/billing/credits/release-credits.ts'
import { openStripe } from '../../../apps/server/src/billing/payments/stripe-gateway.ts'
import { takeWebhook } from '../../../apps/server/src/billing/payments/take-webhook.ts'
import { buildPostgres } from '../../builders/build-postgres.ts'
import { webhookDeliveries } from '../../../apps/server/src/schema.ts'
import { readId } from '../../builders/build-settings.ts'
import { ORDER, writeFinishedFilm } from '../../builders/build-video.ts'
import { completeVideo } from '../../../apps/server/src/videos/renders/complete-video.ts'
import { claimVideo } from '../../../apps/server/src/videos/renders/making.queries.ts'
import { findVideo } from '../../../apps/server/src/videos/videos.queries.ts'
import { addWebhook } from '../../builders/build-webhooks.ts'
import { SEND_WEBHOOK, sendWebhook } from '../../../apps/server/src/webhooks/send-webhook.job.ts'
import { createWebhookTeller } from '../../../apps/server/src/webhooks/tell-webhooks.ts'
import { listenOnLoopback } from '../../fakes/listen-on-loopback.ts'
import { sign, WEBHOOK_SECRET } from '../../fakes/stripe/sign-stripe-event.ts'
import { startFakeStripe } from '../../fakes/stripe/stripe.ts'
import type { FakeStripe } from '../../fakes/stripe/stripe.ts'
import { createStop, openStoppable, tryAsQueueDoes } from './stop-process.ts'

const LIMIT_MS = 900_000
type Receiver = Awaited<ReturnType<typeof listenOnLoopback>>

/** Two processes on one PostgreSQL; the first stands still at a moment of its work, the second does the work meanwhile. */
describe('a process that stands still, on PostgreSQL', () => {
  const stop = createStop()
  let server: BuiltServer
  let stoppable: Awaited<ReturnType<typeof openStoppable>>
  let paused: BuiltServer['deps']
  let stripe: FakeStripe
  let receiver: Receiver
  let orders: { userId: string; id: string; tries: number }[] = []
  const received: string[] = []
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hookreel-stop-'))
    const databaseUrl = await buildPostgres(inject('postgresUrl'))
    stripe = await startFakeStripe()
    receiver = await listenOnLoopback(async (request, response) => {
      await stop.moment()
      received.push(String(request.headers['webhook-id']))
      await text(request)
      await stop.moment()
      response.writeHead(204).end()
    })
    server = await buildServer({
      place: { dataDir, databaseUrl },
      environment: {
        ALLOWED_PRIVATE_HOSTS: '127.0.0.1',
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_BASE: stripe.url,
      },
      openQueue: openIdleQueue(async (_on, name, data) => {
        // The queue's own word for what was ordered.
        if (name === SEND_WEBHOOK.name) orders.push(data as (typeof orders)[number])
      }),
    })
    stoppable = await openStoppable(databaseUrl, dataDir, stop)
    const { storage } = server.deps
    paused = {
      ...server.deps,
      db: stoppable.db,
      tellWebhooks: createWebhookTeller({ ...server.deps, db: stoppable.db }),
      storage: {
        ...storage,
        putFile: async (...put) => {
          await stop.moment()
          await storage.putFile(...put)
        },
      },
    }
  }, LIMIT_MS)
  afterAll(async () => {
    await stoppable?.close()
    await server?.close()
    await stripe?.close()
    await receiver?.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  /** Has the first process do the work and stand still at each of its moments in turn; answers how many there were. */
  async function atEveryMoment<Thing>(
    begin: () => Promise<Thing>,
    work: (deps: BuiltServer['deps'], thing: Thing) => Promise<unknown>,
    judge: (thing: Thing, at: number) => Promise<void>,
  ): Promise<number> {
    for (let at = 1; at < 200; at += 1) {
      const thing = await begin()
      const stopped = stop.arm(at)
      const first = work(paused, thing)
      const how = await Promise.race([stopped, first.then(() => 'ended' as const)])
      if (how === 'ended') return at - 1
      await work(server.deps, thing)
      stop.release()
      // Its transaction may be gone; the job, or the sender of the webhook, then tries again.
      await tryAsQueueDoes(() => work(paused, thing), first)
      await judge(thing, at)
    }
    throw new Error('the work has no end')
  }
  const balanceOf = async (user: Client) =>
    ((await user.ask('GET', '/api/credits')).body as { balance: number }).balance

  test(
    'while a payment is taken: its credits come once',
    async () => {
      const moments = await atEveryMoment(
        async () => {
          const user = await server.signUp()
          const { body } = await user.ask('POST', '/api/checkouts', { kind: 'package', packageId: 'popular' })
          const { url } = body as { url: string }
          return { user, event: sign(stripe.pay(url.split('/').at(-1) ?? '')) }
        },
        async (deps, { event }) => {
          const signature = event.headers['stripe-signature']
          const payments = { ...deps, stripe: openStripe(deps.config) }
          await takeWebhook(payments, Buffer.from(event.payload), signature)
        },
        async ({ user }, at) => expect([at, await balanceOf(user)]).toEqual([at, 450]),
      )
      expect(moments).toBeGreaterThan(8)
    },
    LIMIT_MS,
  )

  test(
    'while a payment is disputed: its credits are taken once, and what work holds is owed once',
    async () => {
      const take = async (deps: BuiltServer['deps'], event: ReturnType<typeof sign>) => {
        const payments = { ...deps, stripe: openStripe(deps.config) }
        await takeWebhook(payments, Buffer.from(event.payload), event.headers['stripe-signature'])
      }
      const moments = await atEveryMoment(
        async () => {
          const user = await server.signUp()
          const { body } = await user.ask('POST', '/api/checkouts', { kind: 'package', packageId: 'popular' })
          const { url } = body as { url: string }
          await take(server.deps, sign(stripe.pay(url.split('/').at(-1) ?? '')))
          const userId = await readId(user)
          const { db } = server.deps
          const held = Array.from({ length: 5 }, () => randomUUID())
          for (const videoId of held)
            await db.transaction((tx) => holdCredits(tx, { userId, videoId, seconds: 180 }))
          return { user, userId, held, event: sign(stripe.dispute(stripe.latest('pi').id, 2499)) }
        },
        (deps, { event }) => take(deps, event),
        async ({ user, userId, held }, at) => {
          // Of 450, five films hold 375: 75 are taken, 275 are owed.
          expect([at, await balanceOf(user)]).toEqual([at, 0])
          for (const videoId of held)
            await server.deps.db.transaction((tx) => releaseCredits(tx, { userId, videoId }))
          expect([at, await balanceOf(user)]).toEqual([at, 100])
        },
      )
      expect(moments).toBeGreaterThan(8)
    },
    LIMIT_MS,
  )

  test(
    'while a film is put away: it is completed, paid and told of once, by the one that holds it',
    async () => {
      const moments = await atEveryMoment(
        async () => {
          const user = await server.signUp()
          await addWebhook(user, `${receiver.url}/hook`)
          const { body } = await user.ask('POST', '/api/videos', ORDER)
          return { user, id: (body as { id: string }).id, userId: await readId(user) }
        },
        async (deps, { id }) => {
          const before = await findVideo(server.deps.db, id)
          if (!before || before.status === 'completed') return
          const claimed = await claimVideo(server.deps.db, before, `job ${randomUUID()}`, new Date())
          if (!claimed) return
          await completeVideo(deps, claimed, await writeFinishedFilm(server.deps.config.dataDir, id))
        },
        async ({ user, id, userId }, at) => {
          const { db } = server.deps
          const told = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.userId, userId))
          const { status } = (await findVideo(db, id)) ?? { status: 'gone' }
          expect([at, status, await balanceOf(user), told.length]).toEqual([at, 'completed', 75, 1])
        },
      )
      expect(moments).toBeGreaterThan(10)
    },
    LIMIT_MS,
  )

  test(
    'while a webhook is told: its outcome is written once, and what comes twice bears one id',
    async () => {
      const user = await server.signUp()
      const { webhook } = await addWebhook(user, `${receiver.url}/hook`)
      const moments = await atEveryMoment(
        async () => {
          orders = []
          received.length = 0
          const answer = await user.ask('POST', `/api/webhooks/${webhook.id}/test`)
          if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
          const [order] = orders
          if (!order) throw new Error('nothing was ordered')
          return order
        },
        (deps, order) => sendWebhook(deps, order),
        async ({ id }, at) => {
          const [row] = await server.deps.db
            .select()
            .from(webhookDeliveries)
            .where(eq(webhookDeliveries.id, id))
          expect([at, row?.state, row?.tries, orders.length]).toEqual([at, 'delivered', 1, 1])
          expect(new Set(received)).toEqual(new Set([row?.messageId]))
          expect(received.length).toBeLessThanOrEqual(2)
        },
      )
      expect(moments).toBeGreaterThan(5)
    },
    LIMIT_MS,
  )
})
