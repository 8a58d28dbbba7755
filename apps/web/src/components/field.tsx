import { useId, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

/** What a control needs to belong to its label, hint and error. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** A label above its control, a hint and the error under it. */
export function Field(props: {
  label: ReactNode
  aside?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  className?: string
  children: (control: ControlProps) => ReactNode
}) {
  const id = useId()
  const described = [props.error && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid gap-1.5', props.className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {props.label}
        </label>
        {props.aside}
      </div>
      {props.children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(props.error ? { 'aria-invalid': true } : {}),
      })}
      {props.hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {props.hint}
        </p>
      )}
      {props.error && (
        <p id={`${id}-error`} role="alert" className="text-small text-danger-ink">
          {props.error}
        </p>
      )}
    </div>
  )
}
