import type { Job } from '../../platform/jobs/open-queue.ts'
import { failVideo } from './fail-video.ts'
import { filmJobSchema } from './film-job.ts'
import { makeSlice } from './make-slice.job.ts'
import { MAKE_VIDEO, makeVideo } from './make-video.job.ts'
import type { VideoDeps } from '../video-deps.ts'
import { listPartFolders, removeParts } from '../video-files.ts'
import { listUnfinishedVideos } from './making.queries.ts'

/** A film uses every core by itself: two at once would only make both slower. */
const FILMS_AT_ONCE = 1

/** Takes up the films that are ordered or were under way, and from then on every new one. */
export async function resumeVideos(deps: VideoDeps): Promise<void> {
  // Looked at before: a film that another process begins meanwhile is none of them.
  const folders = await listPartFolders(deps.config)
  const unfinished = await listUnfinishedVideos(deps.db)
  const wanted = new Set(unfinished.map(({ id }) => id))
  // What a killed server left of videos that nobody works on any more.
  for (const videoId of folders) if (!wanted.has(videoId)) await removeParts(deps.config, videoId)
  // A job that cannot be read is no video's; it must not keep the server from starting.
  const live = (await deps.queue.listLive(MAKE_VIDEO)).map(
    (data) => filmJobSchema.safeParse(data).data?.videoId,
  )
  for (const { id, userId } of unfinished) {
    // Ordered together with its video, a job can only be missing when someone took it out of the queue by hand.
    if (live.includes(id)) continue
    await deps.db.transaction((tx) => deps.queue.enqueue(tx, MAKE_VIDEO, { videoId: id }, { group: userId }))
  }
  await deps.queue.work(MAKE_VIDEO, FILMS_AT_ONCE, (job) => workOn(deps, job))
}

/** When nothing is left to try the video fails: its job would be gone, and it would stay in the making with its credits held. */
async function workOn(deps: VideoDeps, job: Job): Promise<void> {
  const { videoId, slice } = filmJobSchema.parse(job.data)
  try {
    await (slice ? makeSlice(deps, videoId, slice, job) : makeVideo(deps, videoId, job))
  } catch (error) {
    if (!job.isLastTry || job.signal.aborted) throw error
    deps.log.error('the making of a film was given up', { videoId, error })
    await failVideo(deps, videoId, {
      code: 'interrupted',
      message: 'The making of this video was interrupted again and again.',
    })
  }
}
