import { useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { groupDays, tidyTop, type Point } from './group-days.ts'

const HEIGHT = 150
const WIDTH = 720
/** Rounds the top of a bar; so that a small one is still seen. */
const RADIUS = 3
const MIN_BAR = 2

function formatDay(day: string | undefined): string {
  if (day === undefined) return ''
  return new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )
}

/** Bars over time, with the same figures as a table for whoever reads rather than sees. */
export function UsageChart({ label, points }: { label: string; points: readonly Point[] }) {
  const bars = groupDays(points)
  const [active, setActive] = useState<number | null>(null)
  const top = tidyTop(Math.max(0, ...bars.map(({ value }) => value)))
  const step = WIDTH / bars.length
  const width = Math.max(2, step * 0.68)
  const isEmpty = bars.every(({ value }) => value === 0)
  const shown = active === null ? undefined : bars[active]
  const nameOf = ({ day, until }: { day: string; until: string }) =>
    day === until ? formatDay(day) : `${formatDay(day)} to ${formatDay(until)}`
  return (
    <figure className="mt-5">
      <div className="flex items-baseline justify-between gap-4 text-small text-muted" aria-hidden>
        <span className="tabular-nums">{formatCount(top)}</span>
        <span className="min-h-5 font-medium text-foreground tabular-nums">
          {shown ? `${nameOf(shown)}: ${formatCount(shown.value)}` : ''}
        </span>
      </div>
      <div className="relative mt-1">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-40 w-full"
          aria-hidden
          onPointerLeave={() => setActive(null)}
        >
          {[0, 0.5, 1].map((share) => (
            <line
              key={share}
              x1="0"
              x2={WIDTH}
              y1={share * (HEIGHT - 1) + 0.5}
              y2={share * (HEIGHT - 1) + 0.5}
              className="stroke-border"
              strokeWidth="1"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {bars.map((bar, index) => {
            const height = bar.value <= 0 ? 0 : Math.max(MIN_BAR, (bar.value / top) * (HEIGHT - 2))
            return (
              <g key={bar.day} onPointerEnter={() => setActive(index)}>
                <rect x={index * step} y="0" width={step} height={HEIGHT} fill="transparent" />
                <rect
                  x={index * step + (step - width) / 2}
                  y={HEIGHT - 1 - height}
                  width={width}
                  height={height}
                  rx={Math.min(RADIUS, width / 3)}
                  className={active === null || active === index ? 'fill-primary' : 'fill-primary/45'}
                />
              </g>
            )
          })}
        </svg>
        {isEmpty && (
          <p className="absolute inset-0 grid place-items-center text-sm text-muted">
            {/* The line behind it would strike it through. */}
            <span className="bg-surface px-2">Nothing in this period yet.</span>
          </p>
        )}
      </div>
      <div className="mt-1.5 flex justify-between text-small text-muted tabular-nums" aria-hidden>
        <span>{formatDay(points[0]?.day)}</span>
        <span>{formatDay(points.at(-1)?.day)}</span>
      </div>
      <details className="mt-3 text-sm">
        <summary className="disclosure min-h-8 w-fit text-small font-medium text-muted hover:text-foreground max-md:min-h-10">
          Show as table
        </summary>
        <div
          className="mt-2 max-h-72 overflow-y-auto rounded-xl border"
          tabIndex={0}
          role="region"
          aria-label={`${label} by day`}
        >
          <table className="w-full text-left tabular-nums">
            <caption className="sr-only">{label} by day</caption>
            <thead className="text-small text-muted">
              <tr className="border-b">
                <th scope="col" className="px-4 py-2 font-medium">
                  Day
                </th>
                <th scope="col" className="px-4 py-2 text-right font-medium">
                  {label}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y">
              {bars.toReversed().map((bar) => (
                <tr key={bar.day}>
                  <th scope="row" className="px-4 py-1.5 font-normal">
                    {nameOf(bar)}
                  </th>
                  <td className="px-4 py-1.5 text-right">{formatCount(bar.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
