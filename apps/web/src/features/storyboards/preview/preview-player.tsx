import type { Storyboard } from '@hookreel/contract'
import type { CaptionChoice, MusicChoice } from '@hookreel/film'
import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { Button } from '../../../components/button.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import { formatClock } from '../../../lib/format.ts'
import '../../../styles/caption-fonts.css'
import { DownloadPreview } from './file/download-preview.tsx'
import type { LayerImages } from './layer-images.ts'
import { PreviewClips } from './preview-clips.tsx'
import { isFrameHere, previewTimeline } from './preview-timeline.ts'
import { usePreviewMusic } from './use-preview-music.ts'
import { usePreviewPlayback } from './use-preview-playback.ts'

const ARROW_SECONDS = 1
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The film of a storyboard, played in the page from its layers and its voice. */
export function PreviewPlayer(props: {
  board: Storyboard
  captions: CaptionChoice
  images: LayerImages
  music: MusicChoice
  /** Plays as soon as there is something to see: the person has just asked for it. */
  startsByItself: boolean
  /** Where to go when a scene is chosen in the list. */
  cue: { seconds: number } | null
}) {
  const { board, images, cue } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const timeline = useMemo(() => previewTimeline(board, props.captions), [board, props.captions])
  const player = usePreviewPlayback({ canvas, timeline, voiceUrl: board.voice?.url, images })
  const music = usePreviewMusic(props.music, player)
  const { play, seek } = player

  const isReady = timeline !== undefined && isFrameHere(timeline, 0, images)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!isReady || !props.startsByItself || hasStarted.current) return
    hasStarted.current = true
    if (!isCalm()) play()
  }, [isReady, props.startsByItself, play])
  useEffect(() => {
    if (cue) seek(cue.seconds)
  }, [cue, seek])

  const onKey = (event: KeyboardEvent) => {
    const isOnControl = event.target !== event.currentTarget
    if (event.key === ' ' && !isOnControl) player.toggle()
    else if (event.key === 'ArrowLeft' && !isOnControl) seek(player.seconds - ARROW_SECONDS)
    else if (event.key === 'ArrowRight' && !isOnControl) seek(player.seconds + ARROW_SECONDS)
    else return
    event.preventDefault()
  }
  const { width, height } = board.frameSize
  const isBusy = !isReady || player.isWaiting
  return (
    <div
      role="group"
      aria-label="Preview of your video"
      tabIndex={0}
      onKeyDown={onKey}
      className="mx-auto grid w-full max-w-md gap-2 rounded-xl"
    >
      <PreviewClips board={board} timeline={timeline} player={player} />
      <div
        className="relative mx-auto w-full overflow-hidden rounded-xl bg-black"
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(66dvh * ${width / height})` }}
      >
        <canvas
          ref={canvas}
          width={width}
          height={height}
          className="size-full"
          role="img"
          aria-label="Picture of the preview"
          onClick={player.toggle}
        />
        {isBusy && (board.status === 'making' || board.status === 'ready') && (
          <span className="absolute inset-0 grid place-items-center bg-black/45 text-white">
            <span className="grid justify-items-center gap-2 text-small">
              <Spinner className="size-6" />
              {!board.voice
                ? 'Speaking your script'
                : board.status === 'making'
                  ? 'Drawing this scene'
                  : 'Loading this scene'}
            </span>
          </span>
        )}
      </div>
      <input
        type="range"
        aria-label="Place in the preview"
        aria-valuetext={`${formatClock(player.seconds)} of ${formatClock(player.length)}`}
        min={0}
        max={Math.max(0.1, player.length)}
        step={0.1}
        value={player.seconds}
        disabled={!timeline}
        onChange={(event) => seek(Number(event.target.value))}
        className="h-6 w-full accent-primary dark:accent-primary-ink"
      />
      <div className="flex items-center gap-2">
        <Button
          variant="secondary"
          size="icon-sm"
          aria-label={player.isPlaying ? 'Pause the preview' : 'Play the preview'}
          disabled={!isReady}
          onClick={player.toggle}
        >
          {player.isPlaying ? <Pause className="fill-current" /> : <Play className="fill-current" />}
        </Button>
        <Button
          variant="quiet"
          size="icon-sm"
          aria-label="From the beginning"
          disabled={!isReady}
          onClick={() => {
            seek(0)
            play()
          }}
        >
          <RotateCcw />
        </Button>
        <span className="ml-auto text-small text-muted tabular-nums">
          {formatClock(player.seconds)} / {formatClock(player.length)}
        </span>
      </div>
      <DownloadPreview board={board} timeline={timeline} images={images} music={music} />
    </div>
  )
}
