import type { Credit, Mood } from '@hookreel/film'

/** A music bed: interleaved stereo samples, before mixing. */
export type MusicBed = {
  readonly samples: Float32Array
  readonly sampleRate: number
  readonly beatsPerMinute: number
  readonly credits: readonly Credit[]
}

/** What music is asked for. */
export type MusicRequest = {
  readonly mood: Mood
  readonly seconds: number
  readonly seed: number
  /** The last chord is struck so much earlier and rings so much longer than usual: the piece may be ended sooner. */
  readonly longerRingSeconds?: number
}

/** Who writes the music. */
export type Composer = {
  /** When the bed of such a request beats, in seconds; known before it is played. The last one is the last chord. */
  listBeats(request: MusicRequest): readonly number[]
  composeBed(request: MusicRequest, signal?: AbortSignal): Promise<MusicBed>
}
