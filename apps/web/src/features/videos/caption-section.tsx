import { CAPTION_PRESETS, type CaptionChoice, type CaptionPreset, type FrameSize } from '@hookreel/film'
import { Check } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Card } from '../../components/card.tsx'
import { Choice } from '../../components/choice.tsx'
import { CAPTION_NAMES } from './choice-words.ts'
import type { Order } from './order-draft.ts'
import { rememberCaptions } from './remember-captions.ts'
import { STYLE_GROUNDS, type StyleId } from './style-ids.ts'
import { StyleTile } from './style-picture.tsx'
import { useSeen } from './use-seen.ts'

/** The film's own painter and its letters, fetched when the samples come near the window. */
const CaptionSample = lazy(() => import('./caption-sample.tsx'))

const SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
] as const
const POSITIONS = [
  { value: 'top', label: 'Top' },
  { value: 'middle', label: 'Middle' },
  { value: 'bottom', label: 'Bottom' },
] as const

const CARD_FRAME: FrameSize = { width: 480, height: 270 }
/** Letters on a card are larger than in a film of its size, or they could not be read. */
const CARD_ENLARGEMENT = 2.5
const FRAMES: Record<Order['aspectRatio'], FrameSize> = {
  '9:16': { width: 360, height: 640 },
  '1:1': { width: 480, height: 480 },
  '16:9': { width: 640, height: 360 },
}

/** The style's picture without the captions in its lower third. */
function SampleGround({ style }: { style: StyleId }) {
  return (
    <StyleTile
      style={style}
      colour={STYLE_GROUNDS[style]}
      className="absolute inset-0 size-full origin-top scale-160"
    />
  )
}

/** A native radio button that looks like a card; its sample plays while it is pointed at or focused. */
function PresetCard(props: {
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
        <SampleGround style={style} />
        {isSeen && (
          <Suspense>
            <CaptionSample
              style={style}
              preset={preset}
              size="medium"
              position="middle"
              enlargement={preset === 'big_word' ? CARD_ENLARGEMENT / 1.3 : CARD_ENLARGEMENT}
              frameSize={CARD_FRAME}
              isPlaying={isPlaying}
            />
          </Suspense>
        )}
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

/** The chosen captions where they will stand in a frame of the film. */
function PlacedSample({
  captions,
  style,
  shape,
}: {
  captions: CaptionChoice
  style: StyleId
  shape: Order['aspectRatio']
}) {
  const [isPlaying, setPlaying] = useState(false)
  const [frame, isSeen] = useSeen<HTMLDivElement>()
  const frameSize = FRAMES[shape]
  return (
    <div
      ref={frame}
      onPointerEnter={() => setPlaying(true)}
      onPointerLeave={() => setPlaying(false)}
      className="relative mx-auto w-full max-w-40 overflow-hidden rounded-xl border sm:max-w-none"
      style={{ aspectRatio: `${frameSize.width} / ${frameSize.height}` }}
    >
      <SampleGround style={style} />
      {isSeen && (
        <Suspense>
          <CaptionSample
            {...captions}
            style={style}
            enlargement={1}
            frameSize={frameSize}
            isPlaying={isPlaying}
          />
        </Suspense>
      )}
    </div>
  )
}

/** How the words stand in the film: preset, size and place, each shown as the film draws it. */
export function CaptionSection(props: {
  captions: CaptionChoice
  style: StyleId
  shape: Order['aspectRatio']
  onChange: (captions: CaptionChoice) => void
}) {
  const { captions, style, shape } = props
  const group = useId()
  const choose = (change: Partial<CaptionChoice>) => {
    const chosen = { ...captions, ...change }
    rememberCaptions(chosen)
    props.onChange(chosen)
  }
  return (
    <Card className="p-5 md:p-6">
      <fieldset>
        <legend className="text-base font-semibold">Captions</legend>
        <p className="mt-0.5 mb-4 text-sm text-muted">
          Every spoken word, at the moment it is heard, clear of the buttons of TikTok, Reels and Shorts.
        </p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
          {CAPTION_PRESETS.map((preset) => (
            <PresetCard
              key={preset}
              preset={preset}
              style={style}
              group={group}
              isChosen={preset === captions.preset}
              onChoose={() => choose({ preset })}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-5 grid grid-cols-1 items-center gap-5 border-t pt-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <div className="grid gap-5">
          <Choice
            label="Caption size"
            value={captions.size}
            options={SIZES}
            onChange={(size) => choose({ size })}
          />
          <Choice
            label="Caption position"
            value={captions.position}
            options={POSITIONS}
            onChange={(position) => choose({ position })}
          />
        </div>
        <PlacedSample captions={captions} style={style} shape={shape} />
      </div>
    </Card>
  )
}
