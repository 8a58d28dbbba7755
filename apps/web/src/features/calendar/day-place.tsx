import { useDroppable } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import type { Day } from '../../lib/days/calendar-days.ts'

export type Place = { readonly day: Day | null; readonly at?: string; readonly channelId?: string }

/** Where a post can be dropped: a day, or the row of those without one. */
export function DayPlace(props: {
  day: Day | null
  isOff?: boolean
  label: string
  className?: string
  children: ReactNode
}) {
  const { setNodeRef, isOver } = useDroppable({
    id: `day:${props.day ?? 'none'}`,
    data: { day: props.day } satisfies Place,
    disabled: props.isOff ?? false,
  })
  return (
    <section
      ref={setNodeRef}
      aria-label={props.label}
      className={classNames(props.className, isOver && 'bg-primary-soft ring-2 ring-primary ring-inset')}
    >
      {props.children}
    </section>
  )
}
