import { VIDEOS_PER_PAGE } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard, Sparkles } from 'lucide-react'
import { href, Link, useSearchParams } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { videosQuery } from '../../api/queries.ts'
import { buttonLook } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { pageOfSearch, Pager } from '../../components/pager.tsx'
import { LoadError } from '../../features/shell/load-error.tsx'
import { PageTitle } from '../../features/shell/page-title.tsx'
import { VideoCard, VideoCardSkeleton } from '../../features/videos/video-card.tsx'
import { formatPlural } from '../../lib/format.ts'
import type { Route } from './+types/my-videos'

export const handle = { title: 'My Videos' }
export const meta = () => [{ title: 'My Videos | Hookreel' }]

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  void queryClient.prefetchQuery(videosQuery(pageOfSearch(new URL(request.url).searchParams)))
  return null
}

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3'

export default function MyVideos() {
  const [search] = useSearchParams()
  const page = pageOfSearch(search)
  const videos = useQuery(videosQuery(page))
  return (
    <>
      <PageTitle
        title="My AI Generated Videos"
        aside={
          <Link to={href('/my-ideas')} className={buttonLook({ variant: 'secondary' })}>
            <Sparkles /> New video from an idea
          </Link>
        }
      >
        {videos.data ? `${formatPlural(videos.data.total, 'video')} in total` : 'Loading your videos'}
      </PageTitle>
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
      {videos.data?.total === 0 && (
        <EmptyState
          icon={Clapperboard}
          title="No videos generated yet"
          className="rounded-card border border-dashed py-16"
          action={
            <Link to={href('/generate-ideas')} className={buttonLook()}>
              <Sparkles /> Generate Video Ideas
            </Link>
          }
        >
          Pick one of your ideas, choose a style and a voice, and the finished video appears here.
        </EmptyState>
      )}
      {videos.data && videos.data.total > 0 && videos.data.items.length === 0 && (
        <EmptyState
          icon={Clapperboard}
          title="This page is empty"
          action={
            <Link to={href('/my-videos')} className={buttonLook({ variant: 'secondary' })}>
              Go to the first page
            </Link>
          }
        >
          You have fewer videos than that.
        </EmptyState>
      )}
      {videos.data && videos.data.items.length > 0 && (
        <div className={GRID}>
          {videos.data.items.map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
        </div>
      )}
      {videos.data && <Pager page={page} pageCount={Math.ceil(videos.data.total / VIDEOS_PER_PAGE)} />}
    </>
  )
}
