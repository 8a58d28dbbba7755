// @module-tag postgresql
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NetworkId, Post } from '@hookreel/contract'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildPostgres } from '../../builders/build-postgres.ts'
import { webhookDeliveries, webhooks } from '../../../apps/server/src/schema.ts'
import { createPostChannels } from '../../../apps/server/src/posting/posts/create-post-channels.ts'
import { drivePost } from '../../../apps/server/src/posting/posts/sending/drive-post.ts'
import type { PostDeps } from '../../../apps/server/src/posting/posts/post-deps.ts'
import { keepVideo, readId } from '../../builders/build-settings.ts'
import { createTaskRegistry } from '../../../apps/server/src/videos/renders/task-registry.ts'
import { createWebhookTeller } from '../../../apps/server/src/webhooks/tell-webhooks.ts'
import { OPTIONS, startPostingWorld, writeSmallFilm } from './posting-world.ts'
import type { PostingWorld } from './posting-world.ts'
import { createStop, openStoppable, tryAsQueueDoes } from '../faults/stop-process.ts'

const NETWORKS: readonly NetworkId[] = ['tiktok', 'instagram', 'youtube']
const ENDED: readonly Post['status'][] = ['live', 'failed', 'unknown']
/** Longer than a post is held for a process that says nothing. */
const PAUSE_SECONDS = 41
/** Beyond every limit of a network by the day, four posts a day. */
const BETWEEN_SECONDS = 6 * 3600
const LIMIT_MS = 1_800_000

describe('a process that stands still while it posts, on PostgreSQL', () => {
  const stop = createStop()
  let world: PostingWorld
  let stoppable: Awaited<ReturnType<typeof openStoppable>>
  let paused: PostDeps
  let videoId: string
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hookreel-stop-'))
    const databaseUrl = await buildPostgres(inject('postgresUrl'))
    world = await startPostingWorld(undefined, { dataDir, databaseUrl })
    stoppable = await openStoppable(databaseUrl, dataDir, stop)
    const base = {
      ...world.server.deps,
      db: stoppable.db,
      runs: createTaskRegistry(),
      tellWebhooks: createWebhookTeller({ ...world.server.deps, db: stoppable.db }),
    }
    paused = { ...base, channels: createPostChannels(base) }
    const userId = await readId(world.client)
    videoId = await keepVideo(world.server, userId, { durationSeconds: 4 }, await writeSmallFilm())
    await world.deps.db.insert(webhooks).values({
      userId,
      url: 'https://example.org/hook',
      events: ['post.live', 'post.failed'],
      description: 'Counts what is told',
      createdAt: world.deps.clock.now(),
    })
  }, LIMIT_MS)
  afterAll(async () => {
    await stoppable?.close()
    await world?.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const read = async (id: string) => (await world.client.ask('GET', `/api/posts/${id}`)).body as Post
  /** Does what comes next about a post until it has ended, as the jobs of a process do. */
  const driveToEnd = async (deps: PostDeps, id: string) => {
    for (let drive = 0; drive < 30; drive += 1) {
      await drivePost(deps, id)
      if (ENDED.includes((await read(id)).status)) return
      world.server.wait(20)
    }
    throw new Error('the post does not end')
  }
  const order = async (network: NetworkId, at: number) => {
    world.server.wait(BETWEEN_SECONDS)
    const text = `Sea ${at}`
    const said = network === 'youtube' ? { title: text } : { caption: text }
    const answer = await world.client.ask('POST', '/api/posts', {
      videoId,
      channelId: world.channels[network],
      options: { ...OPTIONS[network], ...said },
      isRepeatMeant: true,
      when: { mode: 'now' },
    })
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return (answer.body as Post).id
  }
  const countTold = async (id: string) =>
    (await world.deps.db.select().from(webhookDeliveries)).filter(({ body }) => body.includes(id)).length

  test.each(NETWORKS)(
    'at any moment, until another process has taken the post to its end: it is at %s once',
    async (network) => {
      const fake = world[network]
      fake.pace(stop.moment)
      const wrong: unknown[] = []
      let unsent = 0
      let moments = 0
      for (let at = 1; at < 500; at += 1) {
        const before = world.count(network)
        const id = await order(network, at)
        const stopped = stop.arm(at)
        const first = driveToEnd(paused, id)
        const how = await Promise.race([stopped, first.then(() => 'ended' as const)])
        if (how === 'ended') break
        moments = at
        world.server.wait(PAUSE_SECONDS)
        await driveToEnd(world.deps, id)
        stop.release()
        // It may find its transaction gone; its job is then tried again, and finds the post at its end.
        await tryAsQueueDoes(() => driveToEnd(paused, id), first)
        const { status, failure } = await read(id)
        const found = { at, status, added: world.count(network) - before, told: await countTold(id) }
        // A permission that can be renewed once is lost with the process that renewed it and has not kept the new one yet.
        const isReconnecting = status === 'failed' && failure?.action === 'reconnect'
        if (found.told !== 1 || found.added !== (isReconnecting ? 0 : 1)) wrong.push(found)
        else if (status !== 'live') unsent += 1
      }
      fake.pace(async () => undefined)
      expect(wrong).toEqual([])
      expect(unsent).toBeLessThan(moments / 10)
      expect(moments).toBeGreaterThan(30)
    },
    LIMIT_MS,
  )
})
