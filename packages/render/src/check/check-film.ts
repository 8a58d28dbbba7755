import { FRAME_RATE } from '@hookreel/film'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { hasFastStart } from '../ffmpeg/has-fast-start.ts'
import { readStreams } from '../ffmpeg/read-streams.ts'
import { RenderError } from '../render-error.ts'
import { analyzeJoined } from './analyze-joined.ts'
import { analyzeMedia } from './analyze-media.ts'
import { findMissing, judgeFilm, type ExpectedFilm, type FilmFacts, type FilmProblem } from './judge-film.ts'
import type { HeardSound } from './listen.ts'
import type { WatchedSegment } from './watch-segments.ts'

/** The verdict on a film: fit when it has no problem. */
export type FilmReport = {
  readonly isFit: boolean
  readonly problems: readonly FilmProblem[]
  /** What was measured; null for a file that cannot be analyzed. */
  readonly facts: FilmFacts | null
}

type CheckRequest = {
  readonly ffmpeg: Ffmpeg
  readonly file: string
  readonly expected: ExpectedFilm
  /** What it was joined from, where that was watched, or is being watched. */
  readonly segments?:
    | PromiseLike<readonly WatchedSegment[] | undefined>
    | readonly WatchedSegment[]
    | undefined
  /** What its sound was heard to be before it was joined. */
  readonly heard?: HeardSound | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Watches a finished MP4 film and says whether it may be delivered, and if not, why. A film that is, packet by packet, segments that were
 * watched is not decoded again; whatever is doubtful about that, or not right, is left to watching it whole.
 * A file that ffmpeg cannot read is a report too, not an error; only an abort throws.
 */
export async function checkFilm(request: CheckRequest): Promise<FilmReport> {
  try {
    const known = await checkJoined(request)
    if (known) return known
    const streams = await readStreams(request)
    if (!streams.video || !streams.audio) return report(findMissing(streams))
    const analysis = await analyzeMedia({ ...request, frameRate: FRAME_RATE, seconds: streams.seconds })
    const facts = { ...streams, ...analysis, hasFastStart: await hasFastStart(request.file) }
    return report(judgeFilm(facts, request.expected), facts)
  } catch (error) {
    if (!(error instanceof RenderError)) throw error
    return report([{ code: 'unreadable', message: `The film cannot be read: ${error.message}` }])
  }
}

/** A film that is fit by what its segments are known to be; nothing otherwise. */
async function checkJoined({ segments, ...request }: CheckRequest): Promise<FilmReport | undefined> {
  if (segments === undefined) return undefined
  try {
    const facts = await analyzeJoined({ ...request, segments })
    const isFit = facts && judgeFilm(facts, request.expected).length === 0
    return isFit ? report([], facts) : undefined
  } catch (error) {
    if (!(error instanceof RenderError)) throw error
    return undefined
  }
}

function report(problems: readonly FilmProblem[], facts: FilmReport['facts'] = null): FilmReport {
  return { isFit: problems.length === 0, problems, facts }
}
