import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildClient, buildServer, PASSWORD, readCookies } from '../../builders/build-server.ts'
import type { BuiltServer, Client } from '../../builders/build-server.ts'
import { readOutbox } from '../../../apps/server/src/platform/mail/read-outbox.ts'

let server: BuiltServer
beforeAll(async () => {
  // A mail server is named, so that signing in waits for the verified address; tests read the mails from files.
  const environment = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'reels@example.org' }
  server = await buildServer({ environment })
})
afterAll(() => server.close())

type SentMail = { to: string; subject: string; text: string }

async function readMails(to: string): Promise<SentMail[]> {
  const mails = await readOutbox(join(server.deps.config.dataDir, 'outbox'))
  return mails
    .map((mail) => ({
      to: mail.to?.[0]?.address ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
    }))
    .filter((mail) => mail.to === to)
}

/** The path of the link in the newest mail about `subject`. */
async function findLink(to: string, subject: string): Promise<string> {
  const mail = (await readMails(to)).findLast((sent) => sent.subject.includes(subject))
  const link = /http:\S+/.exec(mail?.text ?? '')?.[0]
  if (link === undefined) throw new Error(`no mail to ${to} about ${subject}`)
  return link.replace(/^http:\/\/[^/]+/, '')
}

const ask = (path: string, body: object, client: Client = server.stranger) =>
  client.ask('POST', `/api/auth/${path}`, body)
const signIn = (email: string, password = PASSWORD) => ask('sign-in/email', { email, password })

async function signUpVerified(email: string): Promise<Client> {
  await ask('sign-up/email', { name: 'Ada Maker', email, password: PASSWORD })
  await server.stranger.ask('GET', await findLink(email, 'Verify'))
  return buildClient(server.app, readCookies((await signIn(email)).headers))
}

describe('with a mail server', () => {
  test('nobody signs in before the address is verified, and the link can be sent again', async () => {
    await ask('sign-up/email', { name: 'Ada', email: 'new@example.org', password: PASSWORD })
    const refused = await signIn('new@example.org')
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({ error: { code: 'email_not_verified' } })
    const again = await ask('send-verification-email', { email: 'new@example.org' })
    expect(again.status).toBe(200)
    const sent = (await readMails('new@example.org')).map(({ subject }) => subject)
    expect(sent).toEqual(['Verify your email for Hookreel', 'Verify your email for Hookreel'])
    const opened = await server.stranger.ask('GET', await findLink('new@example.org', 'Verify'))
    expect(opened.headers.get('location')).toBe('/verify-email?verified')
    expect((await signIn('new@example.org')).status).toBe(200)
    expect((await readMails('new@example.org')).at(-1)?.subject).toBe('Welcome to Hookreel')
  })

  test('a wrong password for an unverified address says nothing of the verification', async () => {
    await ask('sign-up/email', { name: 'Ada', email: 'shy@example.org', password: PASSWORD })
    expect((await signIn('shy@example.org', 'wrong password')).body).toMatchObject({
      message: 'Invalid login credentials',
    })
  })
})

describe('a forgotten password', () => {
  test('is replaced once by the mailed link, which ends every session', async () => {
    const email = 'forgetful@example.org'
    const before = await signUpVerified(email)
    expect((await before.ask('GET', '/api/profile')).status).toBe(200)
    expect((await ask('request-password-reset', { email })).status).toBe(200)
    const link = await findLink(email, 'Reset')
    expect(link).toMatch(/^\/reset-password\?token=/)
    const token = new URL(link, 'http://localhost').searchParams.get('token') ?? ''
    const short = await ask('reset-password', { token, newPassword: 'five5' })
    expect(short.status).toBe(400)
    expect((await ask('reset-password', { token, newPassword: 'another horse' })).status).toBe(200)
    expect((await before.ask('GET', '/api/profile')).status).toBe(401)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, 'another horse')).status).toBe(200)
    const twice = await ask('reset-password', { token, newPassword: 'a third horse' })
    expect(twice.status).toBe(400)
    expect(twice.body).toMatchObject({ error: { code: 'invalid_input' } })
  })

  test('is not replaced by one of those that leaked most often, and the link still works then', async () => {
    const email = 'guessable@example.org'
    const user = await signUpVerified(email)
    const refusal = { error: { code: 'password_common', fields: { password: expect.any(String) } } }
    await ask('request-password-reset', { email })
    const link = await findLink(email, 'Reset')
    const token = new URL(link, 'http://localhost').searchParams.get('token') ?? ''
    const common = await ask('reset-password', { token, newPassword: 'Sunshine' })
    expect(common.status).toBe(422)
    expect(common.body).toMatchObject(refusal)
    const change = { currentPassword: PASSWORD, newPassword: 'qwertyuiop' }
    expect((await ask('change-password', change, user)).body).toMatchObject(refusal)
    const account = { name: 'Ada', email: 'other@example.org', password: '123456' }
    expect((await ask('sign-up/email', account)).body).toMatchObject(refusal)
    for (const password of ['hookreel1', 'Hook-Reel 2026!', 'myhookreel'])
      expect((await ask('sign-up/email', { ...account, password })).body, password).toMatchObject(refusal)
    expect((await ask('reset-password', { token, newPassword: 'another horse' })).status).toBe(200)
  })

  test('of an unknown address answers the same and mails nobody', async () => {
    await signUpVerified('known@example.org')
    const known = await ask('request-password-reset', { email: 'known@example.org' })
    const unknown = await ask('request-password-reset', { email: 'unknown@example.org' })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await readMails('unknown@example.org')).toEqual([])
  })

  test('is mailed three times a minute to one address, and no more', async () => {
    const statuses = []
    for (let i = 0; i < 4; i += 1)
      statuses.push((await ask('request-password-reset', { email: 'flooded@example.org' })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('an account', () => {
  test('whose address signs up again is told so by mail, and the answer gives nothing away', async () => {
    const email = 'twice@example.org'
    const first = await ask('sign-up/email', { name: 'Ada', email, password: PASSWORD })
    const second = await ask('sign-up/email', { name: 'Ada', email, password: 'other password' })
    expect(Object.keys(Object(second.body)).toSorted()).toEqual(Object.keys(Object(first.body)).toSorted())
    expect((await readMails(email)).map(({ subject }) => subject)).toEqual([
      'Verify your email for Hookreel',
      'You already have a Hookreel account',
    ])
  })

  test('changes its password with the old one, and is signed out elsewhere', async () => {
    const email = 'changer@example.org'
    const here = await signUpVerified(email)
    const elsewhere = buildClient(server.app, readCookies((await signIn(email)).headers))
    const wrong = await ask('change-password', { currentPassword: 'no', newPassword: 'new horse' }, here)
    expect(wrong.status).toBe(400)
    expect(wrong.body).toMatchObject({ error: { fields: { currentPassword: expect.any(String) } } })
    const changed = await ask(
      'change-password',
      { currentPassword: PASSWORD, newPassword: 'new horse' },
      here,
    )
    expect(changed.status).toBe(200)
    expect((await elsewhere.ask('GET', '/api/profile')).status).toBe(401)
    const renewed = buildClient(server.app, readCookies(changed.headers))
    expect((await renewed.ask('GET', '/api/profile')).status).toBe(200)
    expect((await ask('change-password', { currentPassword: 'x', newPassword: 'y' })).status).toBe(401)
  })

  test('changes its password twenty times a day, as each is mailed; wrong tries count for none', async () => {
    let client = await signUpVerified('restless@example.org')
    const change = (currentPassword: string) =>
      ask('change-password', { currentPassword, newPassword: PASSWORD }, client)
    await change('wrong')
    for (let time = 0; time < 20; time += 1) {
      const changed = await change(PASSWORD)
      expect(changed.status).toBe(200)
      client = buildClient(server.app, readCookies(changed.headers))
    }
    expect(await change(PASSWORD)).toMatchObject({
      status: 429,
      body: { error: { message: expect.stringContaining('20 times within a day') } },
    })
  })

  test('is told by mail that its password was changed, and that it was reset', async () => {
    const email = 'told@example.org'
    const client = await signUpVerified(email)
    await ask('change-password', { currentPassword: PASSWORD, newPassword: 'new horse' }, client)
    await ask('request-password-reset', { email })
    const token = new URL(await findLink(email, 'Reset'), 'http://localhost').searchParams.get('token')
    await ask('reset-password', { token, newPassword: 'another horse' })
    const told = (await readMails(email)).filter(({ subject }) => subject.includes('password was changed'))
    expect(told.map(({ text }) => /settings, with the old one|link that we mailed/.exec(text)?.[0])).toEqual([
      'settings, with the old one',
      'link that we mailed',
    ])
  })

  test('sends nothing anywhere by itself after its password was reset, no matter who had set that up', async () => {
    const email = 'thief-was-here@example.org'
    const client = await signUpVerified(email)
    expect((await client.ask('PATCH', '/api/profile', { autoUploadEnabled: true })).status).toBe(200)
    const hook = { url: 'https://93.184.215.14/hook', events: ['video.ready'], password: PASSWORD }
    expect((await client.ask('POST', '/api/webhooks', hook)).status).toBe(201)
    await ask('request-password-reset', { email })
    const token = new URL(await findLink(email, 'Reset'), 'http://localhost').searchParams.get('token')
    await ask('reset-password', { token, newPassword: 'another horse' })
    const again = await ask('sign-in/email', { email, password: 'another horse' })
    const owner = buildClient(server.app, readCookies(again.headers))
    expect((await owner.ask('GET', '/api/profile')).body).toMatchObject({ autoUploadEnabled: false })
    expect((await owner.ask('GET', '/api/webhooks')).body).toMatchObject({ webhooks: [{ isOn: false }] })
  })

  test('a link of an earlier version that moved an account to another address and signed in is refused', async () => {
    const claims = {
      email: 'old@example.org',
      updateTo: 'new@example.org',
      requestType: 'change-email-verification',
    }
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const signed = `${part({ alg: 'HS256' })}.${part({ ...claims, exp: Math.floor(Date.now() / 1000) + 3600 })}`
    const mac = createHmac('sha256', server.deps.secrets.keyFor('sessions'))
      .update(signed)
      .digest('base64url')
    await signUpVerified('old@example.org')
    const answer = await server.stranger.ask('GET', `/api/auth/verify-email?token=${signed}.${mac}`)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([410, []])
    // Behind a harmless one it is the same link.
    for (const query of [`token=a.e30.b&token=${signed}.${mac}`, `token=${signed}.${mac}&token=a.e30.b`]) {
      const hidden = await server.stranger.ask('GET', `/api/auth/verify-email?${query}`)
      expect([hidden.status, hidden.headers.getSetCookie()]).toEqual([410, []])
    }
  })

  test('whose address signs up is mailed three times a day at most, and told so', async () => {
    const account = { name: 'Ada', email: 'three@example.org', password: PASSWORD }
    const statuses = []
    for (let n = 0; n < 5; n += 1) {
      statuses.push((await ask('sign-up/email', account)).status)
      server.wait(3600)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(await readMails('three@example.org')).toHaveLength(3)
    server.wait(86_400)
    expect((await ask('sign-up/email', account)).status).toBe(200)
  })

  test('sees its sessions and ends them one by one or all but this', async () => {
    const email = 'sessions@example.org'
    const here = await signUpVerified(email)
    const others = [await signIn(email), await signIn(email)].map(({ headers }) =>
      buildClient(server.app, readCookies(headers)),
    )
    type Listed = { sessions: { id: string; isCurrent: boolean }[] }
    const list = async () => ((await here.ask('GET', '/api/sessions')).body as Listed).sessions
    const sessions = await list()
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const stranger = await signUpVerified('other@example.org')
    const foreign = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    expect((await stranger.ask('DELETE', `/api/sessions/${foreign}`)).status).toBe(404)
    expect((await here.ask('DELETE', `/api/sessions/${foreign}`)).status).toBe(200)
    expect(await list()).toHaveLength(2)
    expect((await here.ask('POST', '/api/sessions/end-others')).body).toEqual({ ended: 1 })
    for (const other of others) expect((await other.ask('GET', '/api/profile')).status).toBe(401)
    expect((await here.ask('GET', '/api/profile')).status).toBe(200)
    expect((await server.stranger.ask('GET', '/api/sessions')).status).toBe(401)
    expect((await server.stranger.ask('GET', '/api/account-events')).status).toBe(401)
  })

  test('keeps a log of what happened to it that only its owner sees', async () => {
    const client = await signUpVerified('logged@example.org')
    await signIn('logged@example.org', 'wrong password')
    const { body } = await client.ask('GET', '/api/account-events')
    const kinds = (body as { events: { kind: string }[] }).events.map(({ kind }) => kind)
    expect(kinds).toEqual(['sign_in_failed', 'signed_in'])
    const other = await signUpVerified('curious@example.org')
    expect((await other.ask('GET', '/api/account-events')).body).toMatchObject({
      events: [{ kind: 'signed_in' }],
    })
  })
})
