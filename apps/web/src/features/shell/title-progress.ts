import type { getDashboard, listVideos, Video } from '@hookreel/contract'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { z } from 'zod'

const PREFIX = /^\(\d+ %\) /

/** How far the video is that is furthest of those being made, in whole percent; null when none is. */
function readPercent(cache: QueryClient): number | null {
  const known = new Map<string, Video>()
  const dashboard = cache.getQueryData<z.output<typeof getDashboard.output>>(['dashboard'])
  const pages = cache.getQueriesData<z.output<typeof listVideos.output>>({ queryKey: ['videos'] })
  const singles = cache.getQueriesData<Video>({ queryKey: ['video'] })
  // What was read alone is fed by the live updates, so it comes last and counts.
  for (const video of [
    ...(dashboard?.recentVideos ?? []),
    ...pages.flatMap(([, page]) => page?.items ?? []),
    ...singles.flatMap(([, video]) => (video ? [video] : [])),
  ])
    known.set(video.id, video)
  const percents = [...known.values()]
    .filter((video) => video.status === 'processing')
    .map((video) => Math.round(video.progress?.percent ?? 0))
  return percents.length > 0 ? Math.max(...percents) : null
}

/** While a video is made, the tab's title begins with '(42 %)': one sees it from another tab. */
export function useTitleProgress(): void {
  const cache = useQueryClient()
  const { key } = useLocation()
  const percent = useSyncExternalStore(
    (onChange) => cache.getQueryCache().subscribe(onChange),
    () => readPercent(cache),
  )
  useEffect(() => {
    const title = document.title.replace(PREFIX, '')
    document.title = percent === null ? title : `(${percent} %) ${title}`
  }, [percent, key])
}
