import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { INSTAGRAM_ACCOUNT } from '../../../../../tests/fakes/instagram/instagram-answers.ts'
import { signMetaRequest } from '../../../../../tests/fakes/instagram/meta-request.ts'
import { signTiktokMessage } from '../../../../../tests/fakes/tiktok/sign-tiktok-message.ts'
import type { Client } from '../../../../../tests/builders/build-server.ts'
import { channels } from '../../schema.ts'
import { buildChannels, connect, list, PUBLIC } from '../../../../../tests/builders/build-channels.ts'
import type { ChannelWorld } from '../../../../../tests/builders/build-channels.ts'
import { takeTiktokWebhook } from './take-tiktok-webhook.ts'

const TIKTOK = '/api/webhooks/tiktok'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
let world: ChannelWorld
let ada: Client

beforeAll(async () => {
  world = await buildChannels()
  ada = await world.server.signUp()
})
afterAll(() => world.close())

const send = (path: string, body: string, headers: Record<string, string>) =>
  world.server.stranger.ask('POST', path, body, headers)

test('TikTok says that the person took the permission back: the channel asks to be reconnected', async () => {
  const channel = await connect(ada, 'tiktok')
  const { payload, headers } = signTiktokMessage('authorization.removed', { reason: 1 })
  expect((await send(TIKTOK, payload, headers)).status).toBe(200)
  expect(await list(ada)).toEqual([expect.objectContaining({ id: channel.id, health: 'reconnect' })])
  // A message may come twice.
  expect((await send(TIKTOK, payload, headers)).status).toBe(200)
})

test.each([
  ['another secret', signTiktokMessage('authorization.removed', {}, { secret: 'guessed' }).headers],
  ['an old time', signTiktokMessage('authorization.removed', {}, { now: Date.now() - 301_000 }).headers],
  ['no signature', {}],
  ['half a signature', { 'tiktok-signature': 's=00' }],
])('a message signed with %s is refused', async (_, headers) => {
  const { payload } = signTiktokMessage('authorization.removed', {})
  expect(await send(TIKTOK, payload, headers)).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_signature' } },
  })
})

test('news of a post only have TikTok asked about it; what is not understood is taken and left alone', async () => {
  const heard: string[] = []
  const take = (event: string, content: object) => {
    const { payload, headers } = signTiktokMessage(event, content)
    const bytes = Buffer.from(payload)
    return takeTiktokWebhook(world.server.deps, bytes, headers['tiktok-signature'] ?? '', async (id) => {
      heard.push(id)
    })
  }
  await take('post.publish.complete', { publish_id: 'v_pub_file~v2-1.73', publish_type: 'DIRECT_PUBLISH' })
  await take('post.publish.complete', {})
  await take('video.upload.failed', { share_id: 'old' })
  expect(heard).toEqual(['v_pub_file~v2-1.73'])
})

test('Meta says that the person removed the app', async () => {
  await connect(ada, 'instagram')
  const body = new URLSearchParams({ signed_request: signMetaRequest() }).toString()
  expect((await send('/api/webhooks/instagram/deauthorize', body, FORM)).status).toBe(200)
  expect((await list(ada)).find(({ network }) => network === 'instagram')?.health).toBe('reconnect')
})

test('an account of Meta’s is told by all digits of its number, also where it is sent as one', async () => {
  await connect(ada, 'instagram')
  const { db } = world.server.deps
  const meant = '17841405822304915'
  // What JavaScript makes of it as a number: somebody else's.
  const other = String(Number(meant))
  await db.update(channels).set({ accountId: other }).where(eq(channels.accountId, INSTAGRAM_ACCOUNT))
  const signed = signMetaRequest(meant, undefined, true)
  const body = new URLSearchParams({ signed_request: signed }).toString()
  expect((await send('/api/webhooks/instagram/delete', body, FORM)).status).toBe(200)
  const left = await db.select().from(channels).where(eq(channels.accountId, other))
  expect(left).toHaveLength(1)
  await db.delete(channels).where(eq(channels.accountId, other))
})

test('Meta has a person\u2019s data deleted: it is gone at once, and a page says so', async () => {
  await connect(ada, 'instagram')
  const body = new URLSearchParams({ signed_request: signMetaRequest() }).toString()
  const answer = await send('/api/webhooks/instagram/delete', body, FORM)
  const { url, confirmation_code: code } = answer.body as { url: string; confirmation_code: string }
  expect(url).toBe(`${PUBLIC}/api/webhooks/instagram/delete/${code}`)
  const { db } = world.server.deps
  expect(await db.select().from(channels).where(eq(channels.accountId, INSTAGRAM_ACCOUNT))).toEqual([])
  const page = await world.server.stranger.ask('GET', new URL(url).pathname)
  expect(page).toMatchObject({ status: 200, body: expect.stringContaining('was deleted on') })
  const forged = await world.server.stranger.ask('GET', `${new URL(url).pathname}x`)
  expect(forged.status).toBe(404)
})

test.each(['', 'a.b', signMetaRequest(INSTAGRAM_ACCOUNT, 'guessed')])(
  'a request of Meta\u2019s that is not signed is refused (%s)',
  async (request) => {
    const body = new URLSearchParams({ signed_request: request }).toString()
    expect((await send('/api/webhooks/instagram/delete', body, FORM)).status).toBe(400)
  },
)

test.each(['deauthorize', 'delete'])(
  'a message to %s of more fields than forms have is refused before they are parted',
  async (what) => {
    // Half a million of them kept the thread for three seconds, no matter who sent them.
    const ask = (fields: number) => send(`/api/webhooks/instagram/${what}`, 'a&'.repeat(fields), FORM)
    expect(await ask(500_000)).toMatchObject({ status: 413, body: { error: { code: 'body_too_large' } } })
    expect(await ask(8000)).toMatchObject({ status: 400, body: { error: { code: 'malformed_body' } } })
  },
)
