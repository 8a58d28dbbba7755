import { describe, expect, test } from 'vitest'
import { createEmbeddedNarrator } from './embedded/embedded-narrator.ts'
import { stretchSpeech } from './stretch-speech.ts'
import { stretchSpoken } from './stretch-spoken.ts'

const RATE = 24_000
const tone = (pitch: number, seconds: number) =>
  Float32Array.from({ length: RATE * seconds }, (_, n) => 0.5 * Math.sin((2 * Math.PI * pitch * n) / RATE))

/** Rises through zero, a second. */
function findPitch(samples: Float32Array): number {
  let rises = 0
  for (let i = 1; i < samples.length; i += 1)
    if ((samples[i - 1] ?? 0) < 0 && (samples[i] ?? 0) >= 0) rises += 1
  return rises / (samples.length / RATE)
}
const level = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

describe.each([0.85, 0.93, 1.1, 1.25])('speech at a pace of %d', (pace) => {
  test.each([90, 180, 330])('takes its time and keeps a pitch of %d Hz and its level', (pitch) => {
    const before = tone(pitch, 1)
    const after = stretchSpeech(before, RATE, pace)
    expect(after.length).toBe(Math.round(before.length / pace))
    // Its ends are faded over two pieces.
    const middle = after.subarray(1500, -1500)
    expect(Math.abs(findPitch(middle) / pitch - 1)).toBeLessThan(0.03)
    expect(Math.abs(level(middle) / level(before) - 1)).toBeLessThan(0.05)
  })

  test('is loud and quiet where the speech was, so that words stay where they sound', async () => {
    const line = await createEmbeddedNarrator().speakLine({
      text: 'The sea. Is deep. And very cold.',
      voiceId: 'flite-rms',
      pace: 1,
    })
    const after = stretchSpoken(line, pace)
    const steps = Math.floor(after.samples.length / after.sampleRate / 0.03) - 1
    const hear = (samples: Float32Array, stretch: number) =>
      Array.from({ length: steps }, (_, i) => {
        const from = Math.round(i * 0.03 * stretch * line.sampleRate)
        return level(samples.subarray(from, from + Math.round(0.03 * stretch * line.sampleRate)))
      })
    expect(correlate(hear(after.samples, 1), hear(line.samples, pace))).toBeGreaterThan(0.95)
    expect(after.words).toEqual(
      line.words.map(({ text, startSeconds, endSeconds }) => ({
        text,
        startSeconds: startSeconds / pace,
        endSeconds: endSeconds / pace,
      })),
    )
  })
})

function correlate(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [a, b] = [mean(one), mean(other)]
  const product = (left: readonly number[], c: number, right: readonly number[], d: number) =>
    left.reduce((sum, value, i) => sum + (value - c) * ((right[i] ?? 0) - d), 0)
  return product(one, a, other, b) / Math.sqrt(product(one, a, one, a) * product(other, b, other, b))
}

test('a pace of 1 changes nothing', () => {
  const before = tone(200, 0.5)
  expect(stretchSpeech(before, RATE, 1)).toEqual(before)
})
