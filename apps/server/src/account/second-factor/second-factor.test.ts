import { join } from 'node:path'
import { DELETE_PHRASE } from '@hookreel/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { showCode } from '../../../../../tests/fakes/authenticator.ts'
import { createApp } from '../../app.ts'
import {
  buildClient,
  buildServer,
  openIdleQueue,
  PASSWORD,
  readCookies,
} from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { readId } from '../../../../../tests/builders/build-settings.ts'
import { useUpLimit } from '../../../../../tests/builders/use-up-limit.ts'
import { authTwoFactors } from '../../schema.ts'
import { secretsFrom } from '../../platform/secrets.ts'
import { readOutbox } from '../../platform/mail/read-outbox.ts'
import { resealSecondFactors } from './reseal-second-factors.ts'
import { describeOnDatabases } from '../../../../../tests/describe-on-databases.ts'

type Setup = { totpURI: string; backupCodes: string[] }
const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code

describeOnDatabases('two-step sign-in on %s', (postgresUrl) => {
  let server: BuiltServer
  let email: string
  let user: Client
  beforeAll(async () => {
    server = await buildServer({ postgresUrl, openQueue: openIdleQueue() })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    email = `${crypto.randomUUID()}@example.org`
    user = await server.signUp(email)
  })

  const ask = (client: Client, path: string, body: object) => client.ask('POST', `/api/auth/${path}`, body)
  const enterPassword = async () => {
    const answer = await ask(server.stranger, 'sign-in/email', { email, password: PASSWORD })
    return { answer, client: buildClient(server.app, readCookies(answer.headers)) }
  }
  async function turnOn(): Promise<Setup> {
    const { status, body } = await ask(user, 'two-factor/enable', { password: PASSWORD })
    expect(status).toBe(200)
    const setup = body as Setup
    const proved = await ask(user, 'two-factor/verify-totp', { code: showCode(setup.totpURI) })
    expect(proved.status).toBe(200)
    user = buildClient(server.app, readCookies(proved.headers))
    return setup
  }
  const isSignedIn = async (client: Client) => (await client.ask('GET', '/api/profile')).status === 200
  const subjects = async () =>
    (await readOutbox(join(server.deps.config.dataDir, 'outbox')))
      .filter(({ to }) => to?.[0]?.address === email)
      .map(({ subject }) => subject)

  test('is on only when the app has shown a right code, and is mailed and noted then', async () => {
    expect(codeOf(await ask(user, 'two-factor/enable', { password: 'wrong' }))).toBe('invalid_input')
    await ask(user, 'two-factor/enable', { password: PASSWORD })
    expect(codeOf(await ask(user, 'two-factor/verify-totp', { code: '000000' }))).toBe('second_factor_wrong')
    expect(await isSignedIn((await enterPassword()).client)).toBe(true)
    const { backupCodes } = await turnOn()
    expect(new Set(backupCodes).size).toBe(10)
    expect(await isSignedIn(user)).toBe(true)
    expect((await user.ask('GET', '/api/account/sign-in-ways')).body).toMatchObject({ hasSecondFactor: true })
    expect(await subjects()).toContain('Two-step sign-in is on for your Hookreel account')
    const { events } = (await user.ask('GET', '/api/account-events')).body as { events: { kind: string }[] }
    expect(events[0]?.kind).toBe('second_factor_on')
  })

  test('asks for a code before the password is changed; a wrong password uses none up', async () => {
    const { backupCodes } = await turnOn()
    const change = (body: object) =>
      ask(user, 'change-password', { currentPassword: PASSWORD, newPassword: 'quiet harbour 81', ...body })
    expect(codeOf(await change({}))).toBe('second_factor_needed')
    expect(codeOf(await change({ code: '000000' }))).toBe('second_factor_wrong')
    const [code] = backupCodes
    const wrong = await change({ currentPassword: 'wrong', code })
    expect(wrong.body).toMatchObject({ error: { fields: { currentPassword: 'This is not your password.' } } })
    expect((await enterPassword()).answer.status).toBe(200)
    expect((await change({ code })).status).toBe(200)
    expect((await enterPassword()).answer.status).not.toBe(200)
  })

  test('asks for a code before a key or a webhook is made or the account is deleted, too', async () => {
    const { backupCodes } = await turnOn()
    const acts = [
      ['/api/api-keys', { name: 'Notebook', scopes: ['ideas:read'], password: PASSWORD }],
      // An address that needs no name to be looked up; nothing is sent.
      ['/api/webhooks', { url: 'https://93.184.215.14/hook', events: ['video.ready'], password: PASSWORD }],
      ['/api/account/delete', { confirmation: DELETE_PHRASE, password: PASSWORD }],
    ] as const
    for (const [path, body] of acts) {
      expect([path, codeOf(await user.ask('POST', path, body))]).toEqual([path, 'second_factor_needed'])
      const wrong = await user.ask('POST', path, { ...body, code: '000000' })
      expect([path, codeOf(wrong)]).toEqual([path, 'second_factor_wrong'])
    }
    expect((await user.ask('GET', '/api/api-keys')).body).toEqual({ keys: [] })
    expect((await user.ask('GET', '/api/webhooks')).body).toEqual({ webhooks: [] })
    expect(await isSignedIn(user)).toBe(true)
    for (const [index, [path, body]] of acts.entries()) {
      const right = await user.ask('POST', path, { ...body, code: backupCodes[index] })
      expect([path, right.status < 300]).toEqual([path, true])
    }
    expect(await isSignedIn(user)).toBe(false)
  })

  test('gives a person with a session and the password ten guesses of the code, and no more for entering the password again', async () => {
    const { backupCodes } = await turnOn()
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await ask(user, 'two-factor/verify-totp', { code: String(100_000 + n) })).status)
      const act = { newEmail: 'thief@example.org', password: PASSWORD }
      expect(codeOf(await user.ask('POST', '/api/account/email-changes', act))).toBe('second_factor_needed')
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect((await ask(user, 'two-factor/verify-backup-code', { code: backupCodes[0] })).status).toBe(429)
    const asked = { newEmail: 'thief@example.org', password: PASSWORD, code: backupCodes[0] }
    expect(codeOf(await user.ask('POST', '/api/account/email-changes', asked))).toBe('rate_limited')
  })

  test('asks for a code before a webhook tells another address, or gets another secret', async () => {
    const hook = { url: 'https://93.184.215.14/hook', events: ['video.ready'], password: PASSWORD }
    const { webhook } = (await user.ask('POST', '/api/webhooks', hook)).body as { webhook: { id: string } }
    const { backupCodes } = await turnOn()
    const acts = [
      ['PATCH', `/api/webhooks/${webhook.id}`, { url: 'https://93.184.215.14/mine', password: PASSWORD }],
      ['POST', `/api/webhooks/${webhook.id}/secret`, { password: PASSWORD }],
    ] as const
    for (const [index, [method, path, body]] of acts.entries()) {
      expect([path, codeOf(await user.ask(method, path, body))]).toEqual([path, 'second_factor_needed'])
      const right = await user.ask(method, path, { ...body, code: backupCodes[index] })
      expect([path, right.status < 300]).toEqual([path, true])
    }
  })

  test('asks for a code after the password, which alone opens nothing', async () => {
    const { totpURI } = await turnOn()
    const { answer, client } = await enterPassword()
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ twoFactorRedirect: true })])
    expect(await isSignedIn(client)).toBe(false)
    expect(codeOf(await ask(client, 'two-factor/verify-totp', { code: '000000' }))).toBe(
      'second_factor_wrong',
    )
    const signedIn = await ask(client, 'two-factor/verify-totp', { code: showCode(totpURI) })
    expect(signedIn.status).toBe(200)
    expect(JSON.stringify(signedIn.body)).toContain('"token":null')
    expect(await isSignedIn(buildClient(server.app, readCookies(signedIn.headers)))).toBe(true)
    // The password that was entered opens the door once.
    expect(codeOf(await ask(client, 'two-factor/verify-totp', { code: showCode(totpURI) }))).toBe(
      'second_factor_expired',
    )
    expect(codeOf(await ask(server.stranger, 'two-factor/verify-totp', { code: '000000' }))).toBe(
      'second_factor_expired',
    )
  })

  test('takes a code of the app once: of two who enter it at the same moment, one comes in', async () => {
    const { totpURI } = await turnOn()
    const code = showCode(totpURI)
    const enter = async () => ask((await enterPassword()).client, 'two-factor/verify-totp', { code })
    const answers = await Promise.all([enter(), enter()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    const late = await enter()
    expect(codeOf(late)).toBe('second_factor_wrong')
    expect(late.headers.getSetCookie()).toEqual([])
    const { sessions } = (await user.ask('GET', '/api/sessions')).body as { sessions: object[] }
    // The one in which it was turned on, and the one that came in.
    expect(sessions).toHaveLength(2)
  })

  test('takes five wrong codes for one password, and not even the right one after that', async () => {
    const { totpURI } = await turnOn()
    const { client } = await enterPassword()
    for (let n = 0; n < 5; n += 1) await ask(client, 'two-factor/verify-totp', { code: '000000' })
    const late = await ask(client, 'two-factor/verify-totp', { code: showCode(totpURI) })
    expect(codeOf(late)).toBe('second_factor_expired')
  })

  test('takes no recovery code before it is on, and mails of so many a day', async () => {
    const { backupCodes } = (await ask(user, 'two-factor/enable', { password: PASSWORD })).body as Setup
    const early = await ask(user, 'two-factor/verify-backup-code', { code: backupCodes[0] })
    expect(codeOf(early)).toBe('second_factor_wrong')
    const before = await subjects()
    expect(before.filter((subject) => subject?.startsWith('A recovery code'))).toEqual([])
    const on = await turnOn()
    const use = (at: number) => ask(user, 'two-factor/verify-backup-code', { code: on.backupCodes[at] })
    const setDay = async (count: number) =>
      useUpLimit(server, 'mailed changes of a day', await readId(user), count)
    await setDay(49)
    expect((await use(0)).status).toBe(200)
    expect((await use(1)).status).toBe(429)
    expect((await ask(user, 'two-factor/enable', { password: PASSWORD })).status).toBe(429)
    // The next day.
    await setDay(0)
    expect((await use(1)).status).toBe(200)
  })

  test('takes each recovery code once, and mails that it was used', async () => {
    const { backupCodes } = await turnOn()
    const code = backupCodes[3] ?? ''
    const first = await enterPassword()
    const signedIn = await ask(first.client, 'two-factor/verify-backup-code', { code })
    expect(await isSignedIn(buildClient(server.app, readCookies(signedIn.headers)))).toBe(true)
    const second = await enterPassword()
    expect(codeOf(await ask(second.client, 'two-factor/verify-backup-code', { code }))).toBe(
      'second_factor_wrong',
    )
    expect(await subjects()).toContain('A recovery code was used for your Hookreel account')
  })

  test('is turned off by the password and a code, not by the password alone, and mailed', async () => {
    const { backupCodes } = await turnOn()
    const turnOff = (body: object) => ask(user, 'two-factor/disable', body)
    expect(codeOf(await turnOff({ password: 'wrong', code: backupCodes[0] }))).toBe('password_wrong')
    expect(codeOf(await turnOff({ password: PASSWORD }))).toBe('second_factor_needed')
    expect(codeOf(await turnOff({ password: PASSWORD, code: '000000' }))).toBe('second_factor_wrong')
    expect((await enterPassword()).answer.body).toMatchObject({ twoFactorRedirect: true })
    expect((await turnOff({ password: PASSWORD, code: backupCodes[0] })).status).toBe(200)
    expect(await isSignedIn((await enterPassword()).client)).toBe(true)
    expect(await subjects()).toContain('Two-step sign-in is off for your Hookreel account')
  })

  test('goes on when the keys of the server were changed', async () => {
    const { totpURI, backupCodes } = await turnOn()
    const master = 'a secret for tests that is long enough'
    const next = 'another secret that is long enough, too'
    const { db } = server.deps
    await resealSecondFactors({ db, secrets: secretsFrom(next, master) })
    const app = createApp({ ...server.deps, secrets: secretsFrom(next, master) })
    const enter = async (path: string, code: string) => {
      const entered = await ask(buildClient(app, ''), 'sign-in/email', { email, password: PASSWORD })
      return ask(buildClient(app, readCookies(entered.headers)), path, { code })
    }
    expect((await enter('two-factor/verify-totp', showCode(totpURI))).status).toBe(200)
    expect((await enter('two-factor/verify-backup-code', backupCodes[0] ?? '')).status).toBe(200)
    await resealSecondFactors({ db, secrets: secretsFrom(master, next) })
  })

  test('keeps its secret and its recovery codes encrypted, and out of the log', async () => {
    const { totpURI, backupCodes } = await turnOn()
    const secret = new URL(totpURI).searchParams.get('secret') ?? ''
    const rows = await server.deps.db.select().from(authTwoFactors)
    const kept = JSON.stringify([rows, server.logged])
    for (const hidden of [secret, ...backupCodes]) expect(kept).not.toContain(hidden)
  })
})
