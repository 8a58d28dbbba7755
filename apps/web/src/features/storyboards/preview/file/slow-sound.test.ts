import { expect, test } from 'vitest'
import { slowSound } from './slow-sound.ts'

const RATE = 48_000
const tone = (hertz: number, seconds: number) =>
  Float32Array.from({ length: RATE * seconds }, (_, at) => 0.5 * Math.sin((at * 2 * Math.PI * hertz) / RATE))

/** How often it rises through zero in a second, away from its ends. */
function pitchOf(sound: Float32Array): number {
  const middle = sound.subarray(RATE / 4, sound.length - RATE / 4)
  const rises = middle.reduce((count, now, at) => count + ((middle[at - 1] ?? 1) < 0 && now >= 0 ? 1 : 0), 0)
  return rises / (middle.length / RATE)
}

test.each([0.5, 0.75, 0.97])('a sound at the speed %s is longer, and as high and loud as before', (speed) => {
  const [left, right] = slowSound([tone(220, 2), tone(220, 2)], speed, RATE)
  expect(left?.length).toBe(Math.round((RATE * 2) / speed))
  expect(right).toEqual(left)
  const sound = left ?? new Float32Array()
  expect(pitchOf(sound)).toBeCloseTo(220, -0.5)
  const peaks = Array.from({ length: 20 }, (_, at) =>
    Math.max(...sound.subarray(RATE / 4 + at * 2400, RATE / 4 + (at + 1) * 2400)),
  )
  for (const peak of peaks) expect(Math.abs(peak - 0.5)).toBeLessThan(0.03)
})

test('nothing stays nothing', () => {
  expect(slowSound([], 0.5, RATE)).toEqual([])
  expect(slowSound([new Float32Array(0)], 0.5, RATE)[0]?.length).toBe(0)
})
