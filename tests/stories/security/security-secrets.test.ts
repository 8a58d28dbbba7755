import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '../../builders/build-server.ts'
import { readOutbox } from '../../../apps/server/src/platform/mail/read-outbox.ts'
import { addWebhook, buildWebhooks } from '../../builders/build-webhooks.ts'
import type { WebhookWorld } from '../../builders/build-webhooks.ts'
import { keepVideo, readId } from '../../builders/build-settings.ts'

const EMAIL = 'maya@example.org'
const WRONG_PASSWORD = 'battery staple'
const NEW_PASSWORD = 'a third horse'
let world: WebhookWorld
beforeAll(async () => {
  world = await buildWebhooks({ LOG_REQUESTS: 'true' })
})
afterAll(() => world.server.close())

test('no secret of a whole journey stands in the log, not even when the database fails in the middle', async () => {
  const { server } = world
  const { stranger } = server
  const secrets: Record<string, string> = { PASSWORD, WRONG_PASSWORD, NEW_PASSWORD }
  const signIn = (password: string) =>
    stranger.ask('POST', '/api/auth/sign-in/email', { email: EMAIL, password })
  const user = await server.signUp(EMAIL)
  secrets.session = user.cookie.split('=')[1]?.split('.')[0] ?? ''
  expect((await signIn(WRONG_PASSWORD)).status).toBe(401)

  await stranger.ask('POST', '/api/auth/request-password-reset', { email: EMAIL })
  const mails = await readOutbox(join(server.deps.config.dataDir, 'outbox'))
  const tokens = mails.flatMap(({ text = '' }) =>
    [...text.matchAll(/token=([\w.-]+)/g)].map(([, found]) => found),
  )
  expect(tokens.length).toBeGreaterThan(1)
  for (const [index, token = ''] of tokens.entries()) secrets[`token ${index}`] = token
  await stranger.ask('GET', `/reset-password?token=${tokens.at(-1)}`)
  const reset = { token: tokens.at(-1), newPassword: NEW_PASSWORD }
  expect((await stranger.ask('POST', '/api/auth/reset-password', reset)).status).toBe(200)
  const again = await server.signUp('second@example.org')
  secrets.secondSession = again.cookie.split('=')[1]?.split('.')[0] ?? ''

  const keyOrder = { name: 'a key', scopes: ['videos:read'], password: PASSWORD }
  const { key } = (await again.ask('POST', '/api/api-keys', keyOrder)).body as { key: string }
  secrets.key = key
  secrets.keyHash = createHash('sha256').update(key).digest('hex')
  const authorization = `Bearer ${key}`
  expect((await stranger.ask('GET', '/api/videos', undefined, { authorization })).status).toBe(200)
  secrets.webhook = (await addWebhook(again, 'http://127.0.0.1:9/hook?token=in-the-address')).secret
  secrets.address = 'in-the-address'

  const videoId = await keepVideo(server, await readId(again))
  const link = (await again.ask('GET', `/api/videos/${videoId}/file`)).body as { url: string }
  secrets.signature = new URL(link.url, 'http://localhost').searchParams.get('signature') ?? ''
  expect((await server.app.request(link.url)).status).toBe(200)
  secrets.master = server.deps.secrets.keyFor('sessions')

  for (const table of ['session', 'api_keys', 'user'])
    await server.deps.db.execute(sql.raw(`alter table "${table}" rename to "${table}_away"`))
  expect((await signIn(NEW_PASSWORD)).status).toBe(500)
  expect((await again.ask('GET', '/api/videos')).status).toBe(500)
  expect((await stranger.ask('GET', '/api/videos', undefined, { authorization })).status).toBe(500)

  const log = server.logged.join('\n')
  expect(server.logged.filter((line) => line.includes('"level":"error"')).length).toBeGreaterThan(2)
  expect(log).toContain('"path":"/api/videos"')
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(7)
    expect(log.includes(secret), name).toBe(false)
  }
  expect(log).not.toContain(EMAIL)
})
