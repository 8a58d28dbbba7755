import type { Video } from '@hookreel/contract'
import { Check, Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useWasOpen } from '../../lib/use-was-open.ts'
import { classNames } from '../../lib/class-names.ts'
import { formatAgo, formatClock, formatFileSize, formatPlural } from '../../lib/format.ts'
import { AgingVideo } from './keep-video.tsx'
import { downloadVideo } from './downloads/download-video.ts'
import { PostButtons } from './post-buttons.tsx'
import { badgeOf, isReady } from './video-words.ts'
import type { Opened } from './video-card-menu.tsx'
import { VideoCover } from './video-cover.tsx'
import { VideoCardMenu } from './video-card-menu.tsx'
import { VideoNextStep } from './video-next-step.tsx'

const VideoDialogs = lazyPart(() => import('./video-dialogs.tsx'))

function Facts({ video }: { video: Video }) {
  const facts = [
    formatAgo(video.createdAt),
    video.durationSeconds !== null && formatClock(video.durationSeconds),
    video.fileSize !== null && formatFileSize(video.fileSize),
    isReady(video) && formatPlural(video.viewCount, 'view'),
    video.isKept && 'Kept',
    `Quality: ${video.upload ? `${Math.min(video.upload.width, video.upload.height)}p` : video.resolution}`,
  ].filter((fact) => fact !== false)
  return (
    <ul className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-small text-muted tabular-nums">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

export function VideoCard(props: {
  video: Video
  isSelected: boolean
  onSelect: () => void
  onPlay: () => void
}) {
  const { video } = props
  const [open, setOpen] = useState<Opened | null>(null)
  const wasOpen = useWasOpen(open !== null)
  const badge = badgeOf(video)
  return (
    <Card
      data-item={video.id}
      className={classNames(
        'flex min-w-0 flex-col overflow-hidden transition-shadow',
        props.isSelected && 'ring-2 ring-primary',
      )}
    >
      <div className="relative">
        <VideoCover video={video} onPlay={props.onPlay} />
        <span className="pointer-events-none absolute top-3 left-3 flex items-center gap-2">
          <span className="pointer-events-auto relative grid size-7 place-items-center">
            <input
              type="checkbox"
              aria-label={`Select "${video.title}"`}
              checked={props.isSelected}
              onChange={props.onSelect}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-lg border-2 border-white/90 bg-black/40 shadow-md backdrop-blur-sm transition-colors checked:border-primary checked:bg-primary hover:bg-black/60 checked:hover:bg-primary-hover"
            />
            <Check
              className="pointer-events-none relative size-4 text-primary-fg opacity-0 peer-checked:opacity-100"
              aria-hidden
            />
          </span>
          <Badge tone={badge.tone} className="shadow-sm">
            {badge.label}
          </Badge>
        </span>
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start gap-2">
          <h2
            dir="auto"
            className="line-clamp-2 mt-1 min-w-0 flex-1 leading-snug font-semibold wrap-anywhere"
          >
            {video.title}
          </h2>
          <VideoCardMenu video={video} onOpen={setOpen} />
        </div>
        <p dir="auto" className="wrap-anywhere mt-1 line-clamp-2 text-sm text-muted">
          {video.description || video.script || 'No description'}
        </p>
        <Facts video={video} />
        {video.deleteAfter !== null && <AgingVideo video={video} deleteAfter={video.deleteAfter} />}
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <VideoNextStep video={video} />
          <Button
            variant="secondary"
            size="sm"
            className="basis-full"
            aria-disabled={!isReady(video)}
            onClick={() => void downloadVideo(video)}
          >
            <Download /> Download
          </Button>
          <PostButtons video={video} />
        </div>
      </div>
      {wasOpen && (
        <Suspense>
          <VideoDialogs video={video} open={open} onOpen={setOpen} />
        </Suspense>
      )}
    </Card>
  )
}

export function VideoCardSkeleton() {
  return (
    <Card className="overflow-hidden" aria-hidden>
      <span className="skeleton block aspect-[4/5] w-full rounded-none" />
      <span className="block p-4">
        <span className="skeleton block h-5 w-3/4" />
        <span className="skeleton mt-3 block h-4 w-full" />
        <span className="skeleton mt-2 block h-4 w-1/2" />
        <span className="skeleton mt-4 block h-9 w-full md:h-8" />
      </span>
    </Card>
  )
}
