import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export function Tabs<Value extends string>(props: {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly { value: Value; label: string; panel: ReactNode }[]
}) {
  return (
    <Base.Root value={props.value} onValueChange={(value) => props.onChange(value)}>
      <Base.List
        aria-label={props.label}
        className="relative flex gap-1 overflow-x-auto rounded-xl bg-surface-2 p-1"
      >
        {props.tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="relative z-1 h-10 rounded-lg px-3 text-sm font-medium whitespace-nowrap text-muted data-active:text-foreground md:h-8"
          >
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute top-1 left-0 h-10 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-lg bg-surface shadow-sm transition-[translate,width] duration-200 md:h-8 dark:bg-surface-3" />
      </Base.List>
      {props.tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
