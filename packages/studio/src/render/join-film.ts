import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeSegment } from '@hookreel/film'
import type { Timeline } from '@hookreel/film'
import { joinSlices, RENDER_VERSION, writePoster } from '@hookreel/render'
import type { EncodedSlice, Ffmpeg } from '@hookreel/render'
import { makePart } from '../part-files.ts'
import type { FilmEncoding } from './render-segments.ts'
import { rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import { sortKeys } from '../sort-keys.ts'
import { orFailAs } from '../studio-error.ts'

/** The drawn and encoded film and its cover, in the parts folder. */
export type RenderedFilm = {
  readonly file: string
  readonly posterFile: string
  /** Missing in films of slices, and in those that were remembered before it was kept. */
  readonly encoding?: FilmEncoding | undefined
}

/** A film with all its pictures. */
export type WholeFilm = {
  readonly timeline: Timeline
  /** The encoded sound, in the parts folder. */
  readonly soundFile: string
  /** Counts from 0: a film that failed its check is rendered anew under the next one. */
  readonly attempt: number
  readonly encoding?: FilmEncoding | undefined
  /** Its cover, where that was begun before. */
  readonly poster?: Promise<string> | undefined
}

/** What a rendered film is remembered by. */
export function renderInput({ timeline, soundFile, attempt }: WholeFilm): object {
  return { timeline, soundFile, attempt, version: RENDER_VERSION }
}

/**
 * Joins a film from its encoded stretches (absolute paths), which are taken over as they are, and its sound, and remembers it with its
 * cover. Throws StudioError `render_failed`.
 */
export function joinFilm(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  film: WholeFilm,
  slices: readonly EncodedSlice[],
): Promise<RenderedFilm> {
  const { partsFolder, signal } = place
  const { timeline, encoding } = film
  return rememberStep<RenderedFilm>(place, 'render', renderInput(film), async (key) => {
    const file = `film/${key}.mp4`
    const soundFile = join(partsFolder, film.soundFile)
    const outputFile = join(partsFolder, file)
    return orFailAs('render_failed', 'The film could not be joined.', signal, async () => {
      const [posterFile] = await Promise.all([
        film.poster ?? drawPoster(place, timeline),
        joinSlices({ ffmpeg, slices, soundFile, outputFile, signal }),
      ])
      return { data: { file, posterFile, encoding }, files: [file, posterFile] }
    })
  })
}

/** The cover of a film as a part; the same frame is not drawn twice. */
export function drawPoster(place: StepPlace, timeline: Timeline): Promise<string> {
  const loadFile = (name: string): Promise<Uint8Array> => readFile(join(place.partsFolder, name))
  const frame = choosePosterFrame(timeline)
  const content = sortKeys(describeSegment(timeline, { from: frame, to: frame + 1 }))
  return rememberStep<string>(place, 'cover', { content, version: RENDER_VERSION }, async (key) => {
    const file = `film/${key}.jpg`
    await makePart(place.partsFolder, file, (outputFile) =>
      writePoster({ timeline, loadFile, frame, outputFile }),
    )
    return { data: file, files: [file] }
  })
}

/** The middle of the first shot: its transition is over, its words are on the screen. */
function choosePosterFrame(timeline: Timeline): number {
  const first = timeline.shots[0]
  return first ? Math.floor((first.startFrame + Math.min(first.endFrame, timeline.frameCount)) / 2) : 0
}
