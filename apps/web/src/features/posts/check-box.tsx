import { useId, type ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'

/** A native checkbox with its words. `refusal` says on hover why it cannot be ticked. */
export function CheckBox(props: {
  label: ReactNode
  hint?: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  refusal?: string | undefined
}) {
  const id = useId()
  const isOff = props.refusal !== undefined
  return (
    <div
      className={classNames('flex min-h-10 items-start gap-3 py-2 md:min-h-9', isOff && 'text-muted')}
      title={props.refusal}
    >
      <input
        id={id}
        type="checkbox"
        disabled={isOff}
        checked={props.isChecked}
        aria-describedby={props.hint || isOff ? `${id}-hint` : undefined}
        onChange={(event) => props.onChange(event.target.checked)}
        className="size-5 shrink-0 accent-primary disabled:opacity-50"
      />
      <div className="min-w-0 text-sm">
        <label htmlFor={id} className="font-medium">
          {props.label}
        </label>
        {(props.hint || isOff) && (
          <p id={`${id}-hint`} className="text-small text-muted">
            {isOff ? props.refusal : props.hint}
          </p>
        )}
      </div>
    </div>
  )
}
