import type { Webhook } from '@hookreel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD } from '../../../../tests/builders/build-server.ts'
import type { Answer, Client } from '../../../../tests/builders/build-server.ts'
import { beginQuarantine, endQuarantine } from '../operations/backups/quarantine.ts'
import { profiles, videos } from '../schema.ts'
import { keepVideo, readId, readMails } from '../../../../tests/builders/build-settings.ts'
import { presentVideo } from '../videos/listing/present-video.ts'
import { addWebhook, buildReceiver, buildWebhooks } from '../../../../tests/builders/build-webhooks.ts'
import type { Receiver, WebhookWorld } from '../../../../tests/builders/build-webhooks.ts'
import { describeOnDatabases } from '../../../../tests/describe-on-databases.ts'

const codeOf = ({ status, body }: Answer) => [status, (body as { error?: { code: string } }).error?.code]
const REFUSED = [403, 'password_wrong']

describeOnDatabases('a webhook, against thieves, on %s', (postgresUrl) => {
  let world: WebhookWorld
  let receiver: Receiver
  let owner: Client
  let ownerId: string
  let email: string
  beforeAll(async () => {
    world = await buildWebhooks({}, postgresUrl)
    receiver = await buildReceiver()
  })
  afterAll(async () => {
    await receiver.close()
    await world.server.close()
  })
  beforeEach(async () => {
    world.server.wait(61)
    world.orders.length = 0
    receiver.received.length = 0
    email = `${crypto.randomUUID()}@example.org`
    owner = await world.server.signUp(email)
    ownerId = await readId(owner)
  })

  const list = async () =>
    ((await owner.ask('GET', '/api/webhooks')).body as { webhooks: Webhook[] }).webhooks
  const subjects = async () => (await readMails(world.server, email)).map(({ subject }) => subject)
  async function tellReady(): Promise<void> {
    const { deps } = world.server
    const id = await keepVideo(world.server, ownerId)
    const [row] = await deps.db.select().from(videos).where(eq(videos.id, id))
    if (!row) throw new Error('no video')
    await deps.tellWebhooks(ownerId, 'video.ready', presentVideo(row, deps))
  }

  test('is neither made nor moved nor given a secret by a stolen session alone', async () => {
    const wanted = { url: receiver.url, events: ['video.ready'] }
    expect(codeOf(await owner.ask('POST', '/api/webhooks', wanted))).toEqual(REFUSED)
    expect(codeOf(await owner.ask('POST', '/api/webhooks', { ...wanted, password: 'wrong' }))).toEqual(
      REFUSED,
    )
    expect(await list()).toEqual([])
    const { webhook } = await addWebhook(owner, receiver.url)
    const at = `/api/webhooks/${webhook.id}`
    const url = receiver.url.replace('hook', 'thief')
    expect(codeOf(await owner.ask('PATCH', at, { url }))).toEqual(REFUSED)
    expect(codeOf(await owner.ask('POST', `${at}/secret`, {}))).toEqual(REFUSED)
    expect(await list()).toEqual([webhook])
    // What sends nothing anywhere else needs no password.
    const kept = { url: webhook.url, description: 'mine', isOn: false }
    expect((await owner.ask('PATCH', at, kept)).status).toBe(200)
  })

  test('is made, moved and given a secret with a mail and an event', async () => {
    const { webhook } = await addWebhook(owner, receiver.url)
    const at = `/api/webhooks/${webhook.id}`
    const url = receiver.url.replace('hook', 'other')
    expect((await owner.ask('PATCH', at, { url, password: PASSWORD })).body).toMatchObject({ url })
    expect((await owner.ask('POST', `${at}/secret`, { password: PASSWORD })).status).toBe(201)
    expect(await subjects()).toEqual(
      expect.arrayContaining([
        'A webhook was added to your Hookreel account',
        'A webhook of your Hookreel account got another address',
        'A webhook of your Hookreel account got a new secret',
      ]),
    )
    const mails = await readMails(world.server, email)
    expect(mails.find(({ subject }) => subject?.includes('another address'))?.text).toContain(url)
    const { body } = await owner.ask('GET', '/api/account-events')
    const kinds = (body as { events: { kind: string }[] }).events.map(({ kind }) => kind)
    expect(kinds.slice(0, 3)).toEqual(['webhook_secret_renewed', 'webhook_address_changed', 'webhook_made'])
  })

  test('is switched off when the owner takes the address back', async () => {
    await addWebhook(owner, receiver.url)
    const { stranger } = world.server
    const newEmail = `${crypto.randomUUID()}@example.org`
    const tokenOf = async (to: string, subject: string) => {
      const mail = (await readMails(world.server, to)).findLast((one) => one.subject?.includes(subject))
      return /(?:confirm|undo)=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    }
    await owner.ask('POST', '/api/account/email-changes', { newEmail, password: PASSWORD })
    const confirm = { token: await tokenOf(newEmail, 'Confirm') }
    expect((await stranger.ask('POST', '/api/account/email-changes/confirm', confirm)).status).toBe(200)
    await tellReady()
    const undo = { token: await tokenOf(email, 'was changed') }
    expect((await stranger.ask('POST', '/api/account/email-changes/undo', undo)).status).toBe(200)
    await tellReady()
    await world.work(5)
    expect(receiver.received).toEqual([])
  })

  test('is sent nothing while its owner is disabled', async () => {
    await addWebhook(owner, receiver.url)
    await tellReady()
    const { db } = world.server.deps
    await db.update(profiles).set({ disabledAt: new Date() }).where(eq(profiles.id, ownerId))
    await tellReady()
    await world.work(5)
    expect(receiver.received).toEqual([])
  })

  test('is sent nothing after a restore until the operator frees the account', async () => {
    await addWebhook(owner, receiver.url)
    await tellReady()
    const { db, clock } = world.server.deps
    await beginQuarantine(db, '2026-11-01', clock.now())
    await tellReady()
    await world.work(5)
    expect(receiver.received).toEqual([])
    await endQuarantine(db, ['accounts'])
    await tellReady()
    await world.work(5)
    expect(receiver.received).toHaveLength(1)
  })
})
