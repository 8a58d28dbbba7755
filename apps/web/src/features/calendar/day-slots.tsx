import { formatPlural } from '../../lib/format.ts'
import type { BoardProps } from './board-context.ts'
import type { FreeSlot } from './calendar-entries.ts'
import { SlotPlace } from './slot-place.tsx'

const SHOWN = 3

/** The free slots of a day; more than a few would hide the posts. */
export function DaySlots({ free, board }: { free: readonly FreeSlot[]; board: BoardProps }) {
  const rest = free.length - SHOWN
  return (
    <>
      {free.slice(0, SHOWN).map((slot) => {
        const channel = board.channels.find(({ id }) => id === slot.channelId)
        return (
          channel && (
            <SlotPlace
              key={`${slot.channelId}${slot.at}`}
              slot={slot}
              network={channel.network}
              name={channel.name}
              zone={board.zone}
              onChoose={board.onChoose}
            />
          )
        )
      })}
      {rest > 0 && <p className="px-2 text-xs text-muted">{formatPlural(rest, 'more free slot')}</p>}
    </>
  )
}
