import { afterEach, expect, test, vi } from 'vitest'
import { createCallLimits } from './limit-calls.ts'
import { ProviderError } from './provider.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a service that is down for an hour is asked once a minute, and works again within a minute of its return', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limits = createCallLimits(2)
  let isDown = true
  let asked = 0
  const call = () =>
    limits.run({ provider: 'openai', part: 'writer' }, async () => {
      asked += 1
      if (isDown) throw new ProviderError('openai', 'unavailable', 'OpenAI does not answer.')
      return 'text'
    })
  const fates: unknown[] = []
  const tryFor = async (minutes: number) => {
    for (let tries = 0; tries < minutes * 6; tries += 1) {
      fates.push(await call().catch((error: unknown) => error instanceof ProviderError && error.failure))
      vi.setSystemTime(Date.now() + 10_000)
    }
  }
  await tryFor(60)
  // Three tries until it is left alone, then one for each minute.
  expect(asked).toBeLessThanOrEqual(3 + 60)
  expect(asked).toBeGreaterThan(50)
  expect(new Set(fates)).toEqual(new Set(['unavailable', 'paused']))
  isDown = false
  fates.length = 0
  await tryFor(2)
  expect(fates.slice(6)).toEqual(Array.from({ length: 6 }, () => 'text'))
})

test('one person cannot fill the line of the writer of this machine', async () => {
  const limits = createCallLimits(2)
  const done = Promise.withResolvers<void>()
  const order = (userId: string) =>
    limits
      .run({ provider: 'local-writer', part: 'writer', userId }, async () => {
        await done.promise
        return userId
      })
      .catch((error: unknown) => error instanceof ProviderError && error.message)
  const noisy = [order('anna'), order('anna'), order('anna'), order('anna')]
  const quiet = order('ben')
  done.resolve()
  expect(await Promise.all(noisy)).toEqual([
    'anna',
    'anna',
    ...[1, 2].map(() => 'Other texts of yours are before this one on this machine.'),
  ])
  expect(await quiet).toBe('ben')
  expect(await order('anna')).toBe('anna')
})

test('one person cannot fill the line of a service: everybody else waits for one call of theirs', async () => {
  const limits = createCallLimits(2)
  const ended: string[] = []
  const order = (userId: string) =>
    limits.run({ provider: 'openai', part: 'writer', userId }, async () => {
      await new Promise(setImmediate)
      ended.push(userId)
    })
  const noisy = Array.from({ length: 40 }, () => order('anna'))
  await Promise.all([order('ben'), order('carl'), ...noisy])
  // Two are done at once, and were when the others came.
  expect(ended.indexOf('ben')).toBeLessThanOrEqual(4)
  expect(ended.indexOf('carl')).toBeLessThanOrEqual(5)
  expect(ended).toHaveLength(42)
})

test.each(['broken', 'failed'] as const)(
  '%s answers to one person keep nobody else from a service; those to two people do',
  async (broken) => {
    const limits = createCallLimits(2)
    const fail = (userId: string, failure: typeof broken) =>
      limits
        .run({ provider: 'openai', part: 'writer', userId }, async () => {
          throw new ProviderError('openai', failure, 'No JSON.')
        })
        .catch((error: unknown) => error instanceof ProviderError && error.failure)
    for (let round = 0; round < 9; round += 1) expect(await fail('anna', broken)).toBe(broken)
    expect(await limits.run({ provider: 'openai', part: 'writer', userId: 'ben' }, async () => 'text')).toBe(
      'text',
    )
    for (const userId of ['anna', 'ben', 'anna']) expect(await fail(userId, broken)).toBe(broken)
    expect(await fail('carl', broken)).toBe('paused')
  },
)

test('a service that lets one person wait three times is left alone, and can be tried out beside that', async () => {
  const limits = createCallLimits(2)
  const call = { provider: 'openai', part: 'writer', userId: 'anna' } as const
  const silent = () => Promise.reject(new ProviderError('openai', 'slow', 'It is slow.'))
  for (let round = 0; round < 3; round += 1)
    await expect(limits.run(call, silent)).rejects.toMatchObject({ failure: 'slow' })
  expect(await limits.runBeside(call, async () => 'text')).toBe('text')
  await expect(limits.run(call, async () => 'text')).rejects.toMatchObject({ failure: 'paused' })
  for (let round = 0; round < 3; round += 1)
    await expect(limits.runBeside({ ...call, part: 'narrator' }, silent)).rejects.toMatchObject({
      failure: 'slow',
    })
  expect(await limits.run({ ...call, part: 'narrator' }, async () => 'text')).toBe('text')
})
