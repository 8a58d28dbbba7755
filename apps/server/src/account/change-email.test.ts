import { DAY_SECONDS } from '@hookreel/contract'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { showCode } from '../../../../tests/fakes/authenticator.ts'
import { describeOnDatabases } from '../../../../tests/describe-on-databases.ts'
import { buildClient, buildServer, PASSWORD, readCookies } from '../../../../tests/builders/build-server.ts'
import type { Answer, BuiltServer, Client } from '../../../../tests/builders/build-server.ts'
import { readOutbox } from '../platform/mail/read-outbox.ts'

const codeOf = ({ body }: Answer) => (body as { error?: { code: string } }).error?.code

describeOnDatabases('a change of address on %s', (postgresUrl) => {
  let server: BuiltServer
  let owner: Client
  let oldEmail: string
  let newEmail: string
  beforeAll(async () => {
    server = await buildServer({ postgresUrl })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    oldEmail = `${crypto.randomUUID()}@example.org`
    newEmail = `${crypto.randomUUID()}@example.org`
    owner = await server.signUp(oldEmail)
  })

  const request = (client: Client, change: object = {}) =>
    client.ask('POST', '/api/account/email-changes', { newEmail, password: PASSWORD, ...change })
  const open = (what: 'confirm' | 'undo', token: string) =>
    server.stranger.ask('POST', `/api/account/email-changes/${what}`, { token })
  const signIn = (email: string, password = PASSWORD) =>
    server.stranger.ask('POST', '/api/auth/sign-in/email', { email, password })
  const emailOf = async (client: Client) =>
    ((await client.ask('GET', '/api/profile')).body as { email?: string }).email
  const mailsTo = async (to: string) =>
    (await readOutbox(join(server.deps.config.dataDir, 'outbox'))).filter(
      (mail) => mail.to?.[0]?.address === to,
    )
  async function tokenTo(to: string, subject: string): Promise<string> {
    const mail = (await mailsTo(to)).findLast((one) => one.subject?.includes(subject))
    const query = new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://nothing').searchParams
    return query.get('confirm') ?? query.get('undo') ?? query.get('token') ?? ''
  }
  async function change(): Promise<string> {
    expect((await request(owner)).status).toBe(200)
    expect((await open('confirm', await tokenTo(newEmail, 'Confirm'))).status).toBe(200)
    return tokenTo(oldEmail, 'was changed')
  }

  test('needs the password, is confirmed once, signs nobody in, and tells the old address twice', async () => {
    expect(codeOf(await request(server.stranger))).toBe('not_signed_in')
    expect(codeOf(await request(owner, { password: 'wrong' }))).toBe('password_wrong')
    expect(codeOf(await request(owner, { password: undefined }))).toBe('password_wrong')
    expect(codeOf(await request(owner, { newEmail: oldEmail }))).toBe('invalid_input')
    expect(await mailsTo(newEmail)).toEqual([])
    expect((await request(owner)).status).toBe(200)
    expect(await emailOf(owner)).toBe(oldEmail)
    const token = await tokenTo(newEmail, 'Confirm')
    const confirmed = await open('confirm', token)
    expect([confirmed.status, confirmed.body]).toEqual([200, { email: newEmail }])
    expect(confirmed.headers.getSetCookie()).toEqual([])
    expect(await emailOf(owner)).toBe(newEmail)
    expect(codeOf(await open('confirm', token))).toBe('email_change_over')
    const told = (await mailsTo(oldEmail)).map(({ subject }) => subject)
    expect(told).toContain('A change of your Hookreel email was asked for')
    expect(told).toContain('Your Hookreel email was changed')
    expect((await signIn(newEmail)).status).toBe(200)
    expect((await signIn(oldEmail)).status).toBe(401)
    const { events } = (await owner.ask('GET', '/api/account-events')).body as { events: { kind: string }[] }
    expect(events.map(({ kind: one }) => one)).toEqual(
      expect.arrayContaining(['email_change_asked', 'email_changed']),
    )
  })

  test('that waits for its mail ends when two-step sign-in is turned on: who asked for it had no code', async () => {
    expect((await request(owner)).status).toBe(200)
    const token = await tokenTo(newEmail, 'Confirm')
    const { body } = await owner.ask('POST', '/api/auth/two-factor/enable', { password: PASSWORD })
    const code = showCode((body as { totpURI: string }).totpURI)
    expect((await owner.ask('POST', '/api/auth/two-factor/verify-totp', { code })).status).toBe(200)
    expect(codeOf(await open('confirm', token))).toBe('email_change_over')
  })

  test('asks for the code where two-step sign-in is on, each code once', async () => {
    const { body } = await owner.ask('POST', '/api/auth/two-factor/enable', { password: PASSWORD })
    const { totpURI, backupCodes } = body as { totpURI: string; backupCodes: string[] }
    const proved = await owner.ask('POST', '/api/auth/two-factor/verify-totp', { code: showCode(totpURI) })
    owner = buildClient(server.app, readCookies(proved.headers))
    expect(codeOf(await request(owner))).toBe('second_factor_needed')
    expect(codeOf(await request(owner, { code: '000000' }))).toBe('second_factor_wrong')
    const code = showCode(totpURI)
    expect((await request(owner, { code })).status).toBe(200)
    expect(codeOf(await request(owner, { code }))).toBe('second_factor_wrong')
    const recovery = backupCodes[0]
    expect((await request(owner, { code: recovery })).status).toBe(200)
    expect(codeOf(await request(owner, { code: recovery }))).toBe('second_factor_wrong')
  })

  test('is stopped by the old address before it happens', async () => {
    await request(owner)
    const undone = await open('undo', await tokenTo(oldEmail, 'asked for'))
    expect(undone.body).toEqual({ email: oldEmail, wasChanged: false })
    expect(codeOf(await open('confirm', await tokenTo(newEmail, 'Confirm')))).toBe('email_change_over')
    expect(await emailOf(owner)).toBe(oldEmail)
  })

  test('is taken back for seven days, past a new password, another change and a second factor', async () => {
    const makeKey = async (client: Client, password: string, code?: string) => {
      const wish = { name: 'kept', scopes: ['ideas:read'], password, code }
      return (await client.ask('POST', '/api/api-keys', wish)).body as { key: string }
    }
    const keys = [await makeKey(owner, PASSWORD)]
    server.wait(1)
    const undo = await change()
    expect(
      (await mailsTo(oldEmail)).findLast(({ subject }) => subject?.includes('was changed'))?.text,
    ).toContain('turns two-step sign-in off unless it was on for 30 days before')
    // Anyone who has taken the account over does what keeps its owner out.
    const newPassword = 'the horse of a thief'
    await owner.ask('POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword })
    let thief = buildClient(server.app, readCookies((await signIn(newEmail, newPassword)).headers))
    const { body } = await thief.ask('POST', '/api/auth/two-factor/enable', { password: newPassword })
    const { totpURI, backupCodes } = body as { totpURI: string; backupCodes: string[] }
    const proved = await thief.ask('POST', '/api/auth/two-factor/verify-totp', { code: showCode(totpURI) })
    thief = buildClient(server.app, readCookies(proved.headers))
    const third = `${crypto.randomUUID()}@example.org`
    const secondChange = { newEmail: third, password: newPassword, code: backupCodes[0] }
    expect((await request(thief, secondChange)).status).toBe(200)
    expect((await open('confirm', await tokenTo(third, 'Confirm'))).status).toBe(200)
    const thiefsUndo = await tokenTo(newEmail, 'was changed')
    keys.push(await makeKey(thief, newPassword, backupCodes[1]))
    const tryKeys = () =>
      Promise.all(
        keys.map(async ({ key }) => {
          const headers = { authorization: `Bearer ${key}` }
          return (await server.stranger.ask('GET', '/api/ideas', undefined, headers)).status
        }),
      )
    expect(await tryKeys()).toEqual([200, 200])
    server.wait(6 * DAY_SECONDS)
    expect((await open('undo', undo)).body).toEqual({ email: oldEmail, wasChanged: true })
    expect((await thief.ask('GET', '/api/profile')).status).toBe(401)
    expect((await signIn(third, newPassword)).status).toBe(401)
    expect((await signIn(oldEmail, newPassword)).status).toBe(401)
    expect(codeOf(await open('undo', thiefsUndo))).toBe('email_change_over')
    expect(await tryKeys()).toEqual([401, 401])
    const token = await tokenTo(oldEmail, 'Reset')
    const reset = { token, newPassword: 'my horse again' }
    expect((await server.stranger.ask('POST', '/api/auth/reset-password', reset)).status).toBe(200)
    const back = buildClient(server.app, readCookies((await signIn(oldEmail, 'my horse again')).headers))
    expect(await emailOf(back)).toBe(oldEmail)
  })

  test.each([
    ['ends with what was taken back when it was turned on before the change', 1, 200],
    ['stays when it was on for a month before the change', 31, 'second_factor_needed'],
  ])('a second factor %s', async (_, days, outcome) => {
    const { body } = await owner.ask('POST', '/api/auth/two-factor/enable', { password: PASSWORD })
    const { totpURI, backupCodes } = body as { totpURI: string; backupCodes: string[] }
    const proved = await owner.ask('POST', '/api/auth/two-factor/verify-totp', { code: showCode(totpURI) })
    owner = buildClient(server.app, readCookies(proved.headers))
    server.wait(days * DAY_SECONDS)
    expect((await request(owner, { code: backupCodes[0] })).status).toBe(200)
    expect((await open('confirm', await tokenTo(newEmail, 'Confirm'))).status).toBe(200)
    const undo = await tokenTo(oldEmail, 'was changed')
    expect((await open('undo', undo)).body).toEqual({ email: oldEmail, wasChanged: true })
    const reset = { token: await tokenTo(oldEmail, 'Reset'), newPassword: 'my horse again' }
    expect((await server.stranger.ask('POST', '/api/auth/reset-password', reset)).status).toBe(200)
    const signedIn = await signIn(oldEmail, 'my horse again')
    const asksForCode = Object.keys(Object(signedIn.body)).includes('twoFactorRedirect')
    expect(asksForCode ? 'second_factor_needed' : signedIn.status).toBe(outcome)
  })

  test('can be taken back no more after seven days, and confirmed no more after one', async () => {
    const undo = await change()
    server.wait(7 * DAY_SECONDS + 1)
    expect(codeOf(await open('undo', undo))).toBe('email_change_over')
    owner = buildClient(server.app, readCookies((await signIn(newEmail)).headers))
    const later = `${crypto.randomUUID()}@example.org`
    await request(owner, { newEmail: later })
    server.wait(DAY_SECONDS + 1)
    expect(codeOf(await open('confirm', await tokenTo(later, 'Confirm')))).toBe('email_change_over')
  })

  test('keeps the address that was left for its owner: nobody signs up with it or moves to it', async () => {
    const undo = await change()
    const account = { name: 'Thief', email: oldEmail, password: 'the horse of a thief' }
    const taken = await server.stranger.ask('POST', '/api/auth/sign-up/email', account)
    const free = await server.stranger.ask('POST', '/api/auth/sign-up/email', {
      ...account,
      email: 'free@example.org',
    })
    expect([taken.status, Object.keys(Object(taken.body))]).toEqual([
      free.status,
      Object.keys(Object(free.body)),
    ])
    expect((await signIn(oldEmail, 'the horse of a thief')).status).toBe(401)
    const other = await server.signUp()
    expect((await request(other, { newEmail: oldEmail })).status).toBe(200)
    expect(await tokenTo(oldEmail, 'Confirm')).toBe('')
    expect((await open('undo', undo)).status).toBe(200)
  })

  test('mails the way back once more to whoever asks for a password or signs up at the address that was left', async () => {
    const undo = await change()
    const ask = async (path: string, email: string) => {
      const account = { name: 'Ada', email, password: 'a new horse' }
      return (
        await server.stranger.ask('POST', `/api/auth/${path}`, path === 'sign-up/email' ? account : { email })
      ).status
    }
    for (const path of ['request-password-reset', 'sign-up/email']) {
      const before = (await mailsTo(oldEmail)).length
      expect(await ask(path, oldEmail)).toBe(200)
      expect(await mailsTo(oldEmail)).toHaveLength(before + 1)
      expect(await tokenTo(oldEmail, 'was changed')).toBe(undo)
      expect((await mailsTo(oldEmail)).at(-1)?.text).toContain(`that was changed to ${newEmail}`)
    }
    server.wait(7 * DAY_SECONDS + 1)
    const before = (await mailsTo(oldEmail)).length
    expect(await ask('request-password-reset', oldEmail)).toBe(200)
    expect(await mailsTo(oldEmail)).toHaveLength(before)
  })

  test('to an address that has an account answers the same, and its owner is told', async () => {
    const known = `${crypto.randomUUID()}@example.org`
    await server.signUp(known)
    expect((await request(owner, { newEmail: known })).body).toEqual((await request(owner)).body)
    expect((await mailsTo(known)).at(-1)?.subject).toBe('You already have a Hookreel account')
  })

  test('of two accounts that reach for one address, one gets it', async () => {
    const other = await server.signUp()
    await request(owner)
    const first = await tokenTo(newEmail, 'Confirm')
    await request(other)
    const second = await tokenTo(newEmail, 'Confirm')
    const answers = await Promise.all([open('confirm', first), open('confirm', second)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
