import { join } from 'node:path'
import { DELETE_PHRASE } from '@hookreel/contract'
import type { Trial } from '@hookreel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildServer,
  openIdleQueue,
  PASSWORD,
  type BuiltServer,
  type Client,
} from '../../builders/build-server.ts'
import { readOutbox } from '../../../apps/server/src/platform/mail/read-outbox.ts'
import { inviteAddress } from '../../../apps/server/src/billing/trial/invite-address.ts'
import { tellTrials } from '../../../apps/server/src/billing/trial/tell-trials.job.ts'

const DAY = 86_400
/** Keys of services and of payments, so that those who pay and those who try are told apart; nothing is sent. */
const PAID_SERVER = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  OPENAI_API_KEY: 'sk-1',
  AI_BUDGET_TRIALS: '1',
}

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer({ openQueue: openIdleQueue() })
})
afterAll(() => server.close())

const balanceOf = async (user: Client) =>
  ((await user.ask('GET', '/api/credits')).body as { balance: number }).balance
const trialOf = async (user: Client) =>
  ((await user.ask('GET', '/api/trial')).body as { trial: Trial | null }).trial
const idOf = async (user: Client) => ((await user.ask('GET', '/api/profile')).body as { id: string }).id
const leave = async (user: Client) =>
  expect(
    await user.ask('POST', '/api/account/delete', { confirmation: DELETE_PHRASE, password: PASSWORD }),
  ).toMatchObject({ status: 200 })
const mailsTo = async ({ deps }: BuiltServer, address: string) =>
  (await readOutbox(join(deps.config.dataDir, 'outbox'))).filter(({ to }) => to?.[0]?.address === address)

describe('the trial of an address', () => {
  test('signing up, deleting and signing up again brings credits once, however the address is spelt', async () => {
    const first = await server.signUp('Once@example.org')
    expect(await balanceOf(first)).toBe(100)
    await leave(first)
    for (const again of ['once@example.org', 'ONCE+again@example.org', 'once+x+y@example.org']) {
      const user = await server.signUp(again)
      expect([again, await balanceOf(user)]).toEqual([again, 0])
      expect((await user.ask('GET', '/api/trial')).body).toEqual({ trial: null, whyNone: 'had' })
      await leave(user)
    }
    expect(await balanceOf(await server.signUp('once.more@example.org'))).toBe(100)
    await leave(await server.signUp('dots.mean.nothing@gmail.com'))
    expect(await balanceOf(await server.signUp('dotsmeannothing@googlemail.com'))).toBe(0)
  })

  test('is written down without the address', async () => {
    await server.signUp('secret-name@example.org')
    const { rows } = await server.deps.db.execute('select * from trials')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('secret-name')
  })

  test('is had once by accounts from before trials were written down, too', async () => {
    const early = await server.signUp('early@example.org')
    await server.deps.db.execute('delete from trials')
    const signedIn = await server.signUp('early@example.org')
    expect(await balanceOf(signedIn)).toBe(100)
    await leave(early)
    expect(await balanceOf(await server.signUp('early@example.org'))).toBe(0)
  })
})

test('with a mail server the trial begins when the address is proven, not before', async () => {
  const strict = await buildServer({
    environment: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Reels <reels@example.org>' },
  })
  const email = 'proven@example.org'
  await strict.signUp(email)
  const count = async () => (await strict.deps.db.execute('select * from credit_entries')).rows.length
  expect(await count()).toBe(0)
  await strict.deps.db.execute('update "user" set email_verified = true')
  const user = await strict.signUp(email)
  expect([await balanceOf(user), await count()]).toEqual([100, 1])
  expect((await mailsTo(strict, email)).at(-1)?.text).toContain('Your free trial has begun')
  await strict.close()
})

test('the operator decides who gets one: addresses of some domains, or those who were invited', async () => {
  const byDomain = await buildServer({ environment: { TRIAL_DOMAINS: 'School.example, work.example' } })
  expect(await balanceOf(await byDomain.signUp('ada@school.example'))).toBe(100)
  const outside = await byDomain.signUp('ada@notschool.example')
  expect(await balanceOf(outside)).toBe(0)
  expect((await outside.ask('GET', '/api/trial')).body).toEqual({ trial: null, whyNone: 'not_offered' })
  expect(await balanceOf(await byDomain.signUp('ada@school.example.evil.example'))).toBe(0)
  await byDomain.close()
  const byInvitation = await buildServer({ environment: { TRIAL_INVITED_ONLY: 'true' } })
  const early = await byInvitation.signUp('early@example.org')
  expect(await balanceOf(early)).toBe(0)
  expect(await inviteAddress(byInvitation.deps, 'Early@example.org')).toBe(true)
  expect(await balanceOf(await byInvitation.signUp('early@example.org'))).toBe(100)
  expect(await inviteAddress(byInvitation.deps, 'early@example.org')).toBe(false)
  await byInvitation.close()
})

describe('seven days', () => {
  test('are told at their begin, two days before their end and at it, each once; then credits stay', async () => {
    const email = 'seven@example.org'
    const days = await buildServer()
    const user = await days.signUp(email)
    const trial = await trialOf(user)
    expect(trial).toMatchObject({ credits: 100, isOver: false, hasPaid: false, endsServices: false })
    expect(Date.parse(trial?.endsAt ?? '') - Date.parse(trial?.begunAt ?? '')).toBe(7 * DAY * 1000)
    const subjects = async () => {
      await tellTrials(days.deps)
      await tellTrials(days.deps)
      return (await mailsTo(days, email)).map(({ subject }) => subject).slice(1)
    }
    expect(await subjects()).toEqual(['Welcome to Hookreel'])
    days.wait(4 * DAY)
    expect(await subjects()).toHaveLength(1)
    days.wait(1.5 * DAY)
    expect((await subjects()).at(-1)).toBe('Your Hookreel trial ends in two days')
    days.wait(2 * DAY)
    expect((await subjects()).slice(1)).toEqual([
      'Your Hookreel trial ends in two days',
      'Your Hookreel trial has ended',
    ])
    const later = await days.signUp(email)
    expect(await trialOf(later)).toMatchObject({ isOver: true })
    expect(await balanceOf(later)).toBe(100)
    // Of a server that was off in the days before, the mail says how much is left by then.
    await days.signUp('off@example.org')
    days.wait(6.5 * DAY)
    await tellTrials(days.deps)
    expect((await mailsTo(days, 'off@example.org')).at(-1)?.subject).toBe(
      'Your Hookreel trial ends within a day',
    )
    await days.close()
  })
})

describe('services that cost money', () => {
  let paid: BuiltServer
  beforeAll(async () => {
    paid = await buildServer({ environment: PAID_SERVER })
  })
  afterAll(() => paid.close())
  const call = {
    provider: 'openai',
    part: 'writer',
    operation: 'ideas',
    model: 'm',
    estimatedMicrodollars: 600_000,
  } as const
  const spend = async (user: Client) => {
    const leave = await paid.deps.acquirePermit(call, { userId: await idOf(user), videoId: undefined })
    await leave.end({ microdollars: 600_000 })
  }
  const buy = async (user: Client) =>
    paid.deps.db.execute(
      `insert into payments (id, user_id, provider, kind, item, credits, amount_cents, currency, status, paid_at) values ('${crypto.randomUUID()}', '${await idOf(user)}', 'stripe', 'package', 'starter', 100, 999, 'usd', 'paid', now())`,
    )

  test('trial accounts share what is theirs, and leave what payers have alone', async () => {
    const [ada, ben, payer] = [await paid.signUp(), await paid.signUp(), await paid.signUp()]
    await spend(ada)
    await expect(spend(ben)).rejects.toThrow('What free trials may spend on AI services together today')
    await buy(payer)
    await spend(payer)
    await spend(payer)
    expect(await trialOf(payer)).toMatchObject({ hasPaid: true, endsServices: true })
  })

  test('are half the payers’ in any case, however the budgets are set', async () => {
    const { AI_BUDGET_TRIALS: _, ...environment } = PAID_SERVER
    const small = await buildServer({ environment: { ...environment, AI_BUDGET_PER_DAY: '1' } })
    expect(small.deps.config.crew).toMatchObject({ dayMicrodollars: 1e6, trialsDayMicrodollars: 5e5 })
    await small.close()
  })

  test('end with the trial, until something is bought', async () => {
    paid.wait(8 * DAY)
    const user = await paid.signUp()
    paid.wait(7 * DAY + 60)
    await expect(spend(user)).rejects.toThrow(
      'AI services work during a free trial and for accounts that bought',
    )
  })
})
