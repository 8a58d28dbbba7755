import type { AskedLength, Delivery, Saying, SpeakerVoice, WordTime } from '@hookreel/film'
import type { KeptSilences, PaceFit } from './fit-pace.ts'

/** A spoken line: its samples in a part file, cut to the sound of its words, which count from the cut's start. */
export type LinePart = {
  readonly file: string
  readonly sampleRate: number
  readonly fromSample: number
  readonly toSample: number
  readonly words: readonly WordTime[]
  /** Who speaks it. */
  readonly voiceId: string
  readonly sceneIndex: number
  /** How much of a sentence's gap follows it: 1 after a sentence, less inside one. */
  readonly gapWeight: number
  /** Silence that a person set after it besides the gap. */
  readonly pauseSeconds?: number
}

/** Who speaks, and for how long. */
export type AskedVoice = {
  readonly voiceId: string
  /** The voices of names that begin lines of the script. */
  readonly speakers?: readonly SpeakerVoice[] | undefined
  /** Words that are said otherwise than they are written. */
  readonly sayings?: readonly Saying[] | undefined
  /** How each scene is said, in their order. */
  readonly deliveries?: readonly (Delivery | undefined)[] | undefined
  readonly seconds: AskedLength
  /** A pace to try first, and by which share the film may then miss its length; without it the voice's own is measured. */
  readonly first?:
    | { readonly pace: number; readonly silences: KeptSilences | null; readonly tolerance: number }
    | undefined
}

/** The whole script spoken, and how its lines are set so that the film gets its length. */
export type NarratedScript = {
  readonly lines: readonly LinePart[]
  readonly fit: PaceFit
  /** Who really spoke it: the voice that was chosen, or its stand-in. */
  readonly voiceId: string
}
