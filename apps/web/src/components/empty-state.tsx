import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

/** Nothing here yet, and what to do about it. */
export function EmptyState(props: {
  icon: LucideIcon
  title: string
  children: ReactNode
  action?: ReactNode
  className?: string
}) {
  return (
    <div className={classNames('flex flex-col items-center px-4 py-10 text-center', props.className)}>
      <span className="grid size-12 place-items-center rounded-2xl border bg-surface-2 text-primary-ink">
        <props.icon className="size-5" aria-hidden />
      </span>
      <p className="mt-4 font-semibold">{props.title}</p>
      <div className="mt-1 max-w-sm text-sm text-muted">{props.children}</div>
      {props.action && <div className="mt-5 flex flex-wrap justify-center gap-2">{props.action}</div>}
    </div>
  )
}
