import { createEmbeddedComposer } from '@hookreel/crew'
import { MOODS } from '@hookreel/film'
import { expect, test } from 'vitest'
import { endWithFilm, pieceFor } from './piece-for-film.ts'

const composer = createEmbeddedComposer()
const SEED = 3

test('films whose lengths differ by tenths have one piece, which is long enough for each', () => {
  expect(pieceFor(27.9)).toEqual(pieceFor(26.3))
  expect(pieceFor(28)).not.toEqual(pieceFor(27.9))
  for (const seconds of [12, 13.99, 27.9, 60, 179.5]) {
    const piece = pieceFor(seconds)
    const lastChord = composer.listBeats({ mood: 'lofi', seed: SEED, ...piece }).at(-1) ?? 0
    expect(piece.seconds).toBeGreaterThanOrEqual(seconds)
    expect(seconds - lastChord).toBeGreaterThanOrEqual(1.99)
    expect(seconds - lastChord).toBeLessThan(4.01)
  }
})

test('a short film has a piece of its own length', () => {
  expect(pieceFor(3.1)).toEqual({ seconds: 3.1 })
  expect(pieceFor(11.9)).toEqual({ seconds: 11.9 })
})

test.each(MOODS)(
  '%s music is the piece until its last chord, which fades to the end of the film',
  async (mood) => {
    const seconds = 12.4
    const request = { mood, seed: SEED, ...pieceFor(seconds) }
    const { samples, sampleRate } = await composer.composeBed(request)
    const lastChord = composer.listBeats(request).at(-1) ?? 0
    const ended = endWithFilm({ samples, sampleRate }, seconds, lastChord)
    expect(ended.length).toBe(Math.round(seconds * sampleRate) * 2)
    const untilChord = Math.floor(lastChord * sampleRate) * 2
    expect(ended.subarray(0, untilChord)).toEqual(samples.subarray(0, untilChord))
    const levelAt = (from: number, length: number) => {
      const part = ended.subarray(
        Math.round(from * sampleRate) * 2,
        Math.round((from + length) * sampleRate) * 2,
      )
      return 10 * Math.log10(part.reduce((sum, sample) => sum + sample * sample, 1e-12) / part.length)
    }
    // The last chord still sounds a second before the end, and has rung out by the last twentieth of a second.
    expect(levelAt(seconds - 1, 0.5)).toBeGreaterThan(-45)
    expect(levelAt(seconds - 0.05, 0.05)).toBeLessThan(levelAt(seconds - 1, 0.5) - 10)
    expect(Math.abs(ended.at(-1) ?? 1)).toBeLessThan(0.001)
  },
)

test('music that is no longer than its film is left as it is', () => {
  const samples = Float32Array.from({ length: 200 }, (_, i) => Math.sin(i))
  expect(endWithFilm({ samples, sampleRate: 100 }, 1, 0.5)).toBe(samples)
})
