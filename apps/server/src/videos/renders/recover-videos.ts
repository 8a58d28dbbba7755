import { keepParts } from '../changes/keep-parts.ts'
import type { VideoDeps } from '../video-deps.ts'
import { listPartFolders, removeParts } from '../video-files.ts'
import { filmJobOf, MAKE_SERVICE_VIDEO, MAKE_VIDEO } from './film-job.ts'
import { listUnfinishedVideos } from './making.queries.ts'
import { findVideo } from '../videos.queries.ts'

/**
 * Deletes what a killed server left of videos that nobody works on any more. A finished film keeps what it was made of first, where the
 * server had not come to it: its change would cost a whole film.
 */
export async function clearLeftFilms(deps: VideoDeps): Promise<void> {
  const { config, db, clock } = deps
  // Looked at before: a film that another process begins meanwhile is none of them.
  const folders = await listPartFolders(config)
  const wanted = new Set((await listUnfinishedVideos(db)).map(({ id }) => id))
  for (const videoId of folders) {
    if (wanted.has(videoId)) continue
    const video = await findVideo(db, videoId)
    const isFinished = video?.status === 'completed' || video?.status === 'published'
    const isKept = (video?.partsKeptUntil ?? 0) > clock.now()
    if (isFinished && !isKept) await keepParts(deps, video)
    await removeParts(config, videoId)
  }
}

/** Takes up the films that are ordered or were under way. */
export async function recoverVideos({ db, queue, config }: VideoDeps): Promise<void> {
  const unfinished = await listUnfinishedVideos(db)
  const jobs = [...(await queue.listLive(MAKE_VIDEO)), ...(await queue.listLive(MAKE_SERVICE_VIDEO))]
  const live = jobs.map(({ videoId }) => videoId)
  for (const video of unfinished) {
    const { id, userId } = video
    // Ordered together with its video, a job can only be missing when someone took it out of the queue by hand.
    if (live.includes(id)) continue
    await db.transaction((tx) =>
      queue.enqueue(tx, filmJobOf({ config }, video), { videoId: id }, { group: userId }),
    )
  }
}
