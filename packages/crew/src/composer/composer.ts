import type { Credit, Mood } from '@hookreel/film'

/** A music bed: interleaved stereo samples, before mixing. */
export type MusicBed = {
  readonly samples: Float32Array
  readonly sampleRate: number
  readonly beatsPerMinute: number
  readonly credits: readonly Credit[]
}

/** Who writes the music. */
export type Composer = {
  /** When the bed of such a request beats, in seconds; known before it is played. */
  listBeats(request: { mood: Mood; seconds: number; seed: number }): readonly number[]
  composeBed(request: { mood: Mood; seconds: number; seed: number }, signal?: AbortSignal): Promise<MusicBed>
}
