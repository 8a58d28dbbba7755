import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { INSTAGRAM_ACCOUNT } from '../../../../../../tests/fakes/instagram/instagram-answers.ts'
import { startFakeInstagram } from '../../../../../../tests/fakes/instagram/instagram.ts'
import type { FakeInstagram } from '../../../../../../tests/fakes/instagram/instagram.ts'
import { listenOnLoopback, type Listening } from '../../../../../../tests/fakes/listen-on-loopback.ts'
import { readConfig } from '../../../config/config.ts'
import { readRange } from '../../../platform/storage/serve-files.ts'
import {
  buildDyingMemory,
  buildFilm,
  buildMemory,
  buildOrder,
} from '../../../../../../tests/builders/build-post-order.ts'
import type { Access, Grant, Network, PostOrder, PostStanding } from './network.ts'
import { findNetwork } from './open-networks.ts'

const REDIRECT = 'https://reels.example/api/channels/instagram/callback'
let fake: FakeInstagram
let network: Network
let files: Listening
let address = ''
let waitedMs = 0
const clock = { now: () => new Date(Date.now() + waitedMs) }
const film = buildFilm(300_000)

const open = (environment: Record<string, string> = {}): Network => {
  const found = findNetwork(
    { config: readConfig({ ...fake.environment, ...environment }), clock },
    'instagram',
  )
  if (!found) throw new Error('Instagram is not set up')
  return found
}

beforeEach(async () => {
  waitedMs = 0
  fake = await startFakeInstagram()
  fake.mood.now = () => clock.now().getTime()
  network = open()
  // The public address of the film: HEAD and ranges, as the product's own does.
  files = await listenOnLoopback((request, response) => {
    const range = readRange(request.headers.range ?? null, film.sizeBytes)
    const { start, end } = typeof range === 'object' ? range : { start: 0, end: film.sizeBytes - 1 }
    response.writeHead(typeof range === 'object' ? 206 : 200, {
      'content-length': end - start + 1,
      'accept-ranges': 'bytes',
    })
    if (request.method === 'HEAD') response.end()
    else Readable.from(film.read(start, end)).pipe(response)
  })
  address = `${files.url}/f.mp4`
})
afterEach(async () => {
  await files.close()
  await fake.close()
})

async function connect(): Promise<Grant> {
  const url = network.authorizeUrl({ state: 'state', redirectUri: REDIRECT, verifier: 'unused' })
  const answer = await fetch(url, { redirect: 'manual' })
  const location = answer.headers.get('location') ?? ''
  // A careless reader takes the tail for a part of the code.
  const code = location.slice(location.indexOf('code=') + 5)
  expect(code).toMatch(/#_$/)
  return network.exchangeCode({ code, redirectUri: REDIRECT, verifier: 'unused' })
}

async function order(parts: Parameters<typeof buildOrder>[2] = {}): Promise<PostOrder> {
  const { accessToken, scopes } = await connect()
  const access: Access = { token: accessToken, scopes, accountId: INSTAGRAM_ACCOUNT }
  return buildOrder(access, 'instagram', { film: { ...film, signAddress: () => address }, ...parts })
}

async function sendToEnd(post: PostOrder, most = 40): Promise<PostStanding> {
  let standing = await network.sendPost(post)
  for (let call = 1; standing.state === 'processing' && call < most; call += 1) {
    waitedMs += standing.checkAfterSeconds * 1000
    standing = await network.sendPost(post)
  }
  return standing
}

describe('connecting', () => {
  test.each([true, false])('gives sixty days, however the answer is wrapped (%s)', async (isWrapped) => {
    fake.mood.isWrapped = isWrapped
    const grant = await connect()
    expect((grant.endsAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(59 * 86_400_000)
    expect(network.judgeScopes(grant.scopes)).toEqual({ canPost: true, canReadFigures: true, missing: [] })
    const profile = await network.readProfile({ token: grant.accessToken, scopes: grant.scopes })
    expect(profile).toEqual({
      accountId: INSTAGRAM_ACCOUNT,
      name: 'Demo Reels',
      username: 'demo.reels',
      avatarUrl: null,
    })
  })

  test('a personal account is told to become a professional one', async () => {
    fake.mood.accountType = 'PERSONAL'
    const grant = await connect()
    await expect(network.readProfile({ token: grant.accessToken, scopes: [] })).rejects.toMatchObject({
      problem: 'account_blocked',
      action: 'open_app',
    })
  })

  test('a token is renewed in its last ten days, never before it is a day old, and not after its end', async () => {
    const grant = await connect()
    const madeAt = clock.now()
    await expect(network.refresh(grant)).rejects.toMatchObject({ name: 'NetworkError' })
    expect(network.isRefreshDue(grant, madeAt)).toBe(false)
    waitedMs = 51 * 86_400_000
    expect(network.isRefreshDue(grant, madeAt)).toBe(true)
    const fresh = await network.refresh(grant)
    expect((fresh.endsAt?.getTime() ?? 0) - clock.now().getTime()).toBeGreaterThan(59 * 86_400_000)
    expect(fresh.scopes).toEqual(grant.scopes)
    waitedMs = 200 * 86_400_000
    await expect(network.refresh(fresh)).rejects.toMatchObject({ problem: 'expired_token' })
  })
})

describe('a reel', () => {
  test('is fetched from its address, worked on, and published once, with its link', async () => {
    fake.mood.slowPolls = 3
    const post = await order()
    const standing = await sendToEnd(post)
    expect(fake.posts).toHaveLength(1)
    expect(fake.posts[0]?.sha256).toBe(film.sha256)
    expect(standing).toEqual({
      state: 'live',
      id: fake.posts[0]?.id,
      link: `https://www.instagram.com/reel/${fake.posts[0]?.id}/`,
      note: null,
    })
    expect(fake.containers[0]?.fields).toMatchObject({
      media_type: 'REELS',
      share_to_feed: true,
      is_ai_generated: true,
    })
    expect(await network.sendPost(post)).toMatchObject({ state: 'live' })
    expect(fake.posts).toHaveLength(1)
  })

  test('can be sent instead of fetched', async () => {
    network = open({ INSTAGRAM_UPLOAD: 'resumable' })
    expect(await sendToEnd(await order())).toMatchObject({ state: 'live' })
    expect(fake.posts[0]?.sha256).toBe(film.sha256)
    expect(fake.containers[0]?.fields['video_url']).toBeUndefined()
  })

  test('carries its AI label, or is not posted: it never goes without one that it should have', async () => {
    fake.mood.isAiLabelKnown = false
    expect(await sendToEnd(await order())).toMatchObject({ state: 'failed' })
    expect(fake.posts).toHaveLength(0)
    const post = await order()
    expect(await sendToEnd({ ...post, options: { ...post.options, isAiGenerated: false } })).toMatchObject({
      state: 'live',
    })
    expect(fake.containers[0]?.fields['is_ai_generated']).toBeUndefined()
  })

  test('whose publish was done and whose answer was lost is found, never published again', async () => {
    fake.loseAnswer('/media_publish')
    const post = await order()
    expect(await network.sendPost(post)).toMatchObject({ state: 'processing' })
    expect(await sendToEnd(post)).toMatchObject({ state: 'live', id: fake.posts[0]?.id })
    expect(fake.asked.filter((line) => line.includes('media_publish'))).toHaveLength(1)
    expect(fake.posts).toHaveLength(1)
  })

  test('that Instagram calls published, but does not list yet, is live without its id', async () => {
    fake.loseAnswer('/media_publish')
    fake.mood.isListLate = true
    const post = await order()
    expect(await sendToEnd(post)).toEqual({ state: 'live', id: null, link: null, note: null })
    expect(fake.asked.filter((line) => line.includes('media_publish'))).toHaveLength(1)
  })

  test('whose publish takes its time is waited for, not published a second time', async () => {
    fake.loseAnswer('/media_publish')
    Object.assign(fake.mood, { isListLate: true, publishLag: 3 })
    expect(await sendToEnd(await order())).toMatchObject({ state: 'live' })
    expect(fake.posts).toHaveLength(1)
  })

  test('is published once when the process dies right after asking for it', async () => {
    const memory = buildMemory()
    const post = await order({ memory })
    const dead: PostOrder = { ...post, memory: buildDyingMemory(memory, (name) => name === 'media') }
    await expect(network.sendPost(dead)).rejects.toThrow('killed')
    expect(fake.posts).toHaveLength(1)
    expect(await sendToEnd(post)).toMatchObject({ state: 'live', id: fake.posts[0]?.id })
    expect(fake.posts).toHaveLength(1)
  })

  test('whose publish never arrived is looked for, then published', async () => {
    const memory = buildMemory()
    const post = await order({ memory })
    fake.answerOnce('/media_publish', { status: 502, text: 'bad gateway' })
    expect(await network.sendPost(post)).toMatchObject({ state: 'processing' })
    expect(await sendToEnd(post)).toMatchObject({ state: 'live' })
    expect(fake.posts).toHaveLength(1)
  })

  test('whose publish never arrived is not taken for another post of the same caption', async () => {
    const others = { ids: new Set<string>(), captions: [] as string[] }
    const [post, twin] = [await order({ others }), await order()]
    fake.answerOnce('/media_publish', { status: 502, text: 'bad gateway' })
    expect(await network.sendPost(post)).toMatchObject({ state: 'processing' })
    const other = await sendToEnd(twin)
    if (other.state !== 'live' || other.id === null) throw new Error('the other post is not live')
    others.ids.add(other.id)
    expect(await sendToEnd(post)).toMatchObject({ state: 'live', id: fake.posts[1]?.id })
    expect(fake.posts).toHaveLength(2)
  })

  test('is looked for by no caption that another post under way has, too, and by none that says nothing', async () => {
    const post = await order()
    await sendToEnd(post)
    expect(await network.findPost(post)).toMatchObject({ state: 'live' })
    const { caption } = post.options as { caption: string } // an Instagram order
    const captions = [caption]
    expect(await network.findPost({ ...post, others: { ids: new Set(), captions } })).toBeUndefined()
    expect(await network.findPost(await order({ options: { caption: '' } }))).toBeUndefined()
  })

  test('that is called spam after it went live is live, and failed when it did not', async () => {
    fake.mood.publishError = { code: 4, subcode: 2207051, isDone: true }
    expect(await sendToEnd(await order())).toMatchObject({ state: 'live', id: fake.posts[0]?.id })
    fake.mood.publishError = { code: 4, subcode: 2207051, isDone: false }
    expect(await sendToEnd(await order({ options: { caption: 'Other' } }))).toMatchObject({
      state: 'failed',
      error: { problem: 'spam_flag', action: 'open_app' },
    })
    expect(fake.posts).toHaveLength(1)
  })

  test('that is published too early waits', async () => {
    fake.mood.publishError = { code: 9007, subcode: 2207027, isDone: false }
    const post = await order()
    expect(await network.sendPost(post)).toMatchObject({ state: 'processing' })
    expect(await sendToEnd(post)).toMatchObject({ state: 'live' })
    expect(fake.posts).toHaveLength(1)
  })

  test('without a readable link is live without one', async () => {
    fake.mood.isPermalinkLate = true
    const post = await order()
    expect(await sendToEnd(post)).toEqual({ state: 'live', id: fake.posts[0]?.id, link: null, note: null })
    fake.mood.isPermalinkLate = false
    expect(await network.sendPost(post)).toMatchObject({ state: 'live', link: expect.any(String) })
  })

  test('gets another container when Meta fails by itself, at most three', async () => {
    fake.mood.containerErrors = { subcode: 2207053, times: 2 }
    expect(await sendToEnd(await order())).toMatchObject({ state: 'live' })
    expect(fake.containers).toHaveLength(3)
    fake.mood.containerErrors = { subcode: 2207053, times: 9 }
    expect(await sendToEnd(await order())).toMatchObject({ state: 'failed', error: { action: 'retry' } })
    expect(fake.containers).toHaveLength(6)
    expect(fake.posts).toHaveLength(1)
  })

  test('that Meta cannot fetch fails with what its operator has to do', async () => {
    fake.mood.cannotFetch = true
    expect(await sendToEnd(await order())).toMatchObject({
      state: 'failed',
      error: { problem: 'media_unreachable', action: 'ask_operator' },
    })
  })

  test('in a format that Instagram does not take fails at once', async () => {
    fake.mood.containerErrors = { subcode: 2207026, times: 1 }
    expect(await sendToEnd(await order())).toMatchObject({
      state: 'failed',
      error: { problem: 'invalid_file', action: 'change_video' },
    })
    expect(fake.containers).toHaveLength(1)
  })

  test('that is worked on for ever fails after a quarter of an hour, and nothing is posted', async () => {
    fake.mood.slowPolls = Infinity
    expect(await sendToEnd(await order(), 60)).toMatchObject({ state: 'failed', error: { action: 'retry' } })
    expect(fake.posts).toHaveLength(0)
  })

  test('beyond the daily limit, which Instagram tells, is never begun', async () => {
    fake.mood.quota = { used: 100, total: 100 }
    const post = await order()
    expect(await sendToEnd(post)).toMatchObject({
      state: 'failed',
      error: { problem: 'quota', action: 'wait' },
    })
    expect(fake.containers).toHaveLength(0)
    expect(await network.readCreator(post.access)).toMatchObject({
      quota: { used: 100, total: 100 },
      blocked: { problem: 'quota' },
    })
  })

  test('asks for a fresh token or more permissions when one is missing', async () => {
    const post = await order()
    fake.mood.isTokenEnded = true
    await expect(network.sendPost(post)).rejects.toMatchObject({ problem: 'expired_token' })
    fake.mood.isTokenEnded = false
    fake.mood.scopes = 'instagram_business_basic'
    expect(await network.sendPost(await order())).toMatchObject({
      state: 'failed',
      error: { problem: 'missing_scope', action: 'reconnect' },
    })
  })
})

test('figures are what insights say, and nothing is not zero', async () => {
  const post = await order()
  await sendToEnd(post)
  const id = fake.posts[0]?.id ?? ''
  expect((await network.readFigures(post.access, [id, '179280000'])).get(id)).toEqual({
    views: 340,
    likes: 21,
    comments: 4,
    shares: 5,
  })
  fake.mood.hasInsights = false
  expect((await network.readFigures(post.access, [id])).get(id)?.views).toBeNull()
})
