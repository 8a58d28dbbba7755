import { HOUR_SECONDS } from '@hookreel/contract'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { describeOnDatabases } from '../../../../../tests/describe-on-databases.ts'
import { OpenAPIHono } from '@hono/zod-openapi'
import { AppError } from '../../platform/http/app-error.ts'
import type { App, AppEnv } from '../../platform/http/app-type.ts'
import { createGuessLimits } from './limit-guesses.ts'
import {
  buildClient,
  buildServer,
  PASSWORD,
  readCookies,
} from '../../../../../tests/builders/build-server.ts'
import type { Answer, BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })
const ENVIRONMENT = { TRUST_PROXY: 'true', SIGN_IN_LIMIT_PER_ADDRESS: '100000' }
const HERE = '198.51.100.7'

describeOnDatabases('guesses on %s', (postgresUrl) => {
  let server: BuiltServer
  let email: string
  beforeAll(async () => {
    server = await buildServer({ environment: ENVIRONMENT, postgresUrl })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    email = `${crypto.randomUUID()}@example.org`
    await server.signUp(email)
  })

  const signIn = (from: string, password: string, client: Client = server.stranger): Promise<Answer> =>
    client.ask('POST', '/api/auth/sign-in/email', { email, password }, { 'x-forwarded-for': from })
  const guess = async (from: string, client?: Client) => (await signIn(from, 'a guess', client)).status
  async function guessTimes(count: number, from: (n: number) => string): Promise<number[]> {
    const statuses: number[] = []
    for (let n = 0; n < count; n += 1) statuses.push(await guess(from(n)))
    return statuses
  }
  const times = (count: number, status: number) => Array.from({ length: count }, () => status)

  test('take as long for an address that nobody has as for one that somebody has', async () => {
    const even = await buildServer({ environment: ENVIRONMENT, postgresUrl, isEven: true })
    onTestFinished(() => even.close())
    await even.signUp(email)
    const nobody = `${crypto.randomUUID()}@example.org`
    const answers = []
    for (const asked of [email, nobody]) {
      const begun = performance.now()
      const body = { email: asked, password: 'a guess' }
      const answer = await even.stranger.ask('POST', '/api/auth/sign-in/email', body, {
        'x-forwarded-for': HERE,
      })
      // Checking a password takes far less in tests: both wait for the same moment.
      const { error } = answer.body as { error: { code: string } }
      answers.push([answer.status, error.code, performance.now() - begun > 199])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[2]).toBe(true)
  })

  /** The limits alone, on a clock that stands still: how long a password takes to check is no part of them. */
  function buildDoor() {
    const clock = { ms: Date.now(), now: () => new Date(clock.ms) }
    const guesses = createGuessLimits({ ...server.deps, clock })
    const app: App = new OpenAPIHono<AppEnv>()
    app.onError(
      (error) => new Response(error.message, { status: error instanceof AppError ? error.status : 500 }),
    )
    app.post('/right', async (context) => {
      const wasRight = await guesses.take(context, email)
      await wasRight()
      return guesses.rememberDevice(context, email, new Response('in'))
    })
    app.post('/wrong', async (context) => {
      await guesses.take(context, email)
      return new Response('wrong', { status: 401 })
    })
    const knock = async (path: string, from: string, cookie = '') => {
      const headers = { 'x-forwarded-for': from, cookie }
      const answer = await app.request(path, { method: 'POST', headers })
      return { status: answer.status, text: await answer.text(), cookie: readCookies(answer.headers) }
    }
    const wait = (seconds: number) => {
      clock.ms += seconds * 1000
    }
    return { knock, wait }
  }

  test('of one place wait longer each time after ten, and those of a known device are counted apart', async () => {
    const { knock, wait } = buildDoor()
    const { cookie } = await knock('/right', HERE)
    const guessAt = async (known = '') => (await knock('/wrong', HERE, known)).status
    for (let n = 0; n < 10; n += 1) expect(await guessAt()).toBe(401)
    // The right password waits too: an answer that came at once would tell that it is right.
    expect([await guessAt(), (await knock('/right', HERE)).status]).toEqual([429, 429])
    // Anyone else who is at the same place keeps the owner's own browser from nothing.
    expect((await knock('/right', HERE, cookie)).status).toBe(200)
    for (const [waited, status] of [
      [59, 429],
      [1, 401],
      [119, 429],
      [1, 401],
      [239, 429],
    ] as const) {
      wait(waited)
      expect([waited, await guessAt()]).toEqual([waited, status])
    }
    for (let n = 0; n < 10; n += 1) expect(await guessAt(cookie)).toBe(401)
    expect(await guessAt(cookie)).toBe(429)
  })

  test('with the cookie of a device from before a new password are those of a stranger', async () => {
    const { knock } = buildDoor()
    const thiefs = (await knock('/right', HERE)).cookie
    const owner = buildClient(server.app, readCookies((await signIn(HERE, PASSWORD)).headers))
    const change = { currentPassword: PASSWORD, newPassword: 'another horse' }
    const changed = await owner.ask('POST', '/api/auth/change-password', change)
    expect(changed.status).toBe(200)
    for (let n = 0; n < 10; n += 1) expect((await knock('/wrong', HERE, thiefs)).status).toBe(401)
    expect((await knock('/wrong', HERE)).status).toBe(429)
    // The browser in which it was changed is known by the new one.
    expect((await knock('/right', HERE, readCookies(changed.headers))).status).toBe(200)
  })

  test('of any number of places are at most a hundred an hour for one account', async () => {
    const { knock, wait } = buildDoor()
    const { cookie } = await knock('/right', HERE)
    let taken = 0
    for (const half of [0, 1]) {
      for (let n = 0; n < 60; n += 1)
        if ((await knock('/wrong', `203.0.${half}.${n}`)).status === 401) taken += 1
      const refused = await knock('/right', '192.0.2.200')
      expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('on which you signed in')])
      expect((await knock('/right', '192.0.2.201', cookie)).status).toBe(200)
      // Two windows of counting may touch: both lie in the hour around where they do.
      if (half === 0) wait(HOUR_SECONDS)
    }
    expect(taken).toBeGreaterThan(20)
    expect(taken).toBeLessThan(100)
  })

  test('of one IPv6 network count together, whatever its last half', async () => {
    const host = (n: number) => `2001:db8:1:2:${n.toString(16)}::${n}`
    expect(await guessTimes(12, host)).toEqual([...times(10, 401), 429, 429])
    expect(await guess('2001:db8:1:3::1')).toBe(401)
    expect(await guess('::ffff:198.51.100.9')).toBe(401)
  })

  test('with a stolen session wait as well, and a device cookie that was made up is worth nothing', async () => {
    const thief = buildClient(server.app, readCookies((await signIn(HERE, PASSWORD)).headers))
    const statuses = []
    for (let n = 0; n < 12; n += 1) {
      const change = { newEmail: `${n}@example.org`, password: 'a guess' }
      statuses.push((await thief.ask('POST', '/api/account/email-changes', change)).status)
    }
    expect(statuses).toEqual([...times(10, 403), 429, 429])
    const owner = buildClient(server.app, readCookies((await signIn(HERE, PASSWORD)).headers))
    const change = { currentPassword: PASSWORD, newPassword: 'another horse' }
    expect((await owner.ask('POST', '/api/auth/change-password', change)).status).toBe(200)
    const name = readCookies((await signIn(HERE, 'another horse')).headers)
      .split('; ')
      .at(-1)
      ?.split('=')[0]
    expect(name).toMatch(/^hookreel\.device\./)
    const forged = buildClient(server.app, `${name}=device.forged`)
    expect(await guessTimes(10, () => HERE)).toEqual(times(10, 401))
    expect(await guess(HERE, forged)).toBe(429)
  })
})
