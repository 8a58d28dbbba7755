import { once } from 'node:events'
import { connect } from 'node:net'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { AppError } from './app-error.ts'
import type { AppEnv } from './app-type.ts'
import { listen } from './listen.ts'
import type { Listening } from './listen.ts'
import { OF_STRANGERS, readBytes } from './read-bytes.ts'

const LIMITS = { maxBytes: 1000, limitMs: 300 }
let server: BuiltServer
let slow: Listening
let told: string[] = []

beforeAll(async () => {
  server = await buildServer()
  const app = new OpenAPIHono<AppEnv>()
  app.post('/', async (context) => {
    const bytes = await readBytes(context.req.raw, LIMITS).catch((error: unknown) => error)
    told.push(bytes instanceof AppError ? bytes.code : String((bytes as Uint8Array | undefined)?.length))
    return context.text('')
  })
  slow = await listen(app, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await slow.close()
  await server.close()
})

test.each([
  '/api/support-messages',
  '/api/account/email-changes/confirm',
  '/api/account/email-changes/undo',
  '/api/auth/sign-in/email',
  '/api/auth/sign-up/email',
  '/api/auth/request-password-reset',
  '/api/auth/reset-password',
])(
  'what anybody may send to %s is small: a megabyte of many networks would fill the memory',
  async (path) => {
    // A server without Google says that first.
    const codes = path.endsWith('social') ? [501, 413] : [413]
    const body = { name: 'x'.repeat(OF_STRANGERS.maxBytes) }
    expect(codes).toContain((await server.stranger.ask('POST', path, body)).status)
  },
)

test.each(['/api/webhooks/stripe', '/api/webhooks/tiktok'])(
  'nobody’s body is waited for at %s, where nobody is expected',
  async (path) => {
    const body = new ReadableStream({ pull: () => new Promise(() => undefined) })
    const sent = { method: 'POST', body, duplex: 'half' } as const
    expect((await server.app.request(path, sent)).status).toBe(404)
  },
)

test('a body that does not end in its time is cut off with its connection, and what comes in time is taken', async () => {
  const send = async (parts: readonly string[]) => {
    told = []
    const line = connect(slow.port, '127.0.0.1').on('error', () => undefined)
    const cut = once(line, 'close')
    line.resume().write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8\r\n\r\n')
    for (const part of parts) line.write(part)
    await expect.poll(() => told).toHaveLength(1)
    if (parts.length > 1) line.destroy()
    await cut
    return told[0]
  }
  expect(await send(['four', 'more'])).toBe('8')
  expect(await send(['four'])).toBe('malformed_body')
})
