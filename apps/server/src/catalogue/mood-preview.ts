import type { Composer } from '@hookreel/crew'
import { hashText, type Mood } from '@hookreel/film'
import { encodeWav } from '@hookreel/studio'
import type { PreviewFiles } from './preview-files.ts'

const SECONDS = 9
/** Raised when the composer's music changes: kept previews are then made anew. */
const MUSIC_VERSION = 2

/** A short piece of a mood from its intro to its end, as WAV. */
export async function previewMood(files: PreviewFiles, composer: Composer, mood: Mood): Promise<Uint8Array> {
  return files.get(`mood ${mood} ${MUSIC_VERSION}`, async () => {
    const bed = await composer.composeBed({ mood, seconds: SECONDS, seed: hashText(mood) })
    return encodeWav(halveRate(bed.samples), bed.sampleRate / 2, 2)
  })
}

/** Interleaved stereo at half its rate: half the size to send. */
function halveRate(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / 4) * 2 }, (_, i) => {
    const at = (i >> 1) * 4 + (i & 1)
    return ((samples[at] ?? 0) + (samples[at + 2] ?? 0)) / 2
  })
}
