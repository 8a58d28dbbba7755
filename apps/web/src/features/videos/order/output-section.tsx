import { Card } from '../../../components/card.tsx'
import { Choice } from '../../../components/choice.tsx'
import { LENGTH_OPTIONS } from '../../ideas/lengths.ts'
import type { LengthEstimate } from '@hookreel/contract'
import type { FilmChoices } from '@hookreel/film'
import { PICTURE_NAMES } from './choice-words.ts'
import type { KnownLength } from './describe-duration.ts'
import { LengthNote } from './length-note.tsx'
import type { Order } from './order-draft.ts'

const SHAPES: { value: Order['aspectRatio']; box: string }[] = [
  { value: '9:16', box: 'h-3.5 w-2' },
  { value: '16:9', box: 'h-2 w-3.5' },
  { value: '1:1', box: 'size-3' },
]
const RESOLUTIONS: Order['resolution'][] = ['420p', '720p', '1080p']
const FORMATS: Order['format'][] = ['mp4', 'mov', 'avi']

export function OutputSection({
  order,
  length,
  known,
  pictures,
  onChange,
}: {
  order: Order
  /** How long the film becomes; undefined until the server has said it. */
  length: LengthEstimate | undefined
  /** The same once a preview has spoken it. */
  known: KnownLength | undefined
  /** Where pictures can come from here. */
  pictures: readonly FilmChoices['pictures'][]
  onChange: (change: Partial<Order>) => void
}) {
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-base font-semibold">Video</h2>
      <div className="mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Choice
            label="Duration"
            isLong
            value={order.duration}
            options={LENGTH_OPTIONS}
            onChange={(duration) => onChange({ duration })}
          />
          <LengthNote length={length} known={known} onDuration={(duration) => onChange({ duration })} />
        </div>
        <Choice
          label="Aspect ratio"
          value={order.aspectRatio}
          options={SHAPES.map((shape) => ({
            value: shape.value,
            label: (
              <>
                <span aria-hidden className={`rounded-[2px] border-[1.5px] border-current ${shape.box}`} />
                {shape.value}
              </>
            ),
          }))}
          onChange={(aspectRatio) => onChange({ aspectRatio })}
        />
        <Choice
          label="Resolution"
          value={order.resolution}
          options={RESOLUTIONS.map((value) => ({ value, label: value }))}
          onChange={(resolution) => onChange({ resolution })}
        />
        <Choice
          label="Format"
          value={order.format}
          options={FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={(format) => onChange({ format })}
        />
        {pictures.length > 1 && (
          <Choice
            label="Pictures"
            className="sm:col-span-2"
            value={order.choices.pictures}
            options={pictures.map((value) => ({ value, label: PICTURE_NAMES[value] }))}
            onChange={(chosen) => onChange({ choices: { ...order.choices, pictures: chosen } })}
          />
        )}
        {(order.choices.pictures === 'mixed' || order.choices.pictures === 'real') && (
          <p className="text-small text-muted sm:col-span-2">
            Names in your script are looked up in Wikipedia and open collections of pictures. Whose pictures
            are shown stands with the video and in the text of its posts.
          </p>
        )}
      </div>
    </Card>
  )
}
