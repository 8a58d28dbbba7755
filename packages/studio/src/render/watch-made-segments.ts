import { watchSegments } from '@hookreel/render'
import type { Ffmpeg, WatchedSegment } from '@hookreel/render'
import { recallStep, rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import type { MadeSegment } from './render-segments.ts'

/** The step under which it is remembered what a segment was seen to be. */
export const WATCHED_STEP = 'watched'
/** Raised when more, or something else, is looked for. */
const WATCH_VERSION = 2

/**
 * What the segments of a film were seen to be, in their order; those that no film had before are decoded. Undefined when that does not
 * tell: then the film is to be watched as a whole.
 */
export async function watchMadeSegments(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  segments: readonly MadeSegment[],
): Promise<readonly WatchedSegment[] | undefined> {
  const inputOf = ({ sha256 }: MadeSegment) => ({ sha256, version: WATCH_VERSION })
  const known = new Map<string, WatchedSegment>()
  for (const segment of segments) {
    const watched = await recallStep<WatchedSegment>(place, WATCHED_STEP, inputOf(segment))
    if (watched) known.set(segment.sha256, watched)
  }
  const fresh = [...new Map(segments.map((segment) => [segment.sha256, segment])).values()].filter(
    ({ sha256 }) => !known.has(sha256),
  )
  const seen = fresh.length > 0 ? await watchSegments({ ffmpeg, segments: fresh, signal: place.signal }) : []
  if (seen === undefined) return undefined
  for (const [index, segment] of fresh.entries()) {
    const watched = seen[index]
    if (!watched) return undefined
    known.set(segment.sha256, watched)
    await rememberStep(place, WATCHED_STEP, inputOf(segment), async () => ({ data: watched, files: [] }))
  }
  const all = segments.flatMap(({ sha256 }) => known.get(sha256) ?? [])
  return all.length === segments.length ? all : undefined
}
