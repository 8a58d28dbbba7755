import type { Post } from '@hookreel/contract'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { describeZone, momentOf, wallClockOf } from '../../lib/days/calendar-days.ts'
import type { FreeSlot } from './calendar-entries.ts'
import { DayTimeFields, tomorrowEvening } from '../posts/day-time-fields.tsx'

/** "Move to…": any day and time, or a free slot at one press. What dragging does, without dragging. */
export function MoveForm(props: {
  post: Post
  zone: string
  free: readonly FreeSlot[]
  onMove: (at: string) => void
}) {
  const { post, zone } = props
  const [wish, setWish] = useState(() =>
    post.scheduledAt === null ? tomorrowEvening(zone) : wallClockOf(post.scheduledAt, zone),
  )
  const at = wish.day && wish.time ? momentOf(wish.day, wish.time, zone) : null
  return (
    <form
      className="grid gap-3 rounded-xl border p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (at !== null) props.onMove(at)
      }}
    >
      <h3 className="text-sm font-semibold">Move to</h3>
      <DayTimeFields
        value={wish}
        onChange={setWish}
        zone={zone}
        free={props.free.map((slot) => slot.at)}
        onSlot={props.onMove}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-muted">{describeZone(zone)}</p>
        <Button type="submit" size="sm" disabled={at === null || at === post.scheduledAt}>
          <CalendarClock /> Move
        </Button>
      </div>
    </form>
  )
}
