import type { Timeline } from '@hookreel/film'
import { RenderError } from '@hookreel/render'
import type { Ffmpeg, WatchedSegment } from '@hookreel/render'
import type { StepPlace } from '../remember-step.ts'
import { orFailAs } from '../studio-error.ts'
import { drawPoster, joinFilm } from './join-film.ts'
import type { RenderedFilm } from './join-film.ts'
import { renderSegments } from './render-segments.ts'
import type { FilmToEncode, MadeSegment } from './render-segments.ts'
import { openWatcher } from './watch-made-segments.ts'
import type { SegmentWatcher } from './watch-made-segments.ts'

export type FilmToRender = FilmToEncode & {
  /** The film with all its pictures. */
  readonly whole: Promise<Timeline>
  /** The file of the encoded sound, which is made while frames are encoded. */
  readonly sound: Promise<string>
}

/** A rendered film, and what its segments are seen to be where they are looked at: the last ones while the film is read for its check. */
export type FilmToCheck = RenderedFilm & {
  readonly watched?: Promise<readonly WatchedSegment[] | undefined> | undefined
}

/**
 * Draws and encodes the stretches of the film that no film had before, and joins all with the sound. While pictures and sound are still
 * being made it begins with the first pictures, which wait for no sound; what is made is watched while the rest is, and the last of it beside the check. Throws StudioError `render_failed`, or what the drawing throws.
 */
export async function renderFilm(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  film: FilmToRender,
  onFrame: (done: number, of: number) => void,
): Promise<FilmToCheck> {
  const { attempt } = film
  const own = new AbortController()
  const signal = AbortSignal.any([place.signal, own.signal])
  const here = { ...place, signal }
  const watcher = openWatcher(here, ffmpeg)
  const onSegment: FilmToEncode['onSegment'] = (file, range, segment) => {
    watcher.add(segment)
    film.onSegment?.(file, range, segment)
  }
  const encoding = orFailAs('render_failed', 'The film could not be rendered.', signal, () =>
    renderSegments(here, ffmpeg, { ...film, onSegment }, onFrame),
  )
  // Beside the last frames: behind them, the film would wait for it.
  const poster = film.whole.then((timeline) => drawPoster(here, timeline))
  poster.catch(() => undefined)
  const begun: Promise<unknown>[] = [encoding, poster]
  try {
    const [made] = await Promise.all([encoding, film.sound])
    const { segments, encoding: by } = made
    const [timeline, soundFile] = [await film.whole, await film.sound]
    const whole = { timeline, soundFile, attempt, encoding: by, poster }
    const joining = joinFilm(here, ffmpeg, whole, segments)
    const watched = watchAll(here, watcher, segments)
    // The check's to tell.
    watched.catch(() => undefined)
    begun.push(joining, watched)
    return { ...(await joining), watched }
  } catch (error) {
    // Without its sound no frame is needed.
    own.abort(new Error('no longer needed'))
    await Promise.allSettled(begun)
    await watcher.settle()
    throw error
  }
}

/** A segment that cannot be watched is the check's to find. */
async function watchAll(place: StepPlace, watcher: SegmentWatcher, segments: readonly MadeSegment[]) {
  try {
    return await watcher.finish(segments)
  } catch (error) {
    place.signal.throwIfAborted()
    if (error instanceof RenderError) return undefined
    throw error
  }
}
