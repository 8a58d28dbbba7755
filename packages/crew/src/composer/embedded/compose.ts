import type { Mood } from '@hookreel/film'
// The front door would bring 164 more modules into the composer's thread, which every film starts.
import { createRandom } from '@hookreel/film/random'
import type { MusicBed } from '../composer.ts'
import { createDesk } from './desk.ts'
import { createBand, type Band } from './instruments.ts'
import { SCORES } from './moods/scores.ts'
import { noteAt, type MoodScore } from './score.ts'
import { writeMusic } from './write-music.ts'

const SAMPLE_RATE = 48_000
const FADE_IN_SECONDS = 0.25

/** What music is asked for. */
export type MusicRequest = { readonly mood: Mood; readonly seconds: number; readonly seed: number }

/** The same mood, length and seed give the same music, to the bit. */
export function compose({ mood, seconds, seed }: MusicRequest): MusicBed {
  const score = SCORES[mood]
  const random = createRandom(seed)
  const { key, beatSeconds, groove, bars, ringSeconds } = writeMusic(score, seconds, random)
  const desk = createDesk(seconds, SAMPLE_RATE)
  const band = createBand(desk, random)
  score.playThroughout?.({ seconds, key, band, random })
  for (const bar of bars) {
    const startSeconds = bar.index * beatSeconds * score.beatsABar
    score.playBar({ ...bar, startSeconds, beatSeconds, key, groove, band, random })
  }
  playEnding(band, score, key, { start: seconds - ringSeconds, seconds: ringSeconds })
  const samples = desk.master(score.room, { inSeconds: FADE_IN_SECONDS, outSeconds: ringSeconds * 0.8 })
  return { samples, sampleRate: SAMPLE_RATE, beatsPerMinute: 60 / beatSeconds, credits: [] }
}

/** When the music of this request beats, and when its last chord is struck: as it is written, before anything is played. */
export function listBeats({ mood, seconds, seed }: MusicRequest): number[] {
  const { beatsABar } = SCORES[mood]
  const { beatSeconds, bars, ringSeconds } = writeMusic(SCORES[mood], seconds, createRandom(seed))
  const beats = Array.from({ length: bars.length * beatsABar }, (_, beat) => beat * beatSeconds)
  return [...beats, seconds - ringSeconds]
}

/** The home chord, struck once and left to ring, over its bass. */
function playEnding(band: Band, score: MoodScore, key: number, at: { start: number; seconds: number }): void {
  const ring = { decay: at.seconds * 0.8, sustain: 0.15, release: 0.4 }
  score.home.forEach((note, i) => {
    const pan = i % 2 === 0 ? -0.4 : 0.4
    band.tone(at.start, at.seconds, key + note, 0.06, {
      ...ring,
      wave: 'saw',
      attack: 0.02,
      cut: 0.08,
      detune: 0.004,
      pan,
      send: 0.6,
    })
    band.tone(at.start, at.seconds, key + note + 12, 0.05, {
      ...ring,
      modulation: { depth: 1, ratio: 2, fade: 0.3 },
      pan: -pan,
      send: 0.7,
    })
  })
  band.tone(at.start, at.seconds, key + noteAt(score.home, 0) - 12, 0.2, {
    ...ring,
    wave: 'triangle',
    cut: 0.1,
    send: 0.1,
  })
  band.kick(at.start, 0.4)
}
