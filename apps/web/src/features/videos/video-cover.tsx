import { WATCH_PATH } from '@hookreel/contract'
import type { Video } from '@hookreel/contract'
import { ExternalLink, Play } from 'lucide-react'
import { tellNotReady } from './downloads/download-video.ts'
import { VideoOverlay } from './video-overlay.tsx'
import { VideoPicture } from './video-picture.tsx'
import { isReady } from './video-words.ts'

/** Portrait whatever the film's shape, so that the cards of a page stand in rows. */
const PICTURE_LOOK = 'aspect-[4/5] w-full'

/** The picture: a link that opens the finished film in a new tab; before, it says that it is not ready. */
export function VideoCover({ video, onPlay }: { video: Video; onPlay: () => void }) {
  if (!isReady(video))
    return (
      <button
        type="button"
        onClick={() => tellNotReady(video)}
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
