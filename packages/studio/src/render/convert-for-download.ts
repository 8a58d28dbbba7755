import { join } from 'node:path'
import type { OutputFormat } from '@hookreel/film'
import { convertFilm } from '@hookreel/render'
import type { Ffmpeg } from '@hookreel/render'
import { makePart } from '../part-files.ts'
import { rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import { orFailAs } from '../studio-error.ts'

const CONVERT_VERSION = 1

/** The film in the ordered format; an mp4 is the master itself. Throws StudioError `render_failed`. */
export async function convertForDownload(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  file: string,
  format: OutputFormat,
): Promise<string> {
  if (format === 'mp4') return file
  return rememberStep<string>(place, 'convert', { file, format, version: CONVERT_VERSION }, async () => {
    const converted = file.replace(/mp4$/, format)
    await orFailAs('render_failed', `The film could not be written as ${format}.`, place.signal, () =>
      makePart(place.partsFolder, converted, (outputFile) =>
        convertFilm({
          ffmpeg,
          inputFile: join(place.partsFolder, file),
          format,
          outputFile,
          signal: place.signal,
        }),
      ),
    )
    return { data: converted, files: [converted] }
  })
}
