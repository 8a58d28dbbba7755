import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import { classNames } from '../lib/class-names.ts'
import { CONTROL_LOOK } from './input.tsx'

export type SelectItem<Value extends string> = {
  value: Value
  label: string
  hint?: string
  /** Why it cannot be chosen just now: said on hover. */
  refusal?: string | undefined
}

export function Select<Value extends string>(props: {
  label: string
  value: Value | null
  onChange: (value: Value) => void
  items: readonly SelectItem<Value>[]
  placeholder?: string
  disabled?: boolean
  isLabelHidden?: boolean
  className?: string
}) {
  return (
    <Base.Root
      items={props.items}
      value={props.value}
      onValueChange={(value) => {
        if (value !== null) props.onChange(value)
      }}
      disabled={props.disabled ?? false}
    >
      <div className={classNames('grid min-w-0 gap-1.5', props.className)}>
        <Base.Label className={classNames('text-sm font-medium', props.isLabelHidden && 'sr-only')}>
          {props.label}
        </Base.Label>
        <Base.Trigger
          className={classNames(
            CONTROL_LOOK,
            'flex h-11 items-center justify-between gap-3 px-3 text-left data-disabled:opacity-60 md:h-10',
          )}
        >
          <Base.Value
            className="min-w-0 truncate data-placeholder:text-muted"
            placeholder={props.placeholder ?? ''}
          />
          <Base.Icon className="shrink-0">
            <ChevronsUpDown className="size-4 text-muted" aria-hidden />
          </Base.Icon>
        </Base.Trigger>
      </div>
      <Base.Portal>
        <Base.Positioner className="z-60 outline-hidden" sideOffset={6} alignItemWithTrigger={false}>
          <Base.Popup className="max-w-[calc(100vw-1.5rem)] min-w-(--anchor-width) origin-(--transform-origin) rounded-xl border bg-surface p-1 shadow-pop transition-[scale,opacity] duration-100 data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0">
            <Base.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto">
              {props.items.map((item) => (
                <Base.Item
                  key={item.value}
                  value={item.value}
                  disabled={item.refusal !== undefined}
                  title={item.refusal}
                  className="grid min-h-11 cursor-default grid-cols-[1rem_1fr] items-center gap-2 rounded-lg py-1.5 pr-4 pl-2 text-sm outline-hidden select-none data-disabled:cursor-not-allowed data-disabled:text-muted data-highlighted:bg-surface-2 md:min-h-9"
                >
                  <Base.ItemIndicator className="col-start-1">
                    <Check className="size-4 text-primary-ink" />
                  </Base.ItemIndicator>
                  <span className="col-start-2 min-w-0">
                    <Base.ItemText>{item.label}</Base.ItemText>
                    {item.hint && <span className="line-clamp-2 text-xs text-muted">{item.hint}</span>}
                  </span>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
