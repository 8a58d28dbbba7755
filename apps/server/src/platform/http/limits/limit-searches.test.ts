import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, type BuiltServer } from '../../../../../../tests/builders/build-server.ts'
import { limitSearches } from './limit-searches.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server.close())

test('searches that read much are one at a time, no matter whose, and what took long is followed by a rest', async () => {
  const rested: number[] = []
  const began: string[] = []
  let running = 0
  let most = 0
  const over = Promise.withResolvers<void>()
  const limit = limitSearches(server.deps, server.deps.lanes.searches, async (ms) => {
    rested.push(ms)
    await over.promise
  })
  const search = (userId: string, rows: number, ms: number) =>
    limit(userId, rows, async () => {
      began.push(userId)
      running += 1
      most = Math.max(most, running)
      await wait(ms)
      running -= 1
      return userId
    })
  const slow = search('anna', 5000, 60)
  const behind = [search('anna', 5000, 1), search('ben', 300, 1)]
  expect(await slow).toBe('anna')
  // Its answer is there while others wait, and who has little waits for nobody.
  expect(await search('cleo', 10, 1)).toBe('cleo')
  expect(began).toEqual(['anna', 'cleo'])
  expect(rested).toHaveLength(1)
  expect(rested[0]).toBeGreaterThan(100)
  over.resolve()
  expect(await Promise.all(behind)).toEqual(['anna', 'ben'])
  expect(most).toBe(1)
  expect(rested).toHaveLength(1)
})

test('a search that fails tells so, and the next one begins', async () => {
  const limit = limitSearches(server.deps, server.deps.lanes.searches)
  await expect(limit('dora', 5000, () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  )
  expect(await limit('dora', 5000, async () => 'found')).toBe('found')
})
