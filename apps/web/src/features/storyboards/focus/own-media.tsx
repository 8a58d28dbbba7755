import type { FrameSize } from '@hookreel/film'
import type { CSSProperties } from 'react'

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A person's own picture or clip as it was sent. Nothing of it is heard. */
export function OwnMedia(props: {
  url: string
  isClip: boolean
  className: string
  style?: CSSProperties
  /** Tells how large it is. */
  onSize?: (size: FrameSize) => void
}) {
  const { url, isClip, className, style, onSize } = props
  if (isClip)
    return (
      <video
        // Before it plays, some browsers show nothing of a clip whose moment is not told.
        src={`${url}#t=0.1`}
        muted
        loop
        playsInline
        autoPlay={!isCalm()}
        preload="auto"
        tabIndex={-1}
        aria-hidden
        className={className}
        style={style}
        onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
          onSize?.({ width, height })
        }
      />
    )
  return (
    <img
      src={url}
      alt=""
      draggable={false}
      className={className}
      style={style}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize?.({ width, height })
      }
    />
  )
}
