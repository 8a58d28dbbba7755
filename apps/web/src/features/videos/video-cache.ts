import type { getDashboard, listVideos, Video } from '@hookreel/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { dashboardQuery, retentionQuery, videoQuery } from '../../api/queries.ts'
import { isInProgress } from './video-words.ts'

type VideoPage = z.output<typeof listVideos.output>
type Dashboard = z.output<typeof getDashboard.output>

function replaceIn(videos: Video[], video: Video): Video[] {
  return videos.map((known) => (known.id === video.id ? video : known))
}

/** Puts a video as it is now wherever it is shown. What only counts or lists it is asked anew. */
export function putVideo(cache: QueryClient, video: Video): void {
  const before = findKnownVideo(cache, video.id)
  cache.setQueryData(videoQuery(video.id).queryKey, video)

  cache.setQueriesData<VideoPage>({ queryKey: ['videos'] }, (page) =>
    page?.items.some((known) => known.id === video.id)
      ? { ...page, items: replaceIn(page.items, video) }
      : page,
  )

  cache.setQueryData<Dashboard>(dashboardQuery.queryKey, (dashboard) =>
    dashboard ? { ...dashboard, recentVideos: replaceIn(dashboard.recentVideos, video) } : dashboard,
  )
  // Progress moves nothing; a new state may belong into other lists, or no longer into this one, and so may one that is kept.
  if (before?.status !== video.status || before.deleteAfter !== video.deleteAfter) {
    void cache.invalidateQueries({ queryKey: ['videos'] })
    void cache.invalidateQueries({ queryKey: ['dashboard'] })
    void cache.invalidateQueries({ queryKey: ['ideas'] })
    void cache.invalidateQueries({ queryKey: ['film-languages'] })
    void cache.invalidateQueries(retentionQuery)
  }
}

/** Resolves when the lists are read without it. */
export async function dropVideo(cache: QueryClient, id: string): Promise<void> {
  cache.removeQueries({ queryKey: ['video', id] })
  void cache.invalidateQueries({ queryKey: ['film-languages'] })
  void cache.invalidateQueries({ queryKey: ['dashboard'] })
  void cache.invalidateQueries(retentionQuery)
  await cache.invalidateQueries({ queryKey: ['videos'] })
}

/** Every video that some page has read, by id. */
export function findKnownVideo(cache: QueryClient, id: string): Video | undefined {
  const single = cache.getQueryData(videoQuery(id).queryKey)
  if (single) return single
  for (const [, page] of cache.getQueriesData<VideoPage>({ queryKey: ['videos'] })) {
    const found = page?.items.find((video) => video.id === id)
    if (found) return found
  }
  return cache.getQueryData<Dashboard>(dashboardQuery.queryKey)?.recentVideos.find((video) => video.id === id)
}

/** Ids of the videos in the making that some page has read. */
export function listKnownRunning(cache: QueryClient): string[] {
  const singles = cache.getQueriesData<Video>({ queryKey: ['video'] }).map(([, video]) => video)
  const listed = cache
    .getQueriesData<VideoPage>({ queryKey: ['videos'] })
    .flatMap(([, page]) => page?.items ?? [])
  const recent = cache.getQueryData<Dashboard>(dashboardQuery.queryKey)?.recentVideos ?? []
  return [...singles, ...listed, ...recent].flatMap((video) =>
    video && isInProgress(video) ? [video.id] : [],
  )
}
