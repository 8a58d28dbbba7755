import { MIDDLE, type Focus, type FrameSize } from '@hookreel/film'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { OwnMedia } from './own-media.tsx'
import { describePlace, type Part, type Way } from './shown-part.ts'

/** The whole picture with the frame of the film upon it, which is dragged or moved with the arrow keys. */
export function FocusPicker(props: {
  url: string
  isClip: boolean
  /** Where the frame stands, or would begin. */
  focus: Focus
  /** What the frame holds; undefined: all of it is shown, or what is not known yet. */
  part: Part | undefined
  /** Null: there is nothing to choose, or the picture is still on its way. */
  way: Way | null
  onSize: (size: FrameSize) => void
  onFocus: (focus: Focus) => void
}) {
  const { part, way } = props
  /** How far from the frame's middle the pointer holds it; null: it holds nothing. */
  const held = useRef<number | null>(null)
  const at = way ? clamp(props.focus[way.axis], way) : 0
  /** How far it is on its way, as arrow keys count. */
  const percent = way ? (100 * (at - way.least)) / (way.most - way.least) : 0
  const moveTo = (to: number) => {
    if (way) props.onFocus({ ...MIDDLE, [way.axis]: clamp(to, way) })
  }
  const moveToPercent = (to: number) => {
    if (way) moveTo(way.least + ((way.most - way.least) * to) / 100)
  }
  const placeOf = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return way?.axis === 'y' ? (event.clientY - top) / height : (event.clientX - left) / width
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!way || event.button !== 0) return
    const place = placeOf(event)
    const half = (part?.[way.axis === 'x' ? 'width' : 'height'] ?? 0) / 2
    held.current = Math.abs(place - at) < half ? place - at : 0
    event.currentTarget.setPointerCapture(event.pointerId)
    moveTo(place - held.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Up and down mean what they say of a picture; of a slider, up is more.
    const step = way?.axis === 'y' ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    moveToPercent(percent + step)
  }
  return (
    <div
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        if (held.current !== null) moveTo(placeOf(event) - held.current)
      }}
      onLostPointerCapture={() => (held.current = null)}
      className={classNames(
        'relative w-fit max-w-full place-self-center overflow-hidden rounded-lg select-none has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        // Along the other side a finger still scrolls.
        way && (way.axis === 'x' ? 'cursor-ew-resize touch-pan-y' : 'cursor-ns-resize touch-pan-x'),
      )}
    >
      <OwnMedia
        url={props.url}
        isClip={props.isClip}
        onSize={props.onSize}
        className="max-h-[45dvh] min-h-24 max-w-full"
      />
      {part && <FrameUpon part={part} />}
      {way && (
        <input
          type="range"
          aria-label="Part that is shown"
          aria-orientation={way.axis === 'x' ? 'horizontal' : 'vertical'}
          aria-valuetext={part ? describePlace(way.axis, percent) : 'Not chosen'}
          min={0}
          max={100}
          value={Math.round(percent)}
          onKeyDown={onKeyDown}
          onChange={({ target }) => moveToPercent(Number(target.value))}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      )}
    </div>
  )
}

const clamp = (at: number, { least, most }: Way) => Math.min(most, Math.max(least, at))

/** The frame of the film; what lies outside of it is dimmed. */
function FrameUpon({ part }: { part: Part }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute rounded-sm shadow-[0_0_0_100vmax_rgb(0_0_0/0.6)] ring-2 ring-white"
      style={{
        left: `${100 * part.x}%`,
        top: `${100 * part.y}%`,
        width: `${100 * part.width}%`,
        height: `${100 * part.height}%`,
      }}
    />
  )
}
