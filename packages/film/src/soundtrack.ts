import type { MusicChoice } from './film-choices.ts'
import { NO_VOICE } from './script/reading.ts'
import { createRandom } from './random.ts'
import type { Timeline } from './frames/timeline.ts'
import type { TransitionKind } from './styles/style-type.ts'

/** Sounds that can go with a transition. */
export type SoundEffectKind = 'whoosh' | 'hit' | 'shimmer' | 'drop'

/** A sound that goes with a transition; `atSeconds` is its strongest moment, the cut. */
export type SoundEffect = {
  readonly kind: SoundEffectKind
  readonly atSeconds: number
  /** -1 left to 1 right: where the new picture comes from. */
  readonly pan: number
  readonly seed: number
}

/** Fewer sounds than cuts: at least this long apart, and none in a film's first and last moments. */
const APART_SECONDS = 6
const EDGE_SECONDS = 1.5
/** Of the cuts that stand far enough apart, this share sounds. */
const SHARE = 0.75

/** What a transition sounds like. */
const KINDS: Readonly<Record<TransitionKind, SoundEffectKind>> = {
  crossfade: 'shimmer',
  dip: 'drop',
  flash: 'hit',
  slide: 'whoosh',
  whip: 'whoosh',
}
const PANS = { left: 0.5, right: -0.5, up: 0, down: 0 } as const

/**
 * Where a film's transitions sound: few, quiet places chosen by the film's seed, in order. Hard cuts are silent.
 * The same timeline gives the same effects.
 */
export function planSoundEffects(timeline: Timeline): SoundEffect[] {
  const random = createRandom(timeline.seed ^ 0x50f7)
  const filmSeconds = timeline.frameCount / timeline.frameRate
  const effects: SoundEffect[] = []
  for (const { transition, startFrame } of timeline.shots) {
    if (transition === null) continue
    const atSeconds = (startFrame + transition.frames / 2) / timeline.frameRate
    const before = effects.at(-1)?.atSeconds ?? -APART_SECONDS
    const isInside = atSeconds >= EDGE_SECONDS && atSeconds <= filmSeconds - EDGE_SECONDS
    if (!isInside || atSeconds - before < APART_SECONDS) continue
    // The first place always sounds: anyone who asked for effects hears one.
    if (effects.length > 0 && random.next() > SHARE) continue
    const kind = KINDS[transition.kind]
    effects.push({ kind, atSeconds, pan: PANS[transition.side], seed: random.whole(0, 2 ** 31) })
  }
  return effects
}

/** The music of a film with this voice: without one there is always music, at full volume, for nothing else is heard. */
export function musicWith(voiceId: string, music: MusicChoice): MusicChoice {
  return voiceId === NO_VOICE ? { ...music, isOn: true, volume: 1 } : music
}
