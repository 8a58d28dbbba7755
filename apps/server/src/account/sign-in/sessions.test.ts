import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, openIdleQueue, PASSWORD } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { readId } from '../../../../../tests/builders/build-settings.ts'
import { authSessions } from '../../schema.ts'
import { forgetEndedSessions } from './forget-ended-sessions.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer({ openQueue: openIdleQueue() })
})
afterAll(() => server.close())

test('of one person the newest fifty sessions are kept, each with a short name of its browser, until they are over', async () => {
  const email = 'often@example.org'
  const userId = await readId(await server.signUp(email))
  const headers = { 'user-agent': 'x'.repeat(13_000) }
  for (let time = 0; time < 55; time += 1) {
    if (time % 8 === 7) server.wait(61)
    const { status } = await server.stranger.ask(
      'POST',
      '/api/auth/sign-in/email',
      { email, password: PASSWORD },
      headers,
    )
    expect(status).toBe(200)
  }
  const own = () => server.deps.db.select().from(authSessions).where(eq(authSessions.userId, userId))
  expect(await own()).toHaveLength(50)
  expect(Math.max(...(await own()).map(({ userAgent }) => userAgent?.length ?? 0))).toBe(300)
  await server.deps.db
    .update(authSessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(authSessions.userId, userId))
  await forgetEndedSessions(server.deps)
  expect(await own()).toHaveLength(0)
})
