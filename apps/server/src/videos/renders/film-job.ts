import { sliceKey } from '@hookreel/studio'
import type { SliceOrder } from '@hookreel/studio'
import { z } from 'zod'
import type { JobKind } from '../../platform/jobs/define-job.ts'
import type { JobQueue } from '../../platform/jobs/open-queue.ts'
import type { VideoDeps } from '../video-deps.ts'
import type { VideoRow } from '../videos.queries.ts'
import { orderOf } from './prepare-worker.ts'
import { callsServices } from './start-film-worker.ts'

/** A film to be made, or one slice of it; what it does stands in `make-video.job.ts`. */
export const MAKE_VIDEO: JobKind<{ readonly videoId: string; readonly slice?: SliceOrder | undefined }> = {
  name: 'make-video',
  schema: z.object({
    videoId: z.string(),
    slice: z
      .object({
        timelineFile: z.string(),
        range: z.object({ from: z.number(), to: z.number() }),
        attempt: z.number(),
      })
      .optional(),
  }),
}
/**
 * A film of which a service makes a part. It waits for services beside others of its kind, and takes its turn among the films for its
 * frames: pictures of twenty seconds each kept everybody's films waiting for half an hour.
 */
export const MAKE_SERVICE_VIDEO: JobKind<{ readonly videoId: string }> = {
  name: 'make-service-video',
  schema: z.object({ videoId: z.string() }),
}

/** The job that makes a whole film. */
export function filmJobOf(
  { config }: Pick<VideoDeps, 'config'>,
  film: VideoRow,
): JobKind<{ readonly videoId: string }> {
  // Its words are a service's, too, which is asked here and not in the film's process.
  const isTranslated = film.choices.language?.translate !== undefined
  const isWaiting = isTranslated || callsServices({ crew: config.crew.settings, order: orderOf(film) })
  return isWaiting ? MAKE_SERVICE_VIDEO : MAKE_VIDEO
}

/** A film that fails half-way is tried once more. */
export const TRIES = 2
/** After so many silent deaths of its process without a finished step, the film itself is taken for the cause. */
export const STARTS = 5
export const KILLS_ITS_MAKERS = {
  code: 'interrupted',
  message: `The making of this video broke off ${STARTS} times without a reason that could be found.`,
} as const

/** The keys of the slices of a film that wait in the queue or are being made. */
export async function listLiveSlices(queue: JobQueue, videoId: string): Promise<string[]> {
  const jobs = await queue.listLive(MAKE_VIDEO)
  return jobs.flatMap((job) => (job.slice && job.videoId === videoId ? [sliceKey(job.slice)] : []))
}
