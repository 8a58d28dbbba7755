import { request } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppEnv } from '../http/app-type.ts'
import { listen } from '../http/listen.ts'
import { createLog } from '../log.ts'
import { composeMail } from './compose-mail.ts'
import { createOutbox } from './outbox.ts'
import { mountOutboxPage } from './outbox-page.ts'

const clock = { now: () => new Date('2026-05-01T10:00:00Z') }
const app = new OpenAPIHono<AppEnv>()
let folder: string
let server: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-outbox-'))
  mountOutboxPage(app, folder)
  app.onError((_, context) => context.text('not here', 404))
  server = await listen(app, { port: 0, host: '127.0.0.1' })
  const letter = {
    to: 'ada@example.org',
    subject: 'Reset "your" password',
    heading: '<script>alert(1)</script>',
    paragraphs: ['Hello.'],
    footnote: 'Bye.',
  }
  await createOutbox(
    folder,
    clock,
    createLog(() => undefined, clock.now),
  ).send(composeMail(letter))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** `fetch` writes its own Host header; this one is free. */
function ask(headers: Record<string, string>): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: server.port, host: '127.0.0.1', path: '/outbox', headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

test('whoever sits at the machine reads the mails that no mail server took, with nothing in them running', async () => {
  const { status, body } = await ask({ host: 'localhost:3000' })
  expect(status).toBe(200)
  expect(body).toContain('Reset &quot;your&quot; password')
  expect(body).toContain('ada@example.org')
  expect(body).not.toContain('<script>')
})

test.each([
  ['another name for this machine', { host: 'rebound.example.org' }],
  ['a proxy', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }],
])('nobody reads them through %s', async (_, headers) => {
  expect((await ask(headers)).status).toBe(404)
})
