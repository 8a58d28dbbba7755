import type { Tone } from '@hookreel/contract'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'

const TONES: readonly { value: Tone; label: string; hint: string }[] = [
  { value: 'professional', label: 'Professional', hint: 'Measured, polite, in full forms' },
  { value: 'casual', label: 'Casual', hint: 'As one talks to a friend' },
  { value: 'enthusiastic', label: 'Enthusiastic', hint: 'Bright and loud' },
  { value: 'mysterious', label: 'Mysterious', hint: 'Quiet, with open ends' },
  { value: 'humorous', label: 'Humorous', hint: 'With a wink' },
  { value: 'dramatic', label: 'Dramatic', hint: 'Tense, with a strong close' },
  { value: 'informative', label: 'Informative', hint: 'Plain and explaining' },
  { value: 'inspirational', label: 'Inspirational', hint: 'Warm and lifting' },
]

/** One of eight tones. Nothing is asked for or paid before the button. */
export default function ToneDialog(props: {
  label: string
  onClose: () => void
  onChoose: (tone: Tone) => void
}) {
  const [tone, setTone] = useState<Tone>('professional')
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose()
      }}
      title="Select Tone Style"
      description={`For the ${props.label.toLowerCase()}. Facts, numbers and names stay as they are.`}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            Cancel
          </Button>
          <Button onClick={() => props.onChoose(tone)}>
            Refine Tone <span className="rounded-md bg-black/20 px-1.5 py-0.5 text-xs">1 AI Credit</span>
          </Button>
        </>
      }
    >
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="sr-only">Tone</legend>
        {TONES.map(({ value, label, hint }) => (
          <label
            key={value}
            className="relative min-h-14 cursor-pointer rounded-lg border px-3 py-2 text-sm font-medium transition-colors hover:border-primary/50 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="tone"
              aria-label={label}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={value === tone}
              onChange={() => setTone(value)}
            />
            {label}
            <span className="block text-xs font-normal text-muted">{hint}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
