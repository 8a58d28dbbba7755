import { expect, onTestFinished, test } from 'vitest'
import { INSTAGRAM } from '../../../../../tests/builders/build-posts.ts'
import { buildSettings, readId } from '../../../../../tests/builders/build-settings.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { posts } from '../../schema.ts'

test('a look at figures counts as many as it reads hundreds of posts, whichever page it is for', async () => {
  const { server } = await buildSettings()
  onTestFinished(() => server.close())
  const owner = await server.signUp()
  const userId = await readId(owner)
  const sentAt = new Date(server.deps.clock.now().getTime() - 3_600_000)
  const live = { userId, channelId: 'channel', network: 'instagram', status: 'live' } as const
  await server.deps.db
    .insert(posts)
    .values(Array.from({ length: 201 }, () => ({ ...live, options: INSTAGRAM, sentAt })))
  const looks = createRateLimit(server.deps, 'looks at figures', 240)
  await looks.take(userId, undefined, 234)
  for (const path of ['/api/analytics', '/api/analytics/what-worked'])
    expect((await owner.ask('GET', path)).status).toBe(200)
  for (const path of ['/api/analytics', '/api/analytics/what-worked'])
    expect(await owner.ask('GET', path)).toMatchObject({
      status: 429,
      body: { error: { code: 'rate_limited' } },
    })
  const other = await server.signUp()
  expect((await other.ask('GET', '/api/analytics')).status).toBe(200)
})
