import { DAY_SECONDS, webhookMessageSchema, WEBHOOKS_MAX_COUNT } from '@hookreel/contract'
import type { Delivery, Webhook } from '@hookreel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../../tests/builders/build-server.ts'
import type { Client } from '../../../../tests/builders/build-server.ts'
import { videos, webhookDeliveries, webhooks } from '../schema.ts'
import { keepVideo, readId, readMails } from '../../../../tests/builders/build-settings.ts'
import { failVideo } from '../videos/renders/fail-video.ts'
import { createHostBackoff } from './host-backoff.ts'
import { SEND_WEBHOOK, sendWebhook } from './send-webhook.job.ts'
import { presentVideo } from '../videos/listing/present-video.ts'
import {
  addWebhook,
  buildReceiver,
  buildWebhooks,
  signMessage,
} from '../../../../tests/builders/build-webhooks.ts'
import type { Receiver, WebhookWorld } from '../../../../tests/builders/build-webhooks.ts'
import { describeOnDatabases } from '../../../../tests/describe-on-databases.ts'

let world: WebhookWorld
let receiver: Receiver
let user: Client
let userId: string
let email: string
async function readVideo(id: string) {
  const [row] = await world.server.deps.db.select().from(videos).where(eq(videos.id, id))
  if (!row) throw new Error('no video')
  return presentVideo(row, world.server.deps)
}
async function tellReady() {
  const video = await readVideo(await keepVideo(world.server, userId))
  await world.server.deps.tellWebhooks(userId, 'video.ready', video)
  return video
}
async function readLog(id: string): Promise<Delivery[]> {
  const { body } = await user.ask('GET', `/api/webhooks/${id}/deliveries`)
  return (body as { deliveries: Delivery[] }).deliveries
}
const readWebhook = async () =>
  ((await user.ask('GET', '/api/webhooks')).body as { webhooks: Webhook[] }).webhooks[0]
function verify(secret: string, index = 0) {
  const { headers, body } = receiver.received[index] ?? { headers: {}, body: '' }
  // The test's clock runs ahead of the machine's, by which the library judges how old a message is.
  const message = {
    id: String(headers['webhook-id']),
    at: new Date(Number(headers['webhook-timestamp']) * 1000),
    signatures: String(headers['webhook-signature']).split(' '),
  }
  return message.signatures.includes(signMessage(secret, { ...message, body }))
}

describeOnDatabases('on %s', (postgresUrl) => {
  beforeAll(async () => {
    world = await buildWebhooks({}, postgresUrl)
    receiver = await buildReceiver()
  })
  afterAll(async () => {
    await receiver.close()
    await world.server.close()
  })
  beforeEach(async () => {
    // Another minute, for the limits of a minute.
    world.server.wait(61)
    world.orders.length = 0
    receiver.received.length = 0
    receiver.answer = 204
    email = `${crypto.randomUUID()}@example.org`
    user = await world.server.signUp(email)
    userId = await readId(user)
  })

  describe('a webhook', () => {
    test('is told when a video fails or is ready, signed, with the video as the API shows it', async () => {
      const { secret, webhook } = await addWebhook(user, receiver.url)
      expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
      const id = await keepVideo(world.server, userId, { status: 'processing' })
      await failVideo(world.server.deps, id, { code: 'render_failed', message: 'It could not be rendered.' })
      await world.work()
      expect(receiver.received[0]?.headers).toMatchObject({
        'content-type': 'application/json',
        'webhook-id': expect.stringMatching(/^msg_\w{32}$/),
      })
      expect(verify(secret)).toBe(true)
      const message = webhookMessageSchema.parse(JSON.parse(receiver.received[0]?.body ?? ''))
      expect(message).toMatchObject({
        type: 'video.failed',
        data: { id, failure: { code: 'render_failed' } },
      })
      const video = await tellReady()
      await world.work()
      expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({
        type: 'video.ready',
        data: { id: video.id, title: 'Deep sea' },
      })
      expect(await readLog(webhook.id)).toMatchObject([
        { type: 'video.ready', state: 'delivered', tries: 1, status: 204, problem: null },
        { type: 'video.failed', state: 'delivered' },
      ])
    })

    test('is told of a video that its owner cancelled as before, and the reason says so', async () => {
      await addWebhook(user, receiver.url)
      const id = await keepVideo(world.server, userId, { status: 'processing' })
      await failVideo(world.server.deps, id, { code: 'cancelled', message: 'You cancelled it.' })
      await world.work()
      expect(webhookMessageSchema.parse(JSON.parse(receiver.received.at(-1)?.body ?? ''))).toMatchObject({
        type: 'video.failed',
        data: { id, failure: { code: 'cancelled' } },
      })
    })

    test('is told once of one thing, however often it is told here', async () => {
      await addWebhook(user, receiver.url)
      const video = await tellReady()
      await world.server.deps.tellWebhooks(userId, 'video.ready', video)
      const [order] = world.orders
      expect(world.orders).toHaveLength(1)
      // A job that comes twice, as after a lost connection.
      if (order) world.orders.push(order)
      await world.work(2)
      expect(receiver.received).toHaveLength(1)
    })

    test('comes through, whatever somebody else has this server sent to the same receiver', async () => {
      const { server, orders } = world
      const hosts = createHostBackoff()
      const send = async () =>
        sendWebhook(server.deps, SEND_WEBHOOK.schema.parse(orders.shift()?.data), hosts)
      const eve = await server.signUp()
      const { webhook } = await addWebhook(eve, new URL('/login', receiver.url).href)
      // Its pages for people lead elsewhere.
      receiver.answer = 302
      for (let n = 0; n < 3; n += 1) {
        await eve.ask('POST', `/api/webhooks/${webhook.id}/test`)
        await send()
        orders.length = 0
      }
      receiver.answer = 204
      receiver.received.length = 0
      await addWebhook(user, receiver.url)
      await tellReady()
      await send()
      expect(receiver.received).toHaveLength(1)
    })

    test('is told nothing when what happened was taken back', async () => {
      await addWebhook(user, receiver.url)
      const video = await readVideo(await keepVideo(world.server, userId))
      const { db, tellWebhooks } = world.server.deps
      const undone = db.transaction(async (tx) => {
        await tellWebhooks(userId, 'video.ready', video, tx)
        throw new Error('taken back')
      })
      await expect(undone).rejects.toThrow('taken back')
      expect(await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.userId, userId))).toEqual(
        [],
      )
    })

    test('is told only of what it asked for, only of its owner’s things, and only while it is on', async () => {
      const { webhook } = await addWebhook(user, receiver.url, ['post.live'])
      await tellReady()
      expect(world.orders).toHaveLength(0)
      await user.ask('PATCH', `/api/webhooks/${webhook.id}`, { events: ['video.ready'] })
      const other = await world.server.signUp()
      const otherId = await readId(other)
      const foreign = await readVideo(await keepVideo(world.server, otherId))
      await world.server.deps.tellWebhooks(otherId, 'video.ready', foreign)
      expect(world.orders).toHaveLength(0)
      await tellReady()
      expect((await user.ask('PATCH', `/api/webhooks/${webhook.id}`, { isOn: false })).status).toBe(200)
      await world.work()
      await tellReady()
      expect(world.orders).toHaveLength(0)
      expect(receiver.received).toHaveLength(0)
      expect(await readLog(webhook.id)).toMatchObject([
        { state: 'failed', problem: 'The webhook was switched off.' },
      ])
    })

    test('gets another secret, and messages signed by both for a day', async () => {
      const { webhook, secret } = await addWebhook(user, receiver.url)
      const renewed = await user.ask('POST', `/api/webhooks/${webhook.id}/secret`, { password: PASSWORD })
      const { secret: next } = renewed.body as { secret: string }
      expect(next).not.toBe(secret)
      await tellReady()
      await world.work()
      expect([verify(secret), verify(next)]).toEqual([true, true])
      world.server.wait(DAY_SECONDS)
      await tellReady()
      await world.work()
      expect([verify(secret, 1), verify(next, 1)]).toEqual([false, true])
      const kept = await world.server.deps.db.select().from(webhooks)
      expect(JSON.stringify([kept, world.server.logged])).not.toMatch(/whsec_/)
    })

    test('can be tried out', async () => {
      const { webhook } = await addWebhook(user, receiver.url)
      expect((await user.ask('POST', `/api/webhooks/${webhook.id}/test`)).status).toBe(200)
      await world.work()
      expect(webhookMessageSchema.parse(JSON.parse(receiver.received[0]?.body ?? ''))).toMatchObject({
        type: 'webhook.test',
        data: {},
      })
    })
  })

  describe('a message that does not come through', () => {
    test('is tried again later and later, under the same id, until it does', async () => {
      const { webhook } = await addWebhook(user, receiver.url)
      receiver.answer = 500
      await tellReady()
      const startedAt = world.server.deps.clock.now().getTime()
      await world.work(3)
      const [delivery] = await readLog(webhook.id)
      expect(delivery).toMatchObject({ state: 'waiting', tries: 3, status: 500, problem: 'It answered 500.' })
      const waits = [5, 300, 1800].reduce((sum, seconds) => sum + seconds, 0)
      const nextMs = new Date(delivery?.nextTryAt ?? 0).getTime() - startedAt
      expect(Math.round(nextMs / 60_000)).toBe(Math.round(waits / 60))
      expect((await readWebhook())?.failingSince).toEqual(expect.any(String))
      receiver.answer = 200
      await world.work()
      expect((await readLog(webhook.id))[0]).toMatchObject({ state: 'delivered', tries: 4, nextTryAt: null })
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
      expect((await readWebhook())?.failingSince).toBe(null)
    })

    test('is given up after eight tries, and can be sent again from the log', async () => {
      const { webhook } = await addWebhook(user, receiver.url)
      receiver.answer = 503
      await tellReady()
      await world.work(20)
      expect(receiver.received).toHaveLength(8)
      const [failed] = await readLog(webhook.id)
      expect(failed).toMatchObject({ state: 'failed', tries: 8, nextTryAt: null })
      receiver.answer = 200
      const resent = await user.ask('POST', `/api/webhooks/${webhook.id}/deliveries/${failed?.id}/resend`)
      expect(resent.body).toMatchObject({ state: 'waiting' })
      await world.work()
      expect((await readLog(webhook.id))[0]).toMatchObject({ state: 'delivered' })
      expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(failed?.messageId)
    })

    test('is not sent on to where the receiver points', async () => {
      const { webhook } = await addWebhook(user, receiver.url)
      receiver.answer = 307
      await tellReady()
      await world.work()
      expect(receiver.received).toHaveLength(1)
      expect((await readLog(webhook.id))[0]).toMatchObject({ state: 'waiting', status: null })
    })

    test('switches its webhook off after five days of it, with one mail', async () => {
      const { webhook } = await addWebhook(user, receiver.url)
      receiver.answer = 500
      for (let day = 0; day < 6; day += 1) {
        await tellReady()
        await world.work()
        world.server.wait(DAY_SECONDS)
      }
      await world.work(100)
      user = await signInAgain()
      expect(await readWebhook()).toMatchObject({ isOn: false, isGivenUp: true })
      const mails = (await readMails(world.server, email)).filter(
        ({ subject }) => subject === 'A webhook of yours was switched off',
      )
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text).toContain(receiver.url)
      const on = await user.ask('PATCH', `/api/webhooks/${webhook.id}`, { isOn: true })
      expect(on.body).toMatchObject({ isOn: true, isGivenUp: false, failingSince: null })
    })

    test('switches its webhook off at once when the receiver says that it is gone', async () => {
      await addWebhook(user, receiver.url)
      receiver.answer = 410
      await tellReady()
      await world.work()
      expect(await readWebhook()).toMatchObject({ isOn: false, isGivenUp: true })
    })
  })

  /** A session of before is over after days. */
  const signInAgain = () => world.server.signUp(email)

  describe('the settings of webhooks', () => {
    test('do not take an address that is not of the open internet', async () => {
      const { webhook } = await addWebhook(user, receiver.url)
      const addresses = [
        'http://localhost/hook',
        'http://169.254.169.254/latest/meta-data',
        'http://10.0.0.1/hook',
        'http://[::1]/hook',
        'https://user:password@example.org/',
      ]
      for (const url of addresses) {
        const wanted = { url, events: ['video.ready'], password: PASSWORD }
        const made = await user.ask('POST', '/api/webhooks', wanted)
        expect(made).toMatchObject({ status: 422, body: { error: { code: 'address_refused' } } })
        const moved = await user.ask('PATCH', `/api/webhooks/${webhook.id}`, { url, password: PASSWORD })
        expect(moved.status).toBe(422)
      }
    })

    test('name what is wrong', async () => {
      const wrong = [
        [{ url: 'file:///etc/passwd', events: ['video.ready'] }, 'url'],
        [{ url: 'not an address', events: ['video.ready'] }, 'url'],
        [{ url: 'https://example.org', events: [] }, 'events'],
        [{ url: 'https://example.org', events: ['everything'] }, 'events.0'],
      ] as const
      for (const [body, field] of wrong)
        expect((await user.ask('POST', '/api/webhooks', body)).body).toMatchObject({
          error: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
        })
    })

    test('end at ten webhooks', async () => {
      for (let count = 0; count < WEBHOOKS_MAX_COUNT; count += 1) await addWebhook(user, receiver.url)
      const wanted = { url: receiver.url, events: ['post.live'], password: PASSWORD }
      const answer = await user.ask('POST', '/api/webhooks', wanted)
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'webhooks_too_many' } } })
    })

    test('are nothing that a stranger or another user can see or do', async () => {
      const { webhook } = await addWebhook(user, receiver.url)
      await tellReady()
      const [delivery] = await readLog(webhook.id)
      const other = await world.server.signUp()
      const calls = [
        ['PATCH', '', { isOn: false }],
        ['DELETE', '', undefined],
        ['POST', '/secret', {}],
        ['POST', '/test', undefined],
        ['GET', '/deliveries', undefined],
        ['POST', `/deliveries/${delivery?.id}/resend`, undefined],
      ] as const
      for (const [method, rest, body] of calls) {
        const ask = (client: Client, id: string) => client.ask(method, `/api/webhooks/${id}${rest}`, body)
        expect((await ask(world.server.stranger, webhook.id)).status).toBe(401)
        const [foreign, missing] = [await ask(other, webhook.id), await ask(other, 'nothing')]
        expect(foreign).toMatchObject({ status: 404, body: { error: { code: 'webhook_not_found' } } })
        expect(missing.status).toBe(404)
      }
      expect((await other.ask('GET', '/api/webhooks')).body).toEqual({ webhooks: [] })
      expect((await user.ask('POST', `/api/webhooks/${webhook.id}/deliveries/nothing/resend`)).status).toBe(
        404,
      )
      expect((await user.ask('DELETE', `/api/webhooks/${webhook.id}`)).status).toBe(200)
      expect(await readWebhook()).toBe(undefined)
      // The job that was ordered for it finds nothing.
      await world.work()
      expect(receiver.received).toHaveLength(0)
    })
  })
})
