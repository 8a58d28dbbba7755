import { createRandom, MOODS, type Mood } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { SCORES } from './moods/scores.ts'
import { writeMusic, type WrittenMusic } from './write-music.ts'

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed * 7919 + 1)
const write = (mood: Mood, seed: number, seconds = 30) =>
  writeMusic(SCORES[mood], seconds, createRandom(seed))
const above = (note: number, tone: number) => (((note - tone) % 12) + 12) % 12
/** Dread is made of clusters and rubbing notes, on purpose. */
const SWEET = MOODS.filter((mood) => mood !== 'horror')

describe.each(MOODS)('%s music on paper', (mood) => {
  test.each([15, 30, 60])('opens, unfolds, returns and closes in exactly %d seconds', (seconds) => {
    for (const seed of SEEDS.slice(0, 6)) {
      const { bars, beatSeconds, ringSeconds } = write(mood, seed, seconds)
      const played = bars.length * SCORES[mood].beatsABar * beatSeconds
      expect(played + ringSeconds).toBeCloseTo(seconds, 6)
      const parts = [...new Set(bars.map(({ part }) => part))]
      const isLong = bars.length >= 5
      expect(parts).toEqual(isLong ? ['intro', 'theme', 'lift', 'cadence'] : parts)
      expect(bars.at(-1)?.part).toBe('cadence')
      // The tempo gives way a little so that the last chord falls where it must, never so far that the mood is lost.
      expect(Math.abs(60 / beatSeconds / SCORES[mood].beatsPerMinute - 1)).toBeLessThan(0.3)
    }
  })

  test('has a melody that moves in small steps and comes back to what was heard', () => {
    for (const seed of SEEDS) {
      const melody = write(mood, seed).bars.flatMap((bar) => bar.melody.map(({ note }) => note))
      const leaps = melody.slice(1).map((note, i) => Math.abs(note - (melody[i] ?? note)))
      expect(Math.max(...leaps)).toBeLessThanOrEqual(12)
      const rhythms = write(mood, seed).bars.filter(({ part }) => part !== 'intro')
      const patterns = new Set(rhythms.map((bar) => bar.melody.map(({ atBeat }) => atBeat).join(' ')))
      expect(patterns.size).toBeLessThanOrEqual(2)
    }
  })
})

describe.each(SWEET)('%s harmony', (mood) => {
  test('is never rubbed by the melody: chord tones on strong beats, no small second beside any', () => {
    for (const seed of SEEDS) {
      for (const { notes, melody } of write(mood, seed, 45).bars) {
        for (const [i, { note, atBeat }] of melody.entries()) {
          const distances = notes.map((tone) => above(note, tone))
          const isChordTone = distances.includes(0)
          if (i === 0 || atBeat % 2 === 0) expect(isChordTone, `${seed} strong ${atBeat}`).toBe(true)
          const rubs = distances.some((distance) => distance === 1 || distance === 11)
          expect(isChordTone || !rubs, `${seed} at ${atBeat}`).toBe(true)
        }
      }
    }
  })

  test('has chords of the key alone, and leads home', () => {
    const { progressions, scale, cadence, home } = SCORES[mood]
    // Melodies of five notes go with chords of the whole minor scale.
    const key = scale.length === 5 ? [0, 2, 3, 5, 7, 8, 10] : scale
    for (const chord of progressions.flat())
      for (const tone of chord) expect(key, chord.join()).toContain(above(tone, 0))
    expect(above(home[0] ?? 1, 0)).toBe(0)
    expect([5, 7, 10]).toContain(above(cadence[0] ?? 0, 0))
  })
})

test('two seeds are two pieces: most pairs differ in chords, in rhythm and in melody', () => {
  const chords = ({ bars, key }: WrittenMusic) => bars.map(({ notes }) => (notes[0] ?? 0) - key).join(' ')
  const rhythm = ({ bars, groove }: WrittenMusic) =>
    `${groove} ${bars.flatMap((bar) => bar.melody.map(({ atBeat }) => atBeat)).join(' ')}`
  const melody = ({ bars, key }: WrittenMusic) =>
    bars.flatMap((bar) => bar.melody.map(({ note }) => note - key)).join(' ')
  for (const mood of MOODS) {
    const pieces = SEEDS.map((seed) => write(mood, seed))
    const differing = (read: (piece: WrittenMusic) => string) => {
      const pairs = pieces.slice(1).map((piece, i) => read(piece) !== read(pieces[i] ?? piece))
      return pairs.filter(Boolean).length / pairs.length
    }
    expect(differing(chords), mood).toBeGreaterThan(0.6)
    expect(differing(rhythm), mood).toBeGreaterThan(0.7)
    expect(differing(melody), mood).toBeGreaterThan(0.95)
  }
})

test('every mood is its own: tempo, bar, key, harmony and scale together are shared by no two', () => {
  const marks = MOODS.map((mood) => {
    const { beatsPerMinute, beatsABar, key, progressions, rhythms } = SCORES[mood]
    return [beatsPerMinute, beatsABar, key, JSON.stringify(progressions), JSON.stringify(rhythms)]
  })
  for (const column of [0, 2, 3, 4])
    expect(new Set(marks.map((mark) => mark[column])).size).toBeGreaterThanOrEqual(MOODS.length - 1)
})
