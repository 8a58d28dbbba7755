import { SUBTITLE_FORMATS, WATCH_PATH, type Video } from '@hookreel/contract'
import {
  Captions,
  Check,
  Download,
  EllipsisVertical,
  ExternalLink,
  Pencil,
  Play,
  ReceiptText,
  RotateCcw,
  Trash2,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { href, Link } from 'react-router'
import { Badge } from '../../components/badge.tsx'
import { Button, buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Menu, MenuItem } from '../../components/menu.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatAgo, formatClock, formatFileSize, formatPlural } from '../../lib/format.ts'
import { CancelVideo } from './cancel-video.tsx'
import { DeleteVideo } from './delete-video.tsx'
import { downloadSubtitles } from './download-subtitles.ts'
import { downloadVideo, tellNotReady } from './download-video.ts'
import { EditVideo } from './edit-video.tsx'
import { PostButtons } from './post-buttons.tsx'
import { VideoOverlay } from './video-overlay.tsx'
import { VideoPicture } from './video-picture.tsx'
import { badgeOf, isInProgress, isReady } from './video-words.ts'

const Receipt = lazy(() => import('../credits/receipt.tsx').then((module) => ({ default: module.Receipt })))

type Opened = 'edit' | 'receipt' | 'delete'

function Facts({ video }: { video: Video }) {
  const facts = [
    formatAgo(video.createdAt),
    video.durationSeconds !== null && formatClock(video.durationSeconds),
    video.fileSize !== null && formatFileSize(video.fileSize),
    isReady(video) && formatPlural(video.viewCount, 'view'),
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

/** Opens the order again with the same text. */
function retryAddress(video: Video): string {
  const search = new URLSearchParams(
    video.ideaId ? { ideaId: video.ideaId } : { title: video.title, script: video.script },
  )
  return `${href('/generate-video')}?${search}`
}

/** What a video in the making or a failed one offers besides; a finished one needs nothing more. */
function NextStep({ video }: { video: Video }) {
  if (isInProgress(video))
    return (
      <>
        <Link
          to={`${href('/generate-video')}?videoId=${video.id}`}
          className={buttonLook({ variant: 'secondary', size: 'sm', className: 'flex-1' })}
        >
          View progress
        </Link>
        <CancelVideo video={video} />
      </>
    )
  if (video.status !== 'failed') return null
  return (
    <Link
      to={retryAddress(video)}
      className={buttonLook({ variant: 'secondary', size: 'sm', className: 'basis-full' })}
    >
      <RotateCcw /> Try again
    </Link>
  )
}

/** Portrait whatever the film's shape, so that the cards of a page stand in rows. */
const PICTURE_LOOK = 'aspect-[4/5] w-full'

/** The picture: a link that opens the finished film in a new tab; before, it says that it is not ready. */
function Cover({ video, onPlay }: { video: Video; onPlay: () => void }) {
  if (!isReady(video))
    return (
      <button
        type="button"
        onClick={tellNotReady}
        className="relative block w-full text-left -outline-offset-4"
      >
        <span className="sr-only">{`Open "${video.title}"`}</span>
        <VideoPicture video={video} className={PICTURE_LOOK} />
        <VideoOverlay video={video} />
      </button>
    )
  return (
    <>
      <a
        href={WATCH_PATH.replace('{id}', video.id)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Open "${video.title}" in a new tab`}
        className="group relative block w-full -outline-offset-4"
      >
        <VideoPicture video={video} className={PICTURE_LOOK} />
        <span className="absolute inset-0 bg-black/0 transition-colors group-hover:bg-black/20" />
        <span className="absolute top-3 right-3 grid size-8 place-items-center rounded-full bg-black/55 text-white opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
          <ExternalLink className="size-4" aria-hidden />
        </span>
      </a>
      <button
        type="button"
        aria-label={`Play "${video.title}"`}
        onClick={onPlay}
        className="absolute right-3 bottom-3 grid size-12 place-items-center rounded-full bg-white/95 text-black shadow-lg transition-transform duration-200 hover:scale-110"
      >
        <Play className="ml-0.5 size-5 fill-current" aria-hidden />
      </button>
    </>
  )
}

function CardMenu({ video, onOpen }: { video: Video; onOpen: (what: Opened) => void }) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon-sm" aria-label={`Actions for "${video.title}"`}>
          <EllipsisVertical />
        </Button>
      }
    >
      <MenuItem onClick={() => onOpen('edit')}>
        <Pencil /> Edit
      </MenuItem>
      {isReady(video) &&
        !video.upload &&
        SUBTITLE_FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => void downloadSubtitles(video, format)}>
            <Captions /> Download subtitles (.{format})
          </MenuItem>
        ))}
      {!video.upload && (
        <MenuItem onClick={() => onOpen('receipt')}>
          <ReceiptText /> Receipt
        </MenuItem>
      )}
      <MenuItem isDanger disabled={isInProgress(video)} onClick={() => onOpen('delete')}>
        <Trash2 /> Delete
      </MenuItem>
    </Menu>
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
  const [wasReceipt, setWasReceipt] = useState(false)
  if (open === 'receipt' && !wasReceipt) setWasReceipt(true)
  const badge = badgeOf(video.status)
  return (
    <Card
      className={classNames(
        'flex min-w-0 flex-col overflow-hidden transition-shadow',
        props.isSelected && 'ring-2 ring-primary',
      )}
    >
      <div className="relative">
        <Cover video={video} onPlay={props.onPlay} />
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
          <h2 className="line-clamp-2 mt-1 min-w-0 flex-1 leading-snug font-semibold break-words">
            {video.title}
          </h2>
          <CardMenu video={video} onOpen={setOpen} />
        </div>
        <p className="mt-1 line-clamp-2 text-sm text-muted">
          {video.description || video.script || 'No description'}
        </p>
        <Facts video={video} />
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <NextStep video={video} />
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
      <EditVideo
        video={video}
        open={open === 'edit'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'edit' : null)}
      />
      {wasReceipt && (
        <Suspense>
          <Receipt
            id={video.id}
            title={video.title}
            open={open === 'receipt'}
            onOpenChange={(isOpen) => setOpen(isOpen ? 'receipt' : null)}
          />
        </Suspense>
      )}
      <DeleteVideo
        video={video}
        open={open === 'delete'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'delete' : null)}
      />
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
