import { sliceKey } from '@hookreel/studio'
import type { JobQueue } from '../../platform/jobs/open-queue.ts'
import { filmJobSchema } from './film-job.ts'

/** The keys of the slices of a film that wait in a queue or are being made. */
export async function listLiveSlices(queue: JobQueue, name: string, videoId: string): Promise<string[]> {
  const jobs = (await queue.listLive(name)).map((data) => filmJobSchema.safeParse(data).data)
  return jobs.flatMap((job) => (job?.slice && job.videoId === videoId ? [sliceKey(job.slice)] : []))
}
