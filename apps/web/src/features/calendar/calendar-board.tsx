import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import type { Post } from '@hookreel/contract'
import { capitalize } from '@hookreel/film'
import { useState, type ReactNode } from 'react'
import { formatDay, formatTime, wallClockOf, type Day } from '../../lib/days/calendar-days.ts'
import type { FreeSlot } from './calendar-entries.ts'
import type { Place } from './day-place.tsx'
import { findPlace, goByDays } from './keyboard-places.ts'
import { PostChip } from './post-chip.tsx'
import { LiftedSlot, type CarriedSlot } from './slot-place.tsx'

/** A press that moves less opens the post. */
const LIFT_PIXELS = 6
const INSTRUCTIONS =
  'To move it, press Space, go to another day with the arrow keys, and press Space again. Escape puts it back. Enter opens its window, where it can be moved to any time.'

// What lies on the board is put there by movable-post, day-place and slot-place alone.
const postOf = (active: { data: { current?: Record<string, unknown> } }) =>
  active.data.current?.post as Post | undefined
const slotOf = (active: { data: { current?: Record<string, unknown> } }) =>
  active.data.current?.carried as CarriedSlot | undefined
const placeOf = (over: { data: { current?: unknown } } | null) => over?.data.current as Place | undefined

function describe(place: Place | undefined, zone: string): string {
  if (!place) return 'no day'
  if (place.day === null) return 'the posts without a time'
  const day = formatDay(place.day, { weekday: 'long', month: 'long', day: 'numeric' })
  return place.at ? `${day}, ${formatTime(wallClockOf(place.at, zone).time)}` : day
}

function announce(zone: string): Announcements {
  const name = (active: Parameters<typeof postOf>[0]) => {
    const carried = slotOf(active)
    if (!carried) return postOf(active)?.title ?? 'The post'
    return `the ${formatTime(wallClockOf(carried.slot.at, zone).time)} slot of ${carried.name}`
  }
  return {
    onDragStart: ({ active }) => `Picked up ${name(active)}.`,
    onDragOver: ({ active, over }) => `${capitalize(name(active))} is over ${describe(placeOf(over), zone)}.`,
    onDragEnd: ({ active, over }) =>
      over
        ? `${capitalize(name(active))} was dropped on ${describe(placeOf(over), zone)}.`
        : `${capitalize(name(active))} stays where it was.`,
    onDragCancel: ({ active }) => `${capitalize(name(active))} stays where it was.`,
  }
}

/** Lets posts, and the free slots of every week, be taken from day to day. */
export function CalendarBoard(props: {
  zone: string
  onDrop: (post: Post, place: Place) => void
  onDropSlot: (slot: FreeSlot, day: Day) => void
  children: ReactNode
}) {
  const { zone } = props
  const [lifted, setLifted] = useState<{ post?: Post | undefined; carried?: CarriedSlot | undefined }>({})
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: LIFT_PIXELS } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: goByDays,
      // Enter opens the post.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    setLifted({})
    const [post, carried, place] = [postOf(active), slotOf(active), placeOf(over)]
    if (post && place) props.onDrop(post, place)
    if (carried && place?.day) props.onDropSlot(carried.slot, place.day)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findPlace}
      accessibility={{
        announcements: announce(zone),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragStart={({ active }) => setLifted({ post: postOf(active), carried: slotOf(active) })}
      onDragCancel={() => setLifted({})}
      onDragEnd={drop}
    >
      {props.children}
      <DragOverlay dropAnimation={null}>
        {lifted.post && <PostChip post={lifted.post} zone={zone} isLifted tabIndex={-1} />}
        {lifted.carried && <LiftedSlot carried={lifted.carried} zone={zone} />}
      </DragOverlay>
    </DndContext>
  )
}
