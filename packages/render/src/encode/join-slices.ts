import { rm, writeFile } from 'node:fs/promises'
import { SOUND_SETTINGS } from './encode-film.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { writeWhole } from '../ffmpeg/write-whole.ts'

/** Encoded slices of one film, in order, and its sound. */
export type JoinRequest = {
  readonly ffmpeg: Ffmpeg
  /** What `encodeFilm` made of one range after the other, without sound; absolute. */
  readonly sliceFiles: readonly string[]
  /** The mixed sound of the whole film. */
  readonly soundFile: string
  /** How long all slices together are; a longer sound is cut there. */
  readonly seconds: number
  /** An `.mp4`; it appears only when it is whole. */
  readonly outputFile: string
  readonly signal?: AbortSignal
}

/**
 * Puts slices of a film one behind the other and the sound beside them. The pictures are taken over as they are; the sound is
 * encoded once, so that nothing is heard where slices meet.
 * @throws RenderError `render_failed` when ffmpeg fails.
 */
export async function joinSlices(request: JoinRequest): Promise<void> {
  const { ffmpeg, sliceFiles, soundFile, seconds, outputFile, signal } = request
  const list = `${outputFile}.list`
  try {
    await writeFile(list, sliceFiles.map((file) => `file '${quote(file)}'\n`).join(''))
    const args = [
      ...['-v', 'error', '-f', 'concat', '-safe', '0', '-i', list, '-i', soundFile],
      ...'-map 0:v:0 -map 1:a:0 -c:v copy'.split(' '),
      ...SOUND_SETTINGS,
      // Not `-t`: it would weigh the copied pictures, too, and could leave out the last one.
      ...['-af', `atrim=end=${seconds.toFixed(6)}`],
      ...'-movflags +faststart'.split(' '),
    ]
    await writeWhole(outputFile, (unfinished) =>
      runFfmpeg(ffmpeg, [...args, unfinished], { signal, alsoReads: sliceFiles }),
    )
  } finally {
    await rm(list, { force: true })
  }
}

/** As the list of ffmpeg's concat wants it: in single quotes, which end and begin again around one that is meant. */
function quote(file: string): string {
  return file.replaceAll("'", String.raw`'\''`)
}
