import type { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../../tests/builders/build-server.ts'
import * as inputs from './auth-inputs.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer({ openQueue: openIdleQueue() })
})
afterAll(() => server.close())

const TEXTS = Object.entries(inputs).flatMap(([name, schema]) =>
  Object.entries<z.ZodType>(schema.shape).map(([field, text]) => [`${name}.${field}`, text] as const),
)

test.each(TEXTS)('no text of %s is taken whatever its length', (_, text) => {
  expect(text.safeParse('/'.padEnd(1_000_000, 'a')).success).toBe(false)
})

test('a password that nobody can have is refused before the accents in it are put in order', async () => {
  // A megabyte of these took the thread two minutes, no matter who sent it.
  const password = 'a' + '\u0315\u0300'.repeat(64)
  const signIn = (typed: string) =>
    server.stranger.ask('POST', '/api/auth/sign-in/email', { email: 'nobody@example.org', password: typed })
  expect(await signIn(password)).toMatchObject({
    status: 422,
    body: { error: { code: 'invalid_input', fields: { password: 'At most 128 characters.' } } },
  })
  expect((await signIn(password.slice(1))).status).toBe(401)
})
