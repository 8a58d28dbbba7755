import type { NetworkId, Video } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useId, useState } from 'react'
import { videoFileQuery } from '../../../api/queries.ts'
import { Button } from '../../../components/button.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import { Switch } from '../../../components/switch.tsx'
import { formatClock } from '../../../lib/format.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { CoverPicker } from './cover-picker.tsx'
import { PhoneOverlay } from './phone-overlay.tsx'
import { useFilmPlayer } from './use-film-player.ts'

/** The film as the app on a phone shows it, and the picture that stands for it. */
export function PhonePreview(props: {
  video: Video
  network: NetworkId
  name: string
  text: string
  coverMs: number | null
  /** Undefined where no cover is chosen here. */
  onCover: ((coverMs: number | null) => void) | undefined
}) {
  const { video, coverMs } = props
  const file = useQuery(videoFileQuery(video.id))
  const player = useFilmPlayer(coverMs)
  const [hasSafeZones, setHasSafeZones] = useState(false)
  const id = useId()
  return (
    <section aria-label="Preview" className="grid grid-cols-1 gap-4">
      <div className="@container relative mx-auto aspect-9/16 w-full max-w-72 overflow-hidden rounded-[2rem] border-4 border-[oklch(0.2_0.01_282)] bg-black shadow-pop">
        {file.data && (
          <video
            {...player.parts}
            src={file.data.url}
            poster={video.posterUrl ?? undefined}
            playsInline
            loop
            preload="metadata"
            aria-label={`Preview of "${video.title}"`}
            className="size-full object-contain"
          />
        )}
        {file.isPending && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner className="size-6 text-white" />
          </span>
        )}
        <PhoneOverlay
          network={props.network}
          name={props.name}
          text={props.text}
          hasSafeZones={hasSafeZones}
        />
      </div>
      {file.error && (
        <LoadError
          title="The video could not be opened"
          error={file.error}
          onRetry={() => void file.refetch()}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="secondary" size="sm" disabled={!file.data} onClick={player.toggle}>
          {player.isPlaying ? <Pause /> : <Play />} {player.isPlaying ? 'Pause' : 'Play'}
          {video.durationSeconds !== null && (
            <span className="font-normal text-muted tabular-nums">{formatClock(video.durationSeconds)}</span>
          )}
        </Button>
        <span className="flex items-center gap-2.5">
          <span id={`${id}-zones`} className="text-small">
            Show what the app covers
          </span>
          <Switch checked={hasSafeZones} onCheckedChange={setHasSafeZones} aria-labelledby={`${id}-zones`} />
        </span>
      </div>
      {props.onCover && video.durationSeconds !== null && file.data && (
        <CoverPicker
          source={file.data.url}
          seconds={video.durationSeconds}
          coverMs={coverMs}
          onChange={props.onCover}
        />
      )}
    </section>
  )
}
