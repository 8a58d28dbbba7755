import type { ChannelSlots } from '@hookreel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Input } from '../../components/input.tsx'
import { Select } from '../../components/select.tsx'
import { describeZone } from '../../lib/days/calendar-days.ts'
import { moveSlot } from './move-slot.ts'
import { isSameTime, nameWeekday, WEEKDAYS, weeklyTimeOf } from './slot-times.ts'

const DAYS = WEEKDAYS.map((weekday) => ({ value: String(weekday), label: nameWeekday(weekday) }))

/** Any weekday and hour for the weekly time of a free slot. What dragging does, without dragging. */
export function MoveSlotForm(props: { slots: ChannelSlots; at: string; onMoved: () => void }) {
  const { slots } = props
  const cache = useQueryClient()
  const from = weeklyTimeOf(props.at, slots.timeZone)
  const [to, setTo] = useState(from)
  const [isBusy, setIsBusy] = useState(false)
  const move = async () => {
    setIsBusy(true)
    const isMoved = await moveSlot(cache, slots, from, to)
    setIsBusy(false)
    if (isMoved) props.onMoved()
  }
  return (
    <form
      aria-label="Move this slot"
      className="grid gap-3 rounded-xl border p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void move()
      }}
    >
      <div>
        <h3 className="text-sm font-semibold">Move this slot</h3>
        <p className="mt-0.5 text-small text-muted">
          It comes every week, in {describeZone(slots.timeZone)}.
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label="Weekday"
          isLabelHidden
          className="min-w-32 flex-1"
          value={String(to.weekday)}
          onChange={(weekday) => setTo({ ...to, weekday: Number(weekday) })}
          items={DAYS}
        />
        <Input
          type="time"
          required
          aria-label="Time"
          className="w-32"
          value={to.time}
          onChange={(event) => setTo({ ...to, time: event.target.value })}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy} disabled={!to.time || isSameTime(from, to)}>
          <CalendarClock /> Move
        </Button>
      </div>
    </form>
  )
}
