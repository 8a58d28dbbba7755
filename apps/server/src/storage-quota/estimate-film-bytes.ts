import { frameSizeOf } from '@hookreel/film'
import type { AspectRatio, OutputFormat, Resolution } from '@hookreel/film'

const FULL_PIXELS = 1080 * 1920
/** Films of drawn scenes take 0.25 MB a second (docs/capacity.md), of moving clips twice that and more. */
const FULL_SECOND_BYTES = 600_000
/** Poster and subtitles. */
const BESIDE_BYTES = 500_000

/** What a film and what goes with it will take, rather more than less: its real size replaces it. */
export function estimateFilmBytes(film: {
  readonly resolution: Resolution
  readonly aspectRatio: AspectRatio
  readonly seconds: number
  readonly format: OutputFormat
}): number {
  const { width, height } = frameSizeOf(film.resolution, film.aspectRatio)
  // Another format than MP4 is kept beside it.
  const copies = film.format === 'mp4' ? 1 : 2
  const bytes = ((width * height) / FULL_PIXELS) * film.seconds * FULL_SECOND_BYTES * copies
  return Math.ceil(bytes) + BESIDE_BYTES
}
