import type { Video } from '@hookreel/contract'
import { CircleSlash, Clock, TriangleAlert } from 'lucide-react'
import { Progress } from '../../components/progress.tsx'
import { Spinner } from '../../components/spinner.tsx'
import { formatAgo } from '../../lib/format.ts'
import { describeProgress, isCancelled, isReady, nameStep } from './video-words.ts'

/** What lies over the picture while there is no film: waiting, being made, cancelled, or why it failed. */
export function VideoOverlay({ video }: { video: Video }) {
  if (isReady(video)) return null
  return (
    <span className="absolute inset-0 grid place-items-center bg-black/65 p-5 text-center text-sm text-white backdrop-blur-[1px]">
      {video.status === 'queued' && (
        <span className="flex items-center gap-2 font-medium">
          <Clock className="size-4" aria-hidden /> Queued...
        </span>
      )}
      {video.status === 'processing' && (
        <span className="grid w-full justify-items-center gap-2.5">
          <Spinner className="size-6" />
          <span className="font-medium">Processing...</span>
          {video.progress && (
            <>
              <Progress
                isOnPicture
                percent={video.progress.percent}
                label={`${video.title}: progress`}
                className="w-full"
              />
              <span className="text-xs text-white/90 tabular-nums">
                {nameStep(video, video.progress.step)}
                <br />
                {describeProgress(video.progress)}
              </span>
            </>
          )}
        </span>
      )}
      {video.status === 'failed' && (
        <span className="grid justify-items-center gap-1.5">
          {isCancelled(video) ? (
            <CircleSlash className="size-6" aria-hidden />
          ) : (
            <TriangleAlert className="size-6" aria-hidden />
          )}
          <span className="font-medium">{isCancelled(video) ? 'Cancelled' : 'Generation Failed'}</span>
          {video.failure && (
            <>
              <span className="line-clamp-5 text-xs text-white/90">{video.failure.message}</span>
              <span className="text-xs text-white/80">
                {isCancelled(video) ? 'Cancelled' : 'Failed'}: {formatAgo(video.failure.at)}
              </span>
            </>
          )}
          <span className="text-xs text-white/80">{video.credits} credits given back</span>
        </span>
      )}
    </span>
  )
}
