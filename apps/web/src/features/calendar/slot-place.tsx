import { useDndContext, useDraggable, useDroppable } from '@dnd-kit/core'
import { NETWORK_NAMES, type Post } from '@hookreel/contract'
import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { NetworkMark } from '../channels/network-mark.tsx'
import type { NetworkId } from '@hookreel/contract'
import { formatDay, formatTime, wallClockOf } from '../../lib/days/calendar-days.ts'
import type { FreeSlot } from './calendar-entries.ts'
import type { Place } from './day-place.tsx'

/** What the board carries while a free slot is moved. */
export type CarriedSlot = { readonly slot: FreeSlot; readonly network: NetworkId; readonly name: string }

const SLOT_LOOK =
  'group flex h-10 w-full items-center gap-1.5 rounded-lg border border-dashed border-input px-2 text-xs text-muted transition-colors md:h-8'

function SlotFace({ time, network }: { time: string; network: NetworkId }) {
  return (
    <>
      <Plus className="size-3.5 shrink-0" aria-hidden />
      <span className="tabular-nums">{formatTime(time)}</span>
      <NetworkMark
        network={network}
        className="ml-auto size-5 rounded-md opacity-60 group-hover:opacity-100"
      />
    </>
  )
}

/** A free slot on its way to another day. */
export function LiftedSlot({ carried, zone }: { carried: CarriedSlot; zone: string }) {
  return (
    <div
      className={classNames(SLOT_LOOK, 'cursor-grabbing border-solid border-primary bg-surface shadow-pop')}
    >
      <SlotFace time={wallClockOf(carried.slot.at, zone).time} network={carried.network} />
    </div>
  )
}

/**
 * A free slot of an account: a post of that account can be dropped on it, a press begins one there, and it can itself be
 * taken to another day, by mouse or with Space and the arrows.
 */
export function SlotPlace(
  props: CarriedSlot & {
    zone: string
    isMovable: boolean
    onChoose: (slot: FreeSlot) => void
  },
) {
  const { slot, zone, network, name } = props
  const { active } = useDndContext()
  // Given by what is being moved: a post, or another slot, which nothing takes.
  const moved = active?.data.current?.post as Post | undefined
  const { day, time } = wallClockOf(slot.at, zone)
  const id = `slot:${slot.channelId}:${slot.at}`
  const place = useDroppable({
    id,
    data: { day, at: slot.at, channelId: slot.channelId } satisfies Place,
    disabled: active !== null && moved?.channel?.id !== slot.channelId,
  })
  const carried = useDraggable({
    id: `move:${id}`,
    data: { carried: { slot, network, name } satisfies CarriedSlot },
    disabled: !props.isMovable,
  })
  const { setNodeRef: setPlace } = place
  const { setNodeRef: setCarried } = carried
  const attach = useCallback(
    (node: HTMLElement | null) => {
      setPlace(node)
      setCarried(node)
    },
    [setPlace, setCarried],
  )
  return (
    <button
      ref={attach}
      type="button"
      onClick={() => props.onChoose(slot)}
      {...(props.isMovable && {
        'aria-roledescription': 'movable slot',
        'aria-describedby': carried.attributes['aria-describedby'],
        ...carried.listeners,
      })}
      aria-label={`Free slot of ${name} on ${NETWORK_NAMES[network]}, ${formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' })}, ${formatTime(time)}: choose a video`}
      className={classNames(
        SLOT_LOOK,
        'hover:border-primary/50 hover:text-foreground',
        props.isMovable && 'cursor-grab',
        carried.isDragging && 'opacity-40',
        place.isOver && 'border-primary bg-primary-soft text-primary-ink',
      )}
    >
      <SlotFace time={time} network={network} />
    </button>
  )
}
