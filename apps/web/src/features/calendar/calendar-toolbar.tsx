import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Button } from '../../components/button.tsx'
import { Choice } from '../../components/choice.tsx'
import { Select } from '../../components/select.tsx'
import {
  addDays,
  addMonths,
  describeZone,
  formatDay,
  formatSpan,
  isDay,
  monthGridOf,
  wallClockOf,
  weekOf,
  type Day,
} from './calendar-days.ts'
import { calendarQuery } from './calendar-queries.ts'
import { listTimeZones } from './time-zone.ts'

export type View = { kind: 'week' | 'month'; day: Day; days: readonly Day[] }

/** The days that an address asks for; without a word, this week. */
export function viewOf(search: URLSearchParams, zone: string): View {
  const wanted = search.get('day')
  const day = isDay(wanted) ? wanted : wallClockOf(Date.now(), zone).day
  const kind = search.get('view') === 'month' ? 'month' : 'week'
  return { kind, day, days: kind === 'month' ? monthGridOf(day) : weekOf(day) }
}

/** What is asked of the server for a view. */
export function questionOf({ days, day }: View, zone: string) {
  return calendarQuery(days[0] ?? day, days.at(-1) ?? day, zone)
}

const VIEWS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const

/** Which days, how, and in which zone; all but the zone stands in the address. */
export function CalendarToolbar(props: { view: View; zone: string; onZone: (zone: string) => void }) {
  const { view } = props
  const [, setSearch] = useSearchParams()
  const go = (kind: View['kind'], day: Day | null) =>
    setSearch(
      { ...(kind === 'month' && { view: kind }), ...(day !== null && { day }) },
      { preventScrollReset: true },
    )
  const shift = (by: number) =>
    go(view.kind, view.kind === 'month' ? addMonths(view.day, by) : addDays(view.day, by * 7))
  const title =
    view.kind === 'month'
      ? formatDay(view.day, { month: 'long', year: 'numeric' })
      : formatSpan(view.days[0] ?? view.day, view.days.at(-1) ?? view.day)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex items-center gap-1.5">
        <Button
          variant="secondary"
          size="icon-sm"
          aria-label={`Previous ${view.kind}`}
          onClick={() => shift(-1)}
        >
          <ChevronLeft />
        </Button>
        <Button variant="secondary" size="icon-sm" aria-label={`Next ${view.kind}`} onClick={() => shift(1)}>
          <ChevronRight />
        </Button>
        <Button variant="quiet" size="sm" onClick={() => go(view.kind, null)}>
          Today
        </Button>
      </div>
      <p role="status" className="text-base font-semibold md:min-w-44">
        {title}
      </p>
      <Choice
        label="View"
        isLabelHidden
        className="w-40"
        value={view.kind}
        options={VIEWS}
        onChange={(kind) => go(kind, view.day)}
      />
      <Select
        label="Time zone"
        isLabelHidden
        className="w-64 max-md:w-full md:ml-auto"
        value={props.zone}
        onChange={props.onZone}
        items={listTimeZones().map((zone) => ({ value: zone, label: describeZone(zone) }))}
      />
    </div>
  )
}
