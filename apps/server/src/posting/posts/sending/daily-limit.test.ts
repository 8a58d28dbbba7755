import { NETWORK_RULES } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPosts } from '../../../../../../tests/builders/build-posts.ts'
import type { PostsWorld } from '../../../../../../tests/builders/build-posts.ts'
import { readId } from '../../../../../../tests/builders/build-settings.ts'
import { posts } from '../../../schema.ts'
import { deleteOwnPost } from '../posts.queries.ts'
import { findDailyObstacle } from './daily-limit.ts'
import { noteSending } from './sending.queries.ts'

const options = {
  network: 'youtube',
  title: 'Deep sea',
  description: '',
  visibility: 'public',
  isMadeForKids: false,
  isAiGenerated: true,
  coverMs: null,
} as const
let world: PostsWorld
beforeAll(async () => {
  world = await buildPosts()
})
afterAll(() => world.server.close())

test('of a day that all users share, one person gets a part and leaves the rest to the others', async () => {
  const { db, clock } = world.deps
  const { maxPostsPerDay, maxPostsPerPerson = maxPostsPerDay } = NETWORK_RULES.youtube
  const now = clock.now()
  const send = async (userId: string, count: number) => {
    const channelId = await world.connect('youtube', userId)
    const sent = { userId, channelId, network: 'youtube', status: 'live', sentAt: now, options } as const
    for (let n = 0; n < count; n += 1) {
      const [row] = await db.insert(posts).values(sent).returning()
      if (row) await db.transaction((tx) => noteSending(tx, row, now))
      // What is deleted was sent all the same.
      if (row && n % 2 === 0) await deleteOwnPost(db, userId, row.id)
    }
    return findDailyObstacle({ db }, { id: 'next', userId, channelId, network: 'youtube' }, now)
  }
  const eager = world.userId
  expect(await send(eager, maxPostsPerPerson - 1)).toBeUndefined()
  expect(await send(eager, 1)).toMatchObject({ message: expect.stringContaining('You have sent yours') })
  const others = await Promise.all([1, 2, 3, 4].map(async () => readId(await world.server.signUp())))
  for (const userId of others.slice(0, 2)) await send(userId, maxPostsPerPerson)
  const [last = '', late = ''] = others.slice(2)
  expect(await send(last, maxPostsPerPerson - 1)).toBeUndefined()
  await send(last, 1)
  expect(await send(late, 0)).toMatchObject({
    message: expect.stringContaining('no more videos from this service'),
  })
})
