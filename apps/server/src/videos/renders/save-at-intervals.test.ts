import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveAtIntervals } from './save-at-intervals.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('of many values only the newest of each interval is saved, the first at once', async () => {
  const saved: number[] = []
  const saver = saveAtIntervals<number>(500, async (value) => void saved.push(value))
  for (let i = 0; i < 20; i += 1) {
    saver.save(i)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(saved).toEqual([0, 4, 9, 14, 19])
})

test('a save that fails does not stop the next one, and after the end nothing is saved', async () => {
  const saved: number[] = []
  const saver = saveAtIntervals<number>(500, async (value) => {
    if (value === 1) throw new Error('the database was away')
    saved.push(value)
  })
  saver.save(1)
  saver.save(2)
  await vi.advanceTimersByTimeAsync(1000)
  saver.save(3)
  saver.save(4)
  await saver.finish()
  await vi.advanceTimersByTimeAsync(5000)
  expect(saved).toEqual([2, 3])
})
