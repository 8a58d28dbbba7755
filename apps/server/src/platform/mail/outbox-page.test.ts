import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppEnv } from '../http/app-type.ts'
import { createOperatorDoor } from '../http/operator-door.ts'
import { createLog } from '../log.ts'
import { secretsFrom } from '../secrets.ts'
import { composeMail } from './compose-mail.ts'
import { createOutbox } from './outbox.ts'
import { mountOutboxPage } from './outbox-page.ts'

const clock = { now: () => new Date('2026-05-01T10:00:00Z') }
const app = new OpenAPIHono<AppEnv>()
let folder: string
const secrets = secretsFrom('a secret for tests that is long enough')
const operator = createOperatorDoor(undefined, secrets, clock)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-outbox-'))
  operator.mount(app, '/outbox')
  mountOutboxPage(app, folder, operator)
  app.onError((_, context) => context.text('not here', 404))
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
  await rm(folder, { recursive: true })
})

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await app.request(path, { headers })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { status: answer.status, body: await answer.text(), cookie, to: answer.headers.get('location') }
}

test('a person with the link of the start reads the mails that no mail server took, with nothing in them running', async () => {
  const opened = await ask(operator.path ?? '')
  expect([opened.status, opened.to]).toEqual([302, '/outbox'])
  const { status, body } = await ask('/outbox', { cookie: opened.cookie })
  expect(status).toBe(200)
  expect(body).toContain('Reset &quot;your&quot; password')
  expect(body).toContain('to ada@example.org · 2026-05-01 10:00 UTC')
  expect(body).toContain('<a href="/messages">')
  expect(body).not.toContain('<script>')
})

test.each([
  ['a local name', { host: 'localhost:3000' }],
  ['a cookie that was made up', { cookie: 'hookreel.operator=9999999999999.abc' }],
  ['the cookie of another server', {}],
])('nobody reads them by %s', async (_, headers) => {
  const other = createOperatorDoor(undefined, secretsFrom('another secret that is long enough too'), clock)
  const elsewhere = new OpenAPIHono<AppEnv>()
  other.mount(elsewhere, '/')
  const given = (await elsewhere.request(other.path ?? '')).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { status, body } = await ask('/outbox', {
    ...headers,
    cookie: 'cookie' in headers ? headers.cookie : given,
  })
  expect(status).toBe(403)
  expect(body).not.toContain('ada@example.org')
  // As a link of an earlier start has it: a page says where the new one is.
  const wrong = await ask('/operator?token=wrong')
  expect([wrong.status, wrong.cookie]).toEqual([403, ''])
  expect(wrong.body).toContain('Each start prints a new one.')
})

test('the operator is one for a day at most, whatever an earlier version gave', async () => {
  const answer = await app.request(operator.path ?? '')
  const [line = ''] = answer.headers.getSetCookie()
  expect(Number(/Max-Age=(\d+)/i.exec(line)?.[1])).toBeLessThanOrEqual(86_400)
  const cookie = line.split(';')[0] ?? ''
  const at = (days: number) => {
    const later = { now: () => new Date(clock.now().getTime() + days * 86_400_000) }
    const door = createOperatorDoor(undefined, secrets, later)
    const served = new OpenAPIHono<AppEnv>()
    served.onError((_, context) => context.text('refused', 403))
    mountOutboxPage(served, folder, door)
    return served.request('/outbox', { headers: { cookie } })
  }
  expect([(await at(0.9)).status, (await at(1.1)).status, (await at(-20)).status]).toEqual([200, 403, 403])
})

test('where the server is open to others there is no such page and no link', async () => {
  const open = createOperatorDoor('https://reels.example.org', secrets, clock)
  expect(open.path).toBe(undefined)
  const served = new OpenAPIHono<AppEnv>()
  served.onError((_, context) => context.text('not here', 404))
  open.mount(served, '/outbox')
  mountOutboxPage(served, folder, open)
  const { cookie } = await ask(operator.path ?? '')
  expect((await served.request('/outbox', { headers: { cookie } })).status).toBe(404)
  expect((await served.request('/operator?token=')).status).toBe(404)
})
