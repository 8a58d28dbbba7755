import type { Video } from '@hookreel/contract'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../../components/dialog.tsx'
import { PlayerControls } from './player-controls.tsx'
import { pressPlayerKey } from './player-keys.ts'
import { VideoPlayer } from './video-player.tsx'
import { Works } from '../../content-credentials/works.tsx'

/** The videos of the page one after the other, with everything a player's keys do. Captions are part of the pictures. */
export function PlayerDialog(props: {
  videos: readonly Video[]
  playing: Video | null
  onPlay: (video: Video | null) => void
}) {
  const { videos, onPlay } = props
  // Stays while the window fades out.
  const [last, setLast] = useState(props.playing)
  if (props.playing && props.playing !== last) setLast(props.playing)
  const video = props.playing ?? last
  const player = useRef<HTMLVideoElement>(null)
  const [speed, setSpeed] = useState(1)
  const at = video ? videos.findIndex(({ id }) => id === video.id) : -1
  const before = at > 0 ? videos[at - 1] : undefined
  const after = at >= 0 ? videos[at + 1] : undefined

  useEffect(() => {
    if (player.current) player.current.playbackRate = speed
  }, [speed, video?.id])

  if (!video) return null
  return (
    <Dialog
      open={props.playing !== null}
      onOpenChange={(isOpen) => !isOpen && onPlay(null)}
      title={video.title}
      className={video.aspectRatio === '16:9' ? 'md:w-[52rem]' : 'md:w-auto md:max-w-[28rem] md:min-w-88'}
    >
      <div
        role="group"
        aria-label="Player"
        onKeyDown={(event) => {
          const pressed = player.current && pressPlayerKey(event, player.current)
          if (!pressed) return
          event.preventDefault()
          if (pressed === 'next' && after) onPlay(after)
          if (pressed === 'previous' && before) onPlay(before)
          if (player.current) setSpeed(player.current.playbackRate)
        }}
        className="grid gap-3"
      >
        <VideoPlayer
          key={video.id}
          video={video}
          isAutoPlay
          ref={player}
          speed={speed}
          onEnded={() => after && onPlay(after)}
          className="mx-auto max-h-[62dvh] max-w-full"
        />
        <PlayerControls
          video={video}
          speed={speed}
          onSpeed={setSpeed}
          onPrevious={before && (() => onPlay(before))}
          onNext={after && (() => onPlay(after))}
        />
        <Works works={video.works} />
        <p className="text-xs text-muted max-md:hidden">
          Space plays and stops, arrows seek, &lt; and &gt; change the speed, Shift+N and Shift+P the video, F
          fills the screen.
        </p>
      </div>
    </Dialog>
  )
}
