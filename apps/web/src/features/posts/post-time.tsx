import { Choice } from '../../components/choice.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
import {
  addDays,
  describeZone,
  formatDay,
  formatTime,
  wallClockOf,
  type Day,
} from '../calendar/calendar-days.ts'

export type TimeDraft = { mode: 'now' | 'schedule' | 'queue' | 'draft'; day: Day; time: string }

const MODES = [
  { value: 'now', label: 'Now' },
  { value: 'schedule', label: 'At a time' },
  { value: 'queue', label: 'Queue' },
  { value: 'draft', label: 'Draft' },
] as const
const SHOWN_SLOTS = 4

/** A day and an hour that make sense to begin with: tomorrow evening. */
export function tomorrowEvening(zone: string): Pick<TimeDraft, 'day' | 'time'> {
  return { day: addDays(wallClockOf(Date.now(), zone).day, 1), time: '18:00' }
}

/** 'Sun, Nov 22, 6:30 PM' */
export function formatSlot(at: string, zone: string): string {
  const { day, time } = wallClockOf(at, zone)
  return `${formatDay(day, { weekday: 'short', month: 'short', day: 'numeric' })}, ${formatTime(time)}`
}

/** When it goes out: now, at a time, in the next free slot, or not yet. */
export function PostTimeFields(props: {
  draft: TimeDraft
  onChange: (change: Partial<TimeDraft>) => void
  zone: string
  /** Free slots of the account, earliest first. */
  free: readonly string[]
  slotNote: string | undefined
  error: string | undefined
}) {
  const { draft, onChange, zone, free } = props
  return (
    <div className="grid gap-4">
      <Choice
        label="When"
        className="max-w-lg"
        value={draft.mode}
        options={MODES}
        onChange={(mode) => onChange({ mode })}
      />
      {draft.mode === 'schedule' && (
        <div className="grid gap-3">
          <div className="grid max-w-lg grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-3">
            <Field label="Day" className="grid-cols-1" error={props.error}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  required
                  min={wallClockOf(Date.now(), zone).day}
                  value={draft.day}
                  onChange={(event) => onChange({ day: event.target.value })}
                />
              )}
            </Field>
            <Field label="Time" className="grid-cols-1">
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  required
                  value={draft.time}
                  onChange={(event) => onChange({ time: event.target.value })}
                />
              )}
            </Field>
          </div>
          {free.length > 0 && (
            <div className="flex flex-wrap items-center gap-2">
              <span className="text-small text-muted">Free slots:</span>
              {free.slice(0, SHOWN_SLOTS).map((at) => (
                <button
                  key={at}
                  type="button"
                  onClick={() => onChange(wallClockOf(at, zone))}
                  className="min-h-10 rounded-full border bg-surface px-3 text-small text-muted transition-colors hover:border-primary/40 hover:text-foreground md:min-h-8"
                >
                  {formatSlot(at, zone)}
                </button>
              ))}
            </div>
          )}
        </div>
      )}
      {draft.mode === 'queue' && (
        <p className="text-sm text-muted">
          {free[0]
            ? `Takes the next free slot of this account: ${formatSlot(free[0], zone)}.`
            : 'Takes the next free slot of this account.'}
        </p>
      )}
      {draft.mode === 'draft' && (
        <p className="text-sm text-muted">Kept in the calendar without a time. Nothing is sent.</p>
      )}
      {(draft.mode === 'schedule' || draft.mode === 'queue') && (
        <p className="text-small text-muted">
          Times in {describeZone(zone)}. {props.slotNote}
        </p>
      )}
    </div>
  )
}
