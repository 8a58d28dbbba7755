import type { Style } from '@hookreel/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, Info, Maximize2 } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { stylesQuery } from '../../../api/queries.ts'
import { Card } from '../../../components/card.tsx'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { LoadError } from '../../shell/load-error.tsx'
import type { StyleView } from './style-dialog.tsx'
import type { StyleId } from '@hookreel/film'
import { StyleTile } from './style-picture.tsx'

/** Overlays come with what opens them, when it is first opened. */
const StyleDialog = lazyPart(() => import('./style-dialog.tsx'))

const CORNER_BUTTON =
  'grid size-9 place-items-center rounded-full bg-black/55 text-white backdrop-blur-sm transition-colors hover:bg-black/75 md:size-8'

/** A native radio button that looks like a card; zoom and info stand beside it, not inside. */
function StyleCard(props: {
  style: Style
  name: string
  isChosen: boolean
  onChoose: () => void
  onZoom: () => void
  onInfo: () => void
}) {
  const { style } = props
  return (
    <div className="relative">
      <label className="relative block h-full cursor-pointer overflow-hidden rounded-xl border bg-surface shadow-card transition-[border-color,box-shadow] hover:border-primary/50 has-checked:border-primary has-checked:ring-2 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring">
        <input
          type="radio"
          name={props.name}
          value={style.id}
          checked={props.isChosen}
          onChange={props.onChoose}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          aria-describedby={`${props.name}-${style.id}`}
        />
        <StyleTile style={style.id} colour={style.colour} className="aspect-[4/5] w-full" />
        <span className="block p-3">
          <span className="flex items-center gap-2 text-sm font-semibold">
            <span
              className="size-2.5 shrink-0 rounded-full"
              style={{ background: style.colour }}
              aria-hidden
            />
            {style.name}
          </span>
          <span id={`${props.name}-${style.id}`} className="mt-1 line-clamp-3 block text-xs text-muted">
            {style.description}
          </span>
        </span>
      </label>
      {props.isChosen && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-2 left-2 grid size-7 place-items-center rounded-full bg-primary text-primary-fg shadow"
        >
          <Check className="size-4" />
        </span>
      )}
      <span className="absolute top-2 right-2 flex flex-col gap-1.5">
        <button
          type="button"
          className={CORNER_BUTTON}
          aria-label={`Enlarge the ${style.name} preview`}
          onClick={props.onZoom}
        >
          <Maximize2 className="size-3.5" />
        </button>
        <button
          type="button"
          className={CORNER_BUTTON}
          aria-label={`About ${style.name}`}
          onClick={props.onInfo}
        >
          <Info className="size-4" />
        </button>
      </span>
    </div>
  )
}

export function StylePicker({ value, onChange }: { value: StyleId; onChange: (style: StyleId) => void }) {
  const styles = useQuery(stylesQuery)
  const name = useId()
  // What was looked at last stays while the dialog closes.
  const [opened, setOpened] = useState<{ style: Style; view: StyleView } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const look = (style: Style, view: StyleView) => {
    setOpened({ style, view })
    setIsOpen(true)
  }
  return (
    <Card className="p-5 md:p-6">
      <fieldset>
        <legend className="text-base font-semibold">Style</legend>
        <p className="mt-0.5 mb-4 text-sm text-muted">
          How every scene is drawn. Enlarge a picture to look closer.
        </p>
        {styles.error && (
          <LoadError
            title="Failed to load the styles"
            error={styles.error}
            onRetry={() => void styles.refetch()}
          />
        )}
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4">
          {styles.isPending &&
            [0, 1, 2, 3, 4, 5].map((index) => (
              <span key={index} className="skeleton block aspect-[4/6.4] rounded-xl" />
            ))}
          {styles.data?.styles.map((style) => (
            <StyleCard
              key={style.id}
              style={style}
              name={name}
              isChosen={style.id === value}
              onChoose={() => onChange(style.id)}
              onZoom={() => look(style, 'zoom')}
              onInfo={() => look(style, 'info')}
            />
          ))}
        </div>
      </fieldset>
      {opened && (
        <Suspense>
          <StyleDialog style={opened.style} view={opened.view} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </Card>
  )
}
