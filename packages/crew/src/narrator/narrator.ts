import type { WordTime } from '@hookreel/film'

/** A voice that can be chosen. */
export type Voice = {
  readonly id: string
  readonly name: string
  /** As people read it: "English (US)". */
  readonly language: string
  readonly gender: 'female' | 'male' | 'neutral'
  readonly accent: string
  readonly description: string
}

/** What is to be spoken: one line of the script, a sentence or two. */
export type LineRequest = {
  readonly text: string
  readonly voiceId: string
  /** Pace: 1 is the voice's own, 0.85 to 1.25. */
  readonly pace: number
}

/** A spoken line: mono samples and when each word sounds, from the start of the line. */
export type SpokenLine = {
  readonly samples: Float32Array
  readonly sampleRate: number
  /** One entry for each written word that is spoken, in order; text as written, punctuation kept. */
  readonly words: readonly WordTime[]
}

/** Who speaks the script. */
export type Narrator = {
  listVoices(): Promise<readonly Voice[]>
  /** True when this voice can say something of the text; "---" or emoji alone cannot be spoken, nor another script. */
  canSpeak(text: string, voiceId: string): boolean
  speakLine(request: LineRequest, signal?: AbortSignal): Promise<SpokenLine>
}
