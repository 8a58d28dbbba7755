import { expect, test } from 'vitest'
import { alignWords } from './align.ts'

const RATE = 8000
const burst = (seconds: number) =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => 0.5 * Math.sin(i / 3))
const silence = (seconds: number) => new Float32Array(seconds * RATE)
const join = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]))

test('words lie where someone speaks, not in the silence around or between', () => {
  const samples = join(silence(0.5), burst(0.5), silence(1), burst(0.5), silence(0.5))
  const [one, two] = alignWords({
    text: 'seven eleven'.replace('eleven', 'seven'),
    samples,
    sampleRate: RATE,
  })
  expect(one?.startSeconds).toBeCloseTo(0.5, 1)
  expect(one?.endSeconds).toBeCloseTo(1, 1)
  expect(two?.startSeconds).toBeCloseTo(2, 1)
  expect(two?.endSeconds).toBeCloseTo(2.5, 1)
})

test('longer words get more time, and silence alone still gives every word a time', () => {
  const [short, long] = alignWords({ text: 'a extraordinary', samples: burst(2), sampleRate: RATE })
  expect(long?.startSeconds).toBe(short?.endSeconds)
  expect((long?.endSeconds ?? 0) - (long?.startSeconds ?? 0)).toBeGreaterThan(1.4)
  expect(alignWords({ text: 'one two three', samples: silence(1), sampleRate: RATE })).toHaveLength(3)
})
