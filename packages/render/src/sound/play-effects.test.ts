import { expect, test } from 'vitest'
import type { SoundEffectKind } from '@hookreel/film'
import { playEffects } from './play-effects.ts'

const RATE = 48_000
const play = (kind: SoundEffectKind, seed = 1, pan = 0) =>
  playEffects([{ kind, atSeconds: 1, pan, seed }], 2.5, RATE)
const peakOf = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

test.each(['whoosh', 'hit', 'shimmer', 'drop'] as const)(
  'a %s sounds around its cut and nowhere else',
  (kind) => {
    const samples = play(kind)
    expect(samples.length).toBe(2.5 * RATE * 2)
    expect(peakOf(samples.subarray(0, 0.6 * RATE * 2))).toBe(0)
    expect(peakOf(samples.subarray(2 * RATE * 2))).toBe(0)
    expect(peakOf(samples)).toBeGreaterThan(0.1)
    expect(peakOf(samples)).toBeLessThan(1.5)
    // It ends softly.
    expect(peakOf(samples.subarray(1.89 * RATE * 2))).toBeLessThan(0.05)
  },
)

test('the same seed sounds the same, another seed otherwise; the pan decides the side', () => {
  expect(play('whoosh', 5)).toEqual(play('whoosh', 5))
  expect(play('whoosh', 5)).not.toEqual(play('whoosh', 6))
  const samples = play('hit', 1, 1)
  const left = peakOf(samples.filter((_, i) => i % 2 === 0))
  expect(left).toBeLessThan(peakOf(samples) / 100)
})
