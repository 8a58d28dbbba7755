import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { openBudget } from './budget.ts'

test('work begins in the order it came, as far as there is room', async () => {
  const budget = openBudget(2)
  const done: string[] = []
  const first = Promise.withResolvers<void>()
  const all = [
    budget.spend(2, async () => {
      await first.promise
      done.push('large')
    }),
    budget.spend(1, async () => void done.push('small')),
  ]
  await Promise.resolve()
  expect(done).toEqual([])
  first.resolve()
  await Promise.all(all)
  expect(done).toEqual(['large', 'small'])
})

test('whoever has left before their turn takes none, also who left before they came', async () => {
  const budget = openBudget(1)
  const busy = Promise.withResolvers<void>()
  const running = budget.spend(1, () => busy.promise)
  const leaving = new AbortController()
  const left = budget.spend(1, () => Promise.resolve('worked'), leaving.signal)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  busy.resolve()
  await running
  await expect(budget.spend(1, () => Promise.resolve('worked'), leaving.signal)).rejects.toThrow('left')
  await expect(budget.spend(1, () => Promise.resolve('worked'))).resolves.toBe('worked')
})

test('a signal that lives long keeps nothing of turns that are over', async () => {
  const budget = openBudget(1)
  const { signal } = new AbortController()
  await budget.spend(1, () => Promise.resolve(), signal)
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})
