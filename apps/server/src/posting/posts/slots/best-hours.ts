import type { SlotTime } from '@hookreel/contract'
import { DateTime } from 'luxon'

export type BestHours = {
  readonly hours: readonly { readonly weekday: number; readonly hour: number; readonly reason: string }[]
  readonly isOwnFigures: boolean
  readonly note: string
}

/** Fewer posts say more about chance than about hours. */
const ENOUGH_POSTS = 10
/** A single lucky post counts as if this many usual ones stood beside it. */
const USUAL_POSTS = 3
const HOURS_A_DAY = 2
const APART_HOURS = 2
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
const SATURDAY = 6

/** The hours at which posts do well: by the user's own figures, or as long as those are few, noon and evening. */
export function findBestHours(
  views: readonly { readonly sentAt: Date; readonly views: number }[],
  timeZone: string,
): BestHours {
  if (views.length < ENOUGH_POSTS) return generalHours(views.length)
  const mean = average(views.map((post) => post.views))
  const byHour = Map.groupBy(views, ({ sentAt }) => DateTime.fromJSDate(sentAt, { zone: timeZone }).hour)
  const ranked = [...byHour]
    .map(([hour, posts]) => {
      const sum = posts.reduce((total, post) => total + post.views, 0)
      return { hour, posts, likely: (sum + USUAL_POSTS * mean) / (posts.length + USUAL_POSTS) }
    })
    .sort((a, b) => b.likely - a.likely || a.hour - b.hour)
  const chosen: typeof ranked = []
  for (const candidate of ranked) {
    const isApart = chosen.every(({ hour }) => Math.abs(hour - candidate.hour) >= APART_HOURS)
    if (isApart && chosen.length < HOURS_A_DAY) chosen.push(candidate)
  }
  const hours = chosen.map(({ hour, posts }) => ({ hour, reason: tellAverage(hour, posts) }))
  return {
    hours: WEEKDAYS.flatMap((weekday) => hours.map((best) => ({ weekday, ...best }))),
    isOwnFigures: true,
    note: `From the figures of your last ${views.length} posts.`,
  }
}

function generalHours(known: number): BestHours {
  const hours = WEEKDAYS.flatMap((weekday) => {
    const times = weekday >= SATURDAY ? ([11, 20] as const) : ([12, 19] as const)
    return [
      { weekday, hour: times[0], reason: 'Around noon, in general' },
      { weekday, hour: times[1], reason: 'In the evening, in general' },
    ]
  })
  return {
    hours,
    isOwnFigures: false,
    note: `General hours: noon and evening. Your own appear once ${ENOUGH_POSTS} posts have figures; ${known === 1 ? '1 has' : `${known} have`} so far.`,
  }
}

function tellAverage(hour: number, posts: readonly { readonly views: number }[]): string {
  const views = Math.round(average(posts.map((post) => post.views)))
  const count = posts.length === 1 ? '1 post' : `${posts.length} posts`
  return `${views} views on average at ${hour}:00, from ${count}`
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** Hours as the slots of a week. */
export function slotsOf({ hours }: BestHours): SlotTime[] {
  return hours.map(({ weekday, hour }) => ({ weekday, time: `${String(hour).padStart(2, '0')}:00` }))
}
