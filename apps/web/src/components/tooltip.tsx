import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** A short word on hover and focus. What it says must also be in the control's own name or text. */
export function Tooltip(props: {
  children: ReactElement
  label: ReactNode
  side?: 'top' | 'right' | 'bottom'
}) {
  return (
    <Base.Root>
      <Base.Trigger render={props.children} delay={250} />
      <Base.Portal>
        <Base.Positioner side={props.side ?? 'top'} sideOffset={8} className="z-60">
          <Base.Popup className="max-w-64 rounded-md bg-foreground px-2.5 py-1.5 text-xs font-medium text-background shadow-pop transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {props.label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
