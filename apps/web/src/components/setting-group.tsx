import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Card } from './card.tsx'

/** A card of settings that belong together. */
export function SettingGroup(props: {
  title: string
  hint?: ReactNode
  children: ReactNode
  aside?: ReactNode
  isDivided?: boolean
}) {
  return (
    <Card className="p-5 md:p-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-base font-semibold">{props.title}</h2>
          {props.hint && <p className="mt-0.5 text-sm text-muted">{props.hint}</p>}
        </div>
        {props.aside}
      </div>
      <div className={classNames('mt-4', props.isDivided ? 'divide-y' : 'grid grid-cols-1 gap-5')}>
        {props.children}
      </div>
    </Card>
  )
}
