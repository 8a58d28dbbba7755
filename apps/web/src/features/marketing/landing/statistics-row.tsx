import { Badge } from '../../../components/badge.tsx'
import { STATISTICS } from '../content.ts'

/** Final figures stand in the page; the script counts up to them once. */
export function StatisticsRow() {
  return (
    <section aria-label="Hookreel in figures" className="mx-auto max-w-6xl px-5 pt-20 md:px-8 md:pt-28">
      <dl
        data-counters
        className="grid grid-cols-2 gap-y-8 rounded-3xl border bg-surface px-4 py-8 shadow-card md:grid-cols-4 md:divide-x md:py-10"
      >
        {STATISTICS.map((figure) => (
          <div key={figure.label} className="flex flex-col-reverse items-center gap-1 text-center">
            <dt className="text-sm text-muted">{figure.label}</dt>
            <dd
              data-count={figure.value}
              className="text-4xl font-semibold tracking-[-0.04em] tabular-nums md:text-5xl"
            >
              {figure.value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-center">
        <Badge>Sample figures</Badge>
      </p>
    </section>
  )
}
