import { Shuffle, SlidersHorizontal } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { StopButton } from '../../../components/stop-button.tsx'

/** Refine Tone and Variations of one text, each with its price. */
export function EnhanceButtons(props: {
  label: string
  disabled: boolean
  busy: 'tone' | 'variations' | null
  onTone: () => void
  onVariations: () => void
  onStop: () => void
}) {
  const price = <span className="rounded-md bg-surface-2 px-1.5 py-0.5 text-xs text-muted">1 AI Credit</span>
  return (
    <div role="group" aria-label={`Enhance ${props.label}`} className="mt-0.5 flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        disabled={props.disabled}
        isBusy={props.busy === 'tone'}
        onClick={props.onTone}
      >
        <SlidersHorizontal /> Refine Tone {price}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={props.disabled}
        isBusy={props.busy === 'variations'}
        onClick={props.onVariations}
      >
        <Shuffle /> Variations {price}
      </Button>
      <StopButton size="sm" isRunning={props.busy !== null} onStop={props.onStop} />
    </div>
  )
}
