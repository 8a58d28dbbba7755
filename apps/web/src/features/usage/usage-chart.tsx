import { useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { groupDays, nameBar, tidyTop, type Point } from './group-days.ts'
import { UsageBars } from './usage-bars.tsx'
import { UsageTable } from './usage-table.tsx'

/** Bars over time, with the same figures as a table for those who read rather than see. */
export function UsageChart(props: {
  label: string
  points: readonly Point[]
  /** Days from which something else is counted; what that is stands beside the chart. */
  marks?: readonly string[]
}) {
  const { label, points, marks = [] } = props
  const bars = groupDays(points)
  const [active, setActive] = useState<number | null>(null)
  const top = tidyTop(Math.max(0, ...bars.map(({ value }) => value)))
  const isEmpty = bars.every(({ value }) => value === 0)
  const shown = active === null ? undefined : bars[active]
  const [first, last] = [points[0], points.at(-1)]
  return (
    <figure className="mt-5">
      <div className="flex items-baseline justify-between gap-4 text-small text-muted" aria-hidden>
        <span className="tabular-nums">{formatCount(top)}</span>
        <span className="min-h-5 font-medium text-foreground tabular-nums">
          {shown ? `${nameBar(shown)}: ${formatCount(shown.value)}` : ''}
        </span>
      </div>
      <div className="relative mt-1">
        <UsageBars bars={bars} top={top} active={active} onActive={setActive} marks={marks} />
        {isEmpty && (
          <p className="absolute inset-0 grid place-items-center text-sm text-muted">
            {/* The line behind it would strike it through. */}
            <span className="bg-surface px-2">Nothing in this period yet.</span>
          </p>
        )}
      </div>
      <div className="mt-1.5 flex justify-between text-small text-muted tabular-nums" aria-hidden>
        <span>{first && nameBar({ ...first, until: first.day })}</span>
        <span>{last && nameBar({ ...last, until: last.day })}</span>
      </div>
      <UsageTable label={label} bars={bars} />
    </figure>
  )
}
