import { createRandom, type Mood, type Random } from '@hookreel/film'
import type { Composer, MusicBed } from '../composer.ts'
import { createDesk } from './desk.ts'
import { createBand, type Band } from './instruments.ts'
import { anime } from './moods/anime.ts'
import { cinematic, documentary } from './moods/cinematic.ts'
import { horror } from './moods/horror.ts'
import { lofi } from './moods/lofi.ts'
import { playful } from './moods/playful.ts'
import { superhero } from './moods/superhero.ts'
import { noteAt, type Chord, type MoodScore } from './score.ts'

const SAMPLE_RATE = 48_000
const BEATS_A_BAR = 4
/** The last chord rings so long, in a film of usual length. */
const RING_SECONDS = 2.6
const FADE_IN_SECONDS = 0.25
const SCORES: Record<Mood, MoodScore> = { anime, cinematic, documentary, horror, lofi, playful, superhero }

/** Composes and plays music on this machine: the same mood, length and seed give the same music. */
export function createEmbeddedComposer(): Composer {
  return {
    composeBed: async ({ mood, seconds, seed }, signal) => {
      if (!(seconds > 0 && seconds <= 600)) throw new RangeError(`music of ${seconds} seconds cannot be made`)
      return compose(SCORES[mood], seconds, createRandom(seed), signal)
    },
  }
}

async function compose(
  score: MoodScore,
  seconds: number,
  random: Random,
  signal?: AbortSignal,
): Promise<MusicBed> {
  const wish = score.beatsPerMinute + random.whole(-3, 3)
  const key = score.key + random.whole(-2, 2)
  const progression = random.pick(score.progressions)
  const { barCount, beatSeconds, ringSeconds } = fitBars(seconds, wish)
  const desk = createDesk(seconds, SAMPLE_RATE)
  const band = createBand(desk, random)
  score.playThroughout?.({ seconds, key, band, random })
  for (let index = 0; index < barCount; index += 1) {
    // Between bars whoever waits may cancel.
    await new Promise((resolve) => setImmediate(resolve))
    signal?.throwIfAborted()
    const chord: Chord = progression[index % progression.length] ?? score.home
    score.playBar({
      index,
      count: barCount,
      startSeconds: index * beatSeconds * BEATS_A_BAR,
      beatSeconds,
      notes: chord.map((note) => note + key),
      key,
      band,
      random,
    })
  }
  playEnding(band, score, key, seconds - ringSeconds, ringSeconds)
  const samples = desk.master(score.room, { inSeconds: FADE_IN_SECONDS, outSeconds: ringSeconds * 0.8 })
  return { samples, sampleRate: SAMPLE_RATE, beatsPerMinute: 60 / beatSeconds, credits: [] }
}

/** As many whole bars as fit before the last chord; the tempo gives a little so that they end exactly there. */
function fitBars(seconds: number, beatsPerMinute: number) {
  const ringSeconds = Math.min(RING_SECONDS, seconds / 3)
  const played = seconds - ringSeconds
  const barSeconds = (60 / beatsPerMinute) * BEATS_A_BAR
  const barCount = Math.max(1, Math.round(played / barSeconds))
  return { barCount, beatSeconds: played / barCount / BEATS_A_BAR, ringSeconds }
}

/** The home chord, struck once and left to ring, over its bass. */
function playEnding(band: Band, score: MoodScore, key: number, start: number, ringSeconds: number): void {
  const ring = { decay: ringSeconds * 0.8, sustain: 0.15, release: 0.4 }
  score.home.forEach((note, i) => {
    const pan = i % 2 === 0 ? -0.4 : 0.4
    band.tone(start, ringSeconds, key + note, 0.06, {
      ...ring,
      wave: 'saw',
      attack: 0.02,
      cut: 0.08,
      detune: 0.004,
      pan,
      send: 0.6,
    })
    band.tone(start, ringSeconds, key + note + 12, 0.05, {
      ...ring,
      modulation: { depth: 1, ratio: 2, fade: 0.3 },
      pan: -pan,
      send: 0.7,
    })
  })
  band.tone(start, ringSeconds, key + noteAt(score.home, 0) - 12, 0.2, {
    ...ring,
    wave: 'triangle',
    cut: 0.1,
    send: 0.1,
  })
  band.kick(start, 0.4)
}
