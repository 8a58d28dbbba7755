import { join } from 'node:path'
import type { Timeline } from '@hookreel/film'
import { checkFilm } from '@hookreel/render'
import type { Ffmpeg, HeardSound } from '@hookreel/render'
import { rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import type { FilmToCheck } from './render-film.ts'
import { orFailAs } from '../studio-error.ts'

const CHECK_VERSION = 2

/** What the finished file was found to lack; empty when it may be delivered. */
export type Verdict = { readonly problems: readonly { readonly code: string; readonly message: string }[] }

/** Looks at the finished file itself: streams, frames, length, loudness, black, frozen and silent stretches. */
export async function checkFinishedFilm(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  film: Pick<FilmToCheck, 'file' | 'watched'> & {
    readonly timeline: Timeline
    /** What its encoded sound was heard to be. */
    readonly heard: HeardSound
  },
): Promise<Verdict> {
  const { frameSize, frameCount, frameRate } = film.timeline
  const expected = {
    frameSize,
    frameCount,
    seconds: frameCount / frameRate,
  }
  const input = { file: film.file, expected, version: CHECK_VERSION }
  return rememberStep<Verdict>(place, 'check', input, async () => {
    const { signal } = place
    const file = join(place.partsFolder, film.file)
    const report = await orFailAs('check_failed', 'The finished film could not be checked.', signal, () =>
      checkFilm({ ffmpeg, file, expected, segments: film.watched, heard: film.heard, signal }),
    )
    const problems = report.problems.map(({ code, message }) => ({ code, message }))
    return { data: { problems: report.isFit ? [] : problems }, files: [] }
  })
}
