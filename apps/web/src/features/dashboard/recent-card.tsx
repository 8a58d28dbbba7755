import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '../../components/card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'

/** The newest of a list, and the way to all of it. */
export function RecentCard(props: {
  title: string
  to: string
  linkText: string
  /** The list did not come. */
  isMissing: boolean
  /** The list, once it is there. */
  children: ReactNode
}) {
  return (
    <Card className="p-5 pb-2">
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h2 className="text-base font-semibold">{props.title}</h2>
        <Link
          to={props.to}
          className="text-small font-medium text-primary-ink underline-offset-4 hover:underline"
        >
          {props.linkText}
        </Link>
      </div>
      {props.children ?? <ListSkeleton isMissing={props.isMissing} />}
    </Card>
  )
}

function ListSkeleton({ isMissing }: { isMissing: boolean }) {
  if (isMissing) return <p className="py-8 text-center text-sm text-muted">Not loaded.</p>
  return (
    <ul className="divide-y" aria-hidden>
      {[0, 1, 2].map((row) => (
        <li key={row} className="flex h-[5.5rem] items-center gap-3">
          <Skeleton className="h-16 w-12" />
          <span className="flex-1">
            <Skeleton className="w-2/3" />
            <Skeleton className="mt-2 h-3 w-1/2" />
          </span>
        </li>
      ))}
    </ul>
  )
}
