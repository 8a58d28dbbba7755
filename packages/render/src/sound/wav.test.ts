import { expect, test } from 'vitest'
import { decodeWav } from '../../../../tests/builders/decode-wav.ts'
import { encodeWav } from './wav.ts'

test('stereo samples survive a WAV file to within one 16-bit step', () => {
  const samples = Float32Array.from({ length: 2000 }, (_, i) => Math.sin(i / 7) * 0.9)
  const sound = decodeWav(encodeWav(samples, 48_000, 2))
  expect(sound).toMatchObject({ sampleRate: 48_000, channels: 2 })
  const worst = Math.max(...sound.samples.map((value, i) => Math.abs(value - (samples[i] ?? 0))))
  expect(sound.samples.length).toBe(2000)
  expect(worst).toBeLessThan(1 / 16_000)
})

test('what is too loud is clipped, not wrapped around', () => {
  const { samples } = decodeWav(encodeWav(Float32Array.of(1.5, -1.5), 8000, 1))
  expect(samples[0]).toBeGreaterThan(0.99)
  expect(samples[1]).toBeLessThan(-0.99)
})

test('bytes that are not a WAV file are refused', () => {
  expect(() => decodeWav(new TextEncoder().encode('x'.repeat(100)))).toThrow('not a WAV file')
})
