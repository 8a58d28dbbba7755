import type { Batch, Idea, Post, Video } from '@hookreel/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeOnDatabases } from '../../../../tests/describe-on-databases.ts'
import type { Client } from '../../../../tests/builders/build-server.ts'
import { buildPosts, INSTAGRAM, makeBatch, type PostsWorld } from '../../../../tests/builders/build-posts.ts'
import { readId } from '../../../../tests/builders/build-settings.ts'
import { forgetOldOrderKeys } from '../account/order-keys.ts'
import { ORDER, SCRIPT } from '../../../../tests/builders/build-video.ts'

describeOnDatabases('a stopped order on %s', (url) => {
  let world: PostsWorld
  let client: Client
  let channelId: string
  let key: string
  beforeAll(async () => {
    world = await buildPosts(url)
  })
  afterAll(() => world?.server.close())
  beforeEach(async () => {
    client = await world.server.signUp()
    channelId = await world.connect('instagram', await readId(client))
    key = crypto.randomUUID()
  })
  const send = (path: string, body: object, method = 'POST') =>
    client.ask(method, path, body, { 'idempotency-key': key })
  const stop = async () => (await client.ask('POST', '/api/orders/stop', { key })).body
  const balance = async () => ((await client.ask('GET', '/api/credits')).body as { balance: number }).balance
  const write = async (): Promise<Idea> => {
    const { body } = await client.ask('POST', '/api/ideas/generate', { prompt: 'sea', count: 1 })
    const [idea] = (body as { ideas: Idea[] }).ideas
    if (!idea) throw new Error('no idea was written')
    await client.ask('PATCH', `/api/ideas/${idea.id}`, { script: SCRIPT })
    return idea
  }
  const film = async () => world.film({}, {}, await readId(client))
  const draft = async (when: object) => ({ videoId: await film(), channelId, options: INSTAGRAM, when })
  const post = async (id: string) => (await client.ask('GET', `/api/posts/${id}`)).body as Post

  test('that arrives late is refused, whatever was ordered, and nothing is made or charged', async () => {
    const { id: ideaId } = await write()
    const { id: postId } = (await client.ask('POST', '/api/posts', await draft({ mode: 'draft' })))
      .body as Post
    const late = await draft({ mode: 'draft' })
    const { total: films } = (await client.ask('GET', '/api/videos')).body as { total: number }
    const before = await balance()
    expect(await stop()).toEqual({ outcome: 'nothing' })
    const asked = [
      send('/api/ideas/generate', { prompt: 'sea', count: 1 }),
      send(`/api/ideas/${ideaId}/improve`, { instruction: 'shorter' }),
      send(`/api/ideas/${ideaId}/enhance`, {
        field: 'script',
        currentValue: SCRIPT,
        enhancementType: 'generate_variations',
      }),
      send('/api/videos', ORDER),
      send('/api/batches', { ...ORDER, title: undefined, pieces: [{ ideaId }], channels: [] }),
      send('/api/posts', late),
      send(`/api/posts/${postId}`, { options: { ...INSTAGRAM, caption: 'Late' } }, 'PATCH'),
      send(`/api/posts/${postId}`, { when: { mode: 'now' } }, 'PATCH'),
    ]
    for (const answer of await Promise.all(asked))
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'order_stopped' } } })
    expect(await balance()).toBe(before)
    expect((await client.ask('GET', '/api/videos')).body).toMatchObject({ total: films })
    expect(await post(postId)).toMatchObject({ status: 'draft', options: INSTAGRAM })
    expect(await stop()).toEqual({ outcome: 'nothing' })
  })

  test('of a video that had arrived is cancelled, and its credits come back once', async () => {
    const before = await balance()
    const { id } = (await send('/api/videos', ORDER)).body as Video
    expect(await balance()).toBe(before - 25)
    expect(await stop()).toEqual({ outcome: 'cancelled' })
    expect(await stop()).toEqual({ outcome: 'cancelled' })
    expect(await balance()).toBe(before)
    expect((await client.ask('GET', `/api/videos/${id}`)).body).toMatchObject({ status: 'failed' })
  })

  test('of a batch takes back each piece, those that are ordered and those that wait', async () => {
    const ideas = [await write(), await write()]
    const before = await balance()
    const { title: _title, ...look } = ORDER
    const batch = (
      await send('/api/batches', {
        ...look,
        pieces: ideas.map(({ id }) => ({ ideaId: id })),
        channels: [{ channelId, options: { ...INSTAGRAM, caption: '' } }],
      })
    ).body as Batch
    expect(await stop()).toEqual({ outcome: 'cancelled' })
    await makeBatch(world.deps, batch.id)
    const after = (await client.ask('GET', `/api/batches/${batch.id}`)).body as Batch
    expect(after.pieces).toMatchObject([
      { state: 'refused', message: expect.stringContaining('was stopped') },
      { state: 'refused' },
    ])
    expect(await balance()).toBe(before)

    key = crypto.randomUUID()
    const ordered = (
      await send('/api/batches', {
        ...look,
        pieces: [{ ideaId: ideas[0]?.id }],
        channels: [{ channelId, options: { ...INSTAGRAM, caption: '' } }],
      })
    ).body as Batch
    await makeBatch(world.deps, ordered.id)
    expect(await balance()).toBe(before - 25)
    expect(await stop()).toEqual({ outcome: 'cancelled' })
    expect(await balance()).toBe(before)
    expect((await client.ask('GET', '/api/posts')).body).toMatchObject({ total: 0 })
  })

  test('of a post that was not sent yet leaves none; of a change, it says what had been done', async () => {
    const { id } = (await send('/api/posts', await draft({ mode: 'now' }))).body as Post
    expect(await stop()).toEqual({ outcome: 'cancelled' })
    expect(await post(id)).toMatchObject({ error: { code: 'post_not_found' } })

    key = crypto.randomUUID()
    const kept = (await client.ask('POST', '/api/posts', await draft({ mode: 'draft' }))).body as Post
    await send(`/api/posts/${kept.id}`, { when: { mode: 'now' } }, 'PATCH')
    expect(await stop()).toEqual({ outcome: 'cancelled' })
    expect(await post(kept.id)).toMatchObject({ status: 'draft' })

    key = crypto.randomUUID()
    await send(`/api/posts/${kept.id}`, { options: { ...INSTAGRAM, caption: 'Changed' } }, 'PATCH')
    expect(await stop()).toEqual({ outcome: 'finished' })
    expect(await post(kept.id)).toMatchObject({ options: { caption: 'Changed' } })
  })

  test('of ideas or texts that were written says so: they stay, and are shown again without a further credit', async () => {
    await send('/api/ideas/generate', { prompt: 'sea', count: 1 })
    expect(await stop()).toEqual({ outcome: 'finished' })
    const { id } = await write()
    key = crypto.randomUUID()
    const wish = { field: 'script', currentValue: SCRIPT, enhancementType: 'generate_variations' }
    const first = await send(`/api/ideas/${id}/enhance`, wish)
    const after = await balance()
    expect(await stop()).toEqual({ outcome: 'finished' })
    expect((await send(`/api/ideas/${id}/enhance`, wish)).body).toEqual(first.body)
    expect(await balance()).toBe(after)
    key = crypto.randomUUID()
    await send(`/api/ideas/${id}/improve`, { instruction: 'shorter' })
    expect(await stop()).toEqual({ outcome: 'finished' })
  })

  test('is remembered by its key, but no more than a thousand of a person and none for longer than a week', async () => {
    const { db } = world.deps
    const userId = await readId(client)
    const count = async () => {
      const { rows } = await db.execute<{ all: number; mine: number }>(
        sql`select count(*)::int as all, count(*) filter (where key = ${key})::int as mine from order_keys where user_id = ${userId}`,
      )
      return [rows[0]?.all, rows[0]?.mine]
    }
    await db.execute(
      sql`insert into order_keys (user_id, key, state, created_at) select ${userId}, 'made up ' || n, 'stopped', now() - interval '1 hour' from generate_series(1, 1500) n`,
    )
    await stop()
    expect(await count()).toEqual([1000, 1])
    expect((await send('/api/videos', ORDER)).status).toBe(409)
    await forgetOldOrderKeys(world.deps)
    expect(await count()).toEqual([1000, 1])
    const clock = { now: () => new Date(Date.now() + 8 * 86_400_000) }
    await forgetOldOrderKeys({ db, clock })
    expect(await count()).toEqual([0, 0])
  })

  test('is stopped by its owner alone', async () => {
    const { id } = (await send('/api/videos', ORDER)).body as Video
    expect((await world.client.ask('POST', '/api/orders/stop', { key })).body).toEqual({ outcome: 'nothing' })
    expect((await client.ask('GET', `/api/videos/${id}`)).body).toMatchObject({ status: 'queued' })
    expect((await world.server.stranger.ask('POST', '/api/orders/stop', { key })).status).toBe(401)
    expect((await client.ask('POST', '/api/orders/stop', { key: '' })).status).toBe(422)
  })
})
