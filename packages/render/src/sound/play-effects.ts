import { createRandom, type SoundEffect, type SoundEffectKind } from '@hookreel/film'

/** One sample of an effect: `t` in seconds from its strongest moment, negative before it. */
type Voice = (t: number, noise: number) => number
type Recipe = {
  readonly beforeSeconds: number
  readonly afterSeconds: number
  readonly open: (sampleRate: number, pitch: number) => Voice
}

/** All effects of a film on one interleaved stereo track of its length, each peaking near 1 before it is mixed. */
export function playEffects(
  effects: readonly SoundEffect[],
  seconds: number,
  sampleRate: number,
): Float32Array {
  const track = new Float32Array(Math.round(seconds * sampleRate) * 2)
  for (const effect of effects) {
    const random = createRandom(effect.seed)
    const { beforeSeconds, afterSeconds, open } = RECIPES[effect.kind]
    const voice = open(sampleRate, 2 ** random.between(-0.15, 0.15))
    const left = Math.cos(((effect.pan + 1) * Math.PI) / 4)
    const right = Math.sin(((effect.pan + 1) * Math.PI) / 4)
    const first = Math.round((effect.atSeconds - beforeSeconds) * sampleRate)
    const length = Math.round((beforeSeconds + afterSeconds) * sampleRate)
    for (let i = 0; i < length; i += 1) {
      const sample = voice(i / sampleRate - beforeSeconds, random.between(-1, 1))
      const at = (first + i) * 2
      if (at < 0 || at >= track.length) continue
      track[at] = (track[at] ?? 0) + sample * left
      track[at + 1] = (track[at + 1] ?? 0) + sample * right
    }
  }
  return track
}

const RECIPES: Readonly<Record<SoundEffectKind, Recipe>> = {
  /** Air that passes by: noise through a band that rises to the cut and falls after it. */
  whoosh: {
    beforeSeconds: 0.35,
    afterSeconds: 0.4,
    open: (sampleRate, pitch) => {
      const band = openBand(sampleRate)
      return (t, noise) => {
        const swell = t < 0 ? 1 + t / 0.35 : Math.max(0, 1 - t / 0.4)
        const centre = pitch * (500 + 2200 * swell ** 2)
        return 1.6 * band(noise, centre, 0.5) * swell ** 1.6
      }
    },
  },
  /** A soft low stroke with a short puff of air. */
  hit: {
    beforeSeconds: 0.02,
    afterSeconds: 0.7,
    open: (sampleRate, pitch) => {
      const band = openBand(sampleRate)
      let phase = 0
      return (t, noise) => {
        if (t < 0) return 0
        phase += (pitch * (52 + 60 * Math.exp(-t * 30))) / sampleRate
        const rise = Math.min(1, t / 0.004)
        const body = Math.sin(2 * Math.PI * phase) * Math.exp(-t * 7)
        return (
          rise * (0.8 * body + 0.5 * band(noise, 1400 * pitch, 0.8) * Math.exp(-t * 28)) * fadeOut(t, 0.7)
        )
      }
    },
  },
  /** Small bells that light up one after the other. */
  shimmer: {
    beforeSeconds: 0.15,
    afterSeconds: 0.9,
    open: (_sampleRate, pitch) => {
      const bells = [1046.5, 1318.5, 1568, 2093].map((frequency, i) => ({
        frequency: frequency * pitch,
        start: -0.15 + i * 0.07,
      }))
      return (t) =>
        bells.reduce((sum, { frequency, start }) => {
          const age = t - start
          if (age < 0) return sum
          return (
            sum +
            0.3 *
              Math.min(1, age / 0.006) *
              Math.exp(-age * 5) *
              Math.sin(2 * Math.PI * frequency * age + 0.6 * Math.sin(2 * Math.PI * frequency * 2 * age))
          )
        }, 0) * fadeOut(t, 0.9)
    },
  },
  /** A tone that sinks into the dark. */
  drop: {
    beforeSeconds: 0.1,
    afterSeconds: 0.9,
    open: (sampleRate, pitch) => {
      let phase = 0
      return (t) => {
        const age = t + 0.1
        phase += (pitch * (45 + 75 * Math.exp(-age * 3))) / sampleRate
        const envelope = Math.min(1, age / 0.08) * Math.exp(-Math.max(0, t) * 3.2) * fadeOut(t, 0.9)
        return 0.9 * Math.sin(2 * Math.PI * phase) * envelope
      }
    },
  },
}

/** Falls to nothing over the last 50 ms, so that no effect ends with a click. */
function fadeOut(t: number, end: number): number {
  return Math.max(0, Math.min(1, (end - t) / 0.05))
}

/** A band-pass filter whose middle may move (state variable filter after Chamberlin, 1985). */
function openBand(sampleRate: number) {
  let low = 0
  let band = 0
  return (input: number, centre: number, damping: number): number => {
    const step = 2 * Math.sin((Math.PI * Math.min(centre, sampleRate / 7)) / sampleRate)
    low += step * band
    band += step * (input - low - damping * band)
    return band * damping
  }
}
