import type { Calendar, ChannelSlots, Post, Slots } from '@hookreel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../../../tests/builders/build-server.ts'
import { channels, posts, profiles, RESTORED_AT, systemSettings, videos } from '../../schema.ts'
import { readId } from '../../../../../tests/builders/build-settings.ts'
import { createAskLimit } from '../channels/limit-network-calls.ts'
import { requireVideo } from '../../videos/require-video.ts'
import { autoPost } from './auto-post.ts'
import { updatePost } from './update-post.ts'
import { buildPosts, INSTAGRAM, REFUSED_WORDS } from '../../../../../tests/builders/build-posts.ts'
import type { PostsWorld } from '../../../../../tests/builders/build-posts.ts'
import { describeOnDatabases } from '../../../../../tests/describe-on-databases.ts'

const DAY = 86_400
const YOUTUBE = {
  network: 'youtube',
  title: 'Deep sea',
  description: 'The sea is deep.',
  isMadeForKids: false,
}
const TIKTOK = {
  network: 'tiktok',
  caption: 'Deep',
  privacy: 'PUBLIC_TO_EVERYONE',
  hasConsented: true,
}

describeOnDatabases('posts on %s', (url) => {
  let world: PostsWorld
  let other: Client
  let channelId: string
  let videoId: string
  beforeAll(async () => {
    world = await buildPosts(url)
    other = await world.server.signUp()
  })
  afterAll(() => world.server.close())
  beforeEach(async () => {
    channelId = await world.connect('instagram')
    videoId = await world.film()
    world.ordered.length = 0
  })
  const draft = (change: object = {}) => ({
    videoId,
    channelId,
    options: INSTAGRAM,
    when: { mode: 'draft' },
    ...change,
  })
  const at = (seconds: number) => new Date(world.deps.clock.now().getTime() + seconds * 1000).toISOString()
  const ask = (method: string, path: string, body?: unknown) => world.client.ask(method, path, body)
  const code = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code

  test('a draft is kept, changed, planned, moved, taken back and deleted', async () => {
    const post = await world.post(draft({ options: { network: 'instagram' } }))
    expect(post).toMatchObject({ status: 'draft', channel: { name: 'Sea Stories' }, title: 'Deep sea' })
    const changed = await ask('PATCH', `/api/posts/${post.id}`, { options: { ...INSTAGRAM, caption: 'New' } })
    expect(changed).toMatchObject({ status: 200, body: { title: 'New', status: 'draft' } })
    const planned = await ask('PATCH', `/api/posts/${post.id}`, {
      when: { mode: 'schedule', at: at(3600) },
      timeZone: 'Europe/Berlin',
    })
    expect(planned.body).toMatchObject({ status: 'scheduled', timeZone: 'Europe/Berlin' })
    const later = at(7200)
    const moved = await ask('PATCH', `/api/posts/${post.id}`, { when: { mode: 'schedule', at: later } })
    expect(moved.body).toMatchObject({ status: 'scheduled', scheduledAt: later, options: { caption: 'New' } })
    expect(world.ordered.map(({ startAfter }) => startAfter?.toISOString()).at(-1)).toBe(later)
    const back = await ask('POST', `/api/posts/${post.id}/cancel`)
    expect(back.body).toMatchObject({ status: 'draft', scheduledAt: null })
    expect(code(await ask('POST', `/api/posts/${post.id}/cancel`))).toBe('post_not_cancellable')
    expect(code(await ask('POST', `/api/posts/${post.id}/check`))).toBe('post_not_checkable')
    expect((await ask('DELETE', `/api/posts/${post.id}`)).status).toBe(200)
    expect(code(await ask('GET', `/api/posts/${post.id}`))).toBe('post_not_found')
  })

  test('is planned for no channel that has to be reconnected; what was planned before can be changed', async () => {
    const when = { mode: 'schedule', at: at(7200) }
    const planned = await world.post(draft({ when }))
    const { id } = await world.post(draft({ isRepeatMeant: true }))
    const setBroken = (brokenAt: Date | null) =>
      world.deps.db.update(channels).set({ brokenAt }).where(eq(channels.id, channelId))
    await setBroken(world.deps.clock.now())
    for (const mode of [when, { mode: 'queue' }, { mode: 'now' }]) {
      const asked = draft({ when: mode, isRepeatMeant: true })
      expect(code(await ask('POST', '/api/posts', asked))).toBe('channel_disconnected')
      expect(code(await ask('PATCH', `/api/posts/${id}`, { when: mode }))).toBe('channel_disconnected')
    }
    expect((await world.read(id)).status).toBe('draft')
    const options = { ...INSTAGRAM, caption: 'Mended' }
    for (const change of [{ options }, { when: { ...when, at: at(9000) } }])
      expect((await ask('PATCH', `/api/posts/${planned.id}`, change)).status).toBe(200)
    await setBroken(null)
    const again = await ask('PATCH', `/api/posts/${id}`, { when, isRepeatMeant: true })
    expect(again.body).toMatchObject({ status: 'scheduled' })
  })

  test('what goes out is shown to the moderation when it is planned, and when its words are changed', async () => {
    const refused = { status: 422, body: { error: { code: 'content_refused' } } }
    const options = { ...INSTAGRAM, caption: `Why ${REFUSED_WORDS} is best` }
    const when = { mode: 'schedule', at: at(3600) }
    for (const mode of [when, { mode: 'now' }, { mode: 'queue' }])
      expect(await ask('POST', '/api/posts', draft({ options, when: mode }))).toMatchObject(refused)
    // Nobody reads a draft.
    const { id } = await world.post(draft({ options }))
    expect(await ask('POST', `/api/posts/${id}/send`, {})).toMatchObject(refused)
    expect(await ask('PATCH', `/api/posts/${id}`, { when })).toMatchObject(refused)
    expect((await ask('PATCH', `/api/posts/${id}`, { options: INSTAGRAM, when })).status).toBe(200)
    expect(await ask('PATCH', `/api/posts/${id}`, { options })).toMatchObject(refused)
    expect((await world.read(id)).options).toMatchObject(INSTAGRAM)
    // What may not be said goes to a draft by itself, too.
    await world.server.deps.db.update(profiles).set({ autoUploadEnabled: true })
    const film = await world.film({ title: REFUSED_WORDS, description: null })
    await autoPost(world.deps, await requireVideo(world.deps, world.userId, film))
    const { body } = await ask('GET', `/api/posts?videoId=${film}`)
    const made = (body as { items: Post[] }).items
    expect(made.length).toBeGreaterThan(0)
    expect(made.map(({ status }) => status)).not.toContain('scheduled')
    await world.server.deps.db.update(profiles).set({ autoUploadEnabled: false })
  })

  test('words that are changed while the moderation looks at earlier ones are shown to it, too', async () => {
    const { id } = await world.post(draft())
    const shown: string[][] = []
    const moderate: typeof world.deps.moderate = async (texts) => {
      shown.push([...texts])
      const options = { ...INSTAGRAM, caption: `Why ${REFUSED_WORDS} is best` }
      if (shown.length === 1) expect((await ask('PATCH', `/api/posts/${id}`, { options })).status).toBe(200)
      await world.deps.moderate(texts)
    }
    const sent = updatePost({ ...world.deps, moderate }, world.userId, id, {
      when: { mode: 'now' },
      isRepeatMeant: false,
    })
    await expect(sent).rejects.toMatchObject({ code: 'content_refused' })
    expect(shown).toHaveLength(2)
    expect((await world.read(id)).status).toBe('draft')
  })

  test('a change says what it began from: what it leaves alone stays, and the same changed twice is refused', async () => {
    const when = { mode: 'schedule', at: at(3600) }
    const { id, options, scheduledAt } = await world.post(draft({ when }))
    const was = { options, scheduledAt }
    const first = { options: { ...options, isAiGenerated: false }, was }
    expect((await ask('PATCH', `/api/posts/${id}`, first)).status).toBe(200)
    const second = { options: { ...options, caption: 'Second' }, was }
    expect((await ask('PATCH', `/api/posts/${id}`, second)).body).toMatchObject({
      options: { caption: 'Second', isAiGenerated: false },
      scheduledAt,
      status: 'scheduled',
    })
    const third = await ask('PATCH', `/api/posts/${id}`, { options: { ...options, caption: 'Third' }, was })
    expect(third).toMatchObject({
      status: 409,
      body: { error: { code: 'changed_elsewhere', details: { now: { caption: 'Second' } } } },
    })
    const later = at(7200)
    const moved = { when: { mode: 'schedule', at: later } }
    expect((await ask('PATCH', `/api/posts/${id}`, { ...moved, was })).status).toBe(200)
    const movedToo = { when: { mode: 'schedule', at: at(9000) }, was }
    expect(code(await ask('PATCH', `/api/posts/${id}`, movedToo))).toBe('changed_elsewhere')
    expect(await world.read(id)).toMatchObject({ scheduledAt: later, options: { caption: 'Second' } })
  })

  test('what is not complete can be a draft, but not planned, and says what is missing by field', async () => {
    const tiktok = await world.connect('tiktok')
    const options = { network: 'tiktok', caption: 'Deep', isCommercial: true }
    await world.post(draft({ channelId: tiktok, options }))
    const refused = await ask(
      'POST',
      '/api/posts',
      draft({ channelId: tiktok, options, when: { mode: 'now' } }),
    )
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'post_not_sendable',
          fields: {
            privacy: 'Choose who can watch this video.',
            isCommercial: 'You need to indicate if your content promotes yourself, a third party, or both.',
            hasConsented: expect.stringContaining('Music Usage Confirmation'),
          },
        },
      },
    })
    const branded = { ...TIKTOK, isCommercial: true, isBrandedContent: true, privacy: 'SELF_ONLY' }
    const hidden = await ask(
      'POST',
      '/api/posts',
      draft({ channelId: tiktok, options: branded, when: { mode: 'now' } }),
    )
    expect(hidden.body).toMatchObject({
      error: { fields: { privacy: 'Branded content visibility cannot be set to private.' } },
    })
  })

  test('a video goes to a channel once a day unless a second one is meant', async () => {
    const first = await world.post(draft({ when: { mode: 'schedule', at: at(3600) } }))
    const soon = draft({ when: { mode: 'schedule', at: at(7200) } })
    expect(await ask('POST', '/api/posts', soon)).toMatchObject({
      status: 409,
      body: { error: { code: 'post_duplicate', details: { postId: first.id } } },
    })
    expect((await ask('POST', '/api/posts', { ...soon, isRepeatMeant: true })).status).toBe(201)
    await world.post(draft({ when: { mode: 'schedule', at: at(3 * DAY) } }))
  })

  test('a request sent twice under one key is one post, also when both come at once', async () => {
    const body = draft({ when: { mode: 'now' } })
    const send = (change: object = {}) =>
      world.client.ask(
        'POST',
        '/api/posts',
        { ...body, ...change },
        { 'idempotency-key': `twice ${videoId}` },
      )
    const ids = (await Promise.all([send(), send()])).map(({ body }) => (body as Post).id)
    expect(ids[0]).toBe(ids[1])
    expect(code(await send({ timeZone: 'Asia/Tokyo' }))).toBe('idempotency_conflict')
    expect(world.ordered.filter(({ name }) => name === 'send-post')).toHaveLength(1)
  })

  test('no more posts are planned for a day than the network takes', async () => {
    const tiktok = await world.connect('tiktok')
    const plan = async (minute: number) =>
      ask('POST', '/api/posts', {
        ...draft({ videoId: await world.film(), channelId: tiktok, options: TIKTOK }),
        when: { mode: 'schedule', at: at(3600 + minute * 60) },
      })
    for (let n = 0; n < 15; n += 1) expect((await plan(n)).status).toBe(201)
    const refused = await plan(20)
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'post_limit_reached', message: expect.stringContaining('15 posts') } },
    })
    expect((await plan(24 * 60 + 1)).status).toBe(201)
  })

  test('nor for one channel of a shared day than one person may send, and two thousand in all', async () => {
    const youtube = await world.connect('youtube')
    const videoId = await world.film()
    const body = {
      ...draft({ videoId, channelId: youtube, options: YOUTUBE, isRepeatMeant: true }),
      when: { mode: 'schedule', at: at(3600) },
    }
    for (let n = 0; n < 25; n += 1) expect((await ask('POST', '/api/posts', body)).status).toBe(201)
    const refused = await ask('POST', '/api/posts', body)
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'post_limit_reached', message: expect.stringContaining('25 videos') } },
    })
    const [row] = await world.server.deps.db.select().from(posts).where(eq(posts.channelId, youtube)).limit(1)
    if (!row) throw new Error('no post was kept')
    const many = Array.from({ length: 500 }, () => ({ ...row, status: 'draft' as const, scheduledAt: null }))
    for (let time = 0; time < 4; time += 1)
      await world.server.deps.db
        .insert(posts)
        .values(many.map((post) => ({ ...post, id: crypto.randomUUID(), idempotencyKey: null })))
    const askForOne = () => ask('POST', '/api/posts', { ...body, when: { mode: 'draft' } })
    const isFull = {
      status: 409,
      body: { error: { code: 'post_limit_reached', message: expect.stringContaining('2,000') } },
    }
    expect(await askForOne()).toMatchObject(isFull)
    // Those that failed count as well: a calendar that shows all of them would grow without end.
    const { db } = world.server.deps
    const ofChannel = eq(posts.channelId, youtube)
    await db
      .update(posts)
      .set({ status: 'failed', scheduledAt: new Date(at(60)) })
      .where(ofChannel)
    expect(await askForOne()).toMatchObject(isFull)
    // Nor is one that failed before that planned again past the limit.
    const longAgo = new Date(Date.parse(at(0)) - 40 * 24 * 3600 * 1000)
    await db.update(posts).set({ scheduledAt: longAgo }).where(eq(posts.id, row.id))
    await db.insert(posts).values({ ...row, id: crypto.randomUUID(), idempotencyKey: null, status: 'draft' })
    const again = { when: { mode: 'schedule', at: at(7200) }, isRepeatMeant: true }
    expect(await ask('PATCH', `/api/posts/${row.id}`, again)).toMatchObject(isFull)
    await db.update(posts).set({ status: 'failed', scheduledAt: longAgo }).where(ofChannel)
    expect((await askForOne()).status).toBe(201)
    await world.server.deps.db.delete(posts).where(eq(posts.channelId, youtube))
  })

  test('times that have passed, foreign choices and videos that failed are refused', async () => {
    const past = draft({ when: { mode: 'schedule', at: at(-3600) } })
    expect(code(await ask('POST', '/api/posts', past))).toBe('post_time_passed')
    expect(code(await ask('POST', '/api/posts', draft({ options: YOUTUBE })))).toBe(
      'options_of_other_network',
    )
    const failed = await world.film({ status: 'failed', filmKey: null })
    expect(code(await ask('POST', '/api/posts', draft({ videoId: failed })))).toBe('video_not_postable')
    expect(code(await ask('POST', '/api/posts', draft({ timeZone: 'Mars/Olympus' })))).toBe('invalid_input')
    expect(
      code(await ask('POST', '/api/posts', { ...draft(), when: { mode: 'schedule', at: 'soon' } })),
    ).toBe('invalid_input')
  })

  test('nobody sees, changes or makes posts of somebody else, and nobody at all signed out', async () => {
    const post = await world.post(draft())
    const calls = [
      ['GET', `/api/posts/${post.id}`],
      ['PATCH', `/api/posts/${post.id}`, { options: INSTAGRAM }],
      ['POST', `/api/posts/${post.id}/send`, {}],
      ['POST', `/api/posts/${post.id}/cancel`],
      ['POST', `/api/posts/${post.id}/check`],
      ['DELETE', `/api/posts/${post.id}`],
    ] as const
    for (const [method, path, body] of calls) {
      expect(code(await other.ask(method, path, body))).toBe('post_not_found')
      expect(code(await world.server.stranger.ask(method, path, body))).toBe('not_signed_in')
    }
    expect(code(await other.ask('POST', '/api/posts', draft()))).toBe('video_not_found')
    const foreign = await world.film({}, {}, await readId(other))
    expect(code(await other.ask('POST', '/api/posts', draft({ videoId: foreign })))).toBe('channel_not_found')
    const composer = `/api/posts/composer?videoId=${videoId}&channelId=${channelId}`
    expect(code(await other.ask('GET', composer))).toBe('video_not_found')
    const slots = { timeZone: 'UTC', times: [] }
    expect(code(await other.ask('PATCH', `/api/calendar/slots/${channelId}`, slots))).toBe(
      'channel_not_found',
    )
    expect((await other.ask('GET', '/api/posts')).body).toEqual({ items: [], total: 0 })
  })

  test('a network is asked for one person three hundred times a day where its day is everybody’s, whatever page asks, and for others still', async () => {
    const other = await world.server.signUp()
    const otherId = await readId(other)
    const own = await world.connect('youtube', otherId)
    const film = await world.film({}, {}, otherId)
    const limitNetworkCalls = createAskLimit(world.deps)
    const composer = `/api/posts/composer?videoId=${film}&channelId=${own}`
    for (let asked = 0; asked < 299; asked += 1) await limitNetworkCalls(otherId, 'youtube')
    // The network of this test answers no composer, but is asked.
    expect(code(await other.ask('GET', composer))).not.toBe('rate_limited')
    expect((await other.ask('GET', composer)).body).toMatchObject({
      error: {
        code: 'rate_limited',
        message:
          'You have looked at YouTube through this server too often within a day. What you planned is posted all the same. Please try again in 24 hours.',
      },
    })
    expect(code(await other.ask('POST', `/api/channels/${own}/check`))).toBe('rate_limited')
    await limitNetworkCalls('somebody else', 'youtube')
    await limitNetworkCalls(otherId, 'tiktok')
    // All of them leave the rest of the day to posts.
    let taken = 0
    for (let asked = 0; asked < 3000; asked += 1) {
      const answered = limitNetworkCalls(`one of many ${asked % 15}`, 'youtube')
      taken += await answered.then(
        () => 1,
        () => 0,
      )
    }
    await expect(limitNetworkCalls('one more', 'youtube')).rejects.toThrow(
      'This server has asked YouTube as much',
    )
    expect(taken).toBeGreaterThan(2600)
    expect(taken).toBeLessThanOrEqual(3000)
  })

  test('posts stay when their video is deleted', async () => {
    const post = await world.post(draft({ options: { ...INSTAGRAM, caption: '' } }))
    await ask('DELETE', `/api/videos/${videoId}`)
    expect(await world.read(post.id)).toMatchObject({ video: null, title: 'Untitled post' })
    expect(code(await ask('POST', `/api/posts/${post.id}/send`, {}))).toBe('video_not_postable')
  })

  test('one that is being sent can be neither changed nor deleted', async () => {
    const post = await world.post(draft())
    await world.deps.db.update(posts).set({ status: 'uploading' }).where(eq(posts.id, post.id))
    expect(code(await ask('PATCH', `/api/posts/${post.id}`, { options: INSTAGRAM }))).toBe(
      'post_not_editable',
    )
    expect(code(await ask('DELETE', `/api/posts/${post.id}`))).toBe('post_under_way')
  })

  test('the queue fills free slots one after the other, in the time zone of the channel', async () => {
    const times = [
      { weekday: 3, time: '18:30' },
      { weekday: 1, time: '09:00' },
    ]
    const chosen = await ask('PATCH', `/api/calendar/slots/${channelId}`, {
      timeZone: 'America/New_York',
      times,
    })
    expect(chosen.body).toMatchObject({ basis: 'chosen', times: [times[1], times[0]] } as ChannelSlots)
    const planned: Post[] = []
    for (let n = 0; n < 3; n += 1)
      planned.push(await world.post(draft({ videoId: await world.film(), when: { mode: 'queue' } })))
    const inZone = planned.map(({ scheduledAt }) =>
      new Date(scheduledAt ?? '').toLocaleString('en-US', {
        timeZone: 'America/New_York',
        weekday: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
    )
    expect(new Set(inZone)).toEqual(new Set(['Wed 18:30', 'Mon 09:00']))
    expect(new Set(planned.map(({ scheduledAt }) => scheduledAt)).size).toBe(3)
    const reset = await ask('PATCH', `/api/calendar/slots/${channelId}`, { timeZone: 'UTC', times: [] })
    expect(reset.body).toMatchObject({ basis: 'general' })
  })

  test('posting times that two pages change both stand; one that is removed here stays removed', async () => {
    const [monday, tuesday, friday] = [1, 2, 5].map((weekday) => ({ weekday, time: '09:00' }))
    const set = async (times: unknown[], was?: unknown[]) =>
      (await ask('PATCH', `/api/calendar/slots/${channelId}`, { timeZone: 'UTC', times, was })).body
    await set([monday, tuesday])
    const was = [monday, tuesday]
    await set([monday, tuesday, friday], was)
    expect(await set([tuesday], was)).toMatchObject({ times: [tuesday, friday] })
    expect(await set([], was)).toMatchObject({ basis: 'general' })
  })

  test('the calendar shows the posts of its days, free slots still to come, and what each day still takes', async () => {
    const day = at(2 * DAY).slice(0, 10)
    const post = await world.post(draft({ when: { mode: 'schedule', at: `${day}T10:00:00Z` } }))
    const undated = await world.post(draft({ videoId: await world.film() }))
    const { body } = await ask('GET', `/api/calendar?from=${day}&to=${day}&timeZone=UTC`)
    const calendar = body as Calendar
    expect(calendar.posts.map(({ id }) => id)).toContain(post.id)
    expect(calendar.undated.map(({ id }) => id)).toContain(undated.id)
    expect(calendar.limits).toContainEqual({ channelId, network: 'instagram', day, used: 1, max: 50 })
    const free = calendar.free.filter((slot) => slot.channelId === channelId)
    expect(free.length).toBe(2)
    expect(free.every((slot) => slot.at.startsWith(day))).toBe(true)
    const slots = (await ask('GET', '/api/calendar/slots')).body as Slots
    expect(slots).toMatchObject({ isOwnFigures: false, note: expect.stringContaining('General hours') })
    const wide = await ask('GET', '/api/calendar?from=2026-01-01&to=2026-12-31')
    expect(code(wide)).toBe('invalid_input')
  })

  describe('with Auto-upload', () => {
    const setAuto = (autoUploadEnabled: boolean) =>
      world.deps.db.update(profiles).set({ autoUploadEnabled }).where(eq(profiles.id, world.userId))
    const postAll = async () => {
      await autoPost(world.deps, await requireVideo(world.deps, world.userId, videoId))
      const found = (await ask('GET', `/api/posts?videoId=${videoId}&pageSize=100`)).body as { items: Post[] }
      return (id: string) => found.items.filter(({ channel }) => channel?.id === id)
    }

    test('off, a finished video goes nowhere, but what waited for it goes out', async () => {
      await setAuto(false)
      await world.deps.db.update(videos).set({ status: 'processing' }).where(eq(videos.id, videoId))
      const waiting = await world.post(draft({ when: { mode: 'now' } }))
      expect(world.ordered).toEqual([])
      await world.deps.db.update(videos).set({ status: 'completed' }).where(eq(videos.id, videoId))
      const on = await postAll()
      expect(on(channelId).map(({ id }) => id)).toEqual([waiting.id])
      expect(world.ordered).toMatchObject([{ name: 'send-post', data: { postId: waiting.id } }])
    })

    test('on, nothing is posted for an account that is disabled', async () => {
      await setAuto(true)
      const { db } = world.deps
      await db.update(profiles).set({ disabledAt: new Date() }).where(eq(profiles.id, world.userId))
      await autoPost(world.deps, await requireVideo(world.deps, world.userId, videoId))
      await db.update(profiles).set({ disabledAt: null }).where(eq(profiles.id, world.userId))
      expect(await db.select().from(posts).where(eq(posts.videoId, videoId))).toEqual([])
    })

    test('on, a video that was ordered before a restore waits as a draft: it may have been posted already', async () => {
      await setAuto(true)
      const { db } = world.deps
      await db
        .insert(systemSettings)
        .values({ settingKey: RESTORED_AT, settingValue: new Date(Date.now() + DAY * 1000).toISOString() })
      const on = await postAll()
      await db.delete(systemSettings).where(eq(systemSettings.settingKey, RESTORED_AT))
      expect(on(channelId).map(({ status }) => status)).toEqual(['draft'])
      expect(world.ordered).toEqual([])
    })

    test('on, Instagram and YouTube are posted to directly, and TikTok gets a draft in its inbox', async () => {
      await setAuto(true)
      const [tiktok, youtube] = [await world.connect('tiktok'), await world.connect('youtube')]
      const on = await postAll()
      expect(on(channelId)).toMatchObject([{ status: 'scheduled', options: { network: 'instagram' } }])
      expect(on(youtube)).toMatchObject([
        { status: 'scheduled', options: { title: 'Deep sea', visibility: 'public' } },
      ])
      expect(on(tiktok)).toMatchObject([
        { status: 'scheduled', options: { mode: 'inbox', privacy: null, isAiGenerated: null } },
      ])
      expect((await postAll())(tiktok)).toHaveLength(1)
    })

    test('on, what was chosen for this video beforehand is sent as it was chosen', async () => {
      await setAuto(true)
      const tiktok = await world.connect('tiktok')
      const chosen = await world.post(draft({ channelId: tiktok, options: TIKTOK }))
      const incomplete = await world.connect('tiktok')
      await world.post(draft({ channelId: incomplete, options: { network: 'tiktok' } }))
      const on = await postAll()
      expect(on(tiktok)).toMatchObject([
        { id: chosen.id, status: 'scheduled', options: { mode: 'direct', privacy: 'PUBLIC_TO_EVERYONE' } },
      ])
      expect(on(incomplete)).toMatchObject([{ status: 'draft' }])
    })
  })
})
