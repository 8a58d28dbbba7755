import { expect, test } from 'vitest'
import { pauseBed } from './pause-bed.ts'

test('the music stops for a moment before a hook and is back on it, without a click', () => {
  const rate = 1000
  const bed = new Float32Array(2 * 5 * rate).fill(0.5)
  pauseBed(bed, [3], rate)
  const at = (seconds: number) => bed[2 * Math.round(seconds * rate)]
  expect([at(2.2), at(2.7), at(2.95), at(3.05)]).toEqual([0.5, 0, 0, 0.5])
  const steps = Array.from({ length: 5 * rate - 1 }, (_, n) =>
    Math.abs((bed[2 * n + 2] ?? 0) - (bed[2 * n] ?? 0)),
  )
  expect(Math.max(...steps)).toBeLessThan(0.03)
})
