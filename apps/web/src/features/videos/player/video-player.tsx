import type { Video } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { videoFileQuery } from '../../../api/queries.ts'
import { Spinner } from '../../../components/spinner.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { LoadError } from '../../shell/load-error.tsx'

/** The room that a film takes, by its shape. */
export const SHAPES: Record<Video['aspectRatio'], string> = {
  '9:16': 'aspect-9/16',
  '16:9': 'aspect-16/9',
  '1:1': 'aspect-square',
}

/** Plays the finished film from its signed address; the browser seeks with range requests. */
export function VideoPlayer(props: {
  video: Video
  isAutoPlay?: boolean
  className?: string
  speed?: number
  ref?: Ref<HTMLVideoElement>
  onEnded?: () => void
}) {
  const { video } = props
  const file = useQuery(videoFileQuery(video.id))
  if (file.error)
    return (
      <LoadError
        title="The video could not be opened"
        error={file.error}
        onRetry={() => void file.refetch()}
      />
    )
  return (
    <div
      className={classNames(
        'relative grid place-items-center overflow-hidden rounded-xl bg-black',
        SHAPES[video.aspectRatio],
        props.className,
      )}
    >
      {file.data ? (
        <video
          key={file.data.url}
          ref={props.ref}
          onEnded={props.onEnded}
          onLoadedMetadata={(event) => (event.currentTarget.playbackRate = props.speed ?? 1)}
          src={file.data.url}
          poster={video.posterUrl ?? undefined}
          controls
          playsInline
          preload="metadata"
          autoPlay={props.isAutoPlay ?? false}
          aria-label={video.upload ? video.title : `${video.title}. Captions are part of the picture.`}
          className="size-full"
        />
      ) : (
        <Spinner className="size-6 text-white" />
      )}
    </div>
  )
}
