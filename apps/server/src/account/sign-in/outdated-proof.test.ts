import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildClient,
  buildServer,
  PASSWORD,
  readCookies,
} from '../../../../../tests/builders/build-server.ts'
import type { Answer, BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { cheapPasswords } from '../../../../../tests/builders/cheap-passwords.ts'
import { showCode } from '../../../../../tests/fakes/authenticator.ts'
import { createApp } from '../../app.ts'
import { readOutbox } from '../../platform/mail/read-outbox.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server.close())

const NEW = 'another horse'
const signIn = (client: Client, email: string, password = PASSWORD) =>
  client.ask('POST', '/api/auth/sign-in/email', { email, password })
const isIn = async ({ headers }: Answer) =>
  (await buildClient(server.app, readCookies(headers)).ask('GET', '/api/profile')).status === 200

async function findToken(to: string, subject: string, name: string): Promise<string> {
  const mails = await readOutbox(join(server.deps.config.dataDir, 'outbox'))
  const mail = mails.findLast((one) => one.to?.[0]?.address === to && one.subject?.includes(subject))
  const link = /http:\S+/.exec(mail?.text ?? '')?.[0]
  return (link && new URL(link).searchParams.get(name)) || expect.fail(`no mail to ${to} about ${subject}`)
}

/** Somebody's ways to take an account back, ready to be gone: what is done in the moment in which a thief's password is looked at. */
const WAYS: Record<string, (email: string, owner: Client) => Promise<() => Promise<Answer>>> = {
  'was reset': async (email) => {
    await server.stranger.ask('POST', '/api/auth/request-password-reset', { email })
    const token = await findToken(email, 'Reset', 'token')
    return () => server.stranger.ask('POST', '/api/auth/reset-password', { token, newPassword: NEW })
  },
  'was changed': async (_, owner) => () =>
    owner.ask('POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW }),
  'went with an address that was taken back': async (email, owner) => {
    const newEmail = `${crypto.randomUUID()}@example.org`
    await owner.ask('POST', '/api/account/email-changes', { newEmail, password: PASSWORD })
    const confirm = await findToken(newEmail, 'Confirm', 'confirm')
    await server.stranger.ask('POST', '/api/account/email-changes/confirm', { token: confirm })
    const token = await findToken(email, 'was changed', 'undo')
    return () => server.stranger.ask('POST', '/api/account/email-changes/undo', { token })
  },
}

/** The app, in which `between` is done after a password was found right and before anything comes of that. */
function holdPasswords(between: () => Promise<unknown>, cookie = ''): Client {
  let isHeld = false
  const verify: typeof cheapPasswords.verify = async (kept) => {
    const isRight = await cheapPasswords.verify(kept)
    if (!isHeld) {
      isHeld = true
      await between()
    }
    return isRight
  }
  return buildClient(createApp({ ...server.deps, passwords: { ...cheapPasswords, verify } }), cookie)
}

describe('a password that is looked at', () => {
  test.each(Object.keys(WAYS))('while it %s signs nobody in', async (name) => {
    const email = `${crypto.randomUUID()}@example.org`
    const owner = await server.signUp(email)
    const takeBack = await WAYS[name]?.(email, owner)
    const current = ((await owner.ask('GET', '/api/auth/get-session')).body as { user: { email: string } })
      .user.email
    const thief = holdPasswords(async () => {
      const done = await takeBack?.()
      expect(done?.status).toBe(200)
    })
    const answer = await signIn(thief, current)
    expect(await isIn(answer)).toBe(false)
    expect([answer.status, answer.body]).toMatchObject([401, { error: { code: 'invalid_credentials' } }])
  })

  test('while it was reset leaves no code to be asked for', async () => {
    const email = `${crypto.randomUUID()}@example.org`
    let owner = await server.signUp(email)
    const { body } = await owner.ask('POST', '/api/auth/two-factor/enable', { password: PASSWORD })
    const { totpURI } = body as { totpURI: string }
    const proved = await owner.ask('POST', '/api/auth/two-factor/verify-totp', { code: showCode(totpURI) })
    owner = buildClient(server.app, readCookies(proved.headers))
    const takeBack = await WAYS['was reset']?.(email, owner)
    const answer = await signIn(
      holdPasswords(async () => takeBack?.()),
      email,
    )
    expect(answer.status).toBe(401)
    const waiting = buildClient(server.app, readCookies(answer.headers))
    server.wait(30)
    const code = showCode(totpURI)
    expect((await waiting.ask('POST', '/api/auth/two-factor/verify-totp', { code })).status).not.toBe(200)
  })

  test('to be changed, while it is reset, is the one that was reset in the end', async () => {
    const email = `${crypto.randomUUID()}@example.org`
    const owner = await server.signUp(email)
    const takeBack = await WAYS['was reset']?.(email, owner)
    let reset: Promise<Answer> | undefined
    const thief = holdPasswords(async () => {
      reset = takeBack?.()
      await new Promise((resolve) => setTimeout(resolve, 300))
    }, owner.cookie)
    await thief.ask('POST', '/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'a thief’s horse',
    })
    expect((await reset)?.status).toBe(200)
    expect((await signIn(server.stranger, email, 'a thief’s horse')).status).toBe(401)
    expect((await signIn(server.stranger, email, NEW)).status).toBe(200)
  })

  test('that is right and stays signs in', async () => {
    const email = `${crypto.randomUUID()}@example.org`
    await server.signUp(email)
    const answer = await signIn(
      holdPasswords(async () => undefined),
      email,
    )
    expect([answer.status, await isIn(answer)]).toEqual([200, true])
  })
})
