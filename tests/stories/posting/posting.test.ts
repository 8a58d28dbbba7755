import { buffer } from 'node:stream/consumers'
import type { NetworkId, Post } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../builders/build-channels.ts'
import { readSentFilm } from '../../../apps/server/src/posting/posts/sending/post-memory.queries.ts'
import { hashBytes } from '../../fakes/serve-network.ts'
import { startPostingWorld, writeSmallFilm } from './posting-world.ts'
import type { PostingWorld } from './posting-world.ts'
import { describeOnDatabases } from '../../describe-on-databases.ts'

type Failure = {
  readonly status: Post['status']
  readonly action: string | undefined
  readonly added: number
}
const live: Failure = { status: 'live', action: undefined, added: 1 }
const failed = (action: string, added = 0): Failure => ({ status: 'failed', action, added })

/** What goes wrong, on which network, and how it has to end: how many posts there are is counted at the network. */
const FAILURES: readonly (readonly [string, NetworkId, (world: PostingWorld) => void, Failure])[] = [
  ['nothing', 'tiktok', () => undefined, live],
  ['the answer to the announcement is lost', 'tiktok', (w) => w.tiktok.loseAnswer('/video/init/'), live],
  ['the answer to the last chunk is lost', 'tiktok', (w) => w.tiktok.loseAnswer('PUT /video/'), live],
  ['the answer about the status is lost', 'tiktok', (w) => w.tiktok.loseAnswer('/status/fetch/'), live],
  ['processing is slow', 'tiktok', (w) => Object.assign(w.tiktok.mood, { slowPolls: 5 }), live],
  [
    'the id of the post never comes',
    'tiktok',
    (w) => Object.assign(w.tiktok.mood, { idAfterPolls: Infinity }),
    live,
  ],
  ['the token ended', 'tiktok', (w) => w.tiktok.endTokens('access'), live],
  [
    'TikTok is down for a moment',
    'tiktok',
    (w) => w.tiktok.answerOnce('/video/init/', { status: 503, text: '' }),
    live,
  ],
  [
    'the app did not pass the audit',
    'tiktok',
    (w) => Object.assign(w.tiktok.mood, { isAudited: false }),
    failed('make_private'),
  ],
  [
    'TikTok calls it spam',
    'tiktok',
    (w) => Object.assign(w.tiktok.mood, { failReason: 'spam_risk' }),
    failed('open_app'),
  ],
  [
    'there were too many posts',
    'tiktok',
    (w) => Object.assign(w.tiktok.mood, { initError: 'spam_risk_too_many_posts' }),
    failed('wait'),
  ],
  [
    'the creator may not post now',
    'tiktok',
    (w) => Object.assign(w.tiktok.mood, { creatorError: 'spam_risk_user_banned_from_posting' }),
    failed('open_app'),
  ],
  [
    'the creator may post nothing so long',
    'tiktok',
    (w) => Object.assign(w.tiktok.mood, { maxSeconds: 3 }),
    failed('change_video'),
  ],
  ['nothing', 'instagram', () => undefined, live],
  ['the answer to the container is lost', 'instagram', (w) => w.instagram.loseAnswer('/media'), live],
  ['the answer to publishing is lost', 'instagram', (w) => w.instagram.loseAnswer('/media_publish'), live],
  ['processing is slow', 'instagram', (w) => Object.assign(w.instagram.mood, { slowPolls: 5 }), live],
  [
    'it is called spam after it went live',
    'instagram',
    (w) => Object.assign(w.instagram.mood, { publishError: { code: 4, subcode: 2207051, isDone: true } }),
    live,
  ],
  [
    'it is called spam and not published',
    'instagram',
    (w) => Object.assign(w.instagram.mood, { publishError: { code: 4, subcode: 2207051, isDone: false } }),
    failed('open_app'),
  ],
  [
    'Meta cannot fetch the film',
    'instagram',
    (w) => Object.assign(w.instagram.mood, { cannotFetch: true }),
    failed('ask_operator'),
  ],
  [
    'the daily quota is used up',
    'instagram',
    (w) => Object.assign(w.instagram.mood, { quota: { used: 50, total: 50 } }),
    failed('wait'),
  ],
  [
    'it is worked on for ever',
    'instagram',
    (w) => Object.assign(w.instagram.mood, { slowPolls: Infinity }),
    failed('retry'),
  ],
  ['nothing', 'youtube', () => undefined, live],
  ['the answer to the upload is lost', 'youtube', (w) => w.youtube.loseAnswer('PUT /upload/'), live],
  [
    'the line breaks in the upload',
    'youtube',
    (w) => Object.assign(w.youtube.mood, { breakAfterBytes: 5000 }),
    live,
  ],
  ['the token ended', 'youtube', (w) => w.youtube.endTokens(), live],
  [
    'the quota is used up',
    'youtube',
    (w) => Object.assign(w.youtube.mood, { uploadError: { status: 403, reason: 'quotaExceeded' } }),
    failed('wait'),
  ],
  [
    'YouTube locks it private',
    'youtube',
    (w) => Object.assign(w.youtube.mood, { isLockedPrivate: true }),
    failed('ask_operator', 1),
  ],
  [
    'YouTube rejects it',
    'youtube',
    (w) =>
      Object.assign(w.youtube.mood, { fate: { uploadStatus: 'rejected', rejectionReason: 'duplicate' } }),
    failed('open_app', 1),
  ],
]

/** What the database has to do with. */
const LOST = FAILURES.filter(([what]) => /nothing|lost|token/.test(what))

describeOnDatabases('posting on %s', (url) => {
  let world: PostingWorld
  beforeAll(async () => {
    world = await startPostingWorld(url)
  })
  afterAll(() => world.close())

  const withMood = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    const fakes = [world.tiktok, world.instagram, world.youtube]
    const before = fakes.map(({ mood }) => ({ ...mood }))
    try {
      return await act()
    } finally {
      for (const [index, { mood }] of fakes.entries()) Object.assign(mood, before[index])
    }
  }

  test.each(url === undefined ? FAILURES : LOST)(
    'when %s, %s has it once or not at all, and its owner knows',
    async (_what, network, spoil, wanted) => {
      const before = world.count(network)
      const post = await withMood(() => {
        spoil(world)
        return world.publish(network)
      })
      const { status, failure, link } = post
      expect({
        status,
        action: failure?.action,
        added: world.count(network) - before,
        message: failure?.message,
      }).toEqual({
        ...wanted,
        message: wanted.action === undefined ? undefined : expect.stringMatching(/\w+ \w+ \w+/),
      })
      if (status === 'live') expect(link).toMatch(/^https:\/\//)
      // Once more, as after a crash: nothing moves any further.
      await world.drive(post.id)
      expect(world.count(network) - before).toBe(wanted.added)
    },
  )

  test('a draft for TikTok waits in the inbox and is not called live', async () => {
    const before = world.tiktok.posts.length
    const post = await world.publish('tiktok', { mode: 'inbox' })
    expect(post).toMatchObject({ status: 'in_inbox', link: null, video: { status: 'completed' } })
    expect(world.tiktok.drafts).toHaveLength(1)
    expect(world.tiktok.posts).toHaveLength(before)
  })

  test('a dead permission fails with reconnect; reconnected, the same post goes out once', async () => {
    world.tiktok.endTokens('refresh')
    const post = await world.publish('tiktok')
    expect(post).toMatchObject({
      status: 'failed',
      failure: { action: 'reconnect' },
      channel: { isConnected: false },
    })
    const before = world.tiktok.posts.length
    const again = await connect(world.client, 'tiktok', { channelId: world.channels.tiktok })
    expect(again.id).toBe(world.channels.tiktok)
    await world.client.ask('POST', `/api/posts/${post.id}/send`, {})
    expect(await world.drive(post.id)).toMatchObject({ status: 'live' })
    expect(world.tiktok.posts).toHaveLength(before + 1)
  })

  test('a film that the network would refuse is written anew before it is sent', async () => {
    const before = world.instagram.posts.length
    const film = await writeSmallFilm('testsrc2=s=240x426:r=10:d=4')
    const post = await world.publish('instagram', {}, film)
    expect(post).toMatchObject({ status: 'live' })
    const [shown] = world.instagram.posts.slice(before)
    const sent = await readSentFilm(world.deps.db, { postId: post.id, attempt: 1 })
    expect(sent?.facts).toMatchObject({
      videoCodec: 'h264',
      audioCodec: 'aac',
      width: 240,
      hasFastStart: true,
    })
    expect(sent?.facts.frameRate).toBeGreaterThan(25)
    const kept = await buffer(world.deps.storage.read(sent?.key ?? ''))
    expect(shown?.sha256).toBe(hashBytes(kept))
    expect(shown?.sha256).not.toBe(hashBytes(film))
  })

  test('one that was failed by the network is sent once more on demand', async () => {
    const before = world.instagram.posts.length
    const post = await withMood(() => {
      Object.assign(world.instagram.mood, { containerErrors: { subcode: 2207026, times: 9 } })
      return world.publish('instagram')
    })
    expect(post).toMatchObject({ status: 'failed', failure: { action: 'change_video' } })
    await world.client.ask('POST', `/api/posts/${post.id}/send`, {})
    expect(await world.drive(post.id)).toMatchObject({ status: 'live', failure: null })
    expect(world.instagram.posts).toHaveLength(before + 1)
  })

  test('the composer shows who posts, what is allowed and how the film does', async () => {
    const { items } = (await world.client.ask('GET', '/api/posts?status=live')).body as { items: Post[] }
    const videoId = items[0]?.video?.id
    const read = (network: NetworkId) =>
      world.client.ask('GET', `/api/posts/composer?videoId=${videoId}&channelId=${world.channels[network]}`)
    expect(await read('tiktok')).toMatchObject({
      status: 200,
      body: {
        creator: {
          nickname: 'Demo Creator',
          privacyOptions: ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'],
          maxSeconds: 300,
          blocked: null,
        },
        rules: { captionMax: 2200, dailyMax: 15 },
        // The film's voice is a service's.
        aiLabel: { isOn: true, reason: 'As it was ordered: AI made the voice (test).' },
        suggestion: { network: 'tiktok', privacy: null, mayComment: false, isAiGenerated: null },
      },
    })
    const { body } = await read('instagram')
    expect(body).toMatchObject({
      rules: { hashtagsMax: 30, mentionsMax: 20 },
      creator: { privacyOptions: null },
    })
    expect((body as { checks: { level: string }[] }).checks.every(({ level }) => level === 'ok')).toBe(true)
    world.tiktok.answerOnce('/creator_info/', { status: 503, text: '' })
    world.tiktok.answerOnce('/creator_info/', { status: 503, text: '' })
    expect(await read('tiktok')).toMatchObject({
      status: 502,
      body: { error: { code: 'network_unavailable' } },
    })
  })
})
