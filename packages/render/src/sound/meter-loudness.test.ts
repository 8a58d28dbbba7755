import { createRandom } from '@hookreel/film'
import { expect, test } from 'vitest'
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { measureLoudness } from './measure-loudness.ts'
import { meterLoudness } from './meter-loudness.ts'

const SECONDS = 6

/** Stereo: what `at` gives for a time and a channel. */
function make(sampleRate: number, at: (seconds: number, channel: number) => number): Float32Array {
  return Float32Array.from({ length: SECONDS * sampleRate * 2 }, (_, i) =>
    at(Math.floor(i / 2) / sampleRate, i % 2),
  )
}

const tone = (hertz: number, level: number) => (t: number) => level * Math.sin(2 * Math.PI * hertz * t)
const random = createRandom(5)

test.each([
  ['a tone of 1 kHz at -23 dBFS', 48_000, tone(997, 10 ** (-23 / 20))],
  ['a deep tone', 48_000, tone(60, 0.5)],
  ['a high tone in one channel', 48_000, (t: number, channel: number) => channel * tone(8000, 0.3)(t)],
  ['noise', 48_000, () => random.between(-0.4, 0.4)],
  ['noise at another sample rate', 44_100, () => random.between(-0.1, 0.1)],
  ['words between silences', 48_000, (t: number) => (t % 1.5 < 0.6 ? tone(300, 0.2)(t) : 0)],
  [
    'words over soft music',
    48_000,
    (t: number) => tone(220, 0.01)(t) + (t % 2 < 0.7 ? tone(500, 0.3)(t) : 0),
  ],
  ['a voice that becomes ever softer', 48_000, (t: number) => tone(400, 0.5 * 0.2 ** t)(t)],
  ['a whisper', 48_000, tone(700, 0.0006)],
])('%s is as loud as ffmpeg says', async (_, sampleRate, at) => {
  const samples = make(sampleRate, at)
  const source = { samples, sampleRate, channels: 2 }
  const { loudnessLufs } = await measureLoudness({ ffmpeg: await findFfmpeg(), source })
  expect(loudnessLufs).toBeGreaterThan(-70)
  // ffmpeg rounds to a tenth.
  expect(Math.abs(meterLoudness(samples, sampleRate, 2) - loudnessLufs)).toBeLessThanOrEqual(0.1)
})

test('one channel alone is 3 LU softer than the same in two', () => {
  const both = make(48_000, tone(500, 0.2))
  const one = both.filter((_sample, i) => i % 2 === 0)
  expect(meterLoudness(both, 48_000, 2) - meterLoudness(one, 48_000, 1)).toBeCloseTo(10 * Math.log10(2), 3)
})

test('a voice in the middle, weighted once, reads the same as when both of its sides are, to the last bit', () => {
  const both = make(48_000, (t) => tone(500, 0.2)(t) + 0.1 * Math.sin(9000 * t ** 1.5))
  const one = both.filter((_sample, i) => i % 2 === 0)
  expect(meterLoudness(one, 48_000, 1, 2)).toBe(meterLoudness(both, 48_000, 2))
})

test('what is silent, or too short to be heard, has no loudness', () => {
  expect(meterLoudness(new Float32Array(96_000), 48_000, 2)).toBe(-Infinity)
  expect(meterLoudness(new Float32Array(30_000).fill(0.5), 48_000, 2)).toBe(-Infinity)
  expect(meterLoudness(new Float32Array(0), 48_000, 1)).toBe(-Infinity)
})
