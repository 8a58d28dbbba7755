import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildOidc, followRedirects, GOOGLE_CLIENT } from '../../builders/build-oidc.ts'
import { revokeAccess } from '../../../apps/server/src/account/account-access.ts'
import { buildClient, buildServer, PASSWORD, readCookies } from '../../builders/build-server.ts'
import type { Answer, BuiltServer, Client } from '../../builders/build-server.ts'
import { authVerifications, emailChanges, users } from '../../../apps/server/src/schema.ts'
import { listen } from '../../../apps/server/src/platform/http/listen.ts'
import { readOutbox } from '../../../apps/server/src/platform/mail/read-outbox.ts'
import { findFreePort } from '../../find-free-port.ts'
import { showCode } from '../../fakes/authenticator.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

/** The person that Google says it is: each case changes the address before it knocks. */
const google = { email: '', isVerified: true, name: 'Ada Maker' }
let server: BuiltServer
let address: string
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const port = await findFreePort()
  address = `http://localhost:${port}`
  const oidc = await buildOidc(`${address}/api/auth/callback/google`, google)
  server = await buildServer({
    environment: {
      PORT: String(port),
      PUBLIC_URL: address,
      GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
      GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
      GOOGLE_DISCOVERY_URL: oidc.discoveryUrl,
    },
  })
  const listening = await listen(server.app, { port, host: 'localhost' })
  closers.push(
    () => listening.close(),
    () => server.close(),
    () => oidc.close(),
  )
})
afterAll(async () => {
  for (const close of closers) await close()
})

type Person = {
  readonly email: string
  client: Client
  setup?: { totpURI: string; backupCodes: string[] }
}
/** What happened at a door: the answer's status, and the cookies with which the visitor goes on. */
type Knocked = { readonly status: number; readonly cookie: string }
type Knock = (isOtherBrowser?: boolean) => Promise<Knocked>
type Condition =
  | 'nothing'
  | 'second factor on'
  | 'disabled'
  | 'password changed since'
  | 'link old'
  | 'link used'
  | 'other browser'

const fresh = (): string => `${crypto.randomUUID()}@example.org`
const ask = (client: Client, path: string, body: object) => client.ask('POST', `/api/auth/${path}`, body)
const knockedOf = ({ status, headers }: Answer): Knocked => ({ status, cookie: readCookies(headers) })
const noBrowser = () => server.stranger

async function findToken(to: string, subject: string, name: string): Promise<string> {
  const mails = await readOutbox(join(server.deps.config.dataDir, 'outbox'))
  const mail = mails.findLast((one) => one.to?.[0]?.address === to && one.subject?.includes(subject))
  const link = /http:\S+/.exec(mail?.text ?? '')?.[0]
  const token = link && new URL(link).searchParams.get(name)
  if (!token) throw new Error(`no mail to ${to} about ${subject}`)
  return token
}

async function turnOn(person: Person): Promise<void> {
  if (person.setup) return
  const { body } = await ask(person.client, 'two-factor/enable', { password: PASSWORD })
  person.setup = body as NonNullable<Person['setup']>
  const proved = await ask(person.client, 'two-factor/verify-totp', { code: showCode(person.setup.totpURI) })
  expect(proved.status).toBe(200)
  person.client = buildClient(server.app, readCookies(proved.headers))
}

const enterPassword = async ({ email }: Person) =>
  buildClient(
    server.app,
    readCookies((await ask(noBrowser(), 'sign-in/email', { email, password: PASSWORD })).headers),
  )

async function askForChange({ client, email }: Person): Promise<string> {
  const newEmail = fresh()
  const asked = await client.ask('POST', '/api/account/email-changes', { newEmail, password: PASSWORD })
  expect(asked.status, email).toBe(200)
  return newEmail
}
const confirm = async (newEmail: string) =>
  noBrowser().ask('POST', '/api/account/email-changes/confirm', {
    token: await findToken(newEmail, 'Confirm', 'confirm'),
  })

async function goByGoogle(email: string) {
  google.email = email
  const pressed = await fetch(`${address}/api/auth/sign-in/social`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'google', callbackURL: '/dashboard', errorCallbackURL: '/login' }),
  })
  const { url } = (await pressed.json()) as { url: string }
  const state = pressed.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return {
    callback: await followRedirects(url, `${address}/api/auth/callback/google`),
    state: state.join('; '),
  }
}

/** Every way by which a session is made, used or raised: what is prepared before the condition, and the knock after it. */
const DOORS: Record<string, (person: Person) => Promise<Knock>> = {
  password:
    async ({ email }) =>
    async () =>
      knockedOf(await ask(noBrowser(), 'sign-in/email', { email, password: PASSWORD })),
  'code of the app': async (person) => {
    await turnOn(person)
    const waiting = await enterPassword(person)
    return async (isOther = false) => {
      const code = showCode(person.setup?.totpURI ?? '')
      return knockedOf(await ask(isOther ? noBrowser() : waiting, 'two-factor/verify-totp', { code }))
    }
  },
  'recovery code': async (person) => {
    await turnOn(person)
    const waiting = await enterPassword(person)
    return async (isOther = false) => {
      const code = person.setup?.backupCodes[0] ?? ''
      return knockedOf(await ask(isOther ? noBrowser() : waiting, 'two-factor/verify-backup-code', { code }))
    }
  },
  google: async ({ email }) => {
    await server.deps.db.update(users).set({ emailVerified: true }).where(eq(users.email, email))
    const { callback, state } = await goByGoogle(email)
    return async (isOther = false) => {
      const headers = isOther ? {} : { cookie: state }
      const answer = await fetch(callback, { redirect: 'manual', headers })
      // A page that says why is no way in.
      const isRefused = /error=|step=code/.test(answer.headers.get('location') ?? '')
      return { status: isRefused ? 403 : answer.status, cookie: readCookies(answer.headers) }
    }
  },
  'link that verifies': async ({ email }) => {
    const token = await findToken(email, 'Verify', 'token')
    return async () =>
      knockedOf(await noBrowser().ask('GET', `/api/auth/verify-email?token=${token}&callbackURL=/dashboard`))
  },
  'link to a new address': async (person) => {
    const newEmail = await askForChange(person)
    return async () => knockedOf(await confirm(newEmail))
  },
  'link back to the old address': async (person) => {
    expect((await confirm(await askForChange(person))).status).toBe(200)
    const token = await findToken(person.email, 'was changed', 'undo')
    return async () => knockedOf(await noBrowser().ask('POST', '/api/account/email-changes/undo', { token }))
  },
  'link for a new password': async ({ email }) => {
    await ask(noBrowser(), 'request-password-reset', { email })
    const token = await findToken(email, 'Reset', 'token')
    return async () =>
      knockedOf(await ask(noBrowser(), 'reset-password', { token, newPassword: 'another horse' }))
  },
  session: async (person) => {
    const other = await enterPassword(person)
    return async () => {
      const { body } = await other.ask('GET', '/api/auth/get-session')
      return { status: body === null ? 401 : 200, cookie: other.cookie }
    }
  },
}
const ROUTES: Record<string, string> = {
  'POST /api/auth/sign-in/email': 'password',
  'POST /api/auth/two-factor/verify-totp': 'code of the app',
  'POST /api/auth/two-factor/verify-backup-code': 'recovery code',
  'GET /api/auth/callback/google': 'google',
  'GET /api/auth/verify-email': 'link that verifies',
  'POST /api/account/email-changes/confirm': 'link to a new address',
  'POST /api/account/email-changes/undo': 'link back to the old address',
  'POST /api/auth/reset-password': 'link for a new password',
  'GET /api/auth/get-session': 'session',
  // Begin something that another door ends, or need a session that the table above knows.
  'POST /api/auth/sign-up/email': 'begins: link that verifies',
  'POST /api/auth/send-verification-email': 'begins: link that verifies',
  'POST /api/auth/sign-in/social': 'begins: google',
  'POST /api/auth/request-password-reset': 'begins: link for a new password',
  'POST /api/account/email-changes': 'begins: link to a new address',
  'POST /api/auth/sign-out': 'needs: session',
  'POST /api/auth/change-password': 'needs: session',
  'POST /api/auth/two-factor/enable': 'needs: session',
  'POST /api/auth/two-factor/disable': 'needs: session',
  'POST /api/account/delete': 'needs: session',
  'GET /api/account/sign-in-ways': 'needs: session',
}

async function setUp(condition: Condition, person: Person): Promise<void> {
  const { db, clock } = server.deps
  if (condition === 'second factor on') await turnOn(person)
  if (condition === 'disabled') {
    const { body } = await person.client.ask('GET', '/api/profile')
    await db.transaction((tx) => revokeAccess(tx, (body as { id: string }).id, clock.now()))
  }
  if (condition === 'password changed since') {
    // The last of the recovery codes: the door tries the first.
    const code = person.setup?.backupCodes.at(-1)
    const change = { currentPassword: PASSWORD, newPassword: 'a new horse', ...(code && { code }) }
    expect((await ask(person.client, 'change-password', change)).status).toBe(200)
  }
  if (condition === 'link old') {
    const past = new Date(0)
    await db.update(authVerifications).set({
      expiresAt: past,
      // What waits for Google's answer keeps its end in itself.
      value: sql`regexp_replace(${authVerifications.value}, '"expiresAt":[0-9]+', '"expiresAt":1')`,
    })
    await db.update(emailChanges).set({ expiresAt: past, undoUntil: past })
  }
}

/** Whether the visitor is in, and whether the door did what it is for. */
async function tryDoor(name: string, condition: Condition): Promise<string> {
  const email = fresh()
  const person: Person = { email, client: await server.signUp(email) }
  if (condition === 'second factor on') await turnOn(person)
  const knock = await DOORS[name]?.(person)
  if (!knock) throw new Error(`no door ${name}`)
  await setUp(condition, person)
  if (condition === 'link used') await knock()
  const { status, cookie } = await knock(condition === 'other browser')
  const isIn = (await buildClient(server.app, cookie).ask('GET', '/api/profile')).status === 200
  return `${isIn ? 'in' : 'out'}, ${status < 400 ? 'done' : 'refused'}`
}

const CONDITIONS = [
  'nothing',
  'second factor on',
  'disabled',
  'password changed since',
  'link old',
  'link used',
  'other browser',
] as const
const IN = 'in, done'
const DONE = 'out, done'
const NO = 'out, refused'
const NONE = null
const EXPECTED: Record<string, readonly (string | null)[]> = {
  password: [IN, DONE, NO, NO, NONE, NONE, NONE],
  'code of the app': [IN, NONE, NO, NO, NO, NO, NO],
  'recovery code': [IN, NONE, NO, NO, NO, NO, NO],
  google: [IN, NO, NO, IN, NO, NO, NO],
  'link that verifies': [DONE, DONE, DONE, DONE, NONE, DONE, DONE],
  'link to a new address': [DONE, NONE, NO, NO, NO, NO, DONE],
  'link back to the old address': [DONE, NONE, DONE, DONE, NO, NO, DONE],
  'link for a new password': [DONE, DONE, NO, NO, NO, NO, DONE],
  session: [IN, NONE, NO, NO, NONE, IN, NONE],
}

describe('every route that makes, uses or raises a session', () => {
  test('stands in this table', () => {
    const served = server.app.routes
      .filter(({ method, path }) => /^\/api\/(auth|account)\//.test(path) && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(served)].toSorted()).toEqual(Object.keys(ROUTES).toSorted())
    const doors = Object.values(ROUTES).map((door) => door.replace(/^(begins|needs): /, ''))
    expect([...new Set(doors)].toSorted()).toEqual(Object.keys(DOORS).toSorted())
  })

  test.each(Object.keys(DOORS))('lets in whom it should, and nobody else: %s', async (name) => {
    const seen: Record<string, string | null> = {}
    for (const [n, condition] of CONDITIONS.entries())
      seen[condition] = EXPECTED[name]?.[n] === NONE ? NONE : await tryDoor(name, condition)
    expect(seen).toEqual(Object.fromEntries(CONDITIONS.map((one, n) => [one, EXPECTED[name]?.[n]])))
  })
})

test('a disabled account has no session, also where one was kept or made behind the server', async () => {
  const email = fresh()
  const client = await server.signUp(email)
  const { db } = server.deps
  await db.execute(
    `update profiles set disabled_at = now() where id = (select id from "user" where email = '${email}')`,
  )
  expect((await client.ask('GET', '/api/profile')).status).toBe(401)
  // Spelt otherwise it is the same cookie.
  for (const before of ['', 'a=b; ', 'a=b;\t', 'a=b;\u00a0', 'a=b ;'])
    expect([
      before,
      (await buildClient(server.app, before + client.cookie).ask('GET', '/api/auth/get-session')).body,
    ]).toEqual([before, null])
  const change = { currentPassword: PASSWORD, newPassword: 'a new horse' }
  expect((await ask(client, 'change-password', change)).status).toBe(401)
  expect((await ask(client, 'two-factor/enable', { password: PASSWORD })).status).toBe(401)
})

test('a session ends 90 days after it began, however often it is used', async () => {
  const email = fresh()
  const client = await server.signUp(email)
  const begin = (days: number) =>
    server.deps.db.execute(
      `update session set created_at = now() - interval '${days} days' where user_id = (select id from "user" where email = '${email}')`,
    )
  await begin(89)
  expect((await client.ask('GET', '/api/profile')).status).toBe(200)
  await begin(90)
  expect((await client.ask('GET', '/api/profile')).status).toBe(401)
  expect((await client.ask('GET', '/api/auth/get-session')).body).toBe(null)
  const change = { currentPassword: PASSWORD, newPassword: 'a new horse' }
  expect((await ask(client, 'change-password', change)).status).toBe(401)
})

test('a request whose body comes slowly does nothing for a session that ended meanwhile', async () => {
  const client = await server.signUp(fresh())
  const signedOut = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const send = (text: string) => controller.enqueue(new TextEncoder().encode(text))
      send('{"displayName":')
      await signedOut.promise
      send('"Late"}')
      controller.close()
    },
  })
  const headers = { cookie: client.cookie, 'content-type': 'application/json' }
  const asked = server.app.request('/api/profile', { method: 'PATCH', headers, body, duplex: 'half' })
  await wait(1100)
  await client.ask('POST', '/api/auth/sign-out')
  signedOut.resolve()
  expect((await asked).status).toBe(401)
})

test('nor for an API key that was revoked meanwhile', async () => {
  const client = await server.signUp(fresh())
  const wanted = { name: 'Slow', scopes: ['ideas:write'], password: PASSWORD }
  const { apiKey, key } = (await client.ask('POST', '/api/api-keys', wanted)).body as {
    apiKey: { id: string }
    key: string
  }
  const revoked = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const send = (text: string) => controller.enqueue(new TextEncoder().encode(text))
      send('{"prompt":')
      await revoked.promise
      send('"Three facts about Venus","count":1}')
      controller.close()
    },
  })
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const asked = server.app.request('/api/ideas/generate', { method: 'POST', headers, body, duplex: 'half' })
  await wait(1100)
  expect((await client.ask('DELETE', `/api/api-keys/${apiKey.id}`)).status).toBe(200)
  revoked.resolve()
  expect((await asked).status).toBe(401)
})

test('signing out everywhere else ends what waits in mails and between two steps', async () => {
  const email = fresh()
  const person: Person = { email, client: await server.signUp(email) }
  const newEmail = await askForChange(person)
  await ask(noBrowser(), 'request-password-reset', { email })
  await person.client.ask('POST', '/api/sessions/end-others')
  expect((await confirm(newEmail)).status).toBe(410)
  const token = await findToken(email, 'Reset', 'token')
  expect((await ask(noBrowser(), 'reset-password', { token, newPassword: 'another horse' })).status).toBe(400)
})
