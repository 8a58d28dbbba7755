import type { ReactNode } from 'react'

/** One line of a list of facts: what it is, and how it is. */
export function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 text-end font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}
