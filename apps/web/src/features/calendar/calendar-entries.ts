import type { Calendar, Post } from '@hookreel/contract'
import { wallClockOf, type Day } from '../../lib/days/calendar-days.ts'

export type FreeSlot = Calendar['free'][number]
export type Limit = Calendar['limits'][number]

/** A day as the calendar shows it. */
export type DayEntries = {
  readonly day: Day
  readonly isPast: boolean
  readonly isToday: boolean
  /** By the clock. */
  readonly posts: readonly Post[]
  readonly free: readonly FreeSlot[]
  readonly limits: readonly Limit[]
}

/** When a post stands in the calendar: when it went live, was sent, or shall be. */
export function momentOfPost(post: Post): string | null {
  return post.liveAt ?? post.sentAt ?? post.scheduledAt
}

/** Sorts what the server answered into days of a time zone. */
export function arrangeDays(
  calendar: Calendar | undefined,
  days: readonly Day[],
  zone: string,
): DayEntries[] {
  const today = wallClockOf(Date.now(), zone).day
  const dayOf = (moment: string | null) => (moment === null ? null : wallClockOf(moment, zone).day)
  return days.map((day) => ({
    day,
    isPast: day < today,
    isToday: day === today,
    posts: (calendar?.posts ?? [])
      .filter((post) => dayOf(momentOfPost(post)) === day)
      .toSorted((one, other) => (momentOfPost(one) ?? '').localeCompare(momentOfPost(other) ?? '')),
    free: (calendar?.free ?? []).filter((slot) => dayOf(slot.at) === day),
    limits: (calendar?.limits ?? []).filter((limit) => limit.day === day),
  }))
}

/** True when an account takes no more posts that day. */
export function isFull(entries: DayEntries | undefined, channelId: string | undefined): boolean {
  return (
    entries?.limits.some(({ channelId: id, used, max }) => id === channelId && max !== null && used >= max) ??
    false
  )
}
