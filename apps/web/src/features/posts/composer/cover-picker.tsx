import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../components/button.tsx'
import { FrameStrip } from './frame-strip.tsx'

/** Steps of the slider: a frame's neighbours look alike. */
const STEP_MS = 100

/** '0:04.2' */
function formatMoment(ms: number): string {
  const seconds = ms / 1000
  return `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(1).padStart(4, '0')}`
}

/** The picture that stands for the film in lists, picked from it. */
export function CoverPicker(props: {
  source: string
  seconds: number
  coverMs: number | null
  onChange: (coverMs: number | null) => void
}) {
  const id = useId()
  const { coverMs } = props
  return (
    <div>
      <div className="flex min-h-9 items-center justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          Cover{' '}
          <span className="font-normal text-muted tabular-nums">
            {coverMs === null ? 'chosen by the network' : formatMoment(coverMs)}
          </span>
        </label>
        {coverMs !== null && (
          <Button variant="quiet" size="sm" onClick={() => props.onChange(null)}>
            <RotateCcw /> Reset
          </Button>
        )}
      </div>
      <div className="relative mt-1 rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
        <FrameStrip source={props.source} seconds={props.seconds} />
        <span
          aria-hidden
          className="pointer-events-none absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-primary ring-2 ring-surface"
          style={{ left: `${((coverMs ?? 0) / (props.seconds * 1000)) * 100}%` }}
        />
        <input
          id={id}
          type="range"
          min={0}
          max={Math.floor((props.seconds * 1000) / STEP_MS) * STEP_MS}
          step={STEP_MS}
          value={coverMs ?? 0}
          aria-valuetext={coverMs === null ? 'chosen by the network' : formatMoment(coverMs)}
          onChange={(event) => props.onChange(Number(event.target.value))}
          className="absolute inset-0 size-full cursor-ew-resize opacity-0"
        />
      </div>
    </div>
  )
}
