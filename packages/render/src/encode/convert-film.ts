import { listEncoders, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { RenderError } from '../render-error.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { writeWhole } from '../ffmpeg/write-whole.ts'

/** A finished film and the container it is wanted in. */
export type ConvertRequest = {
  readonly ffmpeg: Ffmpeg
  /** The finished MP4. */
  readonly inputFile: string
  readonly format: 'mov' | 'avi'
  /** It appears only when it is whole. */
  readonly outputFile: string
  readonly signal?: AbortSignal
}

/** AVI players know neither B-frames nor AAC: pictures are encoded again without the first, sound as MP3. */
const SETTINGS = {
  mov: '-c copy -movflags +faststart -f mov',
  avi: '-c:v libx264 -preset superfast -crf 19 -bf 0 -pix_fmt yuv420p -c:a libmp3lame -b:a 192k -f avi',
} as const

/**
 * Writes a finished film in another container for download: `mov` holds the same streams, `avi` is encoded anew.
 * @throws RenderError `render_failed` when ffmpeg fails, or cannot write MP3.
 */
export async function convertFilm(request: ConvertRequest): Promise<void> {
  const { ffmpeg, inputFile, format, outputFile, signal } = request
  if (format === 'avi' && !(await listEncoders(ffmpeg)).has('libmp3lame')) {
    throw new RenderError('render_failed', 'This ffmpeg cannot write MP3 sound, which AVI files need.')
  }
  const args = ['-v', 'error', '-i', inputFile, ...SETTINGS[format].split(' ')]
  await writeWhole(outputFile, (unfinished) => runFfmpeg(ffmpeg, [...args, unfinished], { signal }))
}
