import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  describeZone,
  formatSpan,
  formatTime,
  isDay,
  momentOf,
  monthGridOf,
  wallClockOf,
  weekdayOf,
  weekOf,
} from './calendar-days.ts'

describe('days of the calendar', () => {
  test('a moment stands on the day that the wall shows there', () => {
    expect(wallClockOf('2026-11-21T23:30:00Z', 'Europe/Berlin')).toEqual({ day: '2026-11-22', time: '00:30' })
    expect(wallClockOf('2026-11-21T03:05:00Z', 'America/Los_Angeles')).toEqual({
      day: '2026-11-20',
      time: '19:05',
    })
  })

  test('a time on the wall is the moment it says, in summer and in winter', () => {
    expect(momentOf('2026-07-01', '18:00', 'Europe/Berlin')).toBe('2026-07-01T16:00:00.000Z')
    expect(momentOf('2026-12-01', '18:00', 'Europe/Berlin')).toBe('2026-12-01T17:00:00.000Z')
    expect(momentOf('2026-12-01', '00:15', 'Asia/Kathmandu')).toBe('2026-11-30T18:30:00.000Z')
  })

  test('when the clocks change, no time is lost', () => {
    // 02:30 does not exist on this day, and comes twice on the other.
    expect(momentOf('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
    expect(momentOf('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
    expect(momentOf('2026-03-29', '18:00', 'Europe/Berlin')).toBe('2026-03-29T16:00:00.000Z')
  })

  test('weeks begin on Monday, and a month has six of them', () => {
    expect(['2026-11-16', '2026-11-22'].map((day) => weekdayOf(day))).toEqual([1, 7])
    expect(weekOf('2026-11-22')).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ])
    const grid = monthGridOf('2026-11-21')
    expect(grid).toHaveLength(42)
    expect([grid[0], grid.at(-1)]).toEqual(['2026-10-26', '2026-12-06'])
  })

  test('counting on crosses months, and a short month ends earlier', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  })

  test('days, times and zones are said as people read them', () => {
    expect(formatSpan('2026-11-16', '2026-11-22')).toMatch(/^Nov 16\s–\s22, 2026$/)
    expect(formatTime('18:30')).toMatch(/^6:30\sPM$/)
    expect(describeZone('America/New_York', Date.parse('2026-11-21'))).toBe('America/New York (GMT-5)')
  })

  test('what is no day in an address is none', () => {
    expect(isDay('2026-11-21')).toBe(true)
    for (const bad of [null, '', 'today', '2026-13-01']) expect(isDay(bad)).toBe(false)
  })
})
