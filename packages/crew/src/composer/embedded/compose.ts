// The front door would bring 164 more modules into the composer's thread, which every film starts.
import { createRandom } from '@hookreel/film/random'
import type { Random } from '@hookreel/film'
import type { MusicBed, MusicRequest } from '../composer.ts'
import { createMixer } from './mixer.ts'
import { createBand, type Band } from './instruments.ts'
import { SCORES } from './moods/scores.ts'
import { noteAt, type MoodScore } from './score.ts'
import { writeMusic, type WrittenMusic } from './write-music.ts'

const SAMPLE_RATE = 48_000
const FADE_IN_SECONDS = 0.25

/** The same mood, length and seed give the same music, to the bit. */
export function compose(request: MusicRequest): MusicBed {
  const { mood, seconds, seed } = request
  const score = SCORES[mood]
  const random = createRandom(seed)
  const { key, beatSeconds, groove, bars, ringSeconds } = write(request, random)
  const desk = createMixer(seconds, SAMPLE_RATE)
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
export function listBeats(request: MusicRequest): number[] {
  const { mood, seconds, seed } = request
  const { beatsABar } = SCORES[mood]
  const { beatSeconds, bars, ringSeconds } = write(request, createRandom(seed))
  const beats = Array.from({ length: bars.length * beatsABar }, (_, beat) => beat * beatSeconds)
  return [...beats, seconds - ringSeconds]
}

function write({ mood, seconds, longerRingSeconds = 0 }: MusicRequest, random: Random): WrittenMusic {
  const written = writeMusic(SCORES[mood], seconds - longerRingSeconds, random)
  return { ...written, ringSeconds: written.ringSeconds + longerRingSeconds }
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
