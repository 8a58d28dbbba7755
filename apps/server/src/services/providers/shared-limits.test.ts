// @module-tag postgresql
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ProviderError } from '@hookreel/crew'
import type { ProviderCall } from '@hookreel/crew'
import { buildServer } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { buildDataDir } from '../../../../../tests/builders/build-db.ts'
import { buildPostgres } from '../../../../../tests/builders/build-postgres.ts'
import { providerFailures, providerPlaces } from '../../schema.ts'
import type { Permit } from './permit.ts'
import { insertPlace } from './places.queries.ts'
import { listPaused } from './failures.queries.ts'

const NOBODY = { userId: undefined, videoId: undefined }
const DOWN = new ProviderError('service', 'unavailable', 'It is down.')
/** Two servers on one database, each with connections and a clock of its own. */
let one: BuiltServer
let other: BuiltServer

beforeAll(async () => {
  const databaseUrl = await buildPostgres(inject('postgresUrl'))
  const start = async () => {
    const place = { dataDir: await buildDataDir(), databaseUrl }
    return buildServer({ place, environment: { AI_CONCURRENCY: '2' } })
  }
  ;[one, other] = [await start(), await start()]
})
afterAll(async () => {
  await one?.close()
  await other?.close()
})

let number = 0
/** A call to a service that no other test asks. */
function aCall(): ProviderCall {
  const provider = `shared-${(number += 1)}`
  return { provider, part: 'illustrator', operation: 'picture', model: 'm-1', estimatedMicrodollars: 0 }
}
const takeAt = (server: BuiltServer, call: ProviderCall) => server.deps.acquirePermit(call, NOBODY)
const done = (permit: Permit) => permit.end({ microdollars: 0 })
async function failAt(server: BuiltServer, call: ProviderCall, times: number) {
  for (let time = 0; time < times; time += 1) await (await takeAt(server, call)).end({ error: DOWN })
}
const live = { after: new Date(0), until: new Date('2999-01-01') }

test('two servers together make no more calls at one service than are allowed, in the order in which they asked', async () => {
  const call = aCall()
  const order: string[] = []
  const first = [await takeAt(one, call), await takeAt(other, call)]
  const waiting = takeAt(other, call).then((permit) => {
    order.push('asked third, at the other')
    return permit
  })
  // The line is in the database: the third is in it before the fourth comes.
  await expect.poll(() => countPlaces(call)).toBe(3)
  const last = takeAt(one, call).then((permit) => {
    order.push('asked fourth, at the one')
    return permit
  })
  await expect.poll(() => countPlaces(call)).toBe(4)
  expect(order).toEqual([])
  // The one gives its own place back, and the other's turn it is.
  if (first[0]) await done(first[0])
  const third = await waiting
  expect(order).toEqual(['asked third, at the other'])
  if (first[1]) await done(first[1])
  await done(third)
  await done(await last)
})

/** How many are served by the service or wait for it. */
const countPlaces = ({ provider }: ProviderCall) =>
  one.deps.db.$count(providerPlaces, eq(providerPlaces.provider, provider))

test('the places of a server that died are free once it was silent for a while', async () => {
  const call = aCall()
  const now = one.deps.clock.now().getTime()
  const endOfLease = new Date(now + 15_000)
  for (let place = 0; place < 2; place += 1)
    await insertPlace(one.deps.db, call.provider, endOfLease, { after: new Date(now), until: endOfLease })
  let isTaken = false
  const waiting = takeAt(other, call).then((permit) => {
    isTaken = true
    return permit
  })
  await expect.poll(() => countPlaces(call)).toBe(3)
  expect(isTaken).toBe(false)
  other.wait(16)
  await done(await waiting)
})

test('a clock that was set back by an hour holds no place and no pause', async () => {
  const call = aCall()
  const ahead = new Date(one.deps.clock.now().getTime() + 3_600_000)
  for (let place = 0; place < 2; place += 1) await insertPlace(one.deps.db, call.provider, ahead, live)
  await failAt(other, call, 3)
  await other.deps.db.update(providerFailures).set({ pausedUntil: ahead })
  await done(await takeAt(other, call))
})

test('a service that failed three times, wherever, is left alone by both, and one of them alone tries it again', async () => {
  const call = aCall()
  await failAt(one, call, 2)
  await failAt(other, call, 1)
  await expect(takeAt(one, call)).rejects.toMatchObject({
    failure: 'paused',
    message: expect.stringContaining('cannot be reached. Try again later'),
  })
  for (const server of [one, other]) server.wait(61)
  const tries = await Promise.allSettled([takeAt(one, call), takeAt(other, call)])
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  for (const tried of tries) if (tried.status === 'fulfilled') await tried.value.end({ error: DOWN })
  await expect(takeAt(other, call)).rejects.toMatchObject({ failure: 'paused' })
  for (const server of [one, other]) server.wait(61)
  await done(await takeAt(other, call))
  await done(await takeAt(one, call))
  expect((await listPaused(one.deps.db)).filter(({ provider }) => provider === call.provider)).toEqual([])
})

test('a try that was stopped tells nothing, and the next one tries', async () => {
  const call = aCall()
  await failAt(one, call, 3)
  for (const server of [one, other]) server.wait(61)
  const permit = await takeAt(one, call)
  await permit.end({ error: new DOMException('stopped', 'AbortError') })
  await done(await takeAt(other, call))
})
