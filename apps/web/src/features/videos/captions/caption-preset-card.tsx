import type { CaptionPreset, FrameSize, StyleId } from '@hookreel/film'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { CaptionsOnStyle } from './captions-on-style.tsx'
import { CAPTION_NAMES } from '../order/choice-words.ts'
import { useSeen } from './use-seen.ts'

const CARD_FRAME: FrameSize = { width: 480, height: 270 }
/** Letters on a card are larger than in a film of its size, or they could not be read. */
const CARD_ENLARGEMENT = 2.5
/** One word at a time is twice as large in a film already. */
const BIG_WORD_ENLARGEMENT = CARD_ENLARGEMENT / 1.3

/** A native radio button that looks like a card; its sample plays while it is pointed at or focused. */
export function CaptionPresetCard(props: {
  preset: CaptionPreset
  style: StyleId
  group: string
  isChosen: boolean
  onChoose: () => void
}) {
  const { preset, style } = props
  const [isPlaying, setPlaying] = useState(false)
  const [frame, isSeen] = useSeen<HTMLLabelElement>()
  return (
    <label
      ref={frame}
      onPointerEnter={() => setPlaying(true)}
      onPointerLeave={() => setPlaying(false)}
      className="relative block cursor-pointer overflow-hidden rounded-xl border bg-surface shadow-card transition-[border-color,box-shadow] hover:border-primary/50 has-checked:border-primary has-checked:ring-2 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring"
    >
      <input
        type="radio"
        name={props.group}
        value={preset}
        checked={props.isChosen}
        onChange={props.onChoose}
        onFocus={() => setPlaying(true)}
        onBlur={() => setPlaying(false)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span className="relative block aspect-video overflow-hidden">
        <CaptionsOnStyle
          isSeen={isSeen}
          style={style}
          preset={preset}
          size="medium"
          position="middle"
          enlargement={preset === 'big_word' ? BIG_WORD_ENLARGEMENT : CARD_ENLARGEMENT}
          frameSize={CARD_FRAME}
          isPlaying={isPlaying}
        />
      </span>
      <span className="block truncate px-2.5 py-2 text-small font-medium">{CAPTION_NAMES[preset]}</span>
      {props.isChosen && (
        <span
          aria-hidden
          className="pointer-events-none absolute right-1.5 bottom-1.5 grid size-5 place-items-center rounded-full bg-primary text-primary-fg"
        >
          <Check className="size-3.5" />
        </span>
      )}
    </label>
  )
}
