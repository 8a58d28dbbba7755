import type { Timeline } from '@hookreel/film'
import type { Ffmpeg } from '@hookreel/render'
import { recallStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import { orFailAs } from '../studio-error.ts'
import { joinFilm, renderInput } from './join-film.ts'
import type { RenderedFilm } from './join-film.ts'
import { renderSegments } from './render-segments.ts'
import type { FilmToEncode } from './render-segments.ts'

export type FilmToRender = FilmToEncode & {
  /** The film with all its pictures. */
  readonly whole: Promise<Timeline>
  /** Whether the pictures are there, so that the film may be remembered. */
  readonly isDrawn: boolean
  /** The file of the mixed sound, which is made while frames are encoded. */
  readonly sound: Promise<string>
}

/**
 * Draws and encodes the stretches of the film that no film had before, and joins all with the sound. While pictures and sound are still
 * being made it begins with the first pictures. Throws StudioError `render_failed`, or what the drawing throws.
 */
export async function renderFilm(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  film: FilmToRender,
  onFrame: (done: number, of: number) => void,
): Promise<RenderedFilm> {
  const { attempt } = film
  const whole = async () => ({ timeline: await film.whole, soundFile: await film.sound, attempt })
  if (film.isDrawn) {
    const known = await recallStep<RenderedFilm>(place, 'render', renderInput(await whole()))
    if (known) return known
  }
  const own = new AbortController()
  const signal = AbortSignal.any([place.signal, own.signal])
  const encoding = orFailAs('render_failed', 'The film could not be rendered.', signal, () =>
    renderSegments({ ...place, signal }, ffmpeg, film, onFrame),
  )
  try {
    const [files] = await Promise.all([encoding, film.sound])
    return await joinFilm(place, ffmpeg, await whole(), files)
  } finally {
    // Without its sound no frame is needed.
    own.abort(new Error('no longer needed'))
    await encoding.catch(() => undefined)
  }
}
