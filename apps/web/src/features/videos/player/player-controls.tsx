import type { Video } from '@hookreel/contract'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { Select } from '../../../components/select.tsx'
import { downloadVideo } from '../downloads/download-video.ts'
import { SPEEDS } from './player-keys.ts'

const SPEED_ITEMS = SPEEDS.map((speed) => ({
  value: String(speed),
  label: speed === 1 ? 'Normal speed' : `${speed}x speed`,
}))

/** What a player of several videos has beyond that of one. */
export function PlayerControls(props: {
  video: Video
  speed: number
  onSpeed: (speed: number) => void
  /** Undefined at the first video. */
  onPrevious: (() => void) | undefined
  /** Undefined at the last one. */
  onNext: (() => void) | undefined
}) {
  const { video, speed, onPrevious, onNext } = props
  return (
    <div className="flex items-center gap-2">
      <Button
        variant="secondary"
        size="icon"
        aria-label="Previous video"
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        <ChevronLeft />
      </Button>
      <Button variant="secondary" size="icon" aria-label="Next video" disabled={!onNext} onClick={onNext}>
        <ChevronRight />
      </Button>
      <Select
        label="Speed"
        isLabelHidden
        className="min-w-0 flex-1"
        value={String(speed)}
        items={SPEED_ITEMS}
        onChange={(chosen) => props.onSpeed(Number(chosen))}
      />
      <Button variant="secondary" size="icon" aria-label="Download" onClick={() => void downloadVideo(video)}>
        <Download />
      </Button>
    </div>
  )
}
