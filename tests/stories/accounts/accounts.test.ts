import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildClient,
  buildServer,
  PASSWORD,
  readCookies,
  type BuiltServer,
} from '../../builders/build-server.ts'
import { readOutbox } from '../../../apps/server/src/platform/mail/read-outbox.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server.close())

const signUp = (email: string, change: object = {}) =>
  server.stranger.ask('POST', '/api/auth/sign-up/email', {
    name: 'Ada',
    email,
    password: PASSWORD,
    ...change,
  })
const signIn = (email: string, password = PASSWORD) =>
  server.stranger.ask('POST', '/api/auth/sign-in/email', { email, password })

describe('signing up', () => {
  test('makes an account with 100 credits and the defaults of a new profile, and does not sign in', async () => {
    const answer = await signUp('new@example.org')
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    const user = buildClient(server.app, readCookies((await signIn('new@example.org')).headers))
    expect((await user.ask('GET', '/api/profile')).body).toEqual({
      id: expect.any(String),
      email: 'new@example.org',
      fullName: 'Ada',
      aiCredits: 100,
      firstName: 'Ada',
      lastName: null,
      displayName: null,
      handle: null,
      defaultResolution: '1080p',
      preferredAspectRatio: '9:16',
      defaultDuration: 30,
      outputFormat: 'mp4',
      emailNotifications: true,
      videoCompletionAlerts: true,
      processingStatusUpdates: true,
      weeklyUsageReports: false,
      autoUploadQuality: 'high',
      autoUploadEnabled: false,
      downloadQuality: 'original',
      includeMetadata: true,
      dataRetentionPeriod: '365',
      profileVisibility: 'private',
      analyticsSharing: true,
      marketingEmails: false,
      preferredVoiceLanguage: 'English (US)',
      preferredVoiceActor: null,
      createdAt: expect.any(String),
    })
  })

  test('answers the same for a known address as for a new one, and keeps the first account', async () => {
    const first = await signUp('twice@example.org')
    const second = await signUp('twice@example.org', { password: 'another one', name: 'Eve' })
    expect(second.status).toBe(first.status)
    expect(Object.keys(second.body as object)).toEqual(Object.keys(first.body as object))
    expect((await signIn('twice@example.org', 'another one')).status).toBe(401)
    expect((await signIn('twice@example.org')).status).toBe(200)
  })

  test('takes an address with spaces around it and in capitals for the same one', async () => {
    await signUp('  Trim@Example.org ')
    expect((await signIn('trim@example.org')).status).toBe(200)
    expect((await signIn(' TRIM@example.org  ')).status).toBe(200)
  })

  test('takes six characters for a password and refuses five, beside the field', async () => {
    expect((await signUp('six@example.org', { password: '123456' })).status).toBe(200)
    const refused = await signUp('five@example.org', { password: '12345' })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      error: { code: 'invalid_input', fields: { password: expect.any(String) } },
    })
  })

  test.each([
    ['no address', { email: 'nobody' }],
    ['no name', { name: ' ' }],
    ['a name with NUL in it', { name: 'a\0b' }],
    ['a number for a password', { password: 123456 }],
  ])('refuses %s', async (_, change) => {
    const answer = await signUp('bad@example.org', change)
    expect([400, 422]).toContain(answer.status)
    expect(answer.body).toMatchObject({ error: { code: 'invalid_input' } })
  })

  test('puts a mail with a working link into the outbox and says so in the log', async () => {
    await signUp('mail@example.org')
    const mails = await readOutbox(join(server.deps.config.dataDir, 'outbox'))
    const mail = mails.find(({ to }) => to?.[0]?.address === 'mail@example.org')
    const link = /http:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(server.logged.some((line) => line.includes('outbox'))).toBe(true)
    const answer = await server.stranger.ask('GET', link.replace(/^http:\/\/[^/]+/, ''))
    expect(answer.status).toBe(302)
    expect((await signIn('mail@example.org')).body).toMatchObject({ user: { emailVerified: true } })
  })

  test('a crash before the credits were granted is made good at the next sign-in, and only once', async () => {
    await signUp('crash@example.org')
    const { db } = server.deps
    await db.execute(
      `delete from profiles where id = (select id from "user" where email = 'crash@example.org')`,
    )
    await signIn('crash@example.org')
    const again = buildClient(server.app, readCookies((await signIn('crash@example.org')).headers))
    const credits = await again.ask('GET', '/api/credits')
    expect(credits.body).toMatchObject({
      balance: 100,
      entries: [{ kind: 'grant', amount: 100, balance: 100 }],
    })
  })
})

describe('signing in', () => {
  test('behind TLS is a cookie that no other server of the domain can set', async () => {
    const address = 'https://reels.example.org'
    const secure = await buildServer({ environment: { PUBLIC_URL: address } })
    const ask = (path: string, body?: object, cookie = '') =>
      secure.app.request(`${address}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { origin: address, 'content-type': 'application/json', cookie },
        ...(body && { body: JSON.stringify(body) }),
      })
    const account = { name: 'Ada', email: 'host@example.org', password: PASSWORD }
    await ask('/api/auth/sign-up/email', account)
    const set = (await ask('/api/auth/sign-in/email', account)).headers.getSetCookie()
    const session = set.find((line) => line.includes('session_token')) ?? ''
    expect(session).toMatch(/^__Host-hookreel\.session_token=/)
    expect(session).toMatch(/; Path=\/(;|$)/i)
    expect(session).toMatch(/; Secure/i)
    expect(session).not.toMatch(/; Domain/i)
    const cookie = session.split(';')[0] ?? ''
    expect((await ask('/api/profile', undefined, cookie)).status).toBe(200)
    for (const tossed of ['__Secure-hookreel', 'hookreel'])
      expect((await ask('/api/profile', undefined, cookie.replace('__Host-hookreel', tossed))).status).toBe(
        401,
      )
    await secure.close()
  })

  test('gives an HttpOnly cookie for seven days', async () => {
    await signUp('cookie@example.org')
    const cookie = (await signIn('cookie@example.org')).headers.getSetCookie().join()
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect(cookie).toMatch(/Max-Age=604800/i)
  })

  test('never shows the token of the session to page scripts', async () => {
    await signUp('token@example.org')
    const answer = await signIn('token@example.org')
    const cookie = readCookies(answer.headers)
    const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? ''
    expect(token.length).toBeGreaterThan(20)
    const session = await buildClient(server.app, cookie).ask('GET', '/api/auth/get-session')
    expect(session.body).toMatchObject({ user: { email: 'token@example.org' } })
    expect(JSON.stringify([answer.body, session.body])).not.toContain(token)
    expect(server.logged.join()).not.toContain(token)
  })

  test('says the same for a wrong password and an unknown address', async () => {
    await signUp('known@example.org')
    for (const answer of [
      await signIn('known@example.org', 'wrong one'),
      await signIn('unknown@example.org'),
    ]) {
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({
        message: 'Invalid login credentials',
        error: { code: 'invalid_credentials', message: 'Invalid login credentials' },
      })
    }
  })

  test('ends with signing out, at once', async () => {
    const user = await server.signUp()
    expect((await user.ask('GET', '/api/profile')).status).toBe(200)
    expect((await user.ask('POST', '/api/auth/sign-out')).status).toBe(200)
    expect((await user.ask('GET', '/api/profile')).status).toBe(401)
  })

  test('is slowed down for one account after ten tries a minute, whatever the password', async () => {
    await signUp('target@example.org')
    for (let tries = 0; tries < 10; tries += 1) await signIn('target@example.org', 'a guess')
    const refused = await signIn('target@example.org')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.body).toMatchObject({
      error: { code: 'rate_limited', details: { retryAfterSeconds: expect.any(Number) } },
    })
    server.wait(61)
    expect((await signIn('target@example.org')).status).toBe(200)
  })
})

describe('who may ask', () => {
  test.each([
    ['GET', '/api/profile'],
    ['GET', '/api/dashboard'],
    ['GET', '/api/credits'],
    ['GET', '/api/voices'],
    ['GET', '/api/voices/test:ann/preview'],
    ['GET', '/api/ideas'],
    ['POST', '/api/ideas/generate'],
    ['GET', '/api/ideas/x'],
    ['PATCH', '/api/ideas/x'],
    ['DELETE', '/api/ideas/x'],
  ])('%s %s refuses the signed-out', async (method, path) => {
    const answer = await server.stranger.ask(method, path)
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ error: { code: 'not_signed_in', requestId: expect.any(String) } })
  })

  test('a cookie that was made up is no session', async () => {
    const forger = buildClient(server.app, 'hookreel.session_token=abc.def')
    expect((await forger.ask('GET', '/api/profile')).status).toBe(401)
  })

  test.each([
    ['http://evil.example:3000', 403],
    ['http://localhost.evil.example', 403],
    ['http://127.0.0.1.evil.example', 403],
    ['http://127.0.0.1:3000', 200],
    ['http://[::1]:3000', 200],
    ['http://192.168.7.9', 200],
  ])('a website whose name was turned to this machine is another website: %s', async (origin, status) => {
    const email = `${crypto.randomUUID()}@example.org`
    const answer = await server.app.request(`${origin}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email, password: 'correct horse' }),
    })
    expect(answer.status).toBe(status)
  })

  test.each([
    ['http://localhost', 'http://evil.example', 403],
    ['http://reels.lan:3000', 'http://evil.example:3000', 403],
    ['http://reels.lan:3000', 'http://reels.lan:3000', 200],
    ['http://reels.lan:3000', 'http://127.0.0.1:3000', 200],
    // A page of plain http gets no session of a server whose cookies need TLS.
    ['https://reels.example.org', 'https://www.reels.example.org', 200],
  ])('so it is where the server is known as %s: %s', async (publicUrl, origin, status) => {
    const known = await buildServer({ environment: { PUBLIC_URL: publicUrl } })
    const answer = await known.app.request(`${origin}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', password: 'v3ry own words' }),
    })
    await known.close()
    expect(answer.status).toBe(status)
  })

  test('a page of another website can change nothing', async () => {
    const user = await server.signUp()
    const origin = { origin: 'https://evil.example' }
    const answer = await user.ask('POST', '/api/ideas/generate', { prompt: 'space' }, origin)
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ error: { code: 'origin_not_allowed' } })
    expect(
      (await user.ask('POST', '/api/ideas/generate', { prompt: 'space' }, { origin: 'http://localhost' }))
        .status,
    ).toBe(200)
  })
})

describe('credits', () => {
  test('the entries add up to the balance, newest first', async () => {
    const user = await server.signUp()
    await user.ask('POST', '/api/ideas/generate', { prompt: 'space' })
    const { body } = await user.ask('GET', '/api/credits')
    expect(body).toMatchObject({
      balance: 95,
      entries: [
        { kind: 'capture', amount: 0, balance: 95, reason: 'Video ideas', videoId: null },
        { kind: 'hold', amount: -5, balance: 95, reason: 'Video ideas ordered', videoId: null },
        { kind: 'grant', amount: 100, balance: 100 },
      ],
      total: 3,
    })
    const page = await user.ask('GET', '/api/credits?page=3&pageSize=1')
    expect(page.body).toMatchObject({ balance: 95, entries: [{ kind: 'grant' }], total: 3 })
    expect((page.body as { entries: unknown[] }).entries).toHaveLength(1)
    expect((await user.ask('GET', '/api/credits?pageSize=101')).status).toBe(422)
  })

  test('prices and packages are open to everyone', async () => {
    const { status, body } = await server.stranger.ask('GET', '/api/pricing')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      creditCosts: { video_ideas: 5, video_generation: 25, video_generation_120: 50 },
      creditPackages: [
        { id: 'starter', credits: 100, price: 9.99 },
        { id: 'popular', credits: 300, price: 24.99, bonus: 50, originalPrice: 29.99, popular: true },
        { id: 'pro', credits: 500 },
        { id: 'enterprise', credits: 1000, bonus: 250 },
      ],
    })
  })
})

test('the dashboard shows the true totals and the latest five', async () => {
  const user = await server.signUp()
  await user.ask('POST', '/api/ideas/generate', { prompt: 'space', count: 7 })
  const { body } = await user.ask('GET', '/api/dashboard')
  expect(body).toMatchObject({
    totals: { ideas: 7, videos: 0, processing: 0, failed: 0, views: 0, aiCredits: 95 },
    recentIdeas: [{ title: 'space 1' }, { title: 'space 2' }, {}, {}, {}],
    recentVideos: [],
  })
})
