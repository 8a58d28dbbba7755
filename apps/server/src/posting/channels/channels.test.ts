import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildServer } from '../../../../../tests/builders/build-server.ts'
import type { Client } from '../../../../../tests/builders/build-server.ts'
import { readOutbox } from '../../platform/mail/read-outbox.ts'
import { channels, users } from '../../schema.ts'
import { secretsFrom } from '../../platform/secrets.ts'
import {
  buildChannels,
  comeBack,
  connect,
  consent,
  list,
  PUBLIC,
} from '../../../../../tests/builders/build-channels.ts'
import type { ChannelWorld } from '../../../../../tests/builders/build-channels.ts'
import { keepChannels } from './keep-channels.job.ts'
import { NetworkError } from './networks/network-error.ts'
import type { Grant } from './networks/network.ts'
import { refreshChannel } from './refresh-channel.ts'
import { resealChannels } from './reseal-channels.ts'
import { REVOKE_GRANT, revokeGrant } from './revoke-grant.job.ts'
import { openGrant } from './seal-grant.ts'
import { useChannel } from './use-channel.ts'

const DAY = 86_400
let world: ChannelWorld
let ada: Client
let adaMail: string

beforeAll(async () => {
  world = await buildChannels()
})
afterAll(() => world.close())
beforeEach(async () => {
  const { tiktok, instagram, youtube } = world
  Object.assign(tiktok.mood, {
    scopes: 'user.info.basic,video.publish,video.upload,video.list',
    tokenError: undefined,
    openId: `open-${crypto.randomUUID()}`,
  })
  Object.assign(instagram.mood, { accountType: 'BUSINESS', isTokenEnded: false })
  Object.assign(youtube.mood, { isGrantEnded: false, grantSeconds: undefined, hasChannel: true })
  adaMail = `${crypto.randomUUID()}@example.org`
  ada = await world.server.signUp(adaMail)
})

const rowOf = async (id: string) => {
  const [row] = await world.server.deps.db.select().from(channels).where(eq(channels.id, id))
  if (!row) throw new Error('there is no such channel')
  return row
}
/** Subjects of the mails that came to an address. */
const mailsTo = async (address: string) =>
  (await readOutbox(`${world.server.deps.config.dataDir}/outbox`))
    .filter(({ to }) => to?.some((one) => one.address === address))
    .map(({ subject = '' }) => subject)
const tokenOf = async (id: string) => {
  const { userId } = await rowOf(id)
  return useChannel(world.server.deps, userId, id, async ({ token }) => token)
}

test('without keys, each network names the settings that are missing, and connecting says so', async () => {
  const server = await buildServer()
  const client = await server.signUp()
  const { body } = await client.ask('GET', '/api/channels')
  expect(body).toEqual({
    channels: [],
    networks: [
      expect.objectContaining({
        id: 'tiktok',
        isConfigured: false,
        missing: ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'],
        callbackAddress: 'http://localhost:3000/tiktok-callback',
        isAudited: false,
      }),
      expect.objectContaining({ id: 'instagram', isConfigured: false }),
      expect.objectContaining({ id: 'youtube', isConfigured: false }),
    ],
  })
  const refused = await client.ask('POST', '/api/channels', { network: 'tiktok' })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'network_not_configured' } } })
  await server.close()
})

describe('connecting', () => {
  test.each([
    ['tiktok', 'Demo Creator', 'demo'],
    ['instagram', 'Demo Reels', 'demo.reels'],
    ['youtube', 'Demo Channel', 'demochannel'],
  ] as const)(
    '%s brings the account with its name, and it can be posted to',
    async (network, name, username) => {
      const channel = await connect(ada, network)
      expect(channel).toMatchObject({
        network,
        name,
        username,
        health: 'ok',
        healthMessage: null,
        missingScopes: [],
        canPost: true,
        canReadFigures: true,
      })
      expect(JSON.stringify(channel)).not.toMatch(/act\.|rft\.|IGL|ya29/)
      // A channel outlives the session that connected it, which may have been a thief's.
      expect(await mailsTo(adaMail)).toContain('A channel was connected to your Hookreel account')
      expect((await ada.ask('GET', '/api/account-events')).body).toMatchObject({
        events: [{ kind: 'channel_connected' }, { kind: 'signed_in' }],
      })
    },
  )

  test('Instagram and YouTube lead back to the settings, with how it went', async () => {
    const done = await comeBack(ada, await consent(ada, 'instagram'))
    expect([done.status, done.headers.get('location')]).toEqual([
      302,
      `${PUBLIC}/settings?tab=export&connected=instagram`,
    ])
    world.youtube.mood.hasChannel = false
    const refused = await comeBack(ada, await consent(ada, 'youtube'))
    expect(refused.headers.get('location')).toBe(
      `${PUBLIC}/settings?tab=export&connectionError=account_not_postable`,
    )
    const back = await consent(ada, 'instagram')
    const stranger = await comeBack(world.server.stranger, back)
    expect(stranger.headers.get('location')).toBe(`${PUBLIC}/login`)
  })

  test('what came back works once, for the one who asked, and not for long', async () => {
    const back = await consent(ada, 'tiktok')
    const eve = await world.server.signUp()
    const expired = { status: 409, body: { error: { code: 'connection_expired' } } }
    expect(await comeBack(eve, back)).toMatchObject(expired)
    expect(await comeBack(ada, back)).toMatchObject({ status: 200, body: { postId: null } })
    expect(await comeBack(ada, back)).toMatchObject(expired)
    const late = await consent(ada, 'tiktok')
    world.server.wait(1801)
    expect(await comeBack(ada, late)).toMatchObject(expired)
    const forged = await consent(ada, 'tiktok')
    forged.searchParams.set('state', `${forged.searchParams.get('state')?.split('.')[0]}.forged`)
    expect(await comeBack(ada, forged)).toMatchObject(expired)
  })

  test('a refusal on TikTok\u2019s page is told in its words, and a callback without its parts is incomplete', async () => {
    const callback = '/api/channels/tiktok/callback'
    expect(
      await ada.ask('POST', callback, { error: 'access_denied', error_description: 'The user said no' }),
    ).toMatchObject({
      status: 409,
      body: { error: { code: 'connection_refused', message: 'Authorization failed: The user said no' } },
    })
    expect(await ada.ask('POST', callback, { code: 'x' })).toMatchObject({
      status: 422,
      body: { error: { code: 'connection_incomplete' } },
    })
    world.tiktok.mood.tokenError = 'invalid_grant'
    expect(await comeBack(ada, await consent(ada, 'tiktok'))).toMatchObject({
      status: 502,
      body: { error: { code: 'connection_failed' } },
    })
  })

  test('without the permission to post it is refused, and what was given is given back', async () => {
    world.tiktok.mood.scopes = 'user.info.basic'
    const before = world.tiktok.revoked.length
    expect(await comeBack(ada, await consent(ada, 'tiktok'))).toMatchObject({
      status: 409,
      body: { error: { code: 'scopes_missing' } },
    })
    expect(world.tiktok.revoked).toHaveLength(before + 1)
    expect(await list(ada)).toEqual([])
  })

  test('a part of the permissions is shown as what is missing', async () => {
    world.tiktok.mood.scopes = 'user.info.basic,video.upload'
    expect(await connect(ada, 'tiktok')).toMatchObject({
      health: 'missing_scopes',
      missingScopes: ['video.publish', 'video.list'],
      canPost: true,
      canReadFigures: false,
    })
  })

  test('again keeps the channel; another account is not taken for it', async () => {
    const channel = await connect(ada, 'tiktok')
    expect((await connect(ada, 'tiktok', { channelId: channel.id })).id).toBe(channel.id)
    await world.server.deps.db
      .update(channels)
      .set({ accountId: 'somebody-else' })
      .where(eq(channels.id, channel.id))
    const mixed = await comeBack(ada, await consent(ada, 'tiktok', { channelId: channel.id }))
    expect(mixed).toMatchObject({ status: 409, body: { error: { code: 'channel_mismatch' } } })
  })

  test('the wrong account chosen while reconnecting keeps its own channel: only what is unknown here is given back', async () => {
    const { tiktok } = world
    const first = await connect(ada, 'tiktok')
    const firstId = tiktok.mood.openId
    tiktok.mood.openId = `open-${crypto.randomUUID()}`
    const second = await connect(ada, 'tiktok')
    // Anyone who reconnects the first is signed in to the second at TikTok.
    const before = tiktok.revoked.length
    const mismatch = { status: 409, body: { error: { code: 'channel_mismatch' } } }
    expect(await comeBack(ada, await consent(ada, 'tiktok', { channelId: first.id }))).toMatchObject(mismatch)
    expect(tiktok.revoked).toHaveLength(before)
    expect(await tokenOf(second.id)).toMatch(/^act\./)
    // Somebody else's is not touched either, and a permission for less is no reason to.
    const eve = await world.server.signUp()
    tiktok.mood.scopes = 'user.info.basic'
    expect((await comeBack(eve, await consent(eve, 'tiktok'))).status).toBe(409)
    expect(tiktok.revoked).toHaveLength(before)
    // An account that nobody here has connected is given back.
    tiktok.mood.openId = `open-${crypto.randomUUID()}`
    tiktok.mood.scopes = 'user.info.basic,video.publish,video.upload,video.list'
    expect(await comeBack(ada, await consent(ada, 'tiktok', { channelId: first.id }))).toMatchObject(mismatch)
    expect(tiktok.revoked).toHaveLength(before + 1)
    expect(firstId).not.toBe(tiktok.mood.openId)
  })

  test('giving a channel up leaves the permission to others here who have it, or have connected it again', async () => {
    const { deps } = world.server
    const channel = await connect(ada, 'tiktok')
    const { accountId, sealedGrant } = await rowOf(channel.id)
    const order = REVOKE_GRANT.schema.parse({
      channelId: channel.id,
      network: 'tiktok',
      accountId,
      sealedGrant,
    })
    const eve = await world.server.signUp()
    const eves = await connect(eve, 'tiktok')
    const before = world.tiktok.revoked.length
    await ada.ask('DELETE', `/api/channels/${channel.id}`)
    await revokeGrant(deps, order)
    expect(world.tiktok.revoked).toHaveLength(before)
    await eve.ask('DELETE', `/api/channels/${eves.id}`)
    await revokeGrant(deps, order)
    expect(world.tiktok.revoked).toHaveLength(before + 1)
  })

  test('is refused signed out, for somebody else\u2019s channel, and for a network that does not exist', async () => {
    const eve = await world.server.signUp()
    const channel = await connect(eve, 'tiktok')
    const ask = (client: Client, body: unknown) => client.ask('POST', '/api/channels', body)
    expect((await ask(world.server.stranger, { network: 'tiktok' })).status).toBe(401)
    expect((await world.server.stranger.ask('GET', '/api/channels')).status).toBe(401)
    expect((await ask(ada, { network: 'tiktok', channelId: channel.id })).status).toBe(404)
    expect((await ask(ada, { network: 'tiktok', videoId: 'nobodys' })).status).toBe(404)
    expect((await ask(ada, { network: 'myspace' })).status).toBe(422)
  })
})

describe('a token', () => {
  test('lies encrypted in the row, and opens in no other one', async () => {
    const channel = await connect(ada, 'tiktok')
    const { sealedGrant } = await rowOf(channel.id)
    const { secrets } = world.server.deps
    expect(sealedGrant).toMatch(/^v1\.[0-9a-f]{12}\./)
    expect(sealedGrant).not.toContain('act.')
    expect(openGrant(secrets, channel.id, sealedGrant ?? '')?.accessToken).toMatch(/^act\./)
    expect(openGrant(secrets, 'another', sealedGrant ?? '')).toBeUndefined()
    const tampered = `${sealedGrant?.slice(0, -2)}AA`
    expect(openGrant(secrets, channel.id, tampered)).toBeUndefined()
  })

  test('is renewed ahead of its end, once, however many want it', async () => {
    const channel = await connect(ada, 'tiktok')
    const first = await tokenOf(channel.id)
    world.server.wait(DAY - 60)
    const asked = world.tiktok.asked.length
    const got = await Promise.allSettled([tokenOf(channel.id), tokenOf(channel.id), tokenOf(channel.id)])
    const tokens = got.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(new Set(tokens).size).toBe(1)
    expect(tokens[0]).not.toBe(first)
    for (const one of got)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ problem: 'unavailable' })
    const renewals = world.tiktok.asked.slice(asked).filter((line) => line.includes('/oauth/token/'))
    expect(renewals).toHaveLength(1)
    expect(await tokenOf(channel.id)).toBe(tokens[0])
  })

  test('that is given up, or connected anew, while it is renewed stays so', async () => {
    const { deps } = world.server
    const renew = async (id: string, meanwhile: () => Promise<unknown>) => {
      const row = await rowOf(id)
      const grant = openGrant(deps.secrets, id, row.sealedGrant ?? '')
      await useChannel(deps, row.userId, id, async (_, network) => {
        const slow = {
          ...network,
          refresh: async (seen: Grant) => {
            await meanwhile()
            return { ...seen, accessToken: 'act.late' }
          },
        }
        if (grant) await refreshChannel(deps, slow, row, grant)
      })
      const after = await rowOf(id)
      return openGrant(deps.secrets, id, after.sealedGrant ?? '')?.accessToken
    }
    const { id } = await connect(ada, 'tiktok')
    expect(await renew(id, async () => undefined)).toBe('act.late')
    const again = await renew(id, () => connect(ada, 'tiktok', { channelId: id }))
    expect(again).toMatch(/^act\.(?!late)/)
    expect(await renew(id, () => ada.ask('DELETE', `/api/channels/${id}`))).toBeUndefined()
  })

  test('that is refused before its time is renewed once, and the act is done again', async () => {
    const channel = await connect(ada, 'tiktok')
    world.tiktok.endTokens('access')
    const { userId } = await rowOf(channel.id)
    const profile = await useChannel(world.server.deps, userId, channel.id, (access, network) =>
      network.readProfile(access),
    )
    expect(profile.name).toBe('Demo Creator')
  })

  test('that is dead breaks the channel: its pages and its owner are told, once; reconnecting mends it', async () => {
    const channel = await connect(ada, 'tiktok')
    const { userId } = await rowOf(channel.id)
    const told: unknown[] = []
    const stop = world.server.deps.hub.subscribe(userId, ({ name, data }) => told.push([name, data]))
    world.tiktok.endTokens('refresh')
    const use = () =>
      useChannel(world.server.deps, userId, channel.id, (access, network) => network.readProfile(access))
    await expect(use()).rejects.toMatchObject({ problem: 'expired_token', action: 'reconnect' })
    await expect(use()).rejects.toBeInstanceOf(NetworkError)
    stop()
    expect(told).toEqual([['channel', expect.objectContaining({ id: channel.id, health: 'reconnect' })]])
    expect((await mailsTo(adaMail)).filter((subject) => subject.startsWith('Reconnect'))).toHaveLength(1)
    expect(await connect(ada, 'tiktok', { channelId: channel.id })).toMatchObject({
      id: channel.id,
      health: 'ok',
    })
    await expect(use()).resolves.toMatchObject({ name: 'Demo Creator' })
  })
})

describe('the job that looks after channels', () => {
  test('renews each in time: TikTok within its day, Instagram before its sixty, YouTube once a day', async () => {
    const [tiktok, instagram, youtube] = [
      await connect(ada, 'tiktok'),
      await connect(ada, 'instagram'),
      await connect(ada, 'youtube'),
    ]
    const endsBefore = instagram.expiresAt
    await keepChannels(world.server.deps)
    const early = await Promise.all([tiktok, instagram, youtube].map(({ id }) => rowOf(id)))
    world.server.wait(25 * 3600)
    world.tiktok.mood.now = () => world.server.deps.clock.now().getTime()
    await keepChannels(world.server.deps)
    const later = await Promise.all([tiktok, instagram, youtube].map(({ id }) => rowOf(id)))
    expect(later.map((row, index) => row.refreshedAt > (early[index]?.refreshedAt ?? 0))).toEqual([
      true,
      false,
      true,
    ])
    world.server.wait(51 * DAY)
    await keepChannels(world.server.deps)
    expect((await rowOf(instagram.id)).endsAt?.toISOString()).not.toBe(endsBefore)
    expect((await list(ada)).map(({ health }) => health)).toEqual(['ok', 'ok', 'ok'])
  })

  test('tells the owner days before a permission dies, once, and once when it is dead', async () => {
    world.youtube.mood.grantSeconds = 8 * DAY
    const channel = await connect(ada, 'youtube')
    await keepChannels(world.server.deps)
    expect(await mailsTo(adaMail)).not.toContainEqual(expect.stringContaining('has to be reconnected'))
    world.server.wait(2 * DAY)
    await keepChannels(world.server.deps)
    await keepChannels(world.server.deps)
    expect((await list(ada))[0]).toMatchObject({ health: 'expiring' })
    const warnings = async () =>
      (await mailsTo(adaMail)).filter((subject) => subject.includes('has to be reconnected'))
    expect(await warnings()).toHaveLength(1)
    world.youtube.mood.isGrantEnded = true
    world.server.wait(7 * DAY)
    await keepChannels(world.server.deps)
    await keepChannels(world.server.deps)
    expect((await list(ada)).find(({ id }) => id === channel.id)).toMatchObject({ health: 'reconnect' })
    expect(await warnings()).toHaveLength(1)
    const deaths = (await mailsTo(adaMail)).filter((subject) => subject.startsWith('Reconnect'))
    expect(deaths).toHaveLength(1)
  })
})

describe('giving up a channel', () => {
  test('forgets the token at once and takes the permission back; the same account comes back as the same channel', async () => {
    const channel = await connect(ada, 'tiktok')
    const token = await tokenOf(channel.id)
    expect((await ada.ask('DELETE', `/api/channels/${channel.id}`)).status).toBe(200)
    expect(await list(ada)).toEqual([])
    expect((await rowOf(channel.id)).sealedGrant).toBeNull()
    const order = world.ordered.findLast(({ name }) => name === 'revoke-grant')
    await revokeGrant(world.server.deps, REVOKE_GRANT.schema.parse(order?.data))
    expect(world.tiktok.revoked).toContain(token)
    // Twice, as after a crash: nothing is left to take back, and that is well.
    await revokeGrant(world.server.deps, REVOKE_GRANT.schema.parse(order?.data))
    expect((await ada.ask('DELETE', `/api/channels/${channel.id}`)).status).toBe(404)
    expect((await connect(ada, 'tiktok')).id).toBe(channel.id)
  })

  test('is tried again when the network is away', async () => {
    const channel = await connect(ada, 'youtube')
    const { sealedGrant } = await rowOf(channel.id)
    const order = REVOKE_GRANT.schema.parse({ channelId: channel.id, network: 'youtube', sealedGrant })
    for (let time = 0; time < 9; time += 1)
      world.youtube.answerOnce('POST /revoke', { status: 503, json: { error: 'backend' } })
    await expect(revokeGrant(world.server.deps, order)).rejects.toBeInstanceOf(NetworkError)
  })

  test('goes with the account: every permission is ordered to be taken back', async () => {
    await connect(ada, 'tiktok')
    await connect(ada, 'youtube')
    world.ordered.length = 0
    const body = { confirmation: 'delete my account', password: 'correct horse' }
    expect((await ada.ask('POST', '/api/account/delete', body)).status).toBe(200)
    expect(world.ordered.filter(({ name }) => name === 'revoke-grant')).toHaveLength(2)
    const { db } = world.server.deps
    expect(await db.select().from(users).where(eq(users.email, adaMail))).toEqual([])
  })

  test('checking and giving up are refused signed out, and somebody else\u2019s is not there', async () => {
    const channel = await connect(await world.server.signUp(), 'tiktok')
    for (const [method, path] of [
      ['POST', `/api/channels/${channel.id}/check`],
      ['DELETE', `/api/channels/${channel.id}`],
    ] as const) {
      expect((await world.server.stranger.ask(method, path)).status).toBe(401)
      expect((await ada.ask(method, path)).status).toBe(404)
    }
  })
})

test('checking a channel asks the network, and says when it is away or refuses', async () => {
  const channel = await connect(ada, 'tiktok')
  const check = () => ada.ask('POST', `/api/channels/${channel.id}/check`)
  expect(await check()).toMatchObject({ status: 200, body: { health: 'ok', name: 'Demo Creator' } })
  world.tiktok.answerOnce('/v2/user/info/', { status: 502, text: 'bad gateway' })
  expect(await check()).toMatchObject({ status: 502, body: { error: { code: 'network_unavailable' } } })
  world.tiktok.endTokens('refresh')
  expect(await check()).toMatchObject({ status: 200, body: { health: 'reconnect', canPost: false } })
})

test('new keys: tokens are sealed anew, and those of a key that is gone are counted', async () => {
  const channel = await connect(ada, 'tiktok')
  const [old, next] = ['a secret for tests that is long enough', 'another secret that is long enough, too']
  const { db, secrets } = world.server.deps
  const before = await rowOf(channel.id)
  const rotated = secretsFrom(next, old)
  expect((await resealChannels({ db, secrets: rotated })).resealed).toBeGreaterThan(0)
  const after = await rowOf(channel.id)
  expect(after.sealedGrant).not.toBe(before.sealedGrant)
  expect(openGrant(secretsFrom(next), channel.id, after.sealedGrant ?? '')).toEqual(
    openGrant(secrets, channel.id, before.sealedGrant ?? ''),
  )
  expect(await resealChannels({ db, secrets: rotated })).toEqual({ resealed: 0, lost: 0 })
  const { lost } = await resealChannels({ db, secrets: secretsFrom(`${next}, but lost`) })
  expect(lost).toBeGreaterThan(0)
  await resealChannels({ db, secrets: secretsFrom(old, next) })
})

test(
  'on PostgreSQL a channel is connected, renewed once by many at once, and given up',
  { tags: ['postgresql'] },
  async () => {
    const other = await buildChannels({ isPostgres: true })
    const { deps } = other.server
    const client = await other.server.signUp()
    const channel = await connect(client, 'tiktok')
    const [row] = await deps.db.select().from(channels)
    other.server.wait(DAY - 60)
    const use = () => useChannel(deps, row?.userId ?? '', channel.id, async ({ token }) => token)
    await Promise.allSettled([use(), use(), use(), use()])
    expect(other.tiktok.asked.filter((line) => line.includes('/oauth/token/'))).toHaveLength(2)
    await keepChannels(deps)
    expect((await client.ask('DELETE', `/api/channels/${channel.id}`)).status).toBe(200)
    expect(other.ordered.map(({ name }) => name)).toContain('revoke-grant')
    await other.close()
  },
)
