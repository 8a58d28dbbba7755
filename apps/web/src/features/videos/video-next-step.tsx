import type { Video } from '@hookreel/contract'
import { RotateCcw } from 'lucide-react'
import { href, Link } from 'react-router'
import { buttonLook } from '../../components/button.tsx'
import { CancelVideo } from './cancel-video.tsx'
import { isInProgress } from './video-words.ts'

/** Opens the order again with the same text. */
function retryAddress(video: Video): string {
  const search = new URLSearchParams(
    video.ideaId ? { ideaId: video.ideaId } : { title: video.title, script: video.script },
  )
  return `${href('/generate-video')}?${search}`
}

/** What a video in the making or a failed one offers besides; a finished one needs nothing more. */
export function VideoNextStep({ video }: { video: Video }) {
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
