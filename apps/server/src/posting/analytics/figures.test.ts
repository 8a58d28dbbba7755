import { getAnalytics, getWhatWorked } from '@hookreel/contract'
import type { PostFigures } from '../channels/networks/network.ts'
import { NetworkError } from '../channels/networks/network-error.ts'
import { eq } from 'drizzle-orm'
import { channels, posts } from '../../schema.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Video } from '@hookreel/contract'
import { buildPosts, INSTAGRAM } from '../../../../../tests/builders/build-posts.ts'
import { readId } from '../../../../../tests/builders/build-settings.ts'
import type { PostsWorld } from '../../../../../tests/builders/build-posts.ts'
import type { PostDeps } from '../posts/post-deps.ts'
import { pullFigures } from './pull-figures.job.ts'
import { describeOnDatabases } from '../../../../../tests/describe-on-databases.ts'

const DAY = 86_400

describeOnDatabases('figures of posts on %s', (url) => {
  let world: PostsWorld
  let channelId: string
  const known = new Map<string, PostFigures>()
  let asked: string[][] = []
  let refusal: NetworkError | undefined
  let deps: PostDeps
  beforeAll(async () => {
    world = await buildPosts(url)
    channelId = await world.connect('instagram')
    deps = {
      ...world.deps,
      channels: {
        ...world.deps.channels,
        use: (_user, _id, act) =>
          world.deps.channels.use(world.userId, channelId, (access, network) =>
            act(access, {
              ...network,
              readFigures: async (_access, ids) => {
                if (refusal) throw refusal
                asked.push([...ids])
                return new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id) ?? NONE]] : [])))
              },
            }),
          ),
      },
    }
  })
  afterAll(() => world.server.close())
  const NONE: PostFigures = { views: null, likes: null, comments: null, shares: null }

  /** A post that went live at an hour of a day ago, with its views. */
  async function live(networkPostId: string, script: string, hour: number, views: number | null) {
    const videoId = await world.film({ script, title: script.slice(0, 20) })
    const sentAt = new Date(world.deps.clock.now().getTime() - DAY * 1000)
    sentAt.setUTCHours(hour, 0, 0, 0)
    await world.deps.db.insert(posts).values({
      userId: world.userId,
      videoId,
      channelId,
      network: 'instagram',
      options: INSTAGRAM,
      status: 'live',
      sentAt,
      liveAt: sentAt,
      networkPostId,
    })
    known.set(networkPostId, { views, likes: 2, comments: 1, shares: null })
    return videoId
  }
  const read = async (query = '') => {
    const { body } = await world.client.ask('GET', `/api/analytics${query}`)
    return getAnalytics.output.parse(body)
  }
  const viewsOf = async (id: string) =>
    ((await world.client.ask('GET', `/api/videos/${id}`)).body as Video).viewCount

  test('a thousand posts that cannot be read keep nobody’s figures from being read', async () => {
    const crowd = await world.server.signUp()
    const crowdId = await readId(crowd)
    const gone = await world.connect('instagram', crowdId)
    const sentAt = new Date(world.deps.clock.now().getTime() - 3 * DAY * 1000)
    const dead = Array.from({ length: 1000 }, (_, n) => ({
      ...{ userId: crowdId, channelId: gone, network: 'instagram' as const, options: INSTAGRAM, sentAt },
      ...{ status: 'live' as const, liveAt: sentAt, networkPostId: `deleted-${n}` },
    }))
    for (let at = 0; at < dead.length; at += 250)
      await world.deps.db.insert(posts).values(dead.slice(at, at + 250))
    const videoId = await live('of the quiet one', 'Nobody reads me, or do they? They do.', 12, 7)
    await pullFigures(deps)
    expect(await viewsOf(videoId)).toBe(7)
    // Of a channel that was given up nothing is asked.
    await world.deps.db.update(channels).set({ disconnectedAt: sentAt }).where(eq(channels.id, gone))
    asked = []
    await pullFigures(deps)
    expect(asked.flat().filter((id) => id.startsWith('deleted-'))).toEqual([])
    await world.deps.db.delete(posts).where(eq(posts.userId, world.userId))
  })

  test('an empty account has no figures and no advice', async () => {
    expect(await read()).toMatchObject({ totals: { posts: 0, views: 0 }, videos: [], updatedAt: null })
    const advice = getWhatWorked.output.parse(
      (await world.client.ask('GET', '/api/analytics/what-worked')).body,
    )
    expect(advice).toMatchObject({
      hint: null,
      sureness: 'too_little',
      reason: expect.stringContaining('0 of at least 8'),
    })
  })

  test('views come to the video as the network counts them, however often they are read', async () => {
    const videoId = await live('a', 'Did you know that the sea is deep? It is.', 18, 100)
    await pullFigures(deps)
    expect(await viewsOf(videoId)).toBe(100)
    known.set('a', { views: 150, likes: 5, comments: 2, shares: null })
    await pullFigures(deps)
    expect(await viewsOf(videoId)).toBe(100)
    world.server.wait(4 * 3600)
    await pullFigures(deps)
    expect(await viewsOf(videoId)).toBe(150)
    expect((await read()).totals).toEqual({ posts: 1, views: 150, likes: 5, comments: 2 })
  })

  test('what a network does not tell stays unknown, and one that refuses is left for the next time', async () => {
    await live('silent', 'The sea is deep.', 6, null)
    await pullFigures(deps)
    expect(await read()).toMatchObject({
      totals: { posts: 2, views: 150 },
      silent: [{ network: 'instagram', posts: 1 }],
      hours: [{ posts: 1, viewsPerPost: 150 }],
    })
    refusal = new NetworkError('missing_scope', 'Reconnect.', { action: 'reconnect' })
    world.server.wait(4 * 3600)
    await pullFigures(deps)
    refusal = undefined
    expect((await read()).totals.views).toBe(150)
  })

  test('twenty posts are asked for in one call, and an old one is asked for once a day', async () => {
    for (let n = 0; n < 21; n += 1) await live(`many-${n}`, `Only ${n} fish are here.`, 7, 10)
    asked = []
    await pullFigures(deps)
    expect(asked.map((ids) => ids.length).sort((a, b) => b - a)[0]).toBe(20)
    world.server.wait(3 * DAY)
    asked = []
    await pullFigures(deps)
    await pullFigures(deps)
    world.server.wait(12 * 3600)
    await pullFigures(deps)
    const times = asked.flat().filter((id) => id === 'many-1')
    expect(times).toHaveLength(1)
  })

  test('figures are summed up by how a video begins, by style, voice, hour, network and day', async () => {
    const best = await live('b', 'Why is the sea blue? Because of light.', 18, 900)
    await pullFigures(deps)
    const analytics = await read('?days=30&timeZone=UTC')
    expect(analytics.hooks[0]).toMatchObject({ key: 'question', name: 'A question', posts: 2, views: 1050 })
    expect(analytics.hours.find(({ key }) => key === '18')).toMatchObject({ posts: 2, viewsPerPost: 525 })
    expect(analytics.videos[0]).toMatchObject({ key: best, views: 900 })
    expect(analytics.styles).toMatchObject([{ key: 'default', posts: 23 }])
    expect(analytics.voices).toMatchObject([{ key: 'test:ann', name: 'Ann' }])
    expect(analytics.networks).toMatchObject([{ key: 'instagram', name: 'Instagram' }])
    expect(analytics.days.reduce((sum, { views }) => sum + views, 0)).toBe(analytics.totals.views)
  })

  test('too few that can be compared are too little to tell: all of them are too young', async () => {
    const { body } = await world.client.ask('GET', '/api/analytics/what-worked')
    expect(body).toMatchObject({ hint: null, sureness: 'too_little' })
    expect((body as { reason: string }).reason).toMatch(/^Too little to tell: \d of at least 8 posts/)
  })

  test('nobody else sees them', async () => {
    const other = await world.server.signUp()
    expect((await other.ask('GET', '/api/analytics')).body).toMatchObject({ totals: { posts: 0 } })
    expect((await world.server.stranger.ask('GET', '/api/analytics')).status).toBe(401)
    expect((await other.ask('GET', '/api/analytics?days=4')).status).toBe(422)
  })
})
