import type { Post } from '@hookreel/contract'
import type { ReactNode } from 'react'
import { formatPlural } from '../../lib/format.ts'
import type { BoardProps } from './board-context.ts'
import { momentOfPost, type DayEntries } from './calendar-entries.ts'
import { SlotPlace } from './slot-place.tsx'

/** More free slots than these would hide the posts. */
const SHOWN_SLOTS = 3

/** What a day has, by the clock: its posts as `draw` draws them, and the first of its free slots. */
export function DayList(props: { entries: DayEntries; board: BoardProps; draw: (post: Post) => ReactNode }) {
  const { entries, board } = props
  const rest = entries.free.length - SHOWN_SLOTS
  const slots = entries.free.slice(0, SHOWN_SLOTS).flatMap((slot) => {
    const channel = board.channels.find(({ id }) => id === slot.channelId)
    if (!channel) return []
    const { network, name } = channel
    const key = `${slot.channelId}${slot.at}`
    const place = (
      <SlotPlace
        key={key}
        slot={slot}
        network={network}
        name={name}
        zone={board.zone}
        isMovable={board.isMovable}
        onChoose={board.onChoose}
      />
    )
    return [{ at: slot.at, place }]
  })
  const posts = entries.posts.map((post) => ({ at: momentOfPost(post) ?? '', place: props.draw(post) }))
  return (
    <>
      {[...posts, ...slots]
        .toSorted((one, other) => one.at.localeCompare(other.at))
        .map(({ place }) => place)}
      {rest > 0 && <p className="px-2 text-xs text-muted">{formatPlural(rest, 'more free slot')}</p>}
    </>
  )
}
