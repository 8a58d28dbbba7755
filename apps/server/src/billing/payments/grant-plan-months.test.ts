import { DAY_MS } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { readId } from '../../../../../tests/builders/build-settings.ts'
import { payments, subscriptions } from '../../schema.ts'
import { grantPlanMonths } from './grant-plan-months.ts'

const MONTH_CREDITS = 60
let server: BuiltServer
beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server.close())

/** A plan by the year, with years of it that were paid so many days ago, of which so many months were granted. */
async function keepYears(client: Client, years: readonly { daysAgo: number; months: number }[]) {
  const { db, clock } = server.deps
  const userId = await readId(client)
  const now = clock.now()
  const id = `sub_${userId}`
  await db.insert(subscriptions).values({
    ...{ id, userId, provider: 'stripe', plan: 'starter', interval: 'year', status: 'active' },
    ...{ currentPeriodEnd: new Date(now.getTime() + 300 * DAY_MS), askedAt: now },
  })
  for (const { daysAgo, months } of years)
    await db.insert(payments).values({
      ...{ userId, provider: 'stripe', kind: 'plan', item: 'starter', interval: 'year', subscriptionId: id },
      ...{ credits: months * MONTH_CREDITS, grantedMonths: months, amountCents: 9600, currency: 'usd' },
      ...{ status: 'paid', paidAt: new Date(now.getTime() - daysAgo * DAY_MS) },
    })
}
const balanceOf = async (client: Client) =>
  ((await client.ask('GET', '/api/credits')).body as { balance: number }).balance
const grant = () => grantPlanMonths({ ...server.deps, stripe: undefined })

test('of a year that was changed to months and back to a year, only the second one brings months', async () => {
  const [changed, single] = [await server.signUp(), await server.signUp()]
  // Both are due their third month of the year that runs.
  await keepYears(changed, [
    { daysAgo: 200, months: 2 },
    { daysAgo: 65, months: 2 },
  ])
  await keepYears(single, [{ daysAgo: 65, months: 2 }])
  const before = [await balanceOf(changed), await balanceOf(single)]
  await grant()
  const [ofChanged = 0, ofSingle = 0] = [await balanceOf(changed), await balanceOf(single)].map(
    (balance, at) => balance - (before[at] ?? 0),
  )
  expect(ofSingle).toBeGreaterThan(0)
  expect(ofChanged).toBe(ofSingle)
})

test('months that were left out at the end of a year are made up for when the next one has begun', async () => {
  const client = await server.signUp()
  await keepYears(client, [
    { daysAgo: 366, months: 11 },
    { daysAgo: 1, months: 1 },
  ])
  const before = await balanceOf(client)
  await grant()
  expect(await balanceOf(client)).toBeGreaterThan(before)
})
