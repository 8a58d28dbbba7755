import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { buildOidc, followRedirects, GOOGLE_CLIENT } from '../../builders/build-oidc.ts'
import { buildServer, PASSWORD } from '../../builders/build-server.ts'
import { users } from '../../../apps/server/src/schema.ts'
import { readOutbox } from '../../../apps/server/src/platform/mail/read-outbox.ts'
import { listen } from '../../../apps/server/src/platform/http/listen.ts'
import { findFreePort } from '../../find-free-port.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

/** The app on a port of its own, connected to a real OpenID provider that knows one person. */
async function start(person: { email: string; isVerified: boolean; name: string }) {
  const port = await findFreePort()
  const address = `http://localhost:${port}`
  const oidc = await buildOidc(`${address}/api/auth/callback/google`, person)
  const server = await buildServer({
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
    () => oidc.close(),
    () => server.close(),
    () => listening.close(),
  )
  return { server, address }
}

/** Presses the button and goes wherever it leads; answers where that ended and the session's cookie. */
async function signInWithGoogle(address: string) {
  const pressed = await fetch(`${address}/api/auth/sign-in/social`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'google', callbackURL: '/dashboard', errorCallbackURL: '/login' }),
  })
  expect(pressed.status).toBe(200)
  const { url } = (await pressed.json()) as { url: string }
  const state = pressed.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const callback = await followRedirects(url, `${address}/api/auth/callback/google`)
  const answer = await fetch(callback, { redirect: 'manual', headers: { cookie: state.join('; ') } })
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return { location: answer.headers.get('location') ?? '', cookie: cookie.join('; '), callback, state }
}

describe('signing in with Google', () => {
  test('makes an account with the trial credits, and finds it again', async () => {
    const { address } = await start({ email: 'gina@example.org', isVerified: true, name: 'Gina Maker' })
    const first = await signInWithGoogle(address)
    expect(first.location).toContain('/dashboard')
    const profile = await fetch(`${address}/api/profile`, { headers: { cookie: first.cookie } })
    expect(await profile.json()).toMatchObject({
      email: 'gina@example.org',
      fullName: 'Gina Maker',
      aiCredits: 100,
    })
    const second = await signInWithGoogle(address)
    const again = await fetch(`${address}/api/profile`, { headers: { cookie: second.cookie } })
    expect(await again.json()).toMatchObject({ email: 'gina@example.org', aiCredits: 100 })
  })

  test('does not enter an account made by password whose address nobody proved', async () => {
    const { server, address } = await start({
      email: 'target@example.org',
      isVerified: true,
      name: 'Real Owner',
    })
    await server.stranger.ask('POST', '/api/auth/sign-up/email', {
      name: 'Squatter',
      email: 'target@example.org',
      password: PASSWORD,
    })
    const attempt = await signInWithGoogle(address)
    expect(attempt.location).toContain('/login?error=')
    expect(attempt.cookie).not.toContain('session_token')
  })

  test('is linked to a proven address that has a password, whose owner is mailed, once', async () => {
    const person = { email: 'both@example.org', isVerified: true, name: 'Both' }
    const { server, address } = await start(person)
    await server.signUp(person.email)
    await server.deps.db.update(users).set({ emailVerified: true })
    const told = async () =>
      (await readOutbox(join(server.deps.config.dataDir, 'outbox'))).filter(({ subject }) =>
        subject?.startsWith('Google can sign in'),
      ).length
    await signInWithGoogle(address)
    expect(await told()).toBe(1)
    // The same hour, but not the moment in which it was linked.
    await server.deps.db.execute(`update account set created_at = created_at - interval '1 minute'`)
    await signInWithGoogle(address)
    expect(await told()).toBe(1)
  })

  test('makes no second account at an address that its owner can still take back', async () => {
    const person = { email: 'robbed@example.org', isVerified: true, name: 'Robbed' }
    const { server, address } = await start(person)
    const owner = await server.signUp(person.email)
    const newEmail = 'thief@example.org'
    const tokenOf = async (to: string, subject: string) => {
      const mails = await readOutbox(join(server.deps.config.dataDir, 'outbox'))
      const mail = mails.findLast((one) => one.to?.[0]?.address === to && one.subject?.includes(subject))
      return /(?:confirm|undo)=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    }
    const change = (step: string, body: object) =>
      owner.ask('POST', `/api/account/email-changes${step}`, body)
    expect((await change('', { newEmail, password: PASSWORD })).status).toBe(200)
    expect((await change('/confirm', { token: await tokenOf(newEmail, 'Confirm') })).status).toBe(200)
    const attempt = await signInWithGoogle(address)
    expect(attempt.location).toContain('/login?error=email_kept')
    expect(attempt.cookie).not.toContain('session_token')
    const kept = await server.deps.db.select({ email: users.email }).from(users)
    expect(kept).toEqual([{ email: newEmail }])
    const undone = await change('/undo', { token: await tokenOf(person.email, 'was changed') })
    expect(undone.body).toEqual({ email: person.email, wasChanged: true })
  })

  test('takes an answer only from the browser that asked, and only once', async () => {
    const { address } = await start({ email: 'gina@example.org', isVerified: true, name: 'Gina' })
    const { callback, state } = await signInWithGoogle(address)
    const stolen = await fetch(callback, { redirect: 'manual' })
    expect(stolen.headers.get('location')).toContain('error=')
    const replayed = await fetch(callback, { redirect: 'manual', headers: { cookie: state.join('; ') } })
    expect(replayed.headers.get('location')).toContain('error=')
  })

  test('says that it is not configured where no keys are set', async () => {
    const server = await buildServer()
    closers.push(() => server.close())
    const answer = await server.stranger.ask('POST', '/api/auth/sign-in/social', { provider: 'google' })
    expect(answer.body).toMatchObject({
      error: { code: 'google_not_configured', message: 'Google sign-in is not configured on this server.' },
    })
    expect((await server.stranger.ask('GET', '/api/instance')).body).toEqual({
      hasGoogleSignIn: false,
      hasMailServer: false,
      offersTrial: true,
      isOpenWebOn: false,
      payments: 'local',
    })
  })
})
