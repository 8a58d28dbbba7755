import type { Post } from '@hookreel/contract'
import { momentOf, wallClockOf } from '../../lib/days/calendar-days.ts'
import { isFull, type DayEntries } from './calendar-entries.ts'
import type { Place } from './day-place.tsx'

const EVENING = '18:00'
/** A post that is dropped on today cannot go out in the past. */
const AHEAD_MS = 15 * 60_000

export type Drop = { readonly at: string | null } | { readonly refusal: string }

/**
 * The time that a post gets where it was dropped: that of the slot; on a day its own hour, else the account's first free
 * slot there, else the evening. Null without a day. Undefined when nothing changes.
 */
export function timeOfDrop(
  post: Post,
  place: Place,
  days: readonly DayEntries[],
  zone: string,
): Drop | undefined {
  if (place.day === null) return post.scheduledAt === null ? undefined : { at: null }
  if (place.at !== undefined) return { at: place.at }
  const own = post.scheduledAt === null ? null : wallClockOf(post.scheduledAt, zone)
  if (own?.day === place.day) return undefined
  const entries = days.find(({ day }) => day === place.day)
  if (isFull(entries, post.channel?.id))
    return { refusal: 'This account takes no more posts that day. Choose another day.' }
  const free = entries?.free.find(({ channelId }) => channelId === post.channel?.id)
  const wished = own ? momentOf(place.day, own.time, zone) : (free?.at ?? momentOf(place.day, EVENING, zone))
  const soonest = Date.now() + AHEAD_MS
  return { at: Date.parse(wished) < soonest ? new Date(soonest).toISOString() : wished }
}
