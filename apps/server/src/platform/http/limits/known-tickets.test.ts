import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, type BuiltServer } from '../../../../../../tests/builders/build-server.ts'
import { createKnownTickets } from './known-tickets.ts'
import { TURNS } from './take-turns.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer({ environment: { TRUST_PROXY: 'true' } })
})
afterAll(() => server?.close())

test('what was looked up and found is known for a while, and what was not is not', () => {
  let now = 0
  const known = createKnownTickets(() => now)
  known.learn('a session')
  expect([known.has('a session'), known.has('made up')]).toEqual([true, false])
  now += 600_001
  expect(known.has('a session')).toBe(false)
})

test('made-up words beside a session that is somebody’s are known by nobody', async () => {
  const person = await server.signUp()
  const ask = (n: number, headers: Record<string, string>) =>
    server.stranger.ask('GET', '/api/credits', undefined, {
      ...{ 'x-forwarded-for': '203.0.113.8', authorization: `Basic ${n}` },
      ...headers,
    })
  for (let n = 0; n < 300; n += 1) await ask(n, { cookie: person.cookie })
  const noise = await Promise.all(Array.from({ length: 300 }, (_, n) => ask(n, {})))
  expect(noise.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(TURNS.waiting + TURNS.alone)
})

test.each([
  ['keys', (n: number) => ({ authorization: `Bearer hk_${n}` })],
  ['sessions', (n: number) => ({ cookie: `hookreel.session_token=made-up-${n}.x` })],
])(
  'of a thousand made-up %s from one network, most are refused before anything is looked up',
  async (_what, bring) => {
    const person = await server.signUp()
    const ask = (from: string, headers: Record<string, string>) =>
      server.stranger.ask('GET', '/api/credits', undefined, { 'x-forwarded-for': from, ...headers })
    const noise = Array.from({ length: 1000 }, (_, n) => ask('203.0.113.9', bring(n)))
    const own = await ask('198.51.100.7', { cookie: person.cookie })
    expect(own.status).toBe(200)
    const statuses = (await Promise.all(noise)).map(({ status }) => status)
    const looked = statuses.filter((status) => status !== 429)
    expect(looked.length).toBeLessThanOrEqual(TURNS.waiting + TURNS.alone)
  },
)
