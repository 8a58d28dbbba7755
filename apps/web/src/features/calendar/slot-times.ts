import type { SlotTime } from '@hookreel/contract'
import {
  addDays,
  formatDay,
  formatTime,
  weekdayOf,
  wallClockOf,
  type Day,
} from '../../lib/days/calendar-days.ts'

const MONDAY: Day = '2024-01-01'
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** 'Monday' or 'Mon' of 1. */
export function nameWeekday(weekday: number, style: 'long' | 'short' = 'long'): string {
  return formatDay(addDays(MONDAY, weekday - 1), { weekday: style })
}

export function isSameTime(one: SlotTime, other: SlotTime): boolean {
  return one.weekday === other.weekday && one.time === other.time
}

/** The weekly time that a moment is in a zone. */
export function weeklyTimeOf(moment: string, zone: string): SlotTime {
  const { day, time } = wallClockOf(moment, zone)
  return { weekday: weekdayOf(day), time }
}

/** 'Monday, 6:00 PM' */
export function formatWeekly({ weekday, time }: SlotTime): string {
  return `${nameWeekday(weekday)}, ${formatTime(time)}`
}
