import { Choice } from '../../../components/choice.tsx'
import { describeZone, wallClockOf } from '../../../lib/days/calendar-days.ts'
import { DayTimeFields, formatSlot, type DayTime } from '../day-time-fields.tsx'

export type TimeDraft = DayTime & { mode: 'now' | 'schedule' | 'queue' | 'draft' }

const MODES = [
  { value: 'now', label: 'Now' },
  { value: 'schedule', label: 'At a time' },
  { value: 'queue', label: 'Queue' },
  { value: 'draft', label: 'Draft' },
] as const
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
        <DayTimeFields
          className="max-w-lg"
          value={draft}
          onChange={onChange}
          zone={zone}
          free={free}
          onSlot={(at) => onChange(wallClockOf(at, zone))}
          error={props.error}
        />
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
