import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildClient,
  buildServer,
  PASSWORD,
  readCookies,
  type BuiltServer,
} from '../builders/build-server.ts'
import { buildDataDir } from '../builders/build-db.ts'
import { COMMANDS } from '../../apps/server/src/main/admin-commands.ts'
import type { AdminDeps } from '../../apps/server/src/main/admin-commands.ts'
import { AdminError } from '../../apps/server/src/main/read-arguments.ts'
import { openDb } from '../../apps/server/src/platform/db/open-db.ts'
import type { Connection } from '../../apps/server/src/platform/db/open-db.ts'
import { AppError } from '../../apps/server/src/platform/http/app-error.ts'
import { openQueue } from '../../apps/server/src/platform/jobs/open-queue.ts'
import { SEND_MAIL } from '../../apps/server/src/platform/mail/send-mail.job.ts'
import { showCode } from '../fakes/authenticator.ts'

let server: BuiltServer
let connection: Connection
beforeAll(async () => {
  server = await buildServer({
    openQueue: (opened, log) => {
      connection = opened.connection
      return openQueue(connection, [SEND_MAIL], log)
    },
  })
})
afterAll(async () => {
  await server.deps.queue.stop()
  await server.close()
})

const run = (name: string, args: string[] = [], options: Record<string, string> = {}) => {
  const deps: AdminDeps = { ...server.deps, stripe: undefined, connection }
  const command = COMMANDS[name]
  if (!command) throw new Error(`no command ${name}`)
  return command(deps, args, options)
}
const address = (name: string) => `${name}@example.org`

test('every command answers with a sentence on a data folder that no server used', async () => {
  const dataDir = await buildDataDir()
  const { db, connection: unused, close } = await openDb({ dataDir })
  const config = { ...server.deps.config, dataDir }
  const deps: AdminDeps = { ...server.deps, db, config, stripe: undefined, connection: unused }
  for (const [name, command] of Object.entries(COMMANDS)) {
    // Others make the tables of the queue.
    await db.execute(sql`drop schema if exists pgboss cascade`)
    const answer = await command(deps, [], {}).catch((error: unknown) => error)
    if (typeof answer !== 'string') expect([AdminError, AppError], name).toContain(Object(answer).constructor)
  }
  expect(await COMMANDS['jobs']?.(deps, [], {})).toBe('No job was given up.')
  for (const name of ['grant', 'disable', 'enable', 'second-factor-off', 'invite'])
    await expect(COMMANDS[name]?.(deps, [], {})).rejects.toThrow(`Say whom: hookreel admin ${name} EMAIL`)
  await close()
  rmSync(dataDir, { recursive: true })
})

describe('the operator', () => {
  test('gives credits and takes them, never below zero', async () => {
    const user = await server.signUp(address('gift'))
    expect(await run('grant', [address('gift'), '40'])).toBe('gift@example.org now has 140 credits.')
    expect(await run('grant', [address('gift'), '-100'], { reason: 'Mistake' })).toContain('40 credits')
    await expect(run('grant', [address('gift'), '-41'])).rejects.toMatchObject({
      code: 'insufficient_credits',
    })
    await expect(run('grant', ['nobody@example.org', '5'])).rejects.toThrow(AdminError)
    await expect(run('grant', [address('gift'), 'many'])).rejects.toThrow('CREDITS must be a whole number')
    const { body } = await user.ask('GET', '/api/credits')
    expect(body).toMatchObject({ balance: 40, entries: [{ kind: 'adjustment', reason: 'Mistake' }, {}, {}] })
  })

  test('reads what people wrote to support, and is done with it', async () => {
    const asked = 'Where is my video?\u001b]0;title\u0007\u001b[2J\u009b31m'
    const message = { name: 'Maya\n1f  2026-01-01\u202e  Eve', email: 'maya@example.org', message: asked }
    await server.stranger.ask('POST', '/api/support-messages', message)
    const listed = await run('messages')
    expect(listed).toContain('Maya 1f  2026-01-01   Eve <maya@example.org>')
    // Nobody writes as if it were a message of somebody else.
    expect(listed.split('\n')).toHaveLength(2)
    expect(listed).toContain('    Where is my video?')
    // The operator's terminal obeys nobody who writes to support.
    expect(listed).not.toMatch(/(?!\n)\p{Cc}/u)
    const id = listed.split(' ')[0] ?? ''
    expect(await run('message-done', [id])).toContain('It is done')
    await expect(run('message-done', [id])).rejects.toThrow(AdminError)
    expect(await run('messages')).toBe('No message waits.')
  })

  test('sets prices and packages, which everybody sees at once, and none that make no sense', async () => {
    await run('costs', [], { ideas: '6', 'video-120': '70' })
    await run('costs', [], { video: '30' })
    const file = join(server.deps.config.dataDir, 'packages.json')
    writeFileSync(file, JSON.stringify([{ id: 'one', credits: 60, price: 5 }]))
    await run('packages', [file])
    expect((await server.stranger.ask('GET', '/api/pricing')).body).toEqual({
      creditCosts: {
        ...{ video_ideas: 6, video_generation: 30, video_generation_75: 38 },
        ...{ video_generation_90: 45, video_generation_120: 70, video_generation_180: 90 },
        video_edit: 6,
        video_moving: 15,
        cast_picture: 3,
      },
      creditPackages: [{ id: 'one', credits: 60, price: 5 }],
    })
    await expect(run('costs', [], { video: '-1' })).rejects.toThrow(AppError)
    writeFileSync(file, JSON.stringify([{ id: 'one', credits: 60, price: -5 }]))
    await expect(run('packages', [file])).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(run('packages', ['/nowhere.json'])).rejects.toThrow('cannot be read')
    expect(server.logged.join('')).not.toContain('the built-in ones hold')
    await server.deps.db.execute(sql`update system_settings set setting_value = '"nonsense"'`)
    await run('costs')
    const said = server.logged.filter((line) => line.includes('the built-in ones hold'))
    expect(said).toHaveLength(2)
    expect(said.join('\n')).toMatch(/The prices .* admin costs[^]*The packages .* admin packages/)
    expect((await server.stranger.ask('GET', '/api/pricing')).body).toMatchObject({
      creditCosts: { video_ideas: 5 },
    })
    writeFileSync(file, JSON.stringify([{ id: 'one', credits: 60, price: 5 }]))
    await run('packages', [file])
    await run('costs', [], { ideas: '6', video: '30', 'video-120': '70' })
    await run('costs')
    expect(server.logged.filter((line) => line.includes('the built-in ones hold'))).toHaveLength(3)
  })

  test('disables an account: it is signed out, cannot sign in, and can when it is enabled again', async () => {
    const email = address('out')
    const user = await server.signUp(email)
    await run('disable', [email])
    expect((await user.ask('GET', '/api/profile')).status).toBe(401)
    const signIn = () => server.stranger.ask('POST', '/api/auth/sign-in/email', { email, password: PASSWORD })
    const refused = await signIn()
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []])
    expect(refused.body).toMatchObject({ error: { code: 'account_disabled' } })
    await run('enable', [email])
    expect((await signIn()).status).toBe(200)
    await expect(run('disable', ['nobody@example.org'])).rejects.toThrow(AdminError)
  })

  test('turns two-step sign-in off for a person who lost app and codes: signed out everywhere, noted and mailed', async () => {
    const email = address('locked-out')
    const user = await server.signUp(email)
    const off = () => run('second-factor-off', [email])
    expect(await off()).toBe(`Two-step sign-in was not on for ${email}.`)
    expect((await user.ask('GET', '/api/profile')).status).toBe(200)
    const { body } = await user.ask('POST', '/api/auth/two-factor/enable', { password: PASSWORD })
    const code = showCode((body as { totpURI: string }).totpURI)
    const proved = await user.ask('POST', '/api/auth/two-factor/verify-totp', { code })
    const signIn = () => server.stranger.ask('POST', '/api/auth/sign-in/email', { email, password: PASSWORD })
    expect((await signIn()).body).toMatchObject({ twoFactorRedirect: true })
    expect(await off()).toContain('signs in with the password alone')
    const before = buildClient(server.app, readCookies(proved.headers))
    expect((await before.ask('GET', '/api/profile')).status).toBe(401)
    const again = buildClient(server.app, readCookies((await signIn()).headers))
    expect((await again.ask('GET', '/api/account/sign-in-ways')).body).toMatchObject({
      hasSecondFactor: false,
    })
    const { events } = (await again.ask('GET', '/api/account-events')).body as { events: object[] }
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'second_factor_off',
        address: 'this server',
        userAgent: 'Operator',
      }),
    )
    expect(await server.deps.queue.listLive(SEND_MAIL)).toEqual([
      expect.objectContaining({
        to: email,
        subject: 'Two-step sign-in was turned off for your Hookreel account',
      }),
    ])
    await expect(run('second-factor-off', ['nobody@example.org'])).rejects.toThrow(AdminError)
  })

  test('pays a test payment back in parts, and no more than was paid', async () => {
    const user = await server.signUp(address('back'))
    const order = { kind: 'package', packageId: 'one' }
    const { body } = await user.ask('POST', '/api/checkouts', order)
    const { id } = (body as { payment: { id: string } }).payment
    await expect(run('refund', [id])).rejects.toMatchObject({ code: 'payment_not_found' })
    await user.ask('POST', `/api/checkouts/${id}/complete`)
    expect(await run('refund', [id], { cents: '250' })).toBe(
      'Paid back 2.5 of 5; 30 credits were taken back; those of them that work holds go when it ends.',
    )
    await expect(run('refund', [id], { cents: '251' })).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await run('refund', [id])).toBe(
      'Paid back 5 of 5; 60 credits were taken back; those of them that work holds go when it ends.',
    )
    await expect(run('refund', [id])).rejects.toThrow('All of it was paid back already.')
    expect(JSON.parse(await run('report'))).toMatchObject({ paid: 0, testPayments: 1 })
  })

  test('sees which videos failed, of which there are none here', async () => {
    expect(await run('failed')).toBe('No video has failed.')
  })
})
