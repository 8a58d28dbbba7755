import { filmJobSchema } from './film-job.ts'
import { makeSlice } from './make-slice.job.ts'
import { MAKE_VIDEO, makeVideo } from './make-video.job.ts'
import type { VideoDeps } from './video-deps.ts'
import { listPartFolders, removeParts } from './video-files.ts'
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
  const live = (await deps.queue.listLive(MAKE_VIDEO)).map((data) => filmJobSchema.parse(data).videoId)
  for (const { id, userId } of unfinished) {
    // Ordered together with its video, a job can only be missing when someone took it out of the queue by hand.
    if (live.includes(id)) continue
    await deps.db.transaction((tx) => deps.queue.enqueue(tx, MAKE_VIDEO, { videoId: id }, { group: userId }))
  }
  await deps.queue.work(MAKE_VIDEO, FILMS_AT_ONCE, (job) => {
    const { videoId, slice } = filmJobSchema.parse(job.data)
    return slice ? makeSlice(deps, videoId, slice, job) : makeVideo(deps, videoId, job)
  })
}
