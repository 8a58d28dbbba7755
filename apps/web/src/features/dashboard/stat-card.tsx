import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Skeleton } from '../../components/skeleton.tsx'
import { classNames } from '../../lib/class-names.ts'

export function StatCard(props: {
  icon: LucideIcon
  label: string
  value: string | undefined
  note: ReactNode
  /** The figure could not be read: nothing is on its way. */
  isMissing?: boolean
  tone: string
  to?: string
}) {
  const body = (
    <>
      <span className="flex items-center gap-2.5">
        <span className={classNames('grid size-8 shrink-0 place-items-center rounded-lg', props.tone)}>
          <props.icon className="size-4" aria-hidden />
        </span>
        <span className="text-sm leading-tight font-medium text-muted max-sm:text-small">{props.label}</span>
      </span>
      <span className="mt-3 block h-9 text-3xl font-semibold tracking-tight tabular-nums">
        {props.value ??
          (props.isMissing ? <span className="text-muted">–</span> : <Skeleton className="h-8 w-16" />)}
      </span>
      <span className="mt-1 block min-h-5 text-small text-muted">{props.note}</span>
    </>
  )
  const look = 'block rounded-card border bg-surface p-4 shadow-card md:p-5'
  return props.to ? (
    <Link to={props.to} className={classNames(look, 'transition-colors hover:border-primary/40')}>
      {body}
    </Link>
  ) : (
    <div className={look}>{body}</div>
  )
}
