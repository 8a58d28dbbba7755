import { expect, test } from 'vitest'
import { levelVoices } from './level-voices.ts'
import { resample } from './resample.ts'

const tone = (level: number, rate = 16_000, hertz = 440) =>
  Float32Array.from({ length: rate }, (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / rate))
const levelOf = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

test('two voices become equally loud, and how loud each line of one is beside its others stays', () => {
  const lines = levelVoices([
    { voiceId: 'a', samples: tone(0.6) },
    { voiceId: 'b', samples: tone(0.1) },
    { voiceId: 'a', samples: tone(0.3) },
  ])
  const [loud = 0, other = 0, soft = 0] = lines.map(({ samples }) => levelOf(samples))
  expect(loud / soft).toBeCloseTo(2, 2)
  expect(Math.hypot(loud, soft) / Math.SQRT2 / other).toBeCloseTo(1, 1)
})

test('one voice stays as it was spoken', () => {
  const samples = tone(0.6)
  const [line] = levelVoices([{ voiceId: 'a', samples: samples.slice() }])
  expect(line?.samples).toEqual(samples)
})

test.each([200, 1000, 5000])('a tone of %d Hz is the same in a finer sample rate', (hertz) => {
  const finer = resample(tone(0.5, 16_000, hertz), 16_000, 22_050)
  const wanted = tone(0.5, 22_050, hertz)
  const error = Float32Array.from(finer.subarray(500, -500), (sample, i) => sample - (wanted[i + 500] ?? 0))
  expect(finer.length).toBe(22_050)
  expect(20 * Math.log10(levelOf(error) / levelOf(wanted))).toBeLessThan(-40)
})
