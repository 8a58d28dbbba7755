import type { MusicRequest } from '@hookreel/crew'
import type { Credit } from '@hookreel/film'
import { writeSamples } from '../part-files.ts'
import { rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import type { StudioCrew } from '../studio-crew.ts'
import { orFailAs } from '../studio-error.ts'

/** A composed bed: interleaved stereo samples in a part file. */
export type BedPart = {
  readonly file: string
  readonly sampleRate: number
  readonly credits: readonly Credit[]
  /** When its last chord is struck, where the piece may be longer than its film. */
  readonly lastChordSeconds?: number | undefined
}

/** Composes a music bed. Throws StudioError `music_failed`. */
export async function composeMusic(
  place: StepPlace,
  crew: StudioCrew,
  request: MusicRequest,
): Promise<BedPart> {
  const { engine, version } = crew.composer
  return rememberStep<BedPart>(place, 'music', { request, version }, async (key) => {
    const bed = await orFailAs('music_failed', 'The music could not be composed.', place.signal, () =>
      engine.composeBed(request, place.signal),
    )
    const file = `music/${key}.f32`
    await writeSamples(place.partsFolder, file, bed.samples)
    return { data: { file, sampleRate: bed.sampleRate, credits: bed.credits }, files: [file] }
  })
}
