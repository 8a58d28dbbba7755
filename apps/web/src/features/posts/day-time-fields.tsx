import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
import { classNames } from '../../lib/class-names.ts'
import { addDays, formatDay, formatTime, wallClockOf, type Day } from '../../lib/days/calendar-days.ts'

/** A day and a time as the clock on the wall of a time zone shows them. */
export type DayTime = { day: Day; time: string }

const SHOWN_SLOTS = 4

/** A day and an hour that make sense to begin with: tomorrow evening. */
export function tomorrowEvening(zone: string): DayTime {
  return { day: addDays(wallClockOf(Date.now(), zone).day, 1), time: '18:00' }
}

/** 'Sun, Nov 22, 6:30 PM' */
export function formatSlot(at: string, zone: string): string {
  const { day, time } = wallClockOf(at, zone)
  return `${formatDay(day, { weekday: 'short', month: 'short', day: 'numeric' })}, ${formatTime(time)}`
}

/** A day and a time to be typed, or a free slot at one press. */
export function DayTimeFields(props: {
  value: DayTime
  onChange: (value: DayTime) => void
  zone: string
  /** Free slots, earliest first. */
  free: readonly string[]
  onSlot: (at: string) => void
  error?: string | undefined
  className?: string
}) {
  const { value, onChange, zone, free } = props
  return (
    <div className="grid gap-3">
      <div className={classNames('grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-3', props.className)}>
        <Field label="Day" className="grid-cols-1" error={props.error}>
          {(control) => (
            <Input
              {...control}
              type="date"
              required
              min={wallClockOf(Date.now(), zone).day}
              value={value.day}
              onChange={(event) => onChange({ ...value, day: event.target.value })}
            />
          )}
        </Field>
        <Field label="Time" className="grid-cols-1">
          {(control) => (
            <Input
              {...control}
              type="time"
              required
              value={value.time}
              onChange={(event) => onChange({ ...value, time: event.target.value })}
            />
          )}
        </Field>
      </div>
      {free.length > 0 && (
        <div className="flex flex-wrap items-center gap-2" role="group" aria-label="Free slots">
          <span aria-hidden className="text-small text-muted">
            Free slots:
          </span>
          {free.slice(0, SHOWN_SLOTS).map((at) => (
            <button
              key={at}
              type="button"
              onClick={() => props.onSlot(at)}
              className="min-h-10 rounded-full border bg-surface px-3 text-small text-muted transition-colors hover:border-primary/40 hover:text-foreground md:min-h-8"
            >
              {formatSlot(at, zone)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
