import type { Post } from '@hookreel/contract'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Input } from '../../components/input.tsx'
import { formatSlot, tomorrowEvening } from '../posts/post-time.tsx'
import { describeZone, momentOf, wallClockOf } from './calendar-days.ts'
import type { FreeSlot } from './calendar-entries.ts'

const SHOWN_SLOTS = 4

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
      <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-3">
        <Field label="Day" className="grid-cols-1">
          {(control) => (
            <Input
              {...control}
              type="date"
              required
              min={wallClockOf(Date.now(), zone).day}
              value={wish.day}
              onChange={(event) => setWish({ ...wish, day: event.target.value })}
            />
          )}
        </Field>
        <Field label="Time" className="grid-cols-1">
          {(control) => (
            <Input
              {...control}
              type="time"
              required
              value={wish.time}
              onChange={(event) => setWish({ ...wish, time: event.target.value })}
            />
          )}
        </Field>
      </div>
      {props.free.length > 0 && (
        <div className="flex flex-wrap gap-2" role="group" aria-label="Free slots">
          {props.free.slice(0, SHOWN_SLOTS).map((slot) => (
            <button
              key={slot.at}
              type="button"
              onClick={() => props.onMove(slot.at)}
              className="min-h-10 rounded-full border bg-surface px-3 text-small text-muted transition-colors hover:border-primary/40 hover:text-foreground md:min-h-8"
            >
              {formatSlot(slot.at, zone)}
            </button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-muted">{describeZone(zone)}</p>
        <Button type="submit" size="sm" disabled={at === null || at === post.scheduledAt}>
          <CalendarClock /> Move
        </Button>
      </div>
    </form>
  )
}
