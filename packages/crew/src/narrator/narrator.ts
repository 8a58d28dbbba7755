import type { Saying, WordTime } from '@hookreel/film'

/** A voice that can be chosen. */
export type Voice = {
  readonly id: string
  readonly name: string
  /** As people read it: "English (US)". */
  readonly language: string
  readonly gender: 'female' | 'male' | 'neutral'
  readonly accent: string
  readonly description: string
  /** The outside service that speaks with it; an embedded voice has none. */
  readonly service?: string
  /** Where the service has a sample of it. */
  readonly previewUrl?: string
  /** Languages besides its own, by their English names. */
  readonly alsoSpeaks?: readonly string[]
}

/** A service whose voices could not be listed, and why in a sentence. */
export type VoiceProblem = { readonly provider: string; readonly message: string }
/** The voices there are, and what could not be read; the last list that could be read stands in for it. */
export type VoiceShelf = { readonly voices: readonly Voice[]; readonly problems: readonly VoiceProblem[] }

/** What is to be spoken: one line of the script, a sentence or two. */
export type LineRequest = {
  readonly text: string
  readonly voiceId: string
  /** Pace: 1 is the voice's own, 0.85 to 1.25. */
  readonly pace: number
  /** Words that are said otherwise than they are written; the words of the answer are the written ones. */
  readonly sayings?: readonly Saying[] | undefined
}

/** A spoken line: mono samples and when each word sounds, from the start of the line. */
export type SpokenLine = {
  readonly samples: Float32Array
  readonly sampleRate: number
  /** One entry for each written word that is spoken, in order; text as written, punctuation kept. */
  readonly words: readonly WordTime[]
}

/** A person's recording of a script, and the lines that it should say. */
export type RecordedScript = {
  readonly lines: readonly string[]
  /** Mono. */
  readonly samples: Float32Array
  readonly sampleRate: number
  /** As voices name it: "English", "German". */
  readonly language: string
  /** The voices of this machine that read the script again, in place of those that suit its language. */
  readonly readBy?: readonly string[] | undefined
}

/** A word of the script and when it is said; `isHeard` false: it was left out, and the time is its neighbours'. */
export type HeardWord = {
  readonly text: string
  readonly startSeconds: number
  readonly endSeconds: number
  readonly isHeard: boolean
}

export type AlignedRecording = {
  readonly lines: readonly (readonly HeardWord[])[]
  /** How much better the script fits than the same words in another order: about 0 for music, another language or another text. */
  readonly likelihood: number
}

/** Who speaks the script. */
export type Narrator = {
  /** Never fails because of a service: its voices are missing then. */
  listVoices(): Promise<readonly Voice[]>
  /** The same with what is missing; `isFresh` asks the services again. Only where voices come from services. */
  readVoices?(wish: { readonly isFresh: boolean }): Promise<VoiceShelf>
  /** True when each line that this voice speaks costs money: it is spoken once, and stretched to other paces. */
  isCostly?(voiceId: string): boolean
  /** Who speaks a whole script when this voice fails: only for voices that this machine speaks itself. */
  findStandIn?(voiceId: string): string | undefined
  /** The service and the model that speak with this voice; undefined for the embedded ones. */
  makerOf?(voiceId: string): { readonly maker: string; readonly model: string } | undefined
  /** True when this voice can say something of the text; "---" or emoji alone cannot be spoken, nor another script. */
  canSpeak(text: string, voiceId: string): boolean
  /** Finds the words of a script in a person's recording of it; nothing where nobody here reads its language. */
  layAlong?(recorded: RecordedScript, signal?: AbortSignal): Promise<AlignedRecording | undefined>
  speakLine(request: LineRequest, signal?: AbortSignal): Promise<SpokenLine>
}
