import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startFakeTiktok } from '../../../../../../tests/fakes/tiktok/tiktok.ts'
import type { FakeTiktok } from '../../../../../../tests/fakes/tiktok/tiktok.ts'
import { readConfig } from '../../../config/config.ts'
import {
  buildDyingMemory,
  buildFilm,
  buildMemory,
  buildOrder,
} from '../../../../../../tests/builders/build-post-order.ts'
import type { Access, Grant, Network, PostOrder, PostStanding } from './network.ts'
import { findNetwork } from './open-networks.ts'
import { chunkAt, planChunks } from './tiktok/plan-chunks.ts'

const REDIRECT = 'https://reels.example/tiktok-callback'
let fake: FakeTiktok
let network: Network
let waitedMs = 0
const clock = { now: () => new Date(Date.now() + waitedMs) }

beforeEach(async () => {
  waitedMs = 0
  fake = await startFakeTiktok()
  fake.mood.now = () => clock.now().getTime()
  const found = findNetwork({ config: readConfig(fake.environment), clock }, 'tiktok')
  if (!found) throw new Error('TikTok is not set up')
  network = found
})
afterEach(() => fake.close())

/** Walks through TikTok's own page. */
async function connect(): Promise<Grant> {
  const url = network.authorizeUrl({ state: 'state', redirectUri: REDIRECT, verifier: 'unused' })
  const answer = await fetch(url, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  expect(back.searchParams.get('state')).toBe('state')
  return network.exchangeCode({
    code: back.searchParams.get('code') ?? '',
    redirectUri: REDIRECT,
    verifier: 'unused',
  })
}

async function access(): Promise<Access> {
  const { accessToken, scopes } = await connect()
  return { token: accessToken, scopes, accountId: 'open-1' }
}

/** Calls again as long as TikTok works on it, as the job does; time passes meanwhile. */
async function sendToEnd(order: PostOrder, most = 20): Promise<PostStanding> {
  let standing = await network.sendPost(order)
  for (let call = 1; standing.state === 'processing' && call < most; call += 1) {
    waitedMs += standing.checkAfterSeconds * 1000
    standing = await network.sendPost(order)
  }
  return standing
}

describe('connecting', () => {
  test('gives a day of access, a year of renewal, and the scopes that were allowed', async () => {
    fake.mood.scopes = 'user.info.basic,video.upload'
    const grant = await connect()
    expect(grant.scopes).toEqual(['user.info.basic', 'video.upload'])
    expect(grant.accessExpiresAt.getTime() - Date.now()).toBeGreaterThan(80_000_000)
    expect(network.judgeScopes(grant.scopes)).toEqual({
      canPost: true,
      canReadFigures: false,
      missing: ['video.publish', 'video.list'],
    })
  })

  test('a refusal that comes with status 200 is a refusal', async () => {
    fake.mood.tokenError = 'invalid_grant'
    await expect(connect()).rejects.toMatchObject({ problem: 'expired_token', action: 'reconnect' })
    fake.mood.tokenError = 'invalid_client'
    await expect(connect()).rejects.toMatchObject({ problem: 'not_configured', action: 'ask_operator' })
  })

  test('a renewed grant has another refresh token, and the old one is worth nothing', async () => {
    const grant = await connect()
    const fresh = await network.refresh(grant)
    expect(fresh.refreshToken).not.toBe(grant.refreshToken)
    await expect(network.refresh(grant)).rejects.toMatchObject({ problem: 'expired_token' })
  })

  test('a permission is taken back', async () => {
    const grant = await connect()
    await network.revoke(grant)
    expect(fake.revoked).toEqual([grant.accessToken])
    await expect(network.readProfile({ token: grant.accessToken, scopes: [] })).rejects.toMatchObject({
      problem: 'expired_token',
    })
  })

  test('the profile has the handle when posting was allowed', async () => {
    expect(await network.readProfile(await access())).toEqual({
      accountId: 'open-1',
      name: 'Demo Creator',
      username: 'demo',
      avatarUrl: 'https://p16.example/a.jpg',
    })
  })
})

test.each([
  [3_000_000, 3_000_000, 1],
  [9_999_999, 9_999_999, 1],
  [20_000_000, 20_000_000, 1],
  [50_000_123, 10_000_000, 5],
  [64_000_001, 10_000_000, 6],
  [4_000_000_000, 10_000_000, 400],
])('%i bytes go in chunks of %i, %i of them', (sizeBytes, chunkBytes, count) => {
  const plan = planChunks(sizeBytes)
  expect(plan).toEqual({ sizeBytes, chunkBytes, count })
  let [sent, sentChunks] = [0, 0]
  for (; sent < sizeBytes; sentChunks += 1) sent = chunkAt(plan, sent).end + 1
  expect([sent, sentChunks]).toEqual([sizeBytes, count])
})

describe('a direct post', () => {
  test('goes up in chunks and is live with the very bytes, its id to the last digit and its link', async () => {
    const film = buildFilm(20_000_123)
    fake.mood.slowPolls = 2
    const order = buildOrder(await access(), 'tiktok', { film })
    const standing = await sendToEnd(order)
    const [post] = fake.posts
    expect(fake.posts).toHaveLength(1)
    expect(post?.sha256).toBe(film.sha256)
    expect(standing).toEqual({
      state: 'live',
      id: post?.id,
      link: `https://www.tiktok.com/@demo/video/${post?.id}`,
      note: null,
    })
    expect(fake.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(2)
    expect(post?.info).toMatchObject({
      disable_comment: false,
      disable_duet: true,
      disable_stitch: true,
      brand_content_toggle: false,
      brand_organic_toggle: false,
      is_aigc: true,
    })
  })

  test('sent again after it is live stays the one post', async () => {
    const order = buildOrder(await access(), 'tiktok')
    await sendToEnd(order)
    expect(await network.sendPost(order)).toMatchObject({ state: 'live' })
    expect(fake.posts).toHaveLength(1)
  })

  test('whose id never comes is live all the same, and is found by its caption', async () => {
    fake.mood.idAfterPolls = Infinity
    const order = buildOrder(await access(), 'tiktok')
    expect(await sendToEnd(order)).toMatchObject({ state: 'live', id: fake.posts[0]?.id })
    const blind = buildOrder({ ...order.access, scopes: ['video.publish'] }, 'tiktok')
    expect(await sendToEnd(blind)).toEqual({ state: 'live', id: null, link: null, note: null })
  })

  test('goes on after a kill in the middle of the upload without sending again what TikTok has', async () => {
    const film = buildFilm(35_000_000)
    const memory = buildMemory()
    const order = buildOrder(await access(), 'tiktok', { film, memory })
    // The process dies when the second chunk is under way: whatever it did after the first is not remembered.
    const dead: PostOrder = {
      ...order,
      memory: buildDyingMemory(memory, (name, value) => name === 'sent' && value === 20_000_000),
    }
    await expect(network.sendPost(dead)).rejects.toThrow('killed')
    expect(await sendToEnd(order)).toMatchObject({ state: 'live' })
    expect(fake.posts.map(({ sha256 }) => sha256)).toEqual([film.sha256])
    expect(fake.asked.filter((line) => line.includes('/init/'))).toHaveLength(1)
  })

  test.each(['PUT /video/', '/video/init/', '/status/fetch/'])(
    'is one post when the answer to %s is lost',
    async (part) => {
      fake.loseAnswer(part)
      const order = buildOrder(await access(), 'tiktok')
      expect(await network.sendPost(order)).toMatchObject({ state: 'processing' })
      expect(await sendToEnd(order)).toMatchObject({ state: 'live' })
      expect(fake.posts).toHaveLength(1)
    },
  )

  test('whose chunk meets a failure is tried again from there', async () => {
    fake.answerOnce('PUT /video/', { status: 500, text: '' })
    const order = buildOrder(await access(), 'tiktok')
    expect(await network.sendPost(order)).toMatchObject({ state: 'processing' })
    expect(await sendToEnd(order)).toMatchObject({ state: 'live' })
    expect(fake.posts).toHaveLength(1)
  })

  test('whose upload address ended is announced anew, and posted once', async () => {
    const memory = buildMemory()
    const order = buildOrder(await access(), 'tiktok', { memory })
    fake.answerOnce('PUT /video/', { status: 503, text: '' })
    await network.sendPost(order)
    waitedMs += 3_700_000
    expect(await sendToEnd(order)).toMatchObject({ state: 'live' })
    expect(fake.asked.filter((line) => line.includes('/video/init/'))).toHaveLength(2)
    expect(fake.posts).toHaveLength(1)
  })

  test('with a token that ended asks for a fresh one before anything is announced', async () => {
    const order = buildOrder(await access(), 'tiktok')
    fake.endTokens('access')
    await expect(network.sendPost(order)).rejects.toMatchObject({ problem: 'expired_token' })
    expect(fake.posts).toHaveLength(0)
  })

  test.each([
    ['unaudited_client_can_only_post_to_private_accounts', 'private_only', 'make_private'],
    ['spam_risk_too_many_posts', 'quota', 'wait'],
    ['spam_risk_user_banned_from_posting', 'account_blocked', 'open_app'],
    ['reached_active_user_cap', 'quota', 'wait'],
    ['privacy_level_option_mismatch', 'invalid_options', 'edit'],
    ['url_ownership_unverified', 'not_configured', 'ask_operator'],
  ])('refused with %s fails as %s: %s', async (code, problem, action) => {
    fake.mood.initError = code
    const standing = await network.sendPost(buildOrder(await access(), 'tiktok'))
    expect(standing).toMatchObject({ state: 'failed', error: { problem, action } })
    expect(fake.posts).toHaveLength(0)
  })

  test.each([
    ['file_format_check_failed', 'change_video'],
    ['duration_check_failed', 'change_video'],
    ['spam_risk_text', 'edit'],
    ['spam_risk', 'open_app'],
    ['internal', 'retry'],
    ['auth_removed', 'reconnect'],
  ])('that TikTok ends with %s fails with the button %s', async (reason, action) => {
    fake.mood.failReason = reason
    const standing = await sendToEnd(buildOrder(await access(), 'tiktok'))
    expect(standing).toMatchObject({ state: 'failed', error: { action } })
    expect(fake.posts).toHaveLength(0)
  })

  test('to an audience that TikTok no longer offers, or longer than this creator may, is never begun', async () => {
    const tooPrivate = buildOrder(await access(), 'tiktok', { options: { privacy: 'FOLLOWER_OF_CREATOR' } })
    expect(await network.sendPost(tooPrivate)).toMatchObject({ error: { action: 'edit' } })
    fake.mood.maxSeconds = 5
    const tooLong = buildOrder(tooPrivate.access, 'tiktok')
    expect(await network.sendPost(tooLong)).toMatchObject({ error: { action: 'change_video' } })
    expect(fake.asked.filter((line) => line.includes('/init/'))).toHaveLength(0)
  })

  test('without the scope for it asks to reconnect', async () => {
    fake.mood.scopes = 'user.info.basic,video.upload'
    const standing = await network.sendPost(buildOrder(await access(), 'tiktok'))
    expect(standing).toMatchObject({
      state: 'failed',
      error: { problem: 'missing_scope', action: 'reconnect' },
    })
  })

  test('that is asked for too fast waits', async () => {
    fake.answerOnce('/video/init/', {
      status: 429,
      json: { data: {}, error: { code: 'rate_limit_exceeded', message: '' } },
    })
    const order = buildOrder(await access(), 'tiktok')
    expect(await network.sendPost(order)).toEqual({ state: 'processing', checkAfterSeconds: 60 })
    expect(await sendToEnd(order)).toMatchObject({ state: 'live' })
  })

  test('that TikTok forgot is looked for, and unknown when it is not found', async () => {
    const order = buildOrder(await access(), 'tiktok')
    await sendToEnd(order)
    const forgotten = {
      status: 400,
      json: { data: {}, error: { code: 'invalid_publish_id', message: '' } },
    }
    fake.answerOnce('/status/fetch/', forgotten)
    expect(await network.sendPost(order)).toMatchObject({ state: 'live', id: fake.posts[0]?.id })
    fake.answerOnce('/status/fetch/', forgotten)
    const other = { ...order, options: { ...order.options, caption: 'Another one' } } as PostOrder // same network
    expect(await network.sendPost(other)).toMatchObject({ state: 'unknown', error: { action: 'open_app' } })
  })
})

test('a draft goes to the inbox without a caption, and that is where it ends', async () => {
  const film = buildFilm(4000)
  const order = buildOrder(await access(), 'tiktok', { film, options: { mode: 'inbox', privacy: null } })
  expect(await sendToEnd(order)).toEqual({ state: 'in_inbox' })
  expect(fake.drafts).toEqual([{ sha256: film.sha256 }])
  expect(fake.posts).toHaveLength(0)
})

test('a draft that was not announced yet is not taken for a film of the same length that became public', async () => {
  const allowed = await access()
  const draft = buildOrder(allowed, 'tiktok', { options: { mode: 'inbox', privacy: null } })
  fake.answerOnce('/inbox/video/init/', {
    status: 429,
    json: { data: {}, error: { code: 'rate_limit_exceeded', message: '' } },
  })
  expect(await network.sendPost(draft)).toMatchObject({ state: 'processing' })
  expect(await sendToEnd(buildOrder(allowed, 'tiktok'))).toMatchObject({ state: 'live' })
  expect(await sendToEnd(draft)).toEqual({ state: 'in_inbox' })
  expect(fake.drafts).toHaveLength(1)
  expect(await network.findPost(draft)).toBeUndefined()
})

test('a post that was announced too fast is not taken for another one of the same caption', async () => {
  const allowed = await access()
  const post = buildOrder(allowed, 'tiktok')
  fake.answerOnce('/video/init/', {
    status: 429,
    json: { data: {}, error: { code: 'rate_limit_exceeded', message: '' } },
  })
  expect(await network.sendPost(post)).toMatchObject({ state: 'processing' })
  expect(await sendToEnd(buildOrder(allowed, 'tiktok'))).toMatchObject({ state: 'live' })
  expect(await sendToEnd(post)).toMatchObject({ state: 'live', id: fake.posts[1]?.id })
  expect(fake.posts).toHaveLength(2)
})

test('a sixth draft waits for the creator', async () => {
  const allowed = await access()
  fake.mood.initError = 'spam_risk_too_many_pending_share'
  const order = buildOrder(allowed, 'tiktok', { options: { mode: 'inbox' } })
  expect(await network.sendPost(order)).toMatchObject({ state: 'failed', error: { action: 'open_app' } })
})

test('a creator who cannot post now is said so before the form is shown', async () => {
  const allowed = await access()
  expect(await network.readCreator(allowed)).toMatchObject({
    nickname: 'Demo Creator',
    privacyOptions: ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'],
    maxSeconds: 300,
    blocked: null,
  })
  fake.mood.creatorError = 'reached_active_user_cap'
  expect((await network.readCreator(allowed)).blocked).toMatchObject({ problem: 'quota', action: 'wait' })
})

test('figures come for the ids that TikTok knows', async () => {
  const order = buildOrder(await access(), 'tiktok')
  await sendToEnd(order)
  const id = fake.posts[0]?.id ?? ''
  const figures = await network.readFigures(order.access, [id, '7300000000000000009'])
  expect([...figures]).toEqual([[id, { views: 120, likes: 12, comments: 3, shares: 2 }]])
})
