import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_SECONDS, API_KEYS_MAX_COUNT, API_SCOPES } from '@hookreel/contract'
import type { ApiKey } from '@hookreel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildClient, buildServer, PASSWORD } from '../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../tests/builders/build-server.ts'
import { apiKeys, authSessions, profiles, webhooks } from '../schema.ts'
import { ORDER } from '../../../../tests/builders/build-video.ts'
import { readId } from '../../../../tests/builders/build-settings.ts'
import { useUpLimit } from '../../../../tests/builders/use-up-limit.ts'
import { createWebhook } from '../webhooks/create-webhook.ts'
import { createApiKey } from './create-api-key.ts'
import { TURNS } from '../platform/http/limits/take-turns.ts'
import { readOutbox } from '../platform/mail/read-outbox.ts'
import { describeOnDatabases } from '../../../../tests/describe-on-databases.ts'

let server: BuiltServer

type Made = { key: string; apiKey: ApiKey }
const make = (client: Client, change: object = {}) =>
  client.ask('POST', '/api/api-keys', {
    name: 'Notebook',
    scopes: ['ideas:read'],
    password: PASSWORD,
    ...change,
  })
async function makeKey(client: Client, change: object = {}): Promise<Made> {
  const { status, body } = await make(client, change)
  expect(status).toBe(201)
  return body as Made
}
const withKey = (key: string, method: string, path: string, body?: unknown) =>
  server.stranger.ask(method, path, body, { authorization: `Bearer ${key}` })
const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code

describeOnDatabases('on %s', (postgresUrl) => {
  beforeAll(async () => {
    server = await buildServer({ postgresUrl })
  })
  afterAll(() => server.close())

  describe('a key for a program', () => {
    test('is shown once, kept as a hash, and listed by its beginning', async () => {
      const user = await server.signUp()
      const { key, apiKey } = await makeKey(user, { expiresInDays: 30 })
      expect(key).toMatch(/^hr_[\w-]{43}$/)
      expect(apiKey).toMatchObject({ name: 'Notebook', scopes: ['ideas:read'], lastUsedAt: null })
      expect(key.startsWith(apiKey.start)).toBe(true)
      expect(apiKey.start.length).toBeLessThan(12)
      const listed = (await user.ask('GET', '/api/api-keys')).body
      expect(listed).toEqual({ keys: [apiKey] })
      const rows = await server.deps.db.select().from(apiKeys)
      expect(JSON.stringify([listed, rows, server.logged])).not.toContain(key)
    })

    test('is made fifty times a day at most, together with whatever else is mailed to its owner', async () => {
      const user = await server.signUp()
      await useUpLimit(server, 'mailed changes of a day', await readId(user), 49)
      expect((await make(user, { password: 'wrong' })).status).toBe(403)
      await makeKey(user)
      const refused = await make(user)
      expect([refused.status, codeOf(refused)]).toEqual([429, 'rate_limited'])
      const hook = { url: 'https://93.184.215.14/hook', events: ['video.ready'], password: PASSWORD }
      expect((await user.ask('POST', '/api/webhooks', hook)).status).toBe(429)
      server.wait(86_401)
      await makeKey(user)
    })

    test('is not made for a session that was ended while it was asked for, nor is a webhook', async () => {
      const user = await server.signUp()
      const id = await readId(user)
      const { db } = server.deps
      const [session] = await db.select().from(authSessions).where(eq(authSessions.userId, id))
      await user.ask('POST', '/api/auth/sign-out')
      const gone = { id, email: 'ada@example.org', name: 'Ada', sessionId: session?.id ?? '' }
      const key = { name: 'Late', scopes: ['ideas:read' as const], expiresInDays: null }
      await expect(createApiKey(server.deps, gone, key)).rejects.toMatchObject({ code: 'not_signed_in' })
      const hook = { url: 'https://93.184.215.14/hook', description: '', events: ['video.ready' as const] }
      await expect(createWebhook(server.deps, gone, hook)).rejects.toMatchObject({ code: 'not_signed_in' })
      expect(await db.select().from(apiKeys).where(eq(apiKeys.userId, id))).toEqual([])
      expect(await db.select().from(webhooks).where(eq(webhooks.userId, id))).toEqual([])
    })

    test('opens the same endpoints as the pages, for what it may do and no more', async () => {
      const user = await server.signUp()
      const { key } = await makeKey(user)
      expect((await withKey(key, 'GET', '/api/ideas')).body).toEqual(
        (await user.ask('GET', '/api/ideas')).body,
      )
      const write = { prompt: 'deep sea', count: 2 }
      const refused = await withKey(key, 'POST', '/api/ideas/generate', write)
      expect([refused.status, codeOf(refused)]).toEqual([403, 'scope_missing'])
      expect(refused.body).toMatchObject({ error: { details: { scope: 'ideas:write' } } })
      const writer = await makeKey(user, { scopes: ['ideas:write'] })
      expect((await withKey(writer.key, 'POST', '/api/ideas/generate', write)).status).toBe(200)
      expect((await withKey(key, 'GET', '/api/ideas')).body).toMatchObject({ total: 2 })
    })

    test('opens nothing that only people do: keys, sessions, passwords, money, the account itself', async () => {
      const { key } = await makeKey(await server.signUp(), { scopes: Object.keys(API_SCOPES) })
      const closed = [
        ['GET', '/api/api-keys'],
        ['POST', '/api/api-keys'],
        ['GET', '/api/sessions'],
        ['GET', '/api/profile'],
        ['PATCH', '/api/profile'],
        ['POST', '/api/checkouts'],
        ['POST', '/api/exports'],
        ['POST', '/api/account/delete'],
        ['POST', '/api/auth/change-password'],
        ['POST', '/api/account/email-changes'],
        ['GET', '/api/events'],
      ] as const
      for (const [method, path] of closed) {
        const answer = await withKey(key, method, path, method === 'GET' ? undefined : {})
        expect([path, answer.status, codeOf(answer)]).toEqual([path, 403, 'scope_missing'])
      }
    })

    test('sees its owner’s things alone', async () => {
      const [owner, other] = [await server.signUp(), await server.signUp()]
      const { body } = await owner.ask('POST', '/api/ideas/generate', { prompt: 'mine', count: 1 })
      const [idea] = (body as { ideas: { id: string }[] }).ideas
      const { key } = await makeKey(other, { scopes: ['ideas:read', 'ideas:write'] })
      const answer = await withKey(key, 'GET', `/api/ideas/${idea?.id}`)
      expect([answer.status, codeOf(answer)]).toEqual([404, 'idea_not_found'])
      expect((await withKey(key, 'DELETE', `/api/ideas/${idea?.id}`)).status).toBe(404)
      expect((await withKey(key, 'GET', '/api/ideas')).body).toMatchObject({ total: 0 })
    })

    test('counts for itself, whatever session comes with it', async () => {
      const [owner, other] = [await server.signUp(), await server.signUp()]
      await owner.ask('POST', '/api/ideas/generate', { prompt: 'mine', count: 1 })
      const { key } = await makeKey(other)
      const both = await owner.ask('GET', '/api/ideas', undefined, { authorization: `Bearer ${key}` })
      expect(both.body).toMatchObject({ total: 0 })
      const wrong = await owner.ask('GET', '/api/ideas', undefined, { authorization: 'Bearer hr_wrong' })
      expect([wrong.status, codeOf(wrong)]).toEqual([401, 'api_key_invalid'])
      // A proxy in front may ask browsers for a password of its own.
      const basic = await owner.ask('GET', '/api/ideas', undefined, { authorization: 'Basic YTpi' })
      expect(basic.body).toMatchObject({ total: 1 })
    })

    test('is noted with when it was last used, to the minute', async () => {
      const user = await server.signUp()
      const { key } = await makeKey(user)
      const lastUsed = async () =>
        ((await user.ask('GET', '/api/api-keys')).body as { keys: ApiKey[] }).keys[0]?.lastUsedAt
      await withKey(key, 'GET', '/api/ideas')
      const first = await lastUsed()
      expect(first).toEqual(expect.any(String))
      await withKey(key, 'GET', '/api/ideas')
      expect(await lastUsed()).toBe(first)
      server.wait(61)
      await withKey(key, 'GET', '/api/ideas')
      expect(await lastUsed()).not.toBe(first)
    })

    test('stops working when it is revoked, expires, or its owner is kept out', async () => {
      const email = 'keys@example.org'
      const user = await server.signUp(email)
      const isTaken = async (key: string) => (await withKey(key, 'GET', '/api/ideas')).status === 200
      const [revoked, short, lasting] = [
        await makeKey(user),
        await makeKey(user, { expiresInDays: 1 }),
        await makeKey(user),
      ]
      for (const { key } of [revoked, short, lasting]) expect(await isTaken(key)).toBe(true)
      expect((await user.ask('DELETE', `/api/api-keys/${revoked.apiKey.id}`)).status).toBe(200)
      expect(await isTaken(revoked.key)).toBe(false)
      server.wait(DAY_SECONDS + 1)
      expect(await isTaken(short.key)).toBe(false)
      expect(await isTaken(lasting.key)).toBe(true)
      const { body } = await user.ask('GET', '/api/profile')
      const owner = eq(profiles.id, (body as { id: string }).id)
      await server.deps.db.update(profiles).set({ disabledAt: new Date() }).where(owner)
      expect(await isTaken(lasting.key)).toBe(false)
    })

    test('ends with a password that is reset by mail, and the mail says so', async () => {
      const email = `${crypto.randomUUID()}@example.org`
      const user = await server.signUp(email)
      const { key } = await makeKey(user)
      const mailsTo = async () =>
        (await readOutbox(join(server.deps.config.dataDir, 'outbox'))).filter(
          ({ to }) => to?.[0]?.address === email,
        )
      await server.stranger.ask('POST', '/api/auth/request-password-reset', { email })
      const asked = (await mailsTo()).at(-1)?.text ?? ''
      expect(asked).toContain('ends your API keys')
      const token = /reset-password\?token=([\w-]+)/.exec(asked)?.[1]
      const reset = { token, newPassword: 'another good horse' }
      expect((await server.stranger.ask('POST', '/api/auth/reset-password', reset)).status).toBe(200)
      const refused = await withKey(key, 'GET', '/api/ideas')
      expect([refused.status, codeOf(refused)]).toEqual([401, 'api_key_invalid'])
      expect((await mailsTo()).at(-1)?.text).toMatch(/every API key has ended/)
    })

    test('takes turns as its owner: many keys of one person are one person beside others', async () => {
      const [user, other] = [await server.signUp(), await server.signUp()]
      const scopes = ['videos:write']
      const keys: string[] = []
      for (let n = 0; n < 6; n += 1) keys.push((await makeKey(user, { scopes })).key)
      let [running, most, ofOther] = [0, 0, 0]
      const { narrator } = server.deps
      const listVoices = narrator.listVoices.bind(narrator)
      const slow = vi.spyOn(narrator, 'listVoices').mockImplementation(async () => {
        running += 1
        most = Math.max(most, running)
        await sleep(50)
        running -= 1
        return listVoices()
      })
      const { title, script, style, resolution, aspectRatio } = ORDER
      const board = { title, script, style, resolution, aspectRatio }
      const body = { ...board, voiceId: 'nobody', duration: 15, pictures: 'drawn' }
      const mine = () =>
        keys.flatMap((key) => [1, 2].map(() => withKey(key, 'POST', '/api/storyboards', body)))
      // The first one makes each key known.
      await Promise.all(mine())
      const over = new AbortController()
      const askOn = async () => {
        for (; !over.signal.aborted; ofOther += 1) await other.ask('GET', '/api/profile')
      }
      await other.ask('GET', '/api/profile')
      most = 0
      const there = askOn()
      await Promise.all(mine())
      over.abort()
      await there
      slow.mockRestore()
      expect(ofOther).toBeGreaterThan(0)
      expect(most).toBeGreaterThan(0)
      expect(most).toBeLessThanOrEqual(TURNS.besideOthers)
    })

    test('may ask 120 times a minute, each key for itself; wrong ones are soon not looked up', async () => {
      const user = await server.signUp()
      const [busy, calm] = [await makeKey(user), await makeKey(user)]
      const statuses = []
      for (let call = 0; call < 121; call += 1)
        statuses.push((await withKey(busy.key, 'GET', '/api/ideas')).status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(120)
      const refused = await withKey(busy.key, 'GET', '/api/ideas')
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([
        429,
        expect.stringMatching(/^\d+$/),
      ])
      expect((await withKey(calm.key, 'GET', '/api/ideas')).status).toBe(200)
      for (let guess = 0; guess < 31; guess += 1) await withKey(`hr_${guess}`, 'GET', '/api/ideas')
      expect((await withKey('hr_guess', 'GET', '/api/ideas')).status).toBe(429)
      server.wait(61)
      expect((await withKey(busy.key, 'GET', '/api/ideas')).status).toBe(200)
    })
  })

  describe('making and revoking keys', () => {
    let maker: Client | undefined
    test('needs the password, is mailed to the owner, and stands in the account’s activity', async () => {
      const email = `${crypto.randomUUID()}@example.org`
      const user = await server.signUp(email)
      for (const password of [undefined, 'wrong horse']) {
        const refused = await make(user, { password })
        expect([refused.status, codeOf(refused)]).toEqual([403, 'password_wrong'])
      }
      const { key, apiKey } = await makeKey(user)
      const mails = await readOutbox(join(server.deps.config.dataDir, 'outbox'))
      const told = mails.findLast((mail) => mail.to?.[0]?.address === email)
      expect(told?.subject).toBe('An API key was made for your Hookreel account')
      expect(told?.text).toContain(apiKey.start)
      expect(told?.text).not.toContain(key)
      await user.ask('DELETE', `/api/api-keys/${apiKey.id}`)
      const { body } = await user.ask('GET', '/api/account-events')
      const kinds = (body as { events: { kind: string }[] }).events.map(({ kind }) => kind)
      expect(kinds.slice(0, 2)).toEqual(['api_key_revoked', 'api_key_made'])
    })

    test.each([
      ['no name', { name: ' ' }],
      ['no scope', { scopes: [] }],
      ['a scope that is not there', { scopes: ['everything'] }],
      ['a time that is not offered', { expiresInDays: 1000 }],
      ['a name that cannot be kept', { name: 'a\0b' }],
    ])('is refused with %s', async (_, change) => {
      maker ??= await server.signUp()
      expect((await make(maker, change)).status).toBe(422)
    })

    test('stops at twenty, also when they are ordered at once', async () => {
      const user = await server.signUp()
      const { id: userId } = (await user.ask('GET', '/api/profile')).body as { id: string }
      const rows = Array.from({ length: API_KEYS_MAX_COUNT - 1 }, (_, index) => ({
        userId,
        name: 'Notebook',
        start: 'hr_',
        hash: `${userId} ${index}`,
        scopes: [],
        createdAt: new Date(),
      }))
      await server.deps.db.insert(apiKeys).values(rows)
      const last = await Promise.all([make(user), make(user), make(user)])
      expect(last.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409])
    })

    test('is nothing that a stranger or another user can do', async () => {
      const [owner, other] = [await server.signUp(), await server.signUp()]
      const { apiKey } = await makeKey(owner)
      expect((await other.ask('DELETE', `/api/api-keys/${apiKey.id}`)).status).toBe(404)
      expect((await other.ask('GET', '/api/api-keys')).body).toEqual({ keys: [] })
      const stranger = buildClient(server.app, '')
      expect((await stranger.ask('GET', '/api/api-keys')).status).toBe(401)
      expect((await make(stranger)).status).toBe(401)
      expect((await stranger.ask('DELETE', `/api/api-keys/${apiKey.id}`)).status).toBe(401)
    })
  })
})
