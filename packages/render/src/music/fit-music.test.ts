import { createRandom } from '@hookreel/film'
import { expect, test } from 'vitest'
import { meterLoudness } from '../sound/meter-loudness.ts'
import { evenOut } from './even-out.ts'
import { findBeats } from './find-beats.ts'
import { fitMusic } from './fit-music.ts'
import { readOnsets } from './onsets.ts'

const RATE = 48_000

/** Drums with a bass drum on each bar's first beat, over a chord that changes with the bar: beats at known times. */
function playDrums(beatsPerMinute: number, seconds: number, jitterSeconds = 0) {
  const samples = new Float32Array(seconds * RATE * 2)
  const random = createRandom(5)
  const times: number[] = []
  for (let beat = 0; ; beat += 1) {
    const time = 0.3 + (beat * 60) / beatsPerMinute + random.between(-jitterSeconds, jitterSeconds)
    if (time > seconds - 0.3) return { samples, times }
    times.push(time)
    const pitch = 110 * 2 ** ((Math.floor(beat / 4) % 4) / 6)
    for (let i = 0; i < (RATE * 60) / beatsPerMinute; i += 1) {
      const age = i / RATE
      const drum =
        beat % 4 === 0
          ? Math.sin(2 * Math.PI * 60 * age) * Math.exp(-age * 25)
          : random.between(-0.4, 0.4) * Math.exp(-age * 40)
      const sample = 0.5 * drum + 0.1 * Math.sin(2 * Math.PI * pitch * (time + age))
      const place = (Math.round(time * RATE) + i) * 2
      if (place + 1 >= samples.length) break
      for (const at of [place, place + 1]) samples[at] = (samples[at] ?? 0) + sample
    }
  }
}

const nearestTo = (times: readonly number[], time: number) =>
  times.reduce((near, other) => (Math.abs(other - time) < Math.abs(near - time) ? other : near), Infinity)

test.each([
  [63, 0],
  [92, 0.02],
  [120, 0],
  [140, 0.02],
])('a beat of %d a minute, up to %d s off, is found where it is', (beatsPerMinute, jitter) => {
  const { samples, times } = playDrums(beatsPerMinute, 16, jitter)
  const map = findBeats(readOnsets(samples, RATE))
  expect(map.beatsPerMinute ?? 0).toBeCloseTo(beatsPerMinute, 0)
  const misses = times.map((time) => Math.abs(nearestTo(map.beats, time) - time))
  expect(Math.max(...misses)).toBeLessThan(0.004 + 1.5 * jitter)
  expect(map.beatsABar).toBe(4)
  expect(nearestTo(times, map.beats[map.firstBar] ?? NaN)).toBe(times[map.firstBar])
})

test('noise, a held tone and silence have no beat', () => {
  const random = createRandom(1)
  const make = (at: (i: number) => number) => Float32Array.from({ length: 12 * RATE * 2 }, (_, i) => at(i))
  for (const samples of [
    make(() => random.between(-0.3, 0.3)),
    make((i) => 0.2 * Math.sin(i * 0.02) * (1 + Math.sin(i / RATE / 3))),
    make(() => 0),
  ])
    expect(findBeats(readOnsets(samples, RATE))).toMatchObject({ beatsPerMinute: null, beats: [] })
})

test('a short piece is looped over whole bars: the beat goes on, and no seam stands out', () => {
  const { samples } = playDrums(100, 12)
  const fitted = fitMusic(samples, RATE, 40)
  expect(fitted.samples.length).toBe(40 * RATE * 2)
  expect(fitted.seams.length).toBeGreaterThan(1)
  const beats = fitted.beats.slice(1)
  const between = beats.slice(1).map((beat, i) => beat - (beats[i] ?? 0))
  expect(Math.max(...between.map((seconds) => Math.abs(seconds - 0.6)))).toBeLessThan(0.008)
  const { strengths } = readOnsets(fitted.samples, RATE)
  const strengthAt = (time: number) =>
    Math.max(...strengths.subarray(Math.round(time * 100) - 6, Math.round(time * 100) + 7))
  const usual = fitted.beats.filter((beat) => beat < 36).map(strengthAt)
  for (const seam of fitted.seams.filter((time) => time < 36)) {
    expect(strengthAt(seam)).toBeLessThanOrEqual(Math.max(...usual))
    // Nor is there a hole: the 50 ms before a seam are as loud as those before any beat.
    const before = (time: number) =>
      fitted.samples
        .subarray(Math.round((time - 0.05) * RATE) * 2, Math.round(time * RATE) * 2)
        .reduce((sum, sample) => sum + sample * sample, 0)
    const others = fitted.beats.filter((beat) => beat > 1 && beat < 36).map(before)
    expect(before(seam)).toBeGreaterThan(0.5 * Math.min(...others))
    expect(before(seam)).toBeLessThan(2 * Math.max(...others))
  }
})

test('a long piece is cut where its film ends, fades out with a bar, and begins without its silence', () => {
  const { samples } = playDrums(120, 20)
  const silent = new Float32Array(3 * RATE * 2)
  const sent = new Float32Array([...silent, ...samples])
  const fitted = fitMusic(sent, RATE, 10)
  expect(fitted.seams).toEqual([])
  expect(fitted.beats[0]).toBeLessThan(0.02)
  const level = (from: number, to: number) =>
    fitted.samples
      .subarray(from * RATE * 2, to * RATE * 2)
      .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  expect(level(9.98, 10)).toBeLessThan(0.01 * level(2, 4))
  expect(level(9, 9.5)).toBeLessThan(level(2, 4))
})

test('music without a beat is looped by a slow change', () => {
  const samples = Float32Array.from(
    { length: 8 * RATE * 2 },
    (_, i) => 0.2 * Math.sin(i * 0.02) * (1 + 0.5 * Math.sin(i / RATE)),
  )
  const fitted = fitMusic(samples, RATE, 20)
  const levels = Array.from({ length: 34 }, (_, at) =>
    meterLoudness(fitted.samples.subarray((at / 2) * RATE * 2, (at / 2 + 1) * RATE * 2), RATE, 2),
  )
  expect(Math.min(...levels.slice(1))).toBeGreaterThan(Math.max(...levels) - 11)
  expect(fitted.beats).toEqual([])
})

test('less than a second, and silence, are no music', () => {
  expect(() => fitMusic(new Float32Array(RATE * 20), RATE, 10)).toThrow(RangeError)
  expect(() => fitMusic(playDrums(120, 1).samples.slice(0, RATE / 2), RATE, 10)).toThrow(RangeError)
})

test('the soft and the loud part of a song come nearer to each other', () => {
  const song = Float32Array.from(
    { length: 20 * RATE * 2 },
    (_, i) => (i < 20 * RATE ? 0.03 : 0.6) * Math.sin(i * 0.03),
  )
  const levels = () =>
    [2, 14].map((from) => meterLoudness(song.subarray(from * RATE * 2, (from + 4) * RATE * 2), RATE, 2))
  const [soft = 0, loud = 0] = levels()
  evenOut(song, RATE)
  const [softer = 0, louder = 0] = levels()
  expect(loud - soft).toBeGreaterThan(20)
  expect(louder - softer).toBeLessThan(12)
})
