import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Timeline } from '@hookreel/film'
import { encodeFilm, RENDER_VERSION, writePoster } from '@hookreel/render'
import type { Ffmpeg } from '@hookreel/render'
import { makePart } from './part-files.ts'
import { rememberStep } from './remember-step.ts'
import type { StepPlace } from './remember-step.ts'
import { orFailAs } from './studio-error.ts'

/** The drawn and encoded film and its cover, in the parts folder. */
export type RenderedFilm = { readonly file: string; readonly posterFile: string }

/**
 * Draws every frame and encodes them with the sound. `attempt` counts from 0: a film that failed its check is
 * rendered anew under the next one. Throws StudioError `render_failed`.
 */
export async function renderFilm(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  film: { readonly timeline: Timeline; readonly soundFile: string; readonly attempt: number },
  onFrame: (done: number, of: number) => void,
): Promise<RenderedFilm> {
  const { timeline, soundFile, attempt } = film
  const input = { timeline, soundFile, attempt, version: RENDER_VERSION }
  return rememberStep<RenderedFilm>(place, 'render', input, async (key) => {
    const file = `film/${key}.mp4`
    const posterFile = `film/${key}.jpg`
    const loadFile = (name: string): Promise<Uint8Array> => readFile(join(place.partsFolder, name))
    await orFailAs('render_failed', 'The film could not be rendered.', place.signal, async () => {
      await makePart(place.partsFolder, file, (outputFile) =>
        encodeFilm({
          ffmpeg,
          timeline,
          loadFile,
          soundFile: join(place.partsFolder, soundFile),
          outputFile,
          onProgress: onFrame,
          signal: place.signal,
        }),
      )
      const frame = choosePosterFrame(timeline)
      await makePart(place.partsFolder, posterFile, (outputFile) =>
        writePoster({ timeline, loadFile, frame, outputFile }),
      )
    })
    return { data: { file, posterFile }, files: [file, posterFile] }
  })
}

/** The middle of the first shot: its transition is over, its words are on the screen. */
function choosePosterFrame(timeline: Timeline): number {
  const first = timeline.shots[0]
  return first ? Math.floor((first.startFrame + Math.min(first.endFrame, timeline.frameCount)) / 2) : 0
}
