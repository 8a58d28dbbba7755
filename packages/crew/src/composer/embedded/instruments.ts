import type { Random } from '@hookreel/film'
import type { Mixer } from './mixer.ts'

export type Place = {
  /** -1 left to 1 right. */
  readonly pan?: number
  /** How much goes to the reverb, 0 to 1. */
  readonly send?: number
}

export type ToneShape = Place & {
  readonly wave?: 'sine' | 'saw' | 'triangle' | 'pulse'
  readonly attack?: number
  readonly decay?: number
  /** Level after the decay, 0 to 1. */
  readonly sustain?: number
  readonly release?: number
  /** Opening of the low-pass filter, 0 dark to 1 bright; sines are not filtered. */
  readonly cut?: number
  /** A second oscillator this share higher. */
  readonly detune?: number
  /** Frequency modulation of a sine: depth, ratio and how fast it fades; it makes bells and electric pianos. */
  readonly modulation?: { readonly depth: number; readonly ratio: number; readonly fade: number }
  readonly vibrato?: number
}

export type NoiseShape = Place & {
  readonly attack?: number
  readonly lowPass?: number
  readonly highPass?: number
}

/** What plays: times in seconds, pitches as MIDI notes, levels 0 to 1. */
export type Band = {
  tone(start: number, seconds: number, note: number, level: number, shape?: ToneShape): void
  noise(start: number, seconds: number, level: number, shape?: NoiseShape): void
  kick(start: number, level: number): void
  snare(start: number, level: number): void
  hat(start: number, level: number): void
}

/** Instruments that play onto a desk; `random` gives phases and noise. */
export function createBand(desk: Mixer, random: Random): Band {
  const { sampleRate } = desk

  const tone: Band['tone'] = (start, seconds, note, level, shape = {}) => {
    const {
      wave = 'sine',
      attack = 0.005,
      decay = 0.3,
      sustain = 0.6,
      release = 0.2,
      cut = 1,
      detune = 0,
    } = shape
    const { modulation, vibrato = 0 } = shape
    const step = (440 * 2 ** ((note - 69) / 12)) / sampleRate
    const length = Math.floor((seconds + release) * sampleRate)
    const sound = desk.borrow(length)
    let phase = random.next()
    let secondPhase = random.next()
    let modulator = 0
    let filtered = 0
    let smoothed = 0
    for (let i = 0; i < length; i += 1) {
      const t = i / sampleRate
      const onset =
        t < attack ? t / attack : t < attack + decay ? 1 - ((1 - sustain) * (t - attack)) / decay : sustain
      const envelope = t > seconds ? onset * Math.max(0, 1 - (t - seconds) / release) : onset
      const bend = vibrato === 0 ? 1 : 1 + vibrato * Math.sin(Math.PI * 10 * t) * Math.min(1, t)
      phase += step * bend
      secondPhase += step * bend * (1 + detune)
      if (wave === 'sine') {
        let swing = 0
        if (modulation) {
          modulator += step * modulation.ratio
          swing = modulation.depth * Math.exp(-t / modulation.fade) * Math.sin(2 * Math.PI * modulator)
        }
        sound[i] = Math.sin(2 * Math.PI * phase + swing) * envelope * level
        continue
      }
      const opening = Math.min(0.98, cut * (0.35 + 0.65 * envelope))
      filtered += opening * (readWave(wave, phase, secondPhase) - filtered)
      smoothed += opening * (filtered - smoothed)
      sound[i] = smoothed * envelope * level
    }
    desk.put(start, sound, shape)
  }

  const noise: Band['noise'] = (start, seconds, level, shape = {}) => {
    const { attack = 0.001, lowPass = 1, highPass = 0 } = shape
    const length = Math.floor(seconds * sampleRate)
    const sound = desk.borrow(length)
    let low = 0
    let floor = 0
    for (let i = 0; i < length; i += 1) {
      const envelope = Math.min(1, i / (attack * sampleRate)) * Math.exp((-4.5 * i) / length)
      low += lowPass * (random.between(-1, 1) - low)
      floor += highPass * (low - floor)
      sound[i] = (highPass > 0 ? low - floor : low) * envelope * level
    }
    desk.put(start, sound, { send: 0.1, ...shape })
  }

  const kick: Band['kick'] = (start, level) => {
    const length = Math.floor(0.28 * sampleRate)
    const sound = desk.borrow(length)
    let phase = 0
    for (let i = 0; i < length; i += 1) {
      const t = i / sampleRate
      phase += (46 + 110 * Math.exp(-t * 32)) / sampleRate
      sound[i] = Math.sin(2 * Math.PI * phase) * Math.exp(-t * 13) * level
    }
    desk.put(start, sound, { send: 0.03 })
  }

  return {
    tone,
    noise,
    kick,
    snare: (start, level) => {
      noise(start, 0.19, level, { highPass: 0.12, lowPass: 0.7, send: 0.25 })
      tone(start, 0.05, 54, level * 0.5, { decay: 0.08, sustain: 0, release: 0.05 })
    },
    hat: (start, level) => noise(start, 0.05, level, { highPass: 0.7, lowPass: 0.8, pan: 0.25, send: 0.05 }),
  }
}

function readWave(wave: 'saw' | 'triangle' | 'pulse', phase: number, secondPhase: number): number {
  // Of what is never negative the same to the bit as the remainder, and quicker.
  const place = phase - Math.floor(phase)
  if (wave === 'saw') return place + (secondPhase - Math.floor(secondPhase)) - 1
  if (wave === 'triangle') return 1 - 4 * Math.abs(place - 0.5)
  return place < 0.5 ? 0.6 : -0.6
}
