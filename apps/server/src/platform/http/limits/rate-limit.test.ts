import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDb } from '../../db/open-db.ts'
import { createRateLimit } from './rate-limit.ts'

vi.setConfig({ hookTimeout: 120_000 })
const START = new Date('2026-03-01T12:00:00Z').getTime()
const dataDir = mkdtempSync(path.join(tmpdir(), 'hookreel-limit-'))
let opened: Awaited<ReturnType<typeof openDb>>
let person = 0

beforeAll(async () => {
  opened = await openDb({ dataDir, databaseUrl: undefined })
})
beforeEach(() => {
  person += 1
})
afterAll(async () => {
  await opened?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** One try of a person who may try twice a minute, at so many milliseconds after the start by the clock of its process. */
async function tryAt(ms: number): Promise<string> {
  const clock = { now: () => new Date(START + ms) }
  const limit = createRateLimit({ db: opened.db, clock }, 'tries', 2)
  try {
    await limit.take(`person ${person}`)
    return 'taken'
  } catch (error) {
    return error instanceof Error ? error.message : 'thrown'
  }
}
const tryAll = async (moments: readonly number[]) => {
  const answers: boolean[] = []
  for (const ms of moments) answers.push((await tryAt(ms)) === 'taken')
  return answers
}

test('the third try of a minute is refused, the first of the next is taken', async () => {
  expect(await tryAll([0, 20_000, 59_999, 60_000])).toEqual([true, true, false, true])
})

test('a try of some weight counts as so many at once, and is refused whole where they are too many', async () => {
  const clock = { now: () => new Date(START) }
  const limit = createRateLimit({ db: opened.db, clock }, 'weights', 5)
  await limit.take('ada', undefined, 4)
  await expect(limit.take('ada', undefined, 2)).rejects.toMatchObject({ code: 'rate_limited' })
  await limit.take('ben', undefined, 5)
  await expect(limit.take('ben')).rejects.toMatchObject({ code: 'rate_limited' })
})

test('a limit is looked at without a try of its own', async () => {
  let now = START
  const limit = createRateLimit({ db: opened.db, clock: { now: () => new Date(now) } }, 'looks', 2)
  const isFull = []
  for (let tries = 0; tries < 3; tries += 1) {
    for (let looks = 0; looks < 3; looks += 1) isFull.push(await limit.isFull('ada'))
    await limit.refuseFull('ada').then(
      () => limit.take('ada'),
      () => undefined,
    )
  }
  expect(isFull).toEqual([false, false, false, false, false, false, true, true, true])
  await expect(limit.refuseFull('ada', 'Enough.')).rejects.toMatchObject({
    message: 'Enough. Please try again in 60 seconds.',
  })
  now += 60_000
  expect(await limit.isFull('ada')).toBe(false)
  // A window of a clock that was set back since is none.
  await limit.take('ada', undefined, 2)
  now -= 3_600_000
  expect(await limit.isFull('ada')).toBe(false)
})

test('tries count together that looked at the clock in another order, or at one that is seconds behind', async () => {
  expect(await tryAll([3, 2, 1, 0, -9000])).toEqual([true, true, false, false, false])
})

test('a clock that was set back by an hour begins a new minute and locks nobody out', async () => {
  expect(await tryAll([0, 0, 0, -3_600_000, -3_600_000, -3_600_000])).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ])
})

test('a refusal says when the next try is taken, and of what there was too much', async () => {
  const clock = { now: () => new Date(START) }
  const refusal = async (windowMs: number, reason?: string) => {
    const limit = createRateLimit({ db: opened.db, clock }, `once in ${windowMs}`, 1, windowMs)
    await limit.take('ada')
    return limit.take('ada', reason).catch((error: unknown) => error)
  }
  expect(await refusal(10_000)).toMatchObject({ message: 'Too many requests. Please wait a moment.' })
  expect(await refusal(60_000)).toMatchObject({
    message: 'Too many requests. Please try again in 60 seconds.',
  })
  expect(await refusal(900_000)).toMatchObject({
    message: 'Too many requests. Please try again in 15 minutes.',
  })
  expect(await refusal(86_400_000, 'You ordered ten exports.')).toMatchObject({
    message: 'You ordered ten exports. Please try again in 24 hours.',
    details: { retryAfterSeconds: 86_400 },
  })
})
