import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Picture, Timeline } from '@hookreel/film'
import { encodeBeside, RENDER_VERSION, writePoster } from '@hookreel/render'
import type { Ffmpeg } from '@hookreel/render'
import { makePart } from '../part-files.ts'
import { rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import { orFailAs } from '../studio-error.ts'

/** The drawn and encoded film and its cover, in the parts folder. */
export type RenderedFilm = { readonly file: string; readonly posterFile: string }

export type FilmToRender = {
  /** The film; as long as pictures are missing, with stand-ins for them. */
  readonly outline: Timeline
  /** The film with all its pictures. */
  readonly whole: Promise<Timeline>
  /** Whether the pictures are there, so that the film may be remembered. */
  readonly isDrawn: boolean
  readonly pictureOf: (shot: number) => Promise<Picture>
  readonly soundFile: string
  /** Counts from 0: a film that failed its check is rendered anew under the next one. */
  readonly attempt: number
}

type Encoding = { readonly file: string; readonly ended: Promise<void> }

/**
 * Draws every frame and encodes them with the sound. While pictures are still being drawn it begins with the first ones; under
 * which key the film is remembered is known when all are there. Throws StudioError `render_failed`, or what the drawing throws.
 */
export async function renderFilm(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  film: FilmToRender,
  onFrame: (done: number, of: number) => void,
): Promise<RenderedFilm> {
  const own = new AbortController()
  const encode = () =>
    beginEncoding(place, ffmpeg, film, AbortSignal.any([place.signal, own.signal]), onFrame)
  let encoding = film.isDrawn ? undefined : encode()
  try {
    const timeline = await film.whole
    const input = renderInput({ ...film, timeline })
    return await rememberStep<RenderedFilm>(place, 'render', input, async (key) => {
      const begun = (encoding ??= encode())
      const file = `film/${key}.mp4`
      const posterFile = `film/${key}.jpg`
      await orFailAs('render_failed', 'The film could not be rendered.', place.signal, async () => {
        // The cover is drawn while the frames are encoded.
        await Promise.all([begun.ended, drawPoster(place, timeline, posterFile)])
        await makePart(place.partsFolder, file, (outputFile) => rename(begun.file, outputFile))
      })
      return { data: { file, posterFile }, files: [file, posterFile] }
    })
  } finally {
    // Not needed when it failed, or when the whole film turned out to be remembered.
    own.abort(new Error('no longer needed'))
    await encoding?.ended.catch(() => undefined)
    if (encoding) await rm(encoding.file, { force: true })
  }
}

/** What a rendered film is remembered by. */
export function renderInput(
  film: Pick<FilmToRender, 'soundFile' | 'attempt'> & { readonly timeline: Timeline },
): object {
  const { timeline, soundFile, attempt } = film
  return { timeline, soundFile, attempt, version: RENDER_VERSION }
}

function beginEncoding(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  { outline, pictureOf, soundFile }: FilmToRender,
  signal: AbortSignal,
  onFrame: (done: number, of: number) => void,
): Encoding {
  const filesFolder = place.partsFolder
  const file = join(filesFolder, 'film', `.writing-${randomUUID()}.mp4`)
  const encode = async () => {
    await mkdir(dirname(file), { recursive: true })
    const sound = join(filesFolder, soundFile)
    await encodeBeside({
      ...{ ffmpeg, timeline: outline, pictureOf, filesFolder, soundFile: sound, outputFile: file, signal },
      onProgress: onFrame,
    })
  }
  const ended = encode()
  // Awaited later; until then a failure must not count as unhandled.
  ended.catch(() => undefined)
  return { file, ended }
}

/** Writes the cover of a film into the parts folder. */
export async function drawPoster(place: StepPlace, timeline: Timeline, posterFile: string): Promise<void> {
  const loadFile = (name: string): Promise<Uint8Array> => readFile(join(place.partsFolder, name))
  const frame = choosePosterFrame(timeline)
  await makePart(place.partsFolder, posterFile, (outputFile) =>
    writePoster({ timeline, loadFile, frame, outputFile }),
  )
}

/** The middle of the first shot: its transition is over, its words are on the screen. */
function choosePosterFrame(timeline: Timeline): number {
  const first = timeline.shots[0]
  return first ? Math.floor((first.startFrame + Math.min(first.endFrame, timeline.frameCount)) / 2) : 0
}
