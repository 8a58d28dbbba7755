import { Button } from '../../../components/button.tsx'
import type { OtherField as Field } from './edited-post.ts'

/** What another page saved in a field that was changed here, too. */
export function OtherField({ field, onTake }: { field: Field; onTake: () => void }) {
  return (
    <div
      role="group"
      aria-label={`${field.label}: saved on another page`}
      className="grid min-w-0 gap-2 rounded-lg border border-warn-ink/25 bg-warn-soft p-3"
    >
      <p className="text-small font-medium text-warn-ink">{field.label}: saved on another page</p>
      <p dir="auto" className="text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
        {field.text}
      </p>
      <p className="text-small text-muted">Saving again keeps what is written here.</p>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={onTake}>
        Take this one
      </Button>
    </div>
  )
}
