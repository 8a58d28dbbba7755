import { DAY_MS } from '@hookreel/contract'

/** A day as `2026-11-21`, whatever the hour and the zone. */
export type Day = string

const WEEK_DAYS = 7
const MONTH_WEEKS = 6

type WallClock = { day: Day; time: string }

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(zone, made)
  return made
}

/** What calendar and clock on the wall say in a zone at a moment: `{ day: '2026-11-21', time: '18:30' }`. */
export function wallClockOf(moment: string | number | Date, zone: string): WallClock {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** Minutes that a zone is ahead of UTC at a moment. */
function offsetMinutes(moment: number, zone: string): number {
  const { day, time } = wallClockOf(moment, zone)
  return Math.round((Date.parse(`${day}T${time}:00Z`) - moment) / 60_000)
}

/**
 * The moment at which the wall in a zone says so, as ISO in UTC. A time that the change of the clocks leaves out is taken
 * an hour later, one that comes twice the first time.
 */
export function momentOf(day: Day, time: string, zone: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => offsetMinutes(near, zone))
  const candidates = offsets.map((offset) => asUtc - offset * 60_000)
  const exact = candidates.filter((moment) => {
    const wall = wallClockOf(moment, zone)
    return wall.day === day && wall.time === time
  })
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates)).toISOString()
}

/** `days` later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day of another month, or its last one. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** 1 for a Monday to 7 for a Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || WEEK_DAYS
}

/** The seven days of a day's week, from Monday. */
export function weekOf(day: Day): Day[] {
  const monday = addDays(day, 1 - weekdayOf(day))
  return Array.from({ length: WEEK_DAYS }, (_, index) => addDays(monday, index))
}

/** Six whole weeks that show a day's month, from Monday. */
export function monthGridOf(day: Day): Day[] {
  const [monday = day] = weekOf(`${day.slice(0, 7)}-01`)
  return Array.from({ length: WEEK_DAYS * MONTH_WEEKS }, (_, index) => addDays(monday, index))
}

export function isDay(text: string | null): text is Day {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}

/** A day in words: `formatDay('2026-11-21', { weekday: 'short', day: 'numeric' })` is 'Sat 21'. */
export function formatDay(day: Day, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** '6:30 PM' of '18:30'. */
export function formatTime(time: string): string {
  return new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}:00Z`),
  )
}

/** 'Nov 16 – 22, 2026' */
export function formatSpan(from: Day, to: Day): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  )
}

/** 'Europe/Berlin (GMT+1)' */
export function describeZone(zone: string, moment: number = Date.now()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    moment,
  )
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${zone.replaceAll('_', ' ')} (${offset})`
}
