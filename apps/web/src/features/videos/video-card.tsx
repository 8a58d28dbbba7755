import { SUBTITLE_FORMATS, type Video } from '@hookreel/contract'
import { Captions, Download, EllipsisVertical, Pencil, Play, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { Badge } from '../../components/badge.tsx'
import { Button, buttonLook } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Menu, MenuItem } from '../../components/menu.tsx'
import { formatAgo, formatClock, formatFileSize, formatPlural } from '../../lib/format.ts'
import { CancelVideo } from './cancel-video.tsx'
import { DeleteVideo } from './delete-video.tsx'
import { downloadSubtitles } from './download-subtitles.ts'
import { downloadVideo } from './download-video.ts'
import { EditVideo } from './edit-video.tsx'
import { PostButtons } from './post-buttons.tsx'
import { VideoOverlay } from './video-overlay.tsx'
import { VideoPicture } from './video-picture.tsx'
import { VideoPlayer } from './video-player.tsx'
import { badgeOf, isInProgress, isReady } from './video-words.ts'

function Facts({ video }: { video: Video }) {
  const facts = [
    formatAgo(video.createdAt),
    video.durationSeconds !== null && formatClock(video.durationSeconds),
    video.fileSize !== null && formatFileSize(video.fileSize),
    isReady(video) && formatPlural(video.viewCount, 'view'),
    `Quality: ${video.resolution}`,
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

function Actions({ video }: { video: Video }) {
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
  if (video.status === 'failed')
    return (
      <Link to={retryAddress(video)} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
        <RotateCcw /> Try again
      </Link>
    )
  return (
    <>
      <Button variant="secondary" size="sm" className="basis-full" onClick={() => void downloadVideo(video)}>
        <Download /> Download
      </Button>
      <PostButtons />
    </>
  )
}

/** Portrait whatever the film's shape, so that the cards of a page stand in rows. */
const PICTURE_LOOK = 'aspect-[4/5] w-full'

export function VideoCard({ video }: { video: Video }) {
  const [open, setOpen] = useState<'player' | 'edit' | 'delete' | null>(null)
  const badge = badgeOf(video.status)
  const close = () => setOpen(null)
  return (
    <Card className="flex min-w-0 flex-col overflow-hidden">
      <div className="relative">
        {isReady(video) ? (
          <button
            type="button"
            aria-label={`Play "${video.title}"`}
            onClick={() => setOpen('player')}
            className="group relative block w-full -outline-offset-4"
          >
            <VideoPicture video={video} className={PICTURE_LOOK} />
            <span className="absolute inset-0 bg-black/0 transition-colors group-hover:bg-black/20" />
            <span className="absolute right-3 bottom-3 grid size-12 place-items-center rounded-full bg-white/95 text-black shadow-lg transition-transform duration-200 group-hover:scale-110">
              <Play className="ml-0.5 size-5 fill-current" aria-hidden />
            </span>
          </button>
        ) : (
          <>
            <VideoPicture video={video} className={PICTURE_LOOK} />
            <VideoOverlay video={video} />
          </>
        )}
        <Badge tone={badge.tone} className="pointer-events-none absolute top-3 left-3 shadow-sm">
          {badge.label}
        </Badge>
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start gap-2">
          <h2 className="line-clamp-2 mt-1 min-w-0 flex-1 leading-snug font-semibold break-words">
            {video.title}
          </h2>
          <Menu
            trigger={
              <Button variant="quiet" size="icon-sm" aria-label={`Actions for "${video.title}"`}>
                <EllipsisVertical />
              </Button>
            }
          >
            <MenuItem onClick={() => setOpen('edit')}>
              <Pencil /> Edit
            </MenuItem>
            {isReady(video) &&
              SUBTITLE_FORMATS.map((format) => (
                <MenuItem key={format} onClick={() => void downloadSubtitles(video, format)}>
                  <Captions /> Download subtitles (.{format})
                </MenuItem>
              ))}
            <MenuItem isDanger disabled={isInProgress(video)} onClick={() => setOpen('delete')}>
              <Trash2 /> Delete
            </MenuItem>
          </Menu>
        </div>
        <p className="mt-1 line-clamp-2 text-sm text-muted">{video.description || video.script}</p>
        <Facts video={video} />
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <Actions video={video} />
        </div>
      </div>
      <Dialog
        open={open === 'player'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'player' : null)}
        title={video.title}
        className={video.aspectRatio === '16:9' ? 'md:w-[52rem]' : 'md:w-auto md:max-w-[26rem] md:min-w-80'}
      >
        <VideoPlayer video={video} isAutoPlay className="mx-auto max-h-[72dvh] max-w-full" />
        <Button variant="secondary" onClick={() => void downloadVideo(video)}>
          <Download /> Download
        </Button>
      </Dialog>
      <EditVideo
        video={video}
        open={open === 'edit'}
        onOpenChange={(isOpen) => (isOpen ? setOpen('edit') : close())}
      />
      <DeleteVideo
        video={video}
        open={open === 'delete'}
        onOpenChange={(isOpen) => (isOpen ? setOpen('delete') : close())}
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
