// @module-tag postgresql
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildMachines } from '../faults/machines.ts'
import type { Machine, Machines } from '../faults/machines.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })
const LIMIT = 4
let machines: Machines
let webs: Machine[]

beforeAll(async () => {
  machines = await buildMachines()
  const settings = { SIGN_IN_LIMIT_PER_ACCOUNT: String(LIMIT) }
  webs = await Promise.all([machines.start('web', settings), machines.start('web', settings)])
})
afterAll(() => machines?.end())

async function ask(web: Machine | undefined, path: string, body: object): Promise<number> {
  const url = web?.url ?? ''
  const headers = { 'content-type': 'application/json', origin: url }
  const answer = await fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return answer.status
}
/** Tries at both processes by turns, all at the same moment. */
const tryAll = async (count: number, path: string, body: object) =>
  (await Promise.all(Array.from({ length: count }, (_, n) => ask(webs[n % 2], path, body)))).toSorted(
    (a, b) => a - b,
  )

describe('two web processes that started together', () => {
  test('count tries for one account together, also those of the same moment', async () => {
    const guess = { email: 'anna@example.org', password: 'not hers' }
    expect(await tryAll(LIMIT + 3, 'sign-in/email', guess)).toEqual([401, 401, 401, 401, 429, 429, 429])
  })

  test('mail one address three times a minute, and no more', async () => {
    const asked = { email: 'berta@example.org' }
    expect(await tryAll(5, 'request-password-reset', asked)).toEqual([200, 200, 200, 429, 429])
  })
})
