import { Button } from './button.tsx'

/** What another page saved in a field that was changed here, too; nothing where it saved none (`text` is undefined). */
export function OtherField(props: { label: string; text: string | undefined; onTake: () => void }) {
  if (props.text === undefined) return null
  const title = `${props.label}: saved on another page`
  return (
    <div
      role="group"
      aria-label={title}
      className="grid min-w-0 gap-2 rounded-lg border border-warn-ink/25 bg-warn-soft p-3"
    >
      <p className="text-small font-medium text-warn-ink">{title}</p>
      <p dir="auto" className="text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
        {props.text || 'Nothing'}
      </p>
      <p className="text-small text-muted">Saving again keeps what is written here.</p>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={props.onTake}>
        Take this one
      </Button>
    </div>
  )
}
