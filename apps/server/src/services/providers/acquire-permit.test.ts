// @module-tag postgresql
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ProviderError, retryCalls } from '@hookreel/crew'
import type { ProviderCall, ProviderFailure } from '@hookreel/crew'
import { buildServer } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { buildVideoRow } from '../../../../../tests/builders/build-video.ts'
import { createPermitHost } from './permit-host.ts'
import { createPermitClient } from './permit-client.ts'
import { reportServices } from './report-services.ts'
import {
  deleteOldCalls,
  listLastCalls,
  listVideoCalls,
  markCancelledCalls,
  sumCancelledSpending,
  sumSpending,
} from './calls.queries.ts'
import { deleteFailures } from './failures.queries.ts'
import { withCostContext } from './cost-context.ts'
import { startOfDay } from './acquire-permit.ts'
import { videos } from '../../schema.ts'
import { explainFailure } from '../../videos/renders/explain-failure.ts'
import { failVideo } from '../../videos/renders/fail-video.ts'

let server: BuiltServer
let userId: string

beforeAll(async () => {
  server = await buildServer({
    postgresUrl: inject('postgresUrl'),
    environment: {
      AI_BUDGET_PER_USER: '1',
      AI_BUDGET_PER_DAY: '3',
      AI_BUDGET_PREVIEWS: '0.5',
      AI_BUDGET_CANCELLED: '2',
      AI_CONCURRENCY: '1',
    },
  })
})
afterAll(() => server.close())

async function newUser(): Promise<string> {
  const client = await server.signUp()
  const { body } = await client.ask('GET', '/api/profile')
  return (body as { id: string }).id
}

let number = 0
/** A call to a service of its own, so that no test pauses another's. */
function aCall(estimatedMicrodollars: number, provider = `service-${(number += 1)}`): ProviderCall {
  return { provider, part: 'illustrator', operation: 'picture', model: 'm-1', estimatedMicrodollars }
}

/** A gate whose calls go on the account of a new user. */
async function aGate() {
  const { providers } = server.deps
  userId = await newUser()
  const run: (typeof providers)['gate']['run'] = (call, work, signal) =>
    withCostContext(
      async () => userId,
      () => providers.gate.run(call, work, signal),
    )
  return { providers, run, userId }
}

const spentBy = (user: string) => sumSpending(server.deps.db, startOfDay(server.deps.clock.now()), user)
const fail = (failure: ProviderFailure) => () =>
  Promise.reject(new ProviderError('service', failure, `It says ${failure}.`))

test('a call is written before it is sent, and what it cost after', async () => {
  const { run, userId: user } = await aGate()
  const during: number[] = []
  const value = await run(aCall(50_000), async () => {
    during.push(await spentBy(user))
    return { value: 'a picture', microdollars: 40_000 }
  })
  expect(value).toBe('a picture')
  expect(during).toEqual([50_000])
  expect(await spentBy(user)).toBe(40_000)
})

test('a refused call costs nothing, one without a usable answer counts its estimate', async () => {
  const { run, userId: user } = await aGate()
  await expect(run(aCall(50_000), fail('refused'))).rejects.toMatchObject({ failure: 'refused' })
  expect(await spentBy(user)).toBe(0)
  await expect(run(aCall(50_000), fail('slow'))).rejects.toMatchObject({ failure: 'slow' })
  expect(await spentBy(user)).toBe(50_000)
})

test('a call that was stopped half-way counts its estimate', async () => {
  const { run, userId: user } = await aGate()
  const stopped = run(aCall(70_000), () => Promise.reject(new DOMException('stopped', 'AbortError')))
  await expect(stopped).rejects.toThrow('stopped')
  expect(await spentBy(user)).toBe(70_000)
})

test('beyond the day of a user nothing is sent, and the next day it goes on', async () => {
  const { run } = await aGate()
  let sent = 0
  const work = async () => ({ value: (sent += 1), microdollars: 900_000 })
  await run(aCall(900_000), work)
  await expect(run(aCall(200_000), work)).rejects.toMatchObject({
    failure: 'over_budget',
    message: expect.stringContaining('$1.00'),
  })
  expect(sent).toBe(1)
  server.wait(24 * 3600)
  await run(aCall(200_000), work)
  expect(sent).toBe(2)
})

test('the budget of all users together is kept, too', async () => {
  server.wait(24 * 3600)
  const { run } = await aGate()
  for (let user = 0; user < 3; user += 1) {
    userId = await newUser()
    await run(aCall(1_000_000), async () => ({ value: user, microdollars: 1_000_000 }))
  }
  userId = await newUser()
  await expect(run(aCall(1), async () => ({ value: 0, microdollars: 1 }))).rejects.toMatchObject({
    failure: 'over_budget',
    message: expect.stringContaining("This server's limit"),
  })
  server.wait(24 * 3600)
})

test('of two calls at once that together pass the budget only one is made', async () => {
  const { run } = await aGate()
  const work = async () => ({ value: 'made', microdollars: 600_000 })
  const both = await Promise.allSettled([run(aCall(600_000), work), run(aCall(600_000), work)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('what costs nothing is made beyond the budget', async () => {
  const { run } = await aGate()
  await run(aCall(1_000_000), async () => ({ value: 0, microdollars: 1_000_000 }))
  expect(await run(aCall(0), async () => ({ value: 'local', microdollars: 0 }))).toBe('local')
})

test('no more calls run at one service than are allowed; other services do not wait', async () => {
  const { run } = await aGate()
  const events: string[] = []
  const first = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const call = aCall(0)
  const slow = run(call, async () => {
    events.push('first begins')
    begun.resolve()
    await first.promise
    events.push('first ends')
    return { value: 1, microdollars: 0 }
  })
  const next = run(call, async () => {
    events.push('second begins')
    return { value: 2, microdollars: 0 }
  })
  await begun.promise
  await run(aCall(0), async () => {
    events.push('another service')
    return { value: 3, microdollars: 0 }
  })
  first.resolve()
  await Promise.all([slow, next])
  expect(events).toEqual(['first begins', 'another service', 'first ends', 'second begins'])
})

test('a service that fails three times is left alone, and says why, until it is tried successfully', async () => {
  const { run } = await aGate()
  const call = aCall(10)
  for (let round = 0; round < 3; round += 1)
    await expect(run(call, fail('unavailable'))).rejects.toMatchObject({ failure: 'unavailable' })
  let isSent = false
  const work = async () => {
    isSent = true
    return { value: 1, microdollars: 10 }
  }
  await expect(run(call, work)).rejects.toMatchObject({
    failure: 'paused',
    message: expect.stringContaining('cannot be reached. Try again later'),
  })
  expect(isSent).toBe(false)
  expect(await run({ ...call, part: 'writer' }, work)).toBe(1)
  await deleteFailures(server.deps.db, call.provider, ['illustrator'])
  expect(await run(call, work)).toBe(1)
})

test('declined content and wrong requests are not held against the service', async () => {
  const { run } = await aGate()
  const call = aCall(10)
  for (let round = 0; round < 4; round += 1)
    await expect(run(call, fail('moderated'))).rejects.toMatchObject({ failure: 'moderated' })
  expect(await run(call, async () => ({ value: 'made', microdollars: 10 }))).toBe('made')
})

test('only a busy service is asked again', async () => {
  const tries: string[] = []
  const gate = retryCalls({ run: async (_call, work) => (await work()).value }, [0, 0])
  const failing = (failure: ProviderFailure, times: number) => async () => {
    tries.push(failure)
    if (tries.filter((tried) => tried === failure).length <= times) return fail(failure)()
    return { value: 'made', microdollars: 1 }
  }
  expect(await gate.run(aCall(1), failing('rate_limited', 2))).toBe('made')
  await expect(gate.run(aCall(1), failing('unavailable', 1))).rejects.toMatchObject({
    failure: 'unavailable',
  })
  expect(tries).toEqual(['rate_limited', 'rate_limited', 'rate_limited', 'unavailable'])
})

test('a service that wants to be left alone for a minute is not waited for', async () => {
  const gate = retryCalls({ run: async (_call, work) => (await work()).value }, [0, 0])
  let tries = 0
  const busy = gate.run(aCall(1), async () => {
    tries += 1
    throw new ProviderError('service', 'rate_limited', 'Busy.', { retryAfterSeconds: 60 })
  })
  await expect(busy).rejects.toMatchObject({ failure: 'rate_limited' })
  expect(tries).toBe(1)
})

test('a process of its own asks for permit, and its calls are on the account of its video', async () => {
  const { providers, userId: user } = await aGate()
  const videoId = crypto.randomUUID()
  const host = createPermitHost(providers.acquirePermit, { userId: user, videoId })
  const gate = createPermitClient(host.hears)
  expect(await gate.gate.run(aCall(20_000), async () => ({ value: 'spoken', microdollars: 15_000 }))).toBe(
    'spoken',
  )
  await expect(gate.gate.run(aCall(20_000), fail('out_of_quota'))).rejects.toMatchObject({
    failure: 'out_of_quota',
    message: 'It says out_of_quota.',
  })
  await expect(gate.gate.run(aCall(2_000_000), fail('slow'))).rejects.toMatchObject({
    failure: 'over_budget',
  })
  await host.close()
  const calls = await listVideoCalls(server.deps.db, user, videoId)
  expect(calls.map(({ state, failure, microdollars }) => [state, failure, microdollars])).toEqual([
    ['succeeded', null, 15_000],
    ['failed', 'out_of_quota', 0],
  ])
})

test('calls of a process that dies are counted by their estimate and make room', async () => {
  const { providers, userId: user } = await aGate()
  const videoId = crypto.randomUUID()
  const host = createPermitHost(providers.acquirePermit, { userId: user, videoId })
  const gate = createPermitClient(host.hears)
  const call = aCall(30_000)
  const begun = Promise.withResolvers<void>()
  void gate.gate.run(call, () => {
    begun.resolve()
    return new Promise<never>(() => undefined)
  })
  await begun.promise
  await host.close()
  expect(await spentBy(user)).toBe(30_000)
  const permit = await providers.acquirePermit(call, { userId: user, videoId })
  await permit.end({ microdollars: 0 })
})

test('how a service is, is what its last ended call says', async () => {
  const { run } = await aGate()
  const call = aCall(10)
  await run(call, async () => ({ value: 1, microdollars: 10 }))
  await run(call, fail('refused')).catch(() => undefined)
  const last = await listLastCalls(server.deps.db, [call, { provider: 'asked-never', part: 'writer' }])
  expect(last).toHaveLength(1)
  expect(last.find(({ provider }) => provider === call.provider)).toMatchObject({
    part: 'illustrator',
    failure: 'refused',
    message: 'It says refused.',
  })
})

test('calls that tell nobody anything any more go, but for the one that says how its service is', async () => {
  const { run, userId: user } = await aGate()
  const { db } = server.deps
  const [heard, paid] = [aCall(0), aCall(10)]
  for (let word = 0; word < 3; word += 1) await run(heard, async () => ({ value: 1, microdollars: 0 }))
  await run(paid, async () => ({ value: 1, microdollars: 10 }))
  const now = server.deps.clock.now()
  const later = new Date(now.getTime() + 1)
  expect(await deleteOldCalls(db, { any: new Date(0), free: later }, [heard])).toBeGreaterThanOrEqual(2)
  expect(await listLastCalls(db, [heard, paid])).toHaveLength(2)
  expect(await spentBy(user)).toBe(10)
  expect(await deleteOldCalls(db, { any: later, free: later }, [])).toBeGreaterThanOrEqual(2)
  expect(await listLastCalls(db, [heard, paid])).toHaveLength(0)
})

test('what cancelled videos took has a budget of its own for a week, also when they are deleted', async () => {
  const { providers } = server.deps
  const user = await newUser()
  const makeVideo = async (videoId: string) => {
    const permit = await providers.acquirePermit(aCall(900_000), { userId: user, videoId })
    await permit.end({ microdollars: 900_000 })
    server.wait(24 * 3600)
  }
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  await makeVideo(first)
  await makeVideo(second)
  await markCancelledCalls(server.deps.db, user, first)
  // Another one's is not theirs to mark.
  await markCancelledCalls(server.deps.db, await newUser(), second)
  await makeVideo(crypto.randomUUID())
  await markCancelledCalls(server.deps.db, user, second)
  await expect(makeVideo(crypto.randomUUID())).rejects.toMatchObject({
    failure: 'over_budget',
    message: expect.stringContaining(
      'in the last seven days, or that failed by what was ordered, took $1.80',
    ),
  })
  server.wait(7 * 24 * 3600)
  await makeVideo(crypto.randomUUID())
})

test('what a film took that failed by its own order counts as that of a cancelled one; what failed through a service does not', () => {
  const isOfOrder = (code: string) => explainFailure({ type: 'failed', code, message: '' }).isOfOrder ?? false
  expect(['recording_unfit', 'own_music_unfit', 'origin_gone', 'translation_refused'].map(isOfOrder)).toEqual(
    [true, true, true, true],
  )
  expect(['voice_failed', 'picture_failed', 'render_failed', 'disk_full'].map(isOfOrder)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('a film that failed by its own order leaves its spending to the budget of cancelled ones', async () => {
  const { providers, db } = server.deps
  const userId = await newUser()
  const fail = async (isOfOrder?: true) => {
    const id = crypto.randomUUID()
    await db.insert(videos).values([buildVideoRow(userId, { id })])
    const permit = await providers.acquirePermit(aCall(900_000), { userId, videoId: id })
    await permit.end({ microdollars: 900_000 })
    server.wait(24 * 3600)
    await failVideo(server.deps, id, { code: 'music_failed', message: 'The music is gone.', isOfOrder })
    return sumCancelledSpending(db, new Date(0), userId)
  }
  expect(await fail()).toBe(0)
  expect(await fail(true)).toBe(900_000)
})

test('the operator sees what each service cost everybody', async () => {
  const { run } = await aGate()
  const call = aCall(500_000)
  await run(call, async () => ({ value: 1, microdollars: 250_000 }))
  await run(call, fail('refused')).catch(() => undefined)
  const report = await reportServices(server.deps.db, new Date(0))
  expect(report.services.find(({ provider }) => provider === call.provider)).toEqual({
    provider: call.provider,
    part: 'illustrator',
    calls: 2,
    failed: 1,
    dollars: 0.25,
  })
  expect(report.dollars).toBeGreaterThanOrEqual(0.25)
})
