import { CAPTION_PRESETS, NO_VOICE, type CaptionChoice, type StyleId } from '@hookreel/film'
import { useId } from 'react'
import { Card } from '../../../components/card.tsx'
import { Choice } from '../../../components/choice.tsx'
import { CaptionPresetCard } from './caption-preset-card.tsx'
import type { Order } from '../order/order-draft.ts'
import { PlacedCaptions } from './placed-captions.tsx'
import { rememberCaptions } from './remember-captions.ts'

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

/** How the words stand in the film: preset, size and place, each shown as the film draws it. */
export function CaptionSection(props: {
  captions: CaptionChoice
  style: StyleId
  shape: Order['aspectRatio']
  voiceId: string | null
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
          {props.voiceId === NO_VOICE
            ? 'The whole script, each word while it is read, clear of the buttons of TikTok, Reels and Shorts.'
            : 'Every spoken word, at the moment it is heard, clear of the buttons of TikTok, Reels and Shorts.'}{' '}
          Scenes set in words carry theirs in the picture.
        </p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
          {CAPTION_PRESETS.map((preset) => (
            <CaptionPresetCard
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
        <PlacedCaptions captions={captions} style={style} shape={shape} />
      </div>
    </Card>
  )
}
