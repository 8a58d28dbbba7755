import { expect, onTestFinished, test } from 'vitest'
import { INSTAGRAM } from '../../../../../tests/builders/build-posts.ts'
import { buildSettings, readId } from '../../../../../tests/builders/build-settings.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { posts } from '../../schema.ts'

test('a look at a calendar counts as many as it brings hundreds of posts, since each of them has five thousand letters', async () => {
  const { server } = await buildSettings()
  onTestFinished(() => server.close())
  const owner = await server.signUp()
  const userId = await readId(owner)
  const scheduledAt = new Date(server.deps.clock.now().getTime() + 3_600_000)
  const planned = { userId, channelId: 'channel', network: 'instagram', status: 'scheduled' } as const
  await server.deps.db
    .insert(posts)
    .values(Array.from({ length: 401 }, () => ({ ...planned, options: INSTAGRAM, scheduledAt })))
  const day = (ms: number) => new Date(scheduledAt.getTime() + ms).toISOString().slice(0, 10)
  const look = () => owner.ask('GET', `/api/calendar?from=${day(-86_400_000)}&to=${day(86_400_000)}`)
  const looks = createRateLimit(server.deps, 'looks at calendars', 240)
  await looks.take(userId, undefined, 237)
  expect(await look()).toMatchObject({ status: 200, body: { posts: { length: 401 } } })
  await looks.giveBack(userId, 2)
  expect(await look()).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
})
