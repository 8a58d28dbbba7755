import { checkFinishedFilm, ownMaterialOf } from './check-finished-film.ts'
import type { FilmInSlices } from './film-slice.ts'
import { renderFilm } from './render-film.ts'
import { renderInSlices } from './render-in-slices.ts'
import type { RenderedFilm } from './join-film.ts'
import type { FilmToCheck, FilmToRender } from './render-film.ts'
import { StudioError } from '../studio-error.ts'
import { X264 } from '@hookreel/render'
import type { HeardSound } from '@hookreel/render'
import type { ProductionContext } from '../production-context.ts'

/** A film that fails its check is rendered once more before it is given up. */
const RENDER_ATTEMPTS = 2

/** Renders a film until it passes its check, or throws StudioError `check_failed`; one made in slices may lack some. */
export async function renderAndCheck(
  production: ProductionContext,
  film: Omit<FilmToRender, 'attempt' | 'encoder'> & { readonly heard: Promise<HeardSound> },
): Promise<RenderedFilm | FilmInSlices> {
  const { place, ffmpeg, progress } = production
  let reasons = ''
  for (let attempt = 0; attempt < RENDER_ATTEMPTS; attempt += 1) {
    // What the check does not like of an encoder of this machine, x264 does better.
    const encoder = attempt === 0 ? production.encoder : X264
    const rendered = await renderOnce(production, { ...film, attempt, encoder })
    if ('missing' in rendered) return { ...rendered, ...progress.spanOf('render') }
    const timeline = await film.whole
    progress.at('check', 0)
    const heard = await film.heard
    const checked = { ...rendered, timeline, heard, own: ownMaterialOf(production.order) }
    const verdict = await settleAfter(checkFinishedFilm(place, ffmpeg, checked), rendered.watched)
    if (verdict.problems.length === 0) return rendered
    reasons = verdict.problems.map((problem) => problem.message).join(' ')
  }
  throw new StudioError('check_failed', `The finished film did not pass its check. ${reasons}`)
}

/** What a check says, once what watches the film's stretches has ended too: of a film that was checked before nobody asks. */
async function settleAfter<T>(verdict: Promise<T>, watched: Promise<unknown> | undefined): Promise<T> {
  try {
    return await verdict
  } finally {
    await Promise.allSettled([watched])
  }
}

async function renderOnce(
  { place, ffmpeg, progress, sliceSeconds }: ProductionContext,
  film: FilmToRender,
): Promise<FilmToCheck | Pick<FilmInSlices, 'slices' | 'missing'>> {
  if (sliceSeconds !== undefined && film.outline.frameCount > sliceSeconds * film.outline.frameRate) {
    const { attempt } = film
    const whole = { timeline: await film.whole, soundFile: await film.sound, attempt }
    const found = await renderInSlices(place, ffmpeg, whole, sliceSeconds)
    if (found) return found
  }
  let share = 0
  let isMixed = false
  const tell = () => isMixed && progress.at('render', share)
  // Frames are encoded beside the sound; they are told of when that is there.
  const hear = async () => {
    await film.sound
    isMixed = true
    tell()
  }
  // A sound that fails is renderFilm's to tell.
  hear().catch(() => undefined)
  return renderFilm(place, ffmpeg, film, (done, of) => {
    share = done / of
    tell()
  })
}
