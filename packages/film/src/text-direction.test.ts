import { expect, test } from 'vitest'
import { directionOf, orderVisually } from './text-direction.ts'

test('a text has the direction of its first letter', () => {
  expect(directionOf('الزهرة')).toBe('rtl')
  expect(directionOf('שלום')).toBe('rtl')
  expect(directionOf('Venus')).toBe('ltr')
  expect(directionOf('2024 🚀')).toBeUndefined()
})

test('right-to-left lines start at the right, Latin words inside keep their order', () => {
  expect(orderVisually(['يوم', 'واحد', 'على'], 'rtl')).toEqual([2, 1, 0])
  expect(orderVisually(['كوكب', 'Planet', 'Nine', 'بعيد'], 'rtl')).toEqual([3, 1, 2, 0])
  expect(orderVisually(['Venus', 'كوكب', 'الزهرة', 'far'], 'ltr')).toEqual([0, 2, 1, 3])
})
