import type { Video } from '@hookreel/contract'
import { Clapperboard, Download, Eye } from 'lucide-react'
import { href, Link } from 'react-router'
import { Badge } from '../../components/badge.tsx'
import { buttonLook } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Progress } from '../../components/progress.tsx'
import { formatAgo, formatCount } from '../../lib/format.ts'
import { VideoPicture } from './video-picture.tsx'
import { badgeOf, describeProgress, nameStep } from './video-words.ts'

function RecentVideo({ video }: { video: Video }) {
  const badge = badgeOf(video)
  return (
    <li className="flex items-center gap-3 py-3">
      <VideoPicture video={video} className="h-16 w-12 shrink-0 rounded-lg" />
      <div className="min-w-0 flex-1">
        <Link
          to={`${href('/generate-video')}?videoId=${encodeURIComponent(video.id)}`}
          dir="auto"
          className="block truncate text-sm font-medium underline-offset-4 hover:underline"
        >
          {video.title}
        </Link>
        {video.status === 'processing' && video.progress ? (
          <div className="mt-2">
            <Progress percent={video.progress.percent} label={`${video.title}: progress`} />
            <p className="mt-1.5 truncate text-xs text-muted">
              {nameStep(video, video.progress.step)}, {describeProgress(video.progress)}
            </p>
          </div>
        ) : (
          <p className="mt-1 flex flex-wrap gap-x-3 text-small text-muted">
            <span className="flex items-center gap-1">
              <Eye className="size-3.5" aria-hidden />
              <span className="sr-only">Views</span> {formatCount(video.viewCount)}
            </span>
            <span className="flex items-center gap-1">
              <Download className="size-3.5" aria-hidden />
              <span className="sr-only">Downloads</span> {formatCount(video.downloadCount)}
            </span>
            <span>{formatAgo(video.createdAt)}</span>
          </p>
        )}
      </div>
      <Badge tone={badge.tone} className={video.progress ? 'max-sm:hidden' : ''}>
        {badge.label}
      </Badge>
    </li>
  )
}

export function RecentVideos({ videos }: { videos: readonly Video[] }) {
  if (videos.length === 0)
    return (
      <EmptyState
        icon={Clapperboard}
        title="No videos yet"
        action={
          <Link to={href('/generate-ideas')} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
            Start with an idea
          </Link>
        }
      >
        Choose one of your ideas, a style and a voice. Making a short takes a few minutes, and you can watch
        it happen.
      </EmptyState>
    )
  return (
    <ul className="divide-y">
      {videos.map((video) => (
        <RecentVideo key={video.id} video={video} />
      ))}
    </ul>
  )
}
