import { formatDay } from '../../lib/days/calendar-days.ts'

export type Point = { readonly day: string; readonly value: number }
export type Bar = Point & { readonly until: string }

/** More bars than this are too thin to be told apart on a phone. */
const MAX_BARS = 45
const WEEK_DAYS = 7

/** Days as bars: one each, or one a week when there are too many. The last week is whole, the first may be short. */
export function groupDays(points: readonly Point[]): Bar[] {
  if (points.length <= MAX_BARS) return points.map((point) => ({ ...point, until: point.day }))
  const bars: Bar[] = []
  for (let end = points.length; end > 0; end -= WEEK_DAYS) {
    const week = points.slice(Math.max(0, end - WEEK_DAYS), end)
    const [first, last] = [week[0], week.at(-1)]
    if (!first || !last) break
    bars.unshift({ day: first.day, until: last.day, value: week.reduce((sum, { value }) => sum + value, 0) })
  }
  return bars
}

/** The end of the scale: the next of 4, 5, 6, 8, 10, 20, 30 … that covers the highest value. */
export function tidyTop(highest: number): number {
  if (highest <= 4) return 4
  const power = 10 ** Math.floor(Math.log10(highest))
  return [1, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power).find((top) => top >= highest) ?? highest
}

const DAY = { month: 'short', day: 'numeric' } as const

/** 'Nov 15' or 'Nov 15 to Nov 21' */
export function nameBar({ day, until }: Bar): string {
  return day === until ? formatDay(day, DAY) : `${formatDay(day, DAY)} to ${formatDay(until, DAY)}`
}
