import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { readMails } from '../../../../../tests/builders/build-settings.ts'
import { emailSchema, socialSchema } from './auth-inputs.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer({ environment: { TRUST_PROXY: 'true', SIGN_IN_LIMIT_PER_ADDRESS: '100000' } })
})
afterAll(() => server?.close())

const ask = async (path: string, email: string, from: string) => {
  const { status, body } = await server.stranger.ask(
    'POST',
    `/api/auth/${path}`,
    { email },
    {
      'x-forwarded-for': from,
    },
  )
  return { status, body }
}
const OWNER = '198.51.100.7'
const stranger = (n: number) => `203.0.113.${n}`

test.each(['request-password-reset', 'send-verification-email'])(
  'strangers who ask for links to somebody’s address use up none of its owner’s: %s',
  async (path) => {
    const email = `${crypto.randomUUID()}@example.org`
    await server.signUp(email)
    for (let n = 0; n < 9; n += 1)
      expect((await ask(path, email, stranger(Math.floor(n / 3)))).status).toBe(200)
    expect((await ask(path, email, stranger(0))).status).toBe(429)
    expect((await ask(path, email, OWNER)).status).toBe(200)
    // A day's mails are used up: one an hour still comes, no matter who asks, and the refusal says that it is there.
    expect((await ask(path, email, stranger(9))).status).toBe(200)
    expect(await ask(path, email, OWNER)).toMatchObject({
      status: 429,
      body: { error: { message: expect.stringContaining('still works') } },
    })
    server.wait(3601)
    expect((await ask(path, email, OWNER)).status).toBe(200)
    // A link of one kind is none of the other.
    const other = path === 'request-password-reset' ? 'send-verification-email' : 'request-password-reset'
    expect((await ask(other, email, OWNER)).status).toBe(200)
  },
)

test('who is signed in is sent links to any address, as everybody is, and is told nothing else', async () => {
  const ada = await server.signUp()
  const email = `${crypto.randomUUID()}@example.org`
  await server.signUp(email)
  const mails = async () =>
    (await readMails(server, email)).filter(({ subject }) => subject.includes('Verify')).length
  const before = await mails()
  const ask = () => ada.ask('POST', '/api/auth/send-verification-email', { email })
  expect(await ask()).toMatchObject({ status: 200, body: { status: true } })
  expect(await mails()).toBe(before + 1)
  await server.deps.db.execute('update "user" set email_verified = true')
  const own = ((await ada.ask('GET', '/api/profile')).body as { email: string }).email
  for (const to of [email, own])
    expect(await ada.ask('POST', '/api/auth/send-verification-email', { email: to })).toMatchObject({
      status: 200,
      body: { status: true },
    })
  expect(await mails()).toBe(before + 1)
})

test('where mails are sent, of one household so many accounts are made an hour, and others’ still', async () => {
  const mailing = await buildServer({
    environment: {
      ...{ TRUST_PROXY: 'true', SIGN_IN_LIMIT_PER_ADDRESS: '1000' },
      ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hookreel@example.org' },
    },
  })
  try {
    const signUp = async (from: string) => {
      const email = `${crypto.randomUUID()}@example.org`
      const body = { name: 'Ann', email, password: 'a quiet horse' }
      const headers = { 'x-forwarded-for': from }
      return mailing.stranger.ask('POST', '/api/auth/sign-up/email', body, headers)
    }
    for (let n = 0; n < 20; n += 1) expect((await signUp(`2001:db8:1:${n}::1`)).status).toBe(200)
    expect(await signUp('2001:db8:1:ff::1')).toMatchObject({
      status: 429,
      body: { error: { message: expect.stringContaining('Many accounts') } },
    })
    expect((await signUp('2001:db8:2::1')).status).toBe(200)
    expect((await signUp(OWNER)).status).toBe(200)
  } finally {
    await mailing.close()
  }
})

test.each([
  'https://evil.example/x',
  '//evil.example/x',
  String.raw`/\evil.example`,
  'javascript:alert(1)',
  '/verify-email&callbackURL=https://evil.example',
])('a link to prove an address leads to no other website, no matter who wrote it: %s', async (to) => {
  const address = `callbackURL=${to.includes('&') ? to : encodeURIComponent(to)}`
  const { status, headers } = await server.stranger.ask(
    'GET',
    `/api/auth/verify-email?token=made-up&${address}`,
  )
  expect(status).toBe(302)
  expect(headers.get('location')).toBe('/verify-email?error=INVALID_TOKEN')
})

test.each([
  '',
  '?token=',
  '?token=eyJhbGci',
  '?token=made-up&callbackURL=%2Fver',
  '?callbackURL=%2Fverify-email',
])(
  'a link to prove an address that a mail program cut short leads to the page that sends a new one: %s',
  async (rest) => {
    const { status, headers } = await server.stranger.ask('GET', `/api/auth/verify-email${rest}`)
    expect([status, headers.get('location')]).toEqual([302, '/verify-email?error=INVALID_TOKEN'])
  },
)

test('a link to prove an address has one token: a thousand made-up ones took 50 ms to read', async () => {
  const answer = await server.stranger.ask('GET', '/api/auth/verify-email?token=a.b&token=made-up')
  expect(answer).toMatchObject({ body: { error: { code: 'email_change_over' } } })
})

test('a person who comes by Google, or asks for a link, is led to a page of this server', () => {
  const elsewhere = ['https://evil.example', '//evil.example', String.raw`/\evil.example`]
  // Browsers drop these from an address.
  for (const callbackURL of [...elsewhere, '/\t/evil.example', '/\r\n/evil.example']) {
    expect(socialSchema.safeParse({ provider: 'google', callbackURL }).success).toBe(false)
    expect(emailSchema.safeParse({ email: 'ada@example.org', callbackURL }).success).toBe(false)
  }
  expect(socialSchema.safeParse({ provider: 'google', callbackURL: '/dashboard' }).success).toBe(true)
})
