import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export function Menu({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-50 outline-hidden" sideOffset={6} align="end">
          <Base.Popup className="min-w-44 origin-(--transform-origin) rounded-xl border bg-surface p-1 shadow-pop outline-hidden transition-[scale,opacity] duration-100 data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export function MenuItem(props: {
  children: ReactNode
  onClick: () => void
  isDanger?: boolean
  disabled?: boolean
}) {
  return (
    <Base.Item
      onClick={props.onClick}
      disabled={props.disabled ?? false}
      className={classNames(
        'flex min-h-11 cursor-default items-center gap-2.5 rounded-lg px-2.5 text-sm outline-hidden select-none data-disabled:opacity-50 data-highlighted:bg-surface-2 md:min-h-9 [&_svg]:size-4 [&_svg]:text-muted',
        props.isDanger && 'text-danger-ink [&_svg]:text-danger-ink',
      )}
    >
      {props.children}
    </Base.Item>
  )
}
