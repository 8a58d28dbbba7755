import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startFakeYoutube } from '../../../../../../tests/fakes/youtube/youtube.ts'
import type { FakeYoutube } from '../../../../../../tests/fakes/youtube/youtube.ts'
import { readConfig } from '../../../config/config.ts'
import {
  buildDyingMemory,
  buildFilm,
  buildMemory,
  buildOrder,
} from '../../../../../../tests/builders/build-post-order.ts'
import type { Grant, Network, PostOrder, PostStanding } from './network.ts'
import { findNetwork } from './open-networks.ts'

const REDIRECT = 'https://reels.example/api/channels/youtube/callback'
const UPLOAD_ONLY = 'https://www.googleapis.com/auth/youtube.upload'
let fake: FakeYoutube
let network: Network
let waitedMs = 0
const clock = { now: () => new Date(Date.now() + waitedMs) }

beforeEach(async () => {
  waitedMs = 0
  fake = await startFakeYoutube()
  fake.mood.now = () => clock.now().getTime()
  const found = findNetwork({ config: readConfig(fake.environment), clock }, 'youtube')
  if (!found) throw new Error('YouTube is not set up')
  network = found
})
afterEach(() => fake.close())

async function connect(): Promise<Grant> {
  const verifier = 'a-verifier-that-is-long-enough-for-pkce-0123456789'
  const url = network.authorizeUrl({ state: 'state', redirectUri: REDIRECT, verifier })
  const answer = await fetch(url, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  return network.exchangeCode({
    code: back.searchParams.get('code') ?? '',
    redirectUri: REDIRECT,
    verifier,
  })
}

async function order(parts: Parameters<typeof buildOrder>[2] = {}): Promise<PostOrder> {
  const { accessToken, scopes } = await connect()
  return buildOrder({ token: accessToken, scopes, accountId: 'UC-demo' }, 'youtube', parts)
}

async function sendToEnd(post: PostOrder, most = 20): Promise<PostStanding> {
  let standing = await network.sendPost(post)
  for (let call = 1; standing.state === 'processing' && call < most; call += 1) {
    waitedMs += standing.checkAfterSeconds * 1000
    standing = await network.sendPost(post)
  }
  return standing
}

describe('connecting', () => {
  test('gives an hour of access, a refresh token, and the channel by its name', async () => {
    const grant = await connect()
    const minutes = (grant.accessExpiresAt.getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(55)
    expect(minutes).toBeLessThan(61)
    expect(grant).toMatchObject({ refreshToken: expect.any(String), endsAt: null })
    expect(await network.readProfile({ token: grant.accessToken, scopes: grant.scopes })).toEqual({
      accountId: 'UC-demo',
      name: 'Demo Channel',
      username: 'demochannel',
      avatarUrl: 'https://yt3.example/a.jpg',
    })
  })

  test('keeps the refresh token when a renewal brings none, and takes the permission back by it', async () => {
    const grant = await connect()
    const fresh = await network.refresh(grant)
    expect(fresh.refreshToken).toBe(grant.refreshToken)
    expect(fresh.accessToken).not.toBe(grant.accessToken)
    await network.revoke(fresh)
    expect(fake.revoked).toEqual([grant.refreshToken])
  })

  test('says when a permission ends by itself, as while the app is in testing', async () => {
    fake.mood.grantSeconds = 604_800
    const days = ((await connect()).endsAt?.getTime() ?? 0) - Date.now()
    expect(Math.round(days / 86_400_000)).toBe(7)
  })

  test('a dead permission and an unticked box are told apart', async () => {
    const grant = await connect()
    fake.mood.isGrantEnded = true
    await expect(network.refresh(grant)).rejects.toMatchObject({
      problem: 'expired_token',
      action: 'reconnect',
    })
    expect(network.judgeScopes([UPLOAD_ONLY])).toMatchObject({ canPost: false, canReadFigures: false })
  })

  test('an account without a channel is told to make one', async () => {
    fake.mood.hasChannel = false
    const grant = await connect()
    await expect(
      network.readProfile({ token: grant.accessToken, scopes: grant.scopes }),
    ).rejects.toMatchObject({ problem: 'account_blocked', action: 'open_app' })
  })
})

describe('a Short', () => {
  test('goes up in parts, is worked on, and is live with the very bytes and its link', async () => {
    const film = buildFilm(9_000_000)
    fake.mood.slowPolls = 2
    const standing = await sendToEnd(await order({ film }))
    expect(fake.videos).toHaveLength(1)
    const [video] = fake.videos
    expect(video?.sha256).toBe(film.sha256)
    expect(video?.status).toEqual({
      privacyStatus: 'public',
      selfDeclaredMadeForKids: false,
      containsSyntheticMedia: true,
    })
    expect(standing).toEqual({
      state: 'live',
      id: video?.id,
      link: `https://www.youtube.com/shorts/${video?.id}`,
      note: null,
    })
    expect(fake.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(2)
  })

  test('goes on at the very byte where the line broke', async () => {
    const film = buildFilm(9_000_000)
    fake.mood.breakAfterBytes = 1_000_001
    const post = await order({ film })
    expect(await network.sendPost(post)).toMatchObject({ state: 'processing' })
    expect(await sendToEnd(post)).toMatchObject({ state: 'live' })
    expect(fake.videos.map(({ sha256 }) => sha256)).toEqual([film.sha256])
  })

  test.each(['POST /upload/', 'PUT /upload/', 'GET /youtube/v3/videos'])(
    'is one video when the answer to %s is lost',
    async (part) => {
      fake.loseAnswer(part)
      const post = await order()
      expect(await network.sendPost(post)).toMatchObject({ state: 'processing' })
      expect(await sendToEnd(post)).toMatchObject({ state: 'live', id: fake.videos[0]?.id })
      expect(fake.videos).toHaveLength(1)
    },
  )

  test('is one video when the process dies after the last byte', async () => {
    const memory = buildMemory()
    const post = await order({ memory })
    const dead: PostOrder = { ...post, memory: buildDyingMemory(memory, (name) => name === 'reference') }
    await expect(network.sendPost(dead)).rejects.toThrow('killed')
    expect(await sendToEnd(post)).toMatchObject({ state: 'live' })
    expect(fake.videos).toHaveLength(1)
  })

  test('whose upload YouTube forgot in the middle begins anew', async () => {
    const post = await order({ film: buildFilm(9_000_000) })
    fake.mood.breakAfterBytes = 10
    await network.sendPost(post)
    fake.mood.areSessionsForgotten = true
    expect(await network.sendPost(post)).toMatchObject({ state: 'processing' })
    fake.mood.areSessionsForgotten = false
    expect(await sendToEnd(post)).toMatchObject({ state: 'live' })
    expect(fake.videos).toHaveLength(1)
  })

  test('whose upload YouTube forgot at its end is looked for by its title, and unknown when it is not there', async () => {
    const found = await order()
    fake.loseAnswer('PUT /upload/')
    await network.sendPost(found)
    fake.answerOnce('PUT /upload/', { status: 404, text: '' })
    expect(await sendToEnd(found)).toMatchObject({ state: 'live', id: fake.videos[0]?.id })
    expect(fake.videos).toHaveLength(1)
    const gone = await order({ options: { title: 'Another title' } })
    fake.mood.breakAfterBytes = 10
    await network.sendPost(gone)
    fake.answerOnce('PUT /upload/', { status: 404, text: '' })
    expect(await sendToEnd(gone)).toMatchObject({ state: 'unknown', error: { action: 'open_app' } })
    expect(fake.videos).toHaveLength(1)
  })

  test('that is no other one of the same title is looked for', async () => {
    const post = await order()
    await sendToEnd(post)
    const ids = new Set(fake.videos.map(({ id }) => id))
    const lost = await order({ others: { ids, captions: [] } })
    fake.mood.breakAfterBytes = 10
    await network.sendPost(lost)
    fake.answerOnce('PUT /upload/', { status: 404, text: '' })
    const standing = await sendToEnd(lost)
    expect(fake.videos.filter(({ id }) => !ids.has(id)).length).toBe(standing.state === 'live' ? 1 : 0)
  })

  test('that YouTube locked is not called live, and says who has to do what', async () => {
    fake.mood.isLockedPrivate = true
    expect(await sendToEnd(await order())).toMatchObject({
      state: 'failed',
      error: { problem: 'private_only', action: 'ask_operator' },
      link: `https://www.youtube.com/shorts/${fake.videos[0]?.id}`,
    })
    const meant = await order({ options: { visibility: 'private' } })
    expect(await sendToEnd(meant)).toMatchObject({ state: 'live' })
  })

  test.each([
    [{ uploadStatus: 'failed', failureReason: 'codec' }, 'invalid_file', 'change_video'],
    [{ uploadStatus: 'failed', failureReason: 'uploadAborted' }, 'invalid_file', 'retry'],
    [{ uploadStatus: 'rejected', rejectionReason: 'duplicate' }, 'spam_flag', 'open_app'],
    [{ uploadStatus: 'rejected', rejectionReason: 'length' }, 'invalid_file', 'change_video'],
    [
      { uploadStatus: 'rejected', rejectionReason: 'uploaderAccountSuspended' },
      'account_blocked',
      'open_app',
    ],
    [{ uploadStatus: 'deleted' }, 'spam_flag', 'open_app'],
  ])('that ends as %j fails as %s: %s', async (fate, problem, action) => {
    fake.mood.fate = fate
    expect(await sendToEnd(await order())).toMatchObject({ state: 'failed', error: { problem, action } })
  })

  test.each([
    [403, 'quotaExceeded', 'quota', 'wait'],
    [400, 'uploadLimitExceeded', 'quota', 'wait'],
    [400, 'invalidTitle', 'invalid_caption', 'edit'],
    [401, 'youtubeSignupRequired', 'account_blocked', 'open_app'],
    [403, 'insufficientPermissions', 'missing_scope', 'reconnect'],
    [403, 'accessNotConfigured', 'not_configured', 'ask_operator'],
  ])('refused with %i %s fails as %s: %s', async (status, reason, problem, action) => {
    fake.mood.uploadError = { status, reason }
    expect(await network.sendPost(await order())).toMatchObject({
      state: 'failed',
      error: { problem, action },
    })
    expect(fake.videos).toHaveLength(0)
  })

  test('waits while YouTube is too busy, and asks for a fresh token when this one ended', async () => {
    const post = await order()
    fake.mood.uploadError = { status: 403, reason: 'rateLimitExceeded' }
    expect(await network.sendPost(post)).toEqual({ state: 'processing', checkAfterSeconds: 60 })
    fake.mood.uploadError = { status: 500, reason: 'backendError' }
    expect(await network.sendPost(post)).toMatchObject({ state: 'processing' })
    fake.mood.uploadError = undefined
    fake.endTokens()
    await expect(network.sendPost(post)).rejects.toMatchObject({ problem: 'expired_token' })
    expect(fake.videos).toHaveLength(0)
  })
})

test('figures are numbers although they come as text', async () => {
  const post = await order()
  await sendToEnd(post)
  const id = fake.videos[0]?.id ?? ''
  const figures = await network.readFigures(post.access, [id, 'deleted-one'])
  expect([...figures]).toEqual([
    [id, { views: 560, likes: 33, comments: 7, shares: null, engagedViews: null }],
  ])
  expect(fake.asked.filter((line) => line.includes('videos:batchGetStats'))).toHaveLength(1)
  // Without the permission the Analytics API is not even asked.
  expect(fake.asked.filter((line) => line.includes('/v2/reports'))).toEqual([])
})

test('views that went on past the start are told where people allowed it, and missed by nobody else', async () => {
  fake.mood.scopes = `${fake.mood.scopes} https://www.googleapis.com/auth/yt-analytics.readonly`
  const post = await order()
  await sendToEnd(post)
  const id = fake.videos[0]?.id ?? ''
  const read = async () => (await network.readFigures(post.access, [id])).get(id)
  expect(await read()).toMatchObject({ views: 560, engagedViews: 410 })
  fake.mood.isAnalyticsOff = true
  expect(await read()).toMatchObject({ views: 560, engagedViews: null })
})

test('the Analytics API is asked for only where the operator wants its figures', () => {
  const scopesOf = (environment: Record<string, string>) => {
    const config = readConfig({ ...fake.environment, ...environment })
    const url = findNetwork({ config, clock }, 'youtube')?.authorizeUrl({
      ...{ state: 'state', redirectUri: REDIRECT, verifier: 'a-verifier' },
    })
    return new URL(url ?? '').searchParams.get('scope') ?? ''
  }
  expect(scopesOf({})).not.toContain('yt-analytics')
  expect(scopesOf({ YOUTUBE_ANALYTICS: 'true' })).toContain('yt-analytics.readonly')
})
