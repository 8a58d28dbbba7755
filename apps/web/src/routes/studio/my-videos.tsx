import { VIDEOS_PER_PAGE, type Video } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Sparkles } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { retentionQuery, stylesQuery } from '../../api/queries.ts'
import { buttonLook } from '../../components/button.tsx'
import { Pager } from '../../components/pager.tsx'
import { useLastPage } from '../../components/use-last-page.ts'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageActions, PageTitle } from '../../features/shell/page-title.tsx'
import { AgingNotice } from '../../features/videos/aging-notice.tsx'
import { DropZone } from '../../features/uploads/drop-zone.tsx'
import { NoVideos } from '../../features/videos/no-videos.tsx'
import { useSelection } from '../../features/videos/selection.ts'
import { UploadButton } from '../../features/uploads/upload-button.tsx'
import { UploadList } from '../../features/uploads/upload-list.tsx'
import { uploadsQuery } from '../../features/uploads/upload-queries.ts'
import { VideoCard, VideoCardSkeleton } from '../../features/videos/video-card.tsx'
import { VideoFilters } from '../../features/videos/video-filters.tsx'
import {
  isFiltered,
  searchOfView,
  videoGridQuery,
  viewOfSearch,
  type VideoView,
} from '../../features/videos/video-queries.ts'
import { isReady } from '../../features/videos/video-words.ts'
import { formatPlural } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { Route } from './+types/my-videos'

export const handle = { title: 'My Videos' }
export const meta = () => [{ title: 'My Videos | Hookreel' }]

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  void queryClient.prefetchQuery(videoGridQuery(viewOfSearch(new URL(request.url).searchParams)))
  void queryClient.prefetchQuery(retentionQuery)
  void queryClient.prefetchQuery(uploadsQuery)
  void queryClient.prefetchQuery(stylesQuery)
  return null
}

const PlayerDialog = lazyPart(async () => ({
  default: (await import('../../features/videos/player/player-dialog.tsx')).PlayerDialog,
}))
const SelectionBar = lazyPart(async () => ({
  default: (await import('../../features/videos/selection-bar.tsx')).SelectionBar,
}))
const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3'

export default function MyVideos() {
  const [search, setSearch] = useSearchParams()
  const view = viewOfSearch(search)
  const videos = useQuery(videoGridQuery(view))
  const pageCount = videos.data && Math.ceil(videos.data.total / VIDEOS_PER_PAGE)
  useLastPage(view.page, videos.isPlaceholderData ? undefined : pageCount)
  const selection = useSelection()
  const [playing, setPlaying] = useState<Video | null>(null)
  // The player stays once it was there, so that it can close and give the focus back.
  const [wasPlayed, setWasPlayed] = useState(false)
  const play = (video: Video) => {
    setWasPlayed(true)
    setPlaying(video)
  }
  const upload = useRef<{ choose: () => void }>(null)
  const change = (next: Partial<VideoView>) =>
    setSearch(searchOfView({ ...view, page: 1, ...next }), { preventScrollReset: true })
  const items = videos.data?.items ?? []
  const total = videos.data?.total ?? 0
  const hasNothing = total === 0 && !isFiltered(view)

  return (
    <>
      <PageTitle
        title="My AI Generated Videos"
        aside={
          <PageActions>
            <Link to={href('/calendar')} className={buttonLook({ variant: 'secondary' })}>
              <CalendarDays /> Calendar
            </Link>
            <UploadButton ref={upload} />
            <Link
              to={href('/my-ideas')}
              className={buttonLook({ variant: videos.data && hasNothing ? 'secondary' : 'primary' })}
            >
              <Sparkles /> New video from an idea
            </Link>
          </PageActions>
        }
      >
        {videos.data
          ? `${formatPlural(total, 'video')} ${isFiltered(view) ? 'found' : 'in total'}`
          : videos.isPending && 'Loading your videos'}
      </PageTitle>
      <AgingNotice className="mb-5" />
      <DropZone />
      <UploadList onChoose={() => upload.current?.choose()} />
      {(!videos.data || !hasNothing) && <VideoFilters view={view} onChange={change} />}
      {videos.error && (
        <LoadError title="Failed to load videos" error={videos.error} onRetry={() => void videos.refetch()} />
      )}
      {videos.isPending && (
        <div className={GRID}>
          {Array.from({ length: VIDEOS_PER_PAGE }, (_, index) => (
            <VideoCardSkeleton key={index} />
          ))}
        </div>
      )}
      {videos.data && total === 0 && <NoVideos view={view} onReset={() => setSearch({})} />}
      {items.length > 0 && (
        <div className={GRID}>
          {items.map((video) => (
            <VideoCard
              key={video.id}
              video={video}
              isSelected={selection.has(video.id)}
              onSelect={() => selection.toggle(video)}
              onPlay={() => play(video)}
            />
          ))}
        </div>
      )}
      {pageCount !== undefined && <Pager page={view.page} pageCount={pageCount} />}
      {selection.videos.length > 0 && (
        <Suspense>
          <SelectionBar selection={selection} shown={items} />
        </Suspense>
      )}
      {wasPlayed && (
        <Suspense>
          <PlayerDialog videos={items.filter(isReady)} playing={playing} onPlay={setPlaying} />
        </Suspense>
      )}
    </>
  )
}
