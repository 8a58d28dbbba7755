import { expect, test } from 'vitest'
import { forEachSettled } from './for-each-settled.ts'

test('one that fails keeps none of the others from their turn, and what went wrong is told at the end', async () => {
  const done: number[] = []
  const work = async (number: number) => {
    if (number % 2 === 0) throw new Error(`number ${number} is broken`)
    done.push(number)
  }
  await expect(forEachSettled([1, 2, 3], work)).rejects.toThrow('number 2 is broken')
  await expect(forEachSettled([4, 5, 6, 7], work)).rejects.toThrow(/number 4 is broken.*number 6 is broken/)
  await forEachSettled([9, 11], work)
  expect(done).toEqual([1, 3, 5, 7, 9, 11])
})
