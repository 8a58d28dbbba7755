import { MOODS, type Mood } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { createEmbeddedComposer } from './embedded-composer.ts'

const composer = createEmbeddedComposer()
const SECONDS = 12
const compose = (mood: Mood, seed = 1, seconds = SECONDS) => composer.composeBed({ mood, seconds, seed })

/** Loudness of each half second, in decibels below full scale. */
function levelsOf(samples: Float32Array, sampleRate: number): number[] {
  const step = sampleRate
  return Array.from({ length: Math.floor(samples.length / step) }, (_, i) => {
    const part = samples.subarray(i * step, (i + 1) * step)
    return 10 * Math.log10(part.reduce((sum, sample) => sum + sample * sample, 1e-12) / part.length)
  })
}

describe('the embedded composer', () => {
  test.each(MOODS)('%s music has its length, no clipping, no gap, and fades to its end', async (mood) => {
    const { samples, sampleRate } = await compose(mood)
    expect(samples.length).toBe(SECONDS * sampleRate * 2)
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(peak).toBeGreaterThan(0.7)
    expect(peak).toBeLessThan(0.85)
    const levels = levelsOf(samples, sampleRate)
    for (const level of levels.slice(1, -3)) expect(level).toBeGreaterThan(-40)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001)
    expect(levels.at(-1)).toBeLessThan((levels.at(-5) ?? 0) - 3)
    // The last chord still sounds a second before the end, and has rung out by the last twentieth of a second.
    expect(levels.at(-3)).toBeGreaterThan(-45)
    const tail = samples.slice(-Math.round(0.05 * sampleRate) * 2)
    const tailDb = 10 * Math.log10(tail.reduce((sum, sample) => sum + sample * sample, 1e-12) / tail.length)
    expect(tailDb).toBeLessThan((levels.at(-3) ?? 0) - 15)
  })

  test('the same seed gives the same music, another seed other music', async () => {
    const [first, again, other] = await Promise.all([compose('lofi'), compose('lofi'), compose('lofi', 2)])
    expect(again).toEqual(first)
    expect(other.samples.some((sample, i) => sample !== first.samples[i])).toBe(true)
  })

  test('very short music can be made too, and an abort stops the work', async () => {
    expect((await compose('horror', 1, 0.5)).samples.length).toBe(48_000)
    const stopped = composer.composeBed(
      { mood: 'anime', seconds: 60, seed: 1 },
      AbortSignal.abort(new Error('cancelled')),
    )
    await expect(stopped).rejects.toThrow('cancelled')
  })
})
