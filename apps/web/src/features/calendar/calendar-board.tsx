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
import { useState, type ReactNode } from 'react'
import { formatDay, formatTime, wallClockOf } from './calendar-days.ts'
import type { Place } from './day-place.tsx'
import { findPlace, goByDays } from './keyboard-places.ts'
import { PostChip } from './post-chip.tsx'

/** A press that moves less opens the post. */
const LIFT_PIXELS = 6
const INSTRUCTIONS =
  'To move the post, press Space, go to another day with the arrow keys, and press Space again. Escape puts it back. Enter opens the post, where it can be moved to any time.'

// What lies on the board is put there by movable-post, day-place and slot-place alone.
const postOf = (active: { data: { current?: Record<string, unknown> } }) =>
  active.data.current?.post as Post | undefined
const placeOf = (over: { data: { current?: unknown } } | null) => over?.data.current as Place | undefined

function describe(place: Place | undefined, zone: string): string {
  if (!place) return 'no day'
  if (place.day === null) return 'the posts without a time'
  const day = formatDay(place.day, { weekday: 'long', month: 'long', day: 'numeric' })
  return place.at ? `${day}, ${formatTime(wallClockOf(place.at, zone).time)}` : day
}

function announce(zone: string): Announcements {
  const name = (active: Parameters<typeof postOf>[0]) => postOf(active)?.title ?? 'The post'
  return {
    onDragStart: ({ active }) => `Picked up ${name(active)}.`,
    onDragOver: ({ active, over }) => `${name(active)} is over ${describe(placeOf(over), zone)}.`,
    onDragEnd: ({ active, over }) =>
      over
        ? `${name(active)} was dropped on ${describe(placeOf(over), zone)}.`
        : `${name(active)} stays where it was.`,
    onDragCancel: ({ active }) => `${name(active)} stays where it was.`,
  }
}

/** Lets posts be taken from day to day. */
export function CalendarBoard(props: {
  zone: string
  onDrop: (post: Post, place: Place) => void
  children: ReactNode
}) {
  const { zone } = props
  const [lifted, setLifted] = useState<Post | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: LIFT_PIXELS } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: goByDays,
      // Enter opens the post.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(null)
    const [post, place] = [postOf(active), placeOf(over)]
    if (post && place) props.onDrop(post, place)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findPlace}
      accessibility={{
        announcements: announce(zone),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragStart={({ active }) => setLifted(postOf(active) ?? null)}
      onDragCancel={() => setLifted(null)}
      onDragEnd={drop}
    >
      {props.children}
      <DragOverlay dropAnimation={null}>
        {lifted && <PostChip post={lifted} zone={zone} isLifted tabIndex={-1} />}
      </DragOverlay>
    </DndContext>
  )
}
