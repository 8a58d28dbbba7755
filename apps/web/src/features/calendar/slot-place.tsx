import { useDndContext, useDroppable } from '@dnd-kit/core'
import type { Post } from '@hookreel/contract'
import { Plus } from 'lucide-react'
import { classNames } from '../../lib/class-names.ts'
import { NetworkMark, NETWORK_NAMES } from '../channels/network-mark.tsx'
import type { NetworkId } from '@hookreel/contract'
import { formatDay, formatTime, wallClockOf } from './calendar-days.ts'
import type { FreeSlot } from './calendar-entries.ts'
import type { Place } from './day-place.tsx'

/** A free slot of an account: a post of that account can be dropped on it, and a press begins one there. */
export function SlotPlace(props: {
  slot: FreeSlot
  network: NetworkId
  name: string
  zone: string
  onChoose: (slot: FreeSlot) => void
}) {
  const { slot, zone } = props
  const { active } = useDndContext()
  // Given by the chip that is being moved.
  const moved = active?.data.current?.post as Post | undefined
  const { day, time } = wallClockOf(slot.at, zone)
  const { setNodeRef, isOver } = useDroppable({
    id: `slot:${slot.channelId}:${slot.at}`,
    data: { day, at: slot.at, channelId: slot.channelId } satisfies Place,
    disabled: moved !== undefined && moved.channel?.id !== slot.channelId,
  })
  return (
    <button
      ref={setNodeRef}
      type="button"
      onClick={() => props.onChoose(slot)}
      aria-label={`Free slot of ${props.name} on ${NETWORK_NAMES[props.network]}, ${formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' })}, ${formatTime(time)}: choose a video`}
      className={classNames(
        'group flex h-10 w-full items-center gap-1.5 rounded-lg border border-dashed border-input px-2 text-xs text-muted transition-colors md:h-8 hover:border-primary/50 hover:text-foreground',
        isOver && 'border-primary bg-primary-soft text-primary-ink',
      )}
    >
      <Plus className="size-3.5 shrink-0" aria-hidden />
      <span className="tabular-nums">{formatTime(time)}</span>
      <NetworkMark
        network={props.network}
        className="ml-auto size-5 rounded-md opacity-60 group-hover:opacity-100"
      />
    </button>
  )
}
