import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getProgram } from '../../../../../../launcher/find-program.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildPosts, INSTAGRAM } from '../../../../../../tests/builders/build-posts.ts'
import type { PostsWorld } from '../../../../../../tests/builders/build-posts.ts'
import { videos } from '../../../schema.ts'
import { cancelPost } from '../cancel-post.ts'
import type { PostDeps } from '../post-deps.ts'
import { drivePost } from './drive-post.ts'
import { fitPosted } from './fit-film.job.ts'

const run = promisify(execFile)
const HOUR = 3600
/** Instagram takes at most 60. */
const MANY_FRAMES = { width: 180, height: 320, seconds: 4, frameRate: 75 }
const TRY = { signal: new AbortController().signal, isLastTry: false }

let world: PostsWorld
let channelId: string
let film: string
beforeAll(async () => {
  world = await buildPosts()
  channelId = await world.connect('instagram')
  film = join(world.deps.config.dataDir, 'film.mp4')
  const source = '-y -v error -f lavfi -i testsrc=s=180x320:r=30 -t 4 -pix_fmt yuv420p -preset ultrafast'
  await run(getProgram('ffmpeg'), [...source.split(' '), film])
})
afterAll(() => world.server.close())
beforeEach(() => {
  Object.assign(world.script, {
    send: [{ state: 'live', id: '17', link: 'https://example.org/p/17', note: null }],
    find: [undefined],
    sent: [],
  })
  world.ordered.length = 0
})

/** A planned post of a film that Instagram takes only with fewer frames a second. */
async function plan(when: object = { mode: 'now' }) {
  const videoId = await world.film({}, MANY_FRAMES)
  const [video] = await world.deps.db.select().from(videos).where(eq(videos.id, videoId))
  await world.deps.storage.putFile(video?.filmKey ?? '', film)
  const post = await world.post({ videoId, channelId, options: INSTAGRAM, when })
  return { post, videoId }
}
const countFitted = async (videoId: string) => {
  let count = 0
  for await (const { key } of world.deps.storage.list()) if (key.includes(`${videoId}.post-`)) count += 1
  return count
}
const followed = () => world.ordered.filter(({ name }) => name === 'follow-post').map(({ data }) => data)

test('a film is made to fit in a lane of its own: its post keeps no place from those that can be sent', async () => {
  const { post } = await plan()
  await drivePost(world.deps, post.id)
  expect(await world.read(post.id)).toMatchObject({ status: 'scheduled' })
  expect(world.ordered.map(({ name }) => name)).toEqual(['send-post', 'fit-film'])
  await fitPosted(world.deps, post.id, TRY)
  expect(followed()).toEqual([{ postId: post.id, fitting: 'fitted' }])
  await drivePost(world.deps, post.id, 'fitted')
  expect(await world.read(post.id)).toMatchObject({ status: 'live' })
  expect(world.script.sent).toHaveLength(1)
})

test('a film is made to fit before the time of its post, and nothing is sent for it', async () => {
  const at = new Date(world.deps.clock.now().getTime() + 5 * HOUR * 1000)
  const { post, videoId } = await plan({ mode: 'schedule', at: at.toISOString() })
  expect(world.ordered).toMatchObject([
    { name: 'fit-film', startAfter: new Date(at.getTime() - 45 * 60_000) },
    { name: 'send-post', startAfter: at },
  ])
  await fitPosted(world.deps, post.id, TRY)
  expect(await countFitted(videoId)).toBe(1)
  expect(followed()).toEqual([])
})

test('the making ends when its post is cancelled, and leaves nothing', async () => {
  const { post, videoId } = await plan()
  const { storage } = world.deps
  const read: typeof storage.read = (...asked) => {
    void cancelPost(world.deps, world.userId, post.id)
    return storage.read(...asked)
  }
  const deps: PostDeps = { ...world.deps, storage: { ...storage, read } }
  await fitPosted(deps, post.id, TRY, { askEveryMs: 1 })
  expect(await countFitted(videoId)).toBe(0)
  expect(followed()).toEqual([])
})

test('the making ends where the server stops, and is left to the next try', async () => {
  const { post, videoId } = await plan()
  const stopped = AbortSignal.abort(new Error('the server stops'))
  await expect(fitPosted(world.deps, post.id, { signal: stopped, isLastTry: true })).rejects.toThrow('stops')
  expect(await countFitted(videoId)).toBe(0)
  expect(followed()).toEqual([])
})

test('a film that takes too long to fit fails its post, which says so', async () => {
  const { post } = await plan()
  await fitPosted(world.deps, post.id, TRY, { limitMs: 1 })
  expect(followed()).toEqual([{ postId: post.id, fitting: 'too_long' }])
  await drivePost(world.deps, post.id, 'too_long')
  expect(await world.read(post.id)).toMatchObject({
    status: 'failed',
    failure: { code: 'invalid_file', message: expect.stringContaining('It took too long') },
  })
})

test('a post whose film is made to fit when its hour passes waits for it, and then says what it was late for', async () => {
  const at = new Date(world.deps.clock.now().getTime() + HOUR * 1000)
  const { post } = await plan({ mode: 'schedule', at: at.toISOString() })
  world.server.wait(2 * HOUR + 60)
  const queue = { ...world.deps.queue, listLive: async () => [{ postId: post.id }] as never[] }
  await drivePost({ ...world.deps, queue }, post.id)
  expect(await world.read(post.id)).toMatchObject({ status: 'scheduled' })
  await drivePost(world.deps, post.id, 'fitted')
  expect(await world.read(post.id)).toMatchObject({
    status: 'failed',
    failure: {
      code: 'missed',
      message: expect.stringContaining('the video was still being made to fit Instagram'),
    },
  })
})
