import { formatCount } from '../../lib/format.ts'
import { nameBar, type Bar } from './group-days.ts'

/** The figures of a chart for those who read rather than see, the newest first. */
export function UsageTable({ label, bars }: { label: string; bars: readonly Bar[] }) {
  return (
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
                  {nameBar(bar)}
                </th>
                <td className="px-4 py-1.5 text-right">{formatCount(bar.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
