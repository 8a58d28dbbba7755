import type { Batch, Idea, Post } from '@hookreel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTry } from '../../../../../tests/builders/build-job.ts'
import { readId } from '../../../../../tests/builders/build-settings.ts'
import type { Client } from '../../../../../tests/builders/build-server.ts'
import { adjustCredits } from '../../billing/credits/adjust-credits.ts'
import { buildPosts, INSTAGRAM, makeBatch } from '../../../../../tests/builders/build-posts.ts'
import type { PostsWorld } from '../../../../../tests/builders/build-posts.ts'
import type { JobQueue } from '../../platform/jobs/open-queue.ts'
import { beginQuarantine, endQuarantine } from '../../operations/backups/quarantine.ts'
import { batches, batchPieces, channels, RESTORED_AT, systemSettings } from '../../schema.ts'
import { listOwnBatches } from './batches.queries.ts'
import { MAKE_BATCH, makePiece } from './make-batch.job.ts'
import { describeOnDatabases } from '../../../../../tests/describe-on-databases.ts'

const LOOK = {
  style: 'default',
  voiceId: 'test:ann',
  duration: 15,
  resolution: '420p',
  aspectRatio: '9:16',
  format: 'mp4',
}
/** About fifteen seconds. */
const SCRIPT = 'The sea is very deep and very dark, and hardly anybody has ever seen its floor. '.repeat(3)

describeOnDatabases('a batch on %s', (url) => {
  let world: PostsWorld
  let client: Client
  let userId: string
  let channelId: string
  beforeAll(async () => {
    world = await buildPosts(url)
  })
  afterAll(() => world.server.close())
  beforeEach(async () => {
    client = await world.server.signUp()
    userId = await readId(client)
    channelId = await world.connect('instagram', userId)
  })
  const write = async (count: number): Promise<Idea[]> => {
    const { body } = await client.ask('POST', '/api/ideas/generate', { prompt: 'sea', count })
    const { ideas } = body as { ideas: Idea[] }
    for (const idea of ideas) await client.ask('PATCH', `/api/ideas/${idea.id}`, { script: SCRIPT })
    return ideas
  }
  const order = (pieces: object[], change: object = {}) =>
    client.ask('POST', '/api/batches', {
      ...LOOK,
      pieces,
      channels: [{ channelId, options: { ...INSTAGRAM, caption: '' } }],
      ...change,
    })
  const give = (amount: number) =>
    world.deps.db.transaction((tx) =>
      adjustCredits(tx, { userId, amount, reason: 'test', idempotencyKey: crypto.randomUUID() }),
    )
  const make = async (answer: { body: unknown }) => {
    const { id } = answer.body as Batch
    await makeBatch(world.deps, id)
    return (await client.ask('GET', `/api/batches/${id}`)).body as Batch
  }
  const balance = async () => ((await client.ask('GET', '/api/credits')).body as { balance: number }).balance

  test('is ordered for no channel that has to be reconnected, and waits for one that breaks later', async () => {
    const [idea] = await write(1)
    const setBroken = (brokenAt: Date | null) =>
      world.deps.db.update(channels).set({ brokenAt }).where(eq(channels.id, channelId))
    await setBroken(world.deps.clock.now())
    expect(await order([{ ideaId: idea?.id }])).toMatchObject({
      status: 409,
      body: { error: { code: 'channel_disconnected', details: { channelId } } },
    })
    await setBroken(null)
    const ordered = await order([{ ideaId: idea?.id }])
    await setBroken(world.deps.clock.now())
    await make(ordered)
    const { body } = await client.ask('GET', '/api/posts')
    expect((body as { items: Post[] }).items).toMatchObject([
      { status: 'scheduled', channel: { id: channelId } },
    ])
  })

  test('makes a video of each idea and posts it in free slots with its own caption; credits are held one by one', async () => {
    const ideas = await write(2)
    const before = await balance()
    const answer = await order(ideas.map(({ id }) => ({ ideaId: id })))
    expect(answer).toMatchObject({ status: 201, body: { state: 'working', ordered: 0 } })
    const batch = await make(answer)
    expect(batch).toMatchObject({ state: 'done', ordered: 2, refused: 0 })
    expect(await balance()).toBe(before - 2 * 25)
    const posts = await Promise.all(
      batch.pieces.map(
        async ({ posts: [post] }) => (await client.ask('GET', `/api/posts/${post?.postId}`)).body as Post,
      ),
    )
    expect(posts).toMatchObject([
      { status: 'scheduled', options: { caption: '#shorts' }, video: { status: 'queued' } },
      { status: 'scheduled' },
    ])
    expect(posts[0]?.scheduledAt).not.toBe(posts[1]?.scheduledAt)
  })

  test('takes nothing that only the server says of a film, neither in an order nor from a row: all of it is paid', async () => {
    const language = {
      ...{ name: 'Spanish', of: crypto.randomUUID(), reuses: true },
      translate: { into: 'Spanish', glossary: ['sea'] },
    }
    const [idea] = await write(1)
    const before = await balance()
    const answer = await order([{ ideaId: idea?.id }], { choices: { language } })
    const { id } = answer.body as Batch
    const [kept] = await world.deps.db.select().from(batches).where(eq(batches.id, id))
    expect(kept?.order.choices).not.toHaveProperty('language')
    // As an earlier version kept it.
    const smuggled = {
      ...kept?.order,
      choices: { ...kept?.order.choices, language },
    } as typeof batches.$inferInsert.order
    await world.deps.db.update(batches).set({ order: smuggled }).where(eq(batches.id, id))
    const { pieces } = await make(answer)
    expect(pieces).toMatchObject([{ state: 'ordered' }])
    expect(before - (await balance())).toBe(25)
    const { body } = await client.ask('GET', `/api/videos/${pieces[0]?.videoId}`)
    expect(body).toMatchObject({ credits: 25, language: null })
  })

  test('what cannot be paid is told for each piece, and the rest is made; once more, nothing is doubled', async () => {
    const ideas = await write(5)
    const answer = await order(ideas.map(({ id }) => ({ ideaId: id })))
    const batch = await make(answer)
    expect(batch).toMatchObject({ state: 'done', ordered: 3, refused: 2 })
    expect(batch.pieces.at(-1)).toMatchObject({
      state: 'refused',
      videoId: null,
      message: expect.stringContaining('credits'),
    })
    const left = await balance()
    await makeBatch(world.deps, batch.id)
    expect(await balance()).toBe(left)
    expect(((await client.ask('GET', '/api/videos')).body as { total: number }).total).toBe(3)
  })

  test('a piece whose answer was lost after it was paid is found again, and neither refused nor paid twice', async () => {
    const [idea] = await write(1)
    const { body } = await order([{ ideaId: idea?.id }])
    const before = await balance()
    let isLost = false
    const { hub } = world.deps
    const publish: typeof hub.publish = (...told) => {
      if (told[1] === 'balance' && !isLost) {
        isLost = true
        throw new Error('the database went away')
      }
      hub.publish(...told)
    }
    await makeBatch({ ...world.deps, hub: { ...hub, publish } }, (body as Batch).id)
    expect(isLost).toBe(true)
    const { pieces } = (await client.ask('GET', `/api/batches/${(body as Batch).id}`)).body as Batch
    expect(pieces).toMatchObject([{ state: 'ordered', message: null, posts: [{ message: null }] }])
    expect(before - (await balance())).toBe(25)
  })

  test('ideas that are gone or have blanks are told, prompts become ideas', async () => {
    await give(200)
    const [idea] = await write(1)
    const [blank] = await write(1)
    await client.ask('PATCH', `/api/ideas/${blank?.id}`, { script: 'Bees [do what] all day.' })
    const batch = await make(
      await order([
        { ideaId: idea?.id },
        { ideaId: 'nowhere' },
        { ideaId: blank?.id },
        { prompt: SCRIPT.slice(0, 160) },
      ]),
    )
    expect(batch.pieces).toMatchObject([
      { state: 'ordered' },
      { state: 'refused', message: 'Video idea not found.' },
      { state: 'refused', message: 'This script has blanks in square brackets. Fill them first.' },
      { ideaId: expect.any(String) },
    ])
  })

  test('is listed without what was ordered, which may be a hundred kilobytes of captions', async () => {
    const [idea] = await write(1)
    await order([{ ideaId: idea?.id }])
    const rows = await listOwnBatches(world.deps.db, userId, new Date(0))
    expect(rows.map((row) => Object.keys(row).toSorted())).toEqual([
      ['createdAt', 'finishedAt', 'id', 'userId'],
    ])
  })

  test('takes a turn for each piece: between two of them others’ come', async () => {
    await give(200)
    const [one, two] = await write(2)
    const { id } = (await order([{ ideaId: one?.id }, { ideaId: two?.id }])).body as Batch
    const turns: unknown[] = []
    const queue: JobQueue = {
      ...world.deps.queue,
      enqueue: async (_on, { name }, data, options) => void turns.push({ name, data, ...options }),
    }
    await MAKE_BATCH.run({ ...world.deps, queue }, { batchId: id }, buildTry())
    const { pieces } = (await client.ask('GET', `/api/batches/${id}`)).body as Batch
    expect(pieces).toMatchObject([{ state: 'ordered' }, { state: 'waiting' }])
    expect(turns).toContainEqual({ name: 'make-batch', data: { batchId: id }, group: userId })
  })

  test('makes at most fifty pieces a week, and one order under one key is one batch', async () => {
    const ideas = Array.from({ length: 30 }, () => ({ ideaId: 'nowhere' }))
    const send = () =>
      client.ask('POST', '/api/batches', { ...LOOK, pieces: ideas }, { 'idempotency-key': 'b' })
    const first = (await send()).body as Batch
    expect(((await send()).body as Batch).id).toBe(first.id)
    const refused = await order(ideas)
    expect(refused).toMatchObject({
      status: 429,
      body: { error: { code: 'batch_too_large', details: { leftThisWeek: 20 } } },
    })
    await makeBatch(world.deps, first.id)
    // None of it was made: nothing of the week is used up.
    expect((await client.ask('GET', '/api/batches')).body).toMatchObject({ leftThisWeek: 50 })
    expect((await order(Array.from({ length: 51 }, () => ({ ideaId: 'x' })))).status).toBe(422)
  })

  test('posts that could never be sent are refused before anything is ordered, and nobody else sees it', async () => {
    const tiktok = await world.connect('tiktok', userId)
    const open = await order([{ ideaId: 'x' }], {
      channels: [{ channelId: tiktok, options: { network: 'tiktok' } }],
    })
    expect(open).toMatchObject({ status: 422, body: { error: { code: 'post_not_sendable' } } })
    const foreign = await order([{ ideaId: 'x' }], {
      channels: [{ channelId: await world.connect('instagram'), options: INSTAGRAM }],
    })
    expect(foreign).toMatchObject({ status: 404, body: { error: { code: 'channel_not_found' } } })
    const { id } = (await order([{ ideaId: 'x' }])).body as Batch
    expect((await world.client.ask('GET', `/api/batches/${id}`)).status).toBe(404)
    expect((await world.server.stranger.ask('GET', `/api/batches/${id}`)).status).toBe(401)
  })

  // The last one: it signs everybody out.
  test('that was under way in a backup is not gone on with after its restore: it may have been made and posted since', async () => {
    await give(100)
    const { id } = (await order([{ prompt: 'sea' }, { prompt: 'moon' }])).body as Batch
    await makePiece(world.deps, id)
    await beginQuarantine(world.deps.db, '2026-11-01T03:00:00Z', new Date())
    await endQuarantine(world.deps.db, ['accounts', 'keys', 'posts'])
    await makeBatch(world.deps, id)
    const [row] = await world.deps.db.select().from(batches).where(eq(batches.id, id))
    expect(row?.finishedAt).not.toBeNull()
    const pieces = await world.deps.db.select().from(batchPieces).where(eq(batchPieces.batchId, id))
    expect(pieces.toSorted((one, other) => one.number - other.number)).toMatchObject([
      { state: 'ordered' },
      { state: 'refused', videoId: null, message: expect.stringContaining('restored from a backup') },
    ])
    // What was ordered before is posted by nobody but its owner.
    const told = eq(systemSettings.settingKey, RESTORED_AT)
    expect(await world.deps.db.delete(systemSettings).where(told).returning()).toHaveLength(1)
  })
})
