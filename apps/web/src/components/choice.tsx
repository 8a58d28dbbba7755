import { useId, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

/** One of a few: native radio buttons that look like one bar, so arrow keys and forms work as always. */
export function Choice<Value extends string | number>(props: {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; hint?: string }[]
  isLabelHidden?: boolean
  /** For many options: the first has a row of its own where there is no room for one row. */
  isLong?: boolean
  className?: string
}) {
  const name = useId()
  return (
    <fieldset className={classNames('min-w-0', props.isLong && '@container', props.className)}>
      <legend className={classNames('mb-1.5 text-sm font-medium', props.isLabelHidden && 'sr-only')}>
        {props.label}
      </legend>
      <div
        className={classNames(
          'gap-1 rounded-lg bg-surface-2 p-1',
          props.isLong
            ? 'grid grid-cols-4 *:first:col-span-4 @xl:flex @xl:*:first:flex-none @xl:*:first:px-4'
            : 'flex flex-wrap',
        )}
      >
        {props.options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-10 min-w-fit flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-md px-2 text-small font-medium whitespace-nowrap text-muted transition-colors hover:text-foreground has-checked:bg-surface has-checked:text-foreground has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-ring md:min-h-8 dark:has-checked:bg-surface-3"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            {option.label}
            {option.hint && <span className="font-normal text-muted">{option.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
