import { sliceKey } from '@hookreel/studio'
import type { SliceOrder } from '@hookreel/studio'
import { z } from 'zod'
import type { JobKind } from '../../platform/jobs/define-job.ts'
import type { JobQueue } from '../../platform/jobs/open-queue.ts'

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
