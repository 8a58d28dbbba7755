import { BELOW_VOICE_LU } from '@hookreel/film'
import { duckBed } from './duck-bed.ts'

const USUAL_VOLUME = 0.7

/** A bed that lies under its voice. */
export type MusicLevel = {
  /** How far the bed lies under the voice before it is ducked. */
  readonly bedBelowVoiceLu: number
}

/**
 * Sets the level of an interleaved stereo bed under a voice and ducks it while the voice speaks, in place. `volume` 0 to
 * 1 is a share of the most it may have, 0.7 when left out. Nothing when the bed would be silent.
 */
export function setMusicLevel(input: {
  readonly bed: Float32Array
  readonly bedLufs: number
  readonly voice: Float32Array
  readonly voiceLufs: number
  readonly sampleRate: number
  readonly volume?: number | undefined
}): MusicLevel | undefined {
  const { bed, bedLufs, voice, voiceLufs, sampleRate } = input
  const volume = Math.min(1, input.volume ?? USUAL_VOLUME)
  if (bedLufs === -Infinity || volume <= 0) return undefined
  const bedBelowVoiceLu = BELOW_VOICE_LU - 20 * Math.log10(volume)
  const gain = 10 ** ((voiceLufs - bedBelowVoiceLu - bedLufs) / 20)
  for (let i = 0; i < bed.length; i += 1) bed[i] = (bed[i] ?? 0) * gain
  duckBed(bed, voice, sampleRate)
  return { bedBelowVoiceLu }
}
