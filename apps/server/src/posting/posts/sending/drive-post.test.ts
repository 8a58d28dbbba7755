import { judgeAiLabel } from '@hookreel/contract'
import type { Post } from '@hookreel/contract'
import { DEFAULT_CHOICES, MADE_HERE } from '@hookreel/film'
import type { FilmPart } from '@hookreel/film'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NetworkError } from '../../channels/networks/network-error.ts'
import type { PostStanding } from '../../channels/networks/network.ts'
import { describeMaking } from '../../../videos/describe-making.ts'
import { channels, posts, profiles, videos } from '../../../schema.ts'
import { readMails } from '../../../../../../tests/builders/build-settings.ts'
import { buildPosts, INSTAGRAM } from '../../../../../../tests/builders/build-posts.ts'
import type { PostsWorld } from '../../../../../../tests/builders/build-posts.ts'
import { useUpLimit } from '../../../../../../tests/builders/use-up-limit.ts'
import { drivePost } from './drive-post.ts'
import { holdPost, listDuePosts } from './sending.queries.ts'
import { describeOnDatabases } from '../../../../../../tests/describe-on-databases.ts'

const LIVE: PostStanding = { state: 'live', id: '17', link: 'https://example.org/p/17', note: null }
const PROCESSING: PostStanding = { state: 'processing', checkAfterSeconds: 5 }
const LOST: PostStanding = {
  state: 'unknown',
  error: new NetworkError('lost_answer', 'The answer was lost.', { action: 'check_again' }),
}
const HOUR = 3600

describeOnDatabases('sending posts on %s', (url) => {
  let world: PostsWorld
  let channelId: string
  let videoId: string
  beforeAll(async () => {
    world = await buildPosts(url)
    channelId = await world.connect('instagram')
  })
  afterAll(() => world.server.close())
  beforeEach(async () => {
    videoId = await world.film()
    Object.assign(world.script, { send: [LIVE], find: [undefined], sent: [] })
    world.ordered.length = 0
  })
  const draft = (change: object = {}) => ({
    videoId,
    channelId,
    options: INSTAGRAM,
    when: { mode: 'now' },
    ...change,
  })
  const drive = async (id: string) => {
    await drivePost(world.deps, id)
    return world.read(id)
  }
  const at = (seconds: number) => new Date(world.deps.clock.now().getTime() + seconds * 1000).toISOString()

  test('a post is sent, is live with its link, and makes its video published', async () => {
    const post = await world.post(draft())
    expect(post.status).toBe('scheduled')
    expect(world.ordered).toMatchObject([{ name: 'send-post', data: { postId: post.id } }])
    expect(await drive(post.id)).toMatchObject({
      status: 'live',
      link: 'https://example.org/p/17',
      failure: null,
      video: { status: 'published' },
    })
    const [order] = world.script.sent
    expect(order).toMatchObject({ options: INSTAGRAM, film: { seconds: 15, width: 1080 } })
    await drive(post.id)
    expect(world.script.sent).toHaveLength(1)
  })

  test('a post whose video is deleted while its film is prepared goes nowhere', async () => {
    const post = await world.post(draft())
    const require: typeof world.deps.channels.require = async (userId, id) => {
      await world.client.ask('POST', '/api/deletions', { kind: 'videos', ids: [videoId] })
      return world.deps.channels.require(userId, id)
    }
    const channels: typeof world.deps.channels = Object.assign(Object.create(world.deps.channels), {
      require,
    })
    await drivePost({ ...world.deps, channels }, post.id)
    expect((await world.client.ask('GET', `/api/videos/${videoId}`)).status).toBe(404)
    expect(world.script.sent).toHaveLength(0)
    expect((await world.read(post.id)).status).toBe('scheduled')
  })

  const owed = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ work: `https://commons.wikimedia.org/wiki/File:Tower_${at}.jpg`, title: `Tower ${at}` },
      ...{ author: 'Ann', licence: 'CC BY 4.0', isOwed: true, source: 'Wikimedia Commons' },
      licenceAddress: 'https://creativecommons.org/licenses/by/4.0/',
    }))

  test('a post names the pictures that its video owes, whatever its author made of the text', async () => {
    const free = { work: 'https://example.org/1', author: 'Ben', licence: 'CC0 1.0', isOwed: false }
    const song = {
      ...{ work: 'https://example.org/song', author: 'Eva', licence: 'CC BY 4.0' },
      isOwed: true,
    }
    videoId = await world.film({ works: [...owed(2), free, { ...song, isMusic: true }] })
    const post = await world.post(draft())
    expect(await drive(post.id)).toMatchObject({ status: 'live' })
    const { options } = world.script.sent[0] ?? {}
    const caption = options && 'caption' in options ? options.caption : ''
    expect(caption).toMatch(/^Deep sea #ocean\n\nPictures, cut to the frame: “Tower 0” by Ann/)
    expect(caption).toContain('CC BY 4.0 https://creativecommons.org/licenses/by/4.0/')
    expect(caption).toContain('https://commons.wikimedia.org/wiki/File:Tower_1.jpg')
    expect(caption).toMatch(
      /\n\nMusic, cut to the length of the film: https:\/\/example.org\/song by Eva, CC BY 4.0$/,
    )
    expect(caption).not.toContain('Ben')
  })

  test('a post is labelled as its film is, or as its author chose, whatever became of the film', async () => {
    const voice = { ...MADE_HERE, kind: 'voice', count: 1 } as const
    const made = {
      kind: 'picture',
      origin: 'model',
      maker: 'OpenAI',
      model: 'gpt-image-2',
      count: 2,
    } as const
    const sentOf = async (parts: readonly FilmPart[], isAiGenerated: boolean | null) => {
      videoId = await world.film({ parts })
      const post = await world.post(draft({ options: { ...INSTAGRAM, isAiGenerated } }))
      expect(await drive(post.id)).toMatchObject({ status: 'live' })
      return world.script.sent.at(-1)?.options.isAiGenerated
    }
    expect(await sentOf([made, voice], null)).toBe(true)
    expect(await sentOf([{ ...made, ...MADE_HERE }, voice], null)).toBe(false)
    expect(await sentOf([made, voice], false)).toBe(false)
    expect(await sentOf([voice], true)).toBe(true)
  })

  test('a film from before its parts were kept is judged by its order and its credits', async () => {
    const works = [{ work: 'gpt-image-2 pictures', author: 'OpenAI', licence: 'AI-generated' }]
    const plain = { upload: null, parts: null, works: null, voiceId: 'flite-slt', choices: DEFAULT_CHOICES }
    const isOn = (change: object) => judgeAiLabel('youtube', describeMaking({ ...plain, ...change })).isOn
    expect(isOn({})).toBe(false)
    expect(isOn({ works })).toBe(true)
    const generated = { ...DEFAULT_CHOICES, pictures: 'generated' }
    expect(isOn({ choices: generated })).toBe(true)
    const [moved] = [{ narration: 'A fox.', upload: null, moves: true }]
    expect(isOn({ choices: { ...DEFAULT_CHOICES, storyboard: { scenes: [moved] } } })).toBe(true)
    // It was ordered so, and then every scene was drawn.
    expect(isOn({ choices: generated, works: [] })).toBe(false)
    expect(judgeAiLabel('tiktok', describeMaking({ ...plain, voiceId: 'elevenlabs:x' }))).toEqual({
      isOn: true,
      reason: 'As it was ordered: AI made the voice (ElevenLabs).',
    })
  })

  test('a post whose text has no room for the credits is not sent, and says so', async () => {
    const caption = 'A'.repeat(2100)
    const options = { ...INSTAGRAM, caption }
    videoId = await world.film({ works: owed(3) })
    const refused = await world.client.ask('POST', '/api/posts', draft({ options }))
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'post_not_sendable',
          fields: { caption: expect.stringContaining('must name the credits of 3 pictures on Instagram') },
        },
      },
    })
    // One that was planned while its video was still being made.
    videoId = await world.film()
    const post = await world.post(draft({ options }))
    await world.deps.db
      .update(videos)
      .set({ works: owed(3) })
      .where(eq(videos.id, videoId))
    expect(await drive(post.id)).toMatchObject({
      status: 'failed',
      failure: { code: 'options', action: 'edit' },
    })
    expect(world.script.sent).toEqual([])
  })

  test('the attempt and its film are written before anything is sent, and what the network remembers is kept', async () => {
    const post = await world.post(draft())
    const seen: (string | undefined)[] = []
    world.script.send = [
      async ({ memory }) => {
        seen.push((await world.read(post.id)).status)
        await memory.write('reference', 'container-1')
        await memory.write('media', '17920238422030506')
        await memory.write('sent', 0)
        await memory.write('publish', null)
        return PROCESSING
      },
      async ({ memory }) => {
        for (const name of ['reference', 'media', 'sent', 'publish', 'nothing'])
          seen.push(JSON.stringify(await memory.read(name)))
        return LIVE
      },
    ]
    expect((await drive(post.id)).status).toBe('processing')
    expect(world.ordered.at(-1)).toMatchObject({ name: 'follow-post', data: { postId: post.id } })
    expect((await drive(post.id)).status).toBe('live')
    // Digits stay a text: as a number they would lose their last ones.
    expect(seen).toEqual(['uploading', '"container-1"', '"17920238422030506"', '0', 'null', undefined])
  })

  test('a process that stood still too long does not let go of a post that another one took meanwhile', async () => {
    const post = await world.post(draft())
    const { db, clock } = world.deps
    const take = () =>
      holdPost(db, post.id, { now: clock.now(), until: new Date(clock.now().getTime() + 40_000) })
    const taken: unknown[] = []
    world.script.send = [
      async () => {
        taken.push(await take())
        world.server.wait(41)
        taken.push(await take())
        return PROCESSING
      },
    ]
    await drive(post.id)
    taken.push(await take())
    expect(taken).toEqual([undefined, expect.objectContaining({ id: post.id }), undefined])
  })

  test('of two posts of one video that are due at the same moment, one is sent', async () => {
    const first = await world.post(draft({ when: { mode: 'schedule', at: at(60) } }))
    const second = await world.post(draft({ isRepeatMeant: true, when: { mode: 'schedule', at: at(60) } }))
    await world.deps.db.update(posts).set({ isRepeatMeant: false }).where(eq(posts.id, second.id))
    world.server.wait(61)
    world.script.send = [LIVE, LIVE]
    const ended = await Promise.all([drive(first.id), drive(second.id)])
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['failed', 'live'])
    expect(ended.find(({ status }) => status === 'failed')).toMatchObject({ failure: { code: 'duplicate' } })
    expect(world.script.sent).toHaveLength(1)
  })

  test('nothing begins for an account that is disabled; what is at its network already is followed', async () => {
    const { db, clock } = world.deps
    const setDisabledAt = (disabledAt: Date | null) =>
      db.update(profiles).set({ disabledAt }).where(eq(profiles.id, world.userId))
    const listDue = async () => (await listDuePosts(db, clock.now())).map(({ id }) => id)
    world.script.send = [PROCESSING, LIVE]
    const underWay = await world.post(draft())
    await drive(underWay.id)
    videoId = await world.film()
    const waiting = await world.post(draft())
    world.ordered.length = 0
    await setDisabledAt(clock.now())
    for (const { id } of [underWay, waiting]) await drivePost(world.deps, id)
    expect(world.ordered).toEqual([])
    expect(await listDue()).not.toContain(waiting.id)
    await setDisabledAt(null)
    expect(await world.read(underWay.id)).toMatchObject({ status: 'live' })
    expect(await world.read(waiting.id)).toMatchObject({ status: 'scheduled' })
    expect(await listDue()).toContain(waiting.id)
    expect(await drive(waiting.id)).toMatchObject({ status: 'live' })
  })

  test('one that comes before its time is left for the job that comes at its time', async () => {
    const post = await world.post(draft({ when: { mode: 'schedule', at: at(HOUR) } }))
    const sending = world.ordered.find(({ name }) => name === 'send-post')
    expect(sending?.startAfter?.toISOString()).toBe(post.scheduledAt)
    expect((await drive(post.id)).status).toBe('scheduled')
    expect(world.script.sent).toEqual([])
  })

  test('one that its owner moved to a later time while its film was prepared waits for that', async () => {
    const post = await world.post(draft({ when: { mode: 'schedule', at: at(60) } }))
    world.server.wait(60)
    const later = at(2 * HOUR)
    const moving = {
      ...world.deps.channels,
      // Asked for on the way to the film.
      require: async (...asked: Parameters<typeof world.deps.channels.require>) => {
        const moved = await world.client.ask('PATCH', `/api/posts/${post.id}`, {
          when: { mode: 'schedule', at: later },
        })
        expect(moved.status).toBe(200)
        return world.deps.channels.require(...asked)
      },
    }
    await drivePost({ ...world.deps, channels: moving }, post.id)
    expect(await world.read(post.id)).toMatchObject({
      status: 'scheduled',
      scheduledAt: later,
      failure: null,
    })
    expect(world.script.sent).toEqual([])
    world.server.wait(2 * HOUR)
    expect((await drive(post.id)).status).toBe('live')
    expect(world.script.sent).toHaveLength(1)
  })

  test('one that is less than an hour late is sent late; one that is later asks its owner', async () => {
    const late = await world.post(draft({ when: { mode: 'schedule', at: at(60) } }))
    const missedVideo = await world.film()
    const missed = await world.post(draft({ videoId: missedVideo, when: { mode: 'schedule', at: at(70) } }))
    world.server.wait(HOUR / 2)
    expect((await drive(late.id)).status).toBe('live')
    world.server.wait(HOUR)
    const asked = await drive(missed.id)
    expect(asked).toMatchObject({
      status: 'failed',
      isMissed: true,
      failure: { code: 'missed', action: 'reschedule' },
    })
    const again = await world.client.ask('POST', `/api/posts/${missed.id}/send`, {})
    expect(again).toMatchObject({
      status: 200,
      body: { status: 'scheduled', isMissed: false, failure: null },
    })
    expect((await drive(missed.id)).status).toBe('live')
  })

  test('a refusal tells why and what mends it, and its owner is mailed', async () => {
    const post = await world.post(draft())
    const refusal = new NetworkError('spam_flag', 'Instagram blocked this as spam.', { action: 'open_app' })
    world.script.send = [{ state: 'failed', error: refusal }]
    expect(await drive(post.id)).toMatchObject({
      status: 'failed',
      failure: { code: 'spam_flag', message: 'Instagram blocked this as spam.', action: 'open_app' },
      video: { status: 'completed' },
    })
    const { email } = (await world.client.ask('GET', '/api/profile')).body as { email: string }
    expect((await readMails(world.server, email)).at(-1)).toMatchObject({
      subject: 'Not posted on Instagram: Deep sea',
    })
  })

  test('whose owner was mailed about two hundred posts in a day says so in the list alone', async () => {
    const post = await world.post(draft())
    const { email, id } = (await world.client.ask('GET', '/api/profile')).body as {
      email: string
      id: string
    }
    const before = (await readMails(world.server, email)).length
    const refusal = new NetworkError('spam_flag', 'Instagram blocked this as spam.', { action: 'open_app' })
    // The two-hundredth is mailed, the one after it is not.
    const last = await world.post(draft({ isRepeatMeant: true }))
    await useUpLimit(world.server, 'mails about posts of a day', id, 199)
    for (const one of [last, post]) {
      world.script.send = [{ state: 'failed', error: refusal }]
      expect(await drive(one.id)).toMatchObject({ status: 'failed' })
      expect(await readMails(world.server, email)).toHaveLength(before + 1)
    }
    await useUpLimit(world.server, 'mails about posts of a day', id, 0)
  })

  test('one whose answer was lost is never sent again by itself: it is looked for, and found', async () => {
    const post = await world.post(draft())
    world.script.send = [LOST]
    expect(await drive(post.id)).toMatchObject({
      status: 'unknown',
      failure: { code: 'lost_answer', action: 'check_again' },
    })
    for (let look = 0; look < 8; look += 1) expect((await drive(post.id)).status).toBe('unknown')
    expect(world.script.sent).toHaveLength(1)
    const looks = world.ordered.filter(({ name }) => name === 'follow-post')
    expect(looks.length).toBeLessThanOrEqual(6)
    const twice = await world.client.ask('POST', `/api/posts/${post.id}/send`, {})
    expect(twice).toMatchObject({ status: 409, body: { error: { code: 'post_duplicate' } } })
    world.script.find = [LIVE]
    // Its own network cannot be asked in this test: the job finds it.
    expect((await drive(post.id)).status).toBe('live')
    expect(world.script.sent).toHaveLength(1)
  })

  test('one that may be there is sent again only when its owner says that a second one is meant', async () => {
    const post = await world.post(draft())
    world.script.send = [LOST]
    await drive(post.id)
    const again = await world.client.ask('POST', `/api/posts/${post.id}/send`, { isRepeatMeant: true })
    expect(again).toMatchObject({ status: 200, body: { status: 'scheduled' } })
    world.script.send = [LIVE]
    expect((await drive(post.id)).status).toBe('live')
  })

  test('a network that never says what became of it is not asked for ever', async () => {
    const post = await world.post(draft())
    world.script.send = [
      async ({ memory }) => {
        await memory.write('reference', 'container-2')
        return PROCESSING
      },
    ]
    let looks = 0
    for (let status: Post['status'] = 'processing'; status === 'processing' && looks < 500; looks += 1) {
      status = (await drive(post.id)).status
      const next = world.ordered.at(-1)?.startAfter?.getTime() ?? 0
      world.server.wait(Math.max(1, (next - world.deps.clock.now().getTime()) / 1000))
    }
    expect(looks).toBeLessThan(150)
    expect(await world.read(post.id)).toMatchObject({
      status: 'unknown',
      failure: { code: 'not_confirmed', action: 'check_again' },
    })
  })

  test('a network that is away for two hours fails a post of which nothing was sent', async () => {
    const post = await world.post(draft())
    world.script.send = [new NetworkError('unavailable', 'Instagram is away.', { action: 'retry' })]
    expect((await drive(post.id)).status).toBe('uploading')
    world.server.wait(2 * HOUR + 1)
    expect(await drive(post.id)).toMatchObject({
      status: 'failed',
      failure: { code: 'unavailable', action: 'retry' },
    })
  })

  test('a token that dies before anything is sent fails it with reconnect; afterwards it is unknown', async () => {
    const dead = new NetworkError('expired_token', 'Reconnect this account.', { action: 'reconnect' })
    const early = await world.post(draft())
    world.script.send = [dead]
    expect(await drive(early.id)).toMatchObject({ status: 'failed', failure: { action: 'reconnect' } })
    const later = await world.post(draft({ videoId: await world.film() }))
    world.script.send = [
      async ({ memory }) => {
        await memory.write('reference', 'container-3')
        return PROCESSING
      },
      dead,
      LIVE,
    ]
    await drive(later.id)
    expect(await drive(later.id)).toMatchObject({ status: 'unknown', failure: { action: 'reconnect' } })
    expect((await drive(later.id)).status).toBe('live')
  })

  test('a channel that was given up keeps its scheduled posts, which fail at their time with reconnect', async () => {
    const given = await world.connect('instagram')
    const post = await world.post(draft({ channelId: given, when: { mode: 'schedule', at: at(60) } }))
    await world.deps.db
      .update(channels)
      .set({ sealedGrant: null, disconnectedAt: new Date() })
      .where(eq(channels.id, given))
    expect(await world.read(post.id)).toMatchObject({ status: 'scheduled', channel: { isConnected: false } })
    world.server.wait(61)
    expect(await drive(post.id)).toMatchObject({ status: 'failed', failure: { action: 'reconnect' } })
    expect(world.script.sent).toEqual([])
  })

  test('a post of a video that is still being made waits for it, and fails when it cannot be made', async () => {
    const unfinished = await world.film({ status: 'processing', filmKey: null })
    const post = await world.post(draft({ videoId: unfinished }))
    expect(post).toMatchObject({ status: 'scheduled', scheduledAt: null, isWaitingForVideo: true })
    expect(world.ordered).toEqual([])
    expect((await drive(post.id)).status).toBe('scheduled')
    await world.deps.db.update(videos).set({ status: 'failed' }).where(eq(videos.id, unfinished))
    expect(await drive(post.id)).toMatchObject({ status: 'failed', failure: { action: 'change_video' } })
  })

  test('a post of a video that was cancelled says that, and not that it could not be made', async () => {
    const unfinished = await world.film({ status: 'processing', filmKey: null })
    const post = await world.post(draft({ videoId: unfinished }))
    const failure = { code: 'cancelled', message: 'You cancelled it.', at: new Date().toISOString() } as const
    await world.deps.db.update(videos).set({ status: 'failed', failure }).where(eq(videos.id, unfinished))
    expect(await drive(post.id)).toMatchObject({
      status: 'failed',
      failure: { code: 'video_failed', message: 'Its video was cancelled.', action: 'change_video' },
    })
  })

  test('a film that the network does not take is refused before anything is sent', async () => {
    const long = await world.film({}, { seconds: 1200 })
    const post = await world.post(draft({ videoId: long }))
    expect(await drive(post.id)).toMatchObject({
      status: 'failed',
      failure: { code: 'invalid_file', message: expect.stringContaining('Instagram takes at most 900') },
    })
    expect(world.script.sent).toEqual([])
  })

  test('one that is being driven is not driven by a second one at the same time', async () => {
    const post = await world.post(draft())
    let finish = () => undefined as void
    const gate = new Promise<void>((resolve) => (finish = resolve))
    world.script.send = [
      async () => {
        await gate
        return LIVE
      },
    ]
    const first = drivePost(world.deps, post.id)
    await expect.poll(() => world.script.sent.length).toBe(1)
    await drivePost(world.deps, post.id)
    finish()
    await first
    expect(world.script.sent).toHaveLength(1)
    expect((await world.read(post.id)).status).toBe('live')
  })

  test('a TikTok draft in the inbox is not live, and its video is not published', async () => {
    const tiktok = await world.connect('tiktok')
    const options = { network: 'tiktok', mode: 'inbox' }
    const post = await world.post(draft({ channelId: tiktok, options }))
    world.script.send = [{ state: 'in_inbox' }, LIVE]
    expect(await drive(post.id)).toMatchObject({
      status: 'in_inbox',
      link: null,
      video: { status: 'completed' },
    })
    expect(await drive(post.id)).toMatchObject({ status: 'live', video: { status: 'published' } })
  })
})
