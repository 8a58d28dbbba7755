import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { glanceAtSegments, watchSegments } from '@hookreel/render'
import type { Ffmpeg, WatchedSegment } from '@hookreel/render'
import { recallStep, rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import type { MadeSegment } from './render-segments.ts'

/** The step under which it is remembered what a segment was seen to be. */
export const WATCHED_STEP = 'watched'
/** Raised when more, or something else, is looked for. */
const WATCH_VERSION = 2

/** So many frames are worth a start of ffmpeg (a tenth of a second) while others are still encoded. */
const WORTH_FRAMES = 240

/** What was seen of segments, by their checksums. */
type Seen = {
  readonly known: Map<string, WatchedSegment>
  /** Whether one of this film was decoded whole. */
  hasSample: boolean
}

/** Watches the segments of a film while later ones are still being made, a few of them in one run. */
export type SegmentWatcher = {
  add(segment: MadeSegment): void
  /** What all of them, in the order of the film, were seen to be; `watchMadeSegments` of what is left. */
  finish(segments: readonly MadeSegment[]): Promise<readonly WatchedSegment[] | undefined>
  /** Resolves when nothing is being watched. */
  settle(): Promise<void>
}

/** Of a run that fails nothing is said before the end: those segments are watched once more then. */
export function openWatcher(place: StepPlace, ffmpeg: Ffmpeg): SegmentWatcher {
  const seen: Seen = { known: new Map(), hasSample: false }
  let waiting: MadeSegment[] = []
  let watching: Promise<void> | undefined
  const watchSome = async () => {
    const some = waiting
    waiting = []
    await watchMadeSegments(place, ffmpeg, some, seen).catch(() => undefined)
    watching = undefined
  }
  return {
    add: (segment) => {
      waiting.push(segment)
      const frames = waiting.reduce((sum, { frameCount }) => sum + frameCount, 0)
      // The one that is decoded whole is not left for the end.
      const isWorth = !seen.hasSample || frames >= WORTH_FRAMES
      if (watching === undefined && isWorth) watching = watchSome()
    },
    finish: async (segments) => {
      await watching
      return watchMadeSegments(place, ffmpeg, segments, seen)
    },
    settle: async () => watching,
  }
}

/**
 * What the segments of a film were seen to be, in their order; those that no film had before are looked at. Undefined when that does not
 * tell: then the film is to be watched as a whole.
 */
async function watchMadeSegments(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  segments: readonly MadeSegment[],
  seen: Seen,
): Promise<readonly WatchedSegment[] | undefined> {
  const { known } = seen
  const inputOf = ({ sha256 }: MadeSegment) => ({ sha256, version: WATCH_VERSION })
  for (const segment of segments) {
    if (known.has(segment.sha256)) continue
    const watched = await recallStep<WatchedSegment>(place, WATCHED_STEP, inputOf(segment))
    if (watched) known.set(segment.sha256, watched)
  }
  const fresh = [...new Map(segments.map((segment) => [segment.sha256, segment])).values()].filter(
    ({ sha256 }) => !known.has(sha256),
  )
  const looked = await lookAt(place, ffmpeg, fresh, seen)
  const remember = async (segment: MadeSegment) => {
    const data = looked.get(segment)
    if (!data) return
    known.set(segment.sha256, data)
    await rememberStep(place, WATCHED_STEP, inputOf(segment), async () => ({ data, files: [] }))
  }
  await Promise.all(fresh.map(remember))
  const all = segments.flatMap(({ sha256 }) => known.get(sha256) ?? [])
  return all.length === segments.length ? all : undefined
}

/**
 * Segments whose frames were looked at as they were drawn are only glanced at, all but the first of a film: that one is decoded whole, and shows that
 * what this ffmpeg encodes here can be decoded. What a glance does not like is decoded, too.
 */
async function lookAt(
  { partsFolder, signal }: StepPlace,
  ffmpeg: Ffmpeg,
  fresh: readonly MadeSegment[],
  seen: Seen,
): Promise<ReadonlyMap<MadeSegment, WatchedSegment>> {
  const drawn = fresh.flatMap((segment) =>
    segment.drawn ? [{ ...segment, drawn: segment.drawn, segment }] : [],
  )
  const glanced = seen.hasSample ? drawn : drawn.slice(1)
  const isGlanced = new Set(glanced.map(({ segment }) => segment))
  const watched = fresh.filter((segment) => !isGlanced.has(segment))
  const looked = new Map<MadeSegment, WatchedSegment>()
  const keep = (some: readonly MadeSegment[], found: readonly WatchedSegment[] = []) =>
    found.forEach((one, index) => some[index] && looked.set(some[index], one))
  const watch = async (some: readonly MadeSegment[]) => {
    if (some.length > 0) keep(some, await watchSegments({ ffmpeg, segments: some, signal }))
  }
  const glance = async () => {
    if (glanced.length === 0) return
    const scratchFile = join(partsFolder, 'segments', `.writing-${randomUUID()}.gray`)
    const some = glanced.map(({ segment }) => segment)
    const found = await glanceAtSegments({ ffmpeg, segments: glanced, scratchFile, signal }).catch(
      () => undefined,
    )
    if (found) keep(some, found)
    else await watch(some)
  }
  await Promise.all([watch(watched), glance()])
  seen.hasSample ||= watched.length > 0
  return looked
}
