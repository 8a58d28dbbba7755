import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../components/button.tsx'
import { Choice } from '../../components/choice.tsx'
import { CONTROL_LOOK } from '../../components/input.tsx'
import { classNames } from '../../lib/class-names.ts'
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
} from '../../lib/days/calendar-days.ts'
import { calendarQuery } from '../posts/calendar-queries.ts'
import { listTimeZones } from '../../lib/days/time-zone.ts'

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

/**
 * The system's own list: there are hundreds of zones. How far each is ahead is said when the list is reached for: found at each
 * picture of the page, it took it 0.08 s.
 */
function ZoneChoice({ zone, onZone }: { zone: string; onZone: (zone: string) => void }) {
  const [isReached, setReached] = useState(false)
  const reach = () => setReached(true)
  const options = useMemo(
    () =>
      listTimeZones().map((name) => (
        <option key={name} value={name}>
          {isReached || name === zone ? describeZone(name) : name.replaceAll('_', ' ')}
        </option>
      )),
    [isReached, zone],
  )
  return (
    <select
      aria-label="Time zone"
      className={classNames(CONTROL_LOOK, 'h-11 w-64 px-3 max-md:w-full md:ml-auto md:h-10')}
      value={zone}
      onFocus={reach}
      onPointerDown={reach}
      onChange={(event) => onZone(event.target.value)}
    >
      {options}
    </select>
  )
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
      <ZoneChoice zone={props.zone} onZone={props.onZone} />
    </div>
  )
}
