import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildServer,
  openIdleQueue,
  type BuiltServer,
} from '../../../../../../tests/builders/build-server.ts'
import { limitSlow } from './limit-slow.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await buildServer({ openQueue: openIdleQueue() })
})
afterAll(() => server.close())

test('anyone whose work took too long twice waits for an hour, however it ended, and nobody else does', async () => {
  let now = 0
  const work = { name: 'work that took too long', perHour: 2, reason: 'Two of yours took too long.' }
  const limit = limitSlow(server.deps, work, () => now)
  const spend = (ms: number) => async () => void (now += ms)
  for (let time = 0; time < 5; time += 1) await limit.count('ada', 100, spend(99))
  await limit.count('ada', 100, spend(100))
  await limit.refuse('ada')
  const fail = async () => {
    now += 200
    throw new Error('it is damaged')
  }
  await expect(limit.count('ada', 100, fail)).rejects.toThrow('it is damaged')
  await expect(limit.refuse('ada')).rejects.toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('Two of yours took too long.'),
  })
  await limit.refuse('ben')
  server.wait(3601)
  await limit.refuse('ada')
})

test('of work that only counts when it failed, what was slow and came to its end is none', async () => {
  let now = 0
  const work = { name: 'work that may take long', perHour: 1, reason: 'One of yours was given up.' }
  const limit = limitSlow(server.deps, work, () => now)
  for (let time = 0; time < 3; time += 1) await limit.countFailed('ada', 100, async () => void (now += 200))
  await limit.refuse('ada')
  const fail = async () => {
    now += 100
    throw new Error('it is damaged')
  }
  await expect(limit.countFailed('ada', 101, fail)).rejects.toThrow('it is damaged')
  await limit.refuse('ada')
  await expect(limit.countFailed('ada', 100, fail)).rejects.toThrow('it is damaged')
  await expect(limit.refuse('ada')).rejects.toMatchObject({ code: 'rate_limited' })
})
