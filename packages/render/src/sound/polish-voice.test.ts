import { expect, test } from 'vitest'
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { polishVoice } from './polish-voice.ts'

const VOICE_RATE = 16_000
const RATE = 48_000

/** A dull voice: loud and soft syllables of a buzz that is weak above 3 kHz, as synthetic voices are. */
function makeDullVoice(): Float32Array {
  return Float32Array.from({ length: 3 * VOICE_RATE }, (_, i) => {
    const t = i / VOICE_RATE
    const level = Math.floor(t * 4) % 2 === 0 ? 0.3 : 0.06
    let sample = 0
    for (let harmonic = 1; harmonic < 55; harmonic += 1)
      sample += Math.sin(2 * Math.PI * 125 * harmonic * t) / harmonic ** 1.3
    return sample * level * Math.min(1, (t % 0.25) * 20)
  })
}
const powerOf = (samples: Float32Array) =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length

/** Decibels of what lies above 5 kHz against the whole. */
function shareAbove5kHz(samples: Float32Array, sampleRate: number): number {
  const step = 1 - Math.exp((-2 * Math.PI * 5000) / sampleRate)
  let low = 0
  const high = samples.map((sample) => {
    low += step * (sample - low)
    return sample - low
  })
  return 10 * Math.log10(powerOf(high) / powerOf(samples))
}

/** Decibels between the loud and the soft syllables. */
function spreadOf(samples: Float32Array, sampleRate: number): number {
  const part = (from: number) =>
    powerOf(samples.subarray((from + 0.08) * sampleRate, (from + 0.22) * sampleRate))
  return 10 * Math.log10(part(1) / part(1.25))
}

test.each([
  ['every filter', true],
  ['the plainest ffmpeg', false],
])('a dull voice comes out brighter and more even, without clipping, with %s', async (_, isWhole) => {
  const found = await findFfmpeg()
  const ffmpeg = isWhole ? found : { ...found, filters: new Set<string>() }
  const samples = makeDullVoice()
  const polished = await polishVoice({ ffmpeg, voice: { samples, sampleRate: VOICE_RATE }, sampleRate: RATE })
  expect(Math.abs(polished.length / RATE - 3)).toBeLessThan(0.05)
  expect(shareAbove5kHz(polished, RATE)).toBeGreaterThan(shareAbove5kHz(samples, VOICE_RATE) + 1)
  expect(spreadOf(polished, RATE)).toBeLessThan(spreadOf(samples, VOICE_RATE) - 3)
  expect(polished.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(1)
})
