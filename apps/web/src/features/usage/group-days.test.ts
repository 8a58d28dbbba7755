import { expect, test } from 'vitest'
import { groupDays, tidyTop } from './group-days.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    value: 1,
  }))

test('a month has a bar for each day', () => {
  expect(groupDays(days(30))).toHaveLength(30)
})

test('a quarter has a bar for each week, the last one whole, and loses no day', () => {
  const bars = groupDays(days(90))
  expect(bars).toHaveLength(13)
  expect(bars.at(-1)).toEqual({ day: '2026-03-25', until: '2026-03-31', value: 7 })
  expect(bars.reduce((sum, { value }) => sum + value, 0)).toBe(90)
})

test.each([
  [0, 4],
  [4, 4],
  [7, 8],
  [10, 10],
  [11, 20],
  [207, 300],
  [430, 500],
])('a highest value of %i ends the scale at %i', (highest, top) => {
  expect(tidyTop(highest)).toBe(top)
})
