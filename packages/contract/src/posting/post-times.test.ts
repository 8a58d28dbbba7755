import { expect, test } from 'vitest'
import { getCalendar } from './calendar.ts'
import { timeZoneSchema } from './post-times.ts'

test('a time zone has one spelling, however it was typed, so that nobody fills the memory with others', () => {
  for (const typed of ['America/New_York', 'aMeRiCa/nEw_YoRk', 'AMERICA/NEW_YORK'])
    expect(timeZoneSchema.parse(typed)).toBe('America/New_York')
  expect(timeZoneSchema.parse('utc')).toBe('UTC')
  for (const wrong of ['+01:23', '-00:59', 'Mars/Olympus', ''])
    expect(timeZoneSchema.safeParse(wrong).success, wrong).toBe(false)
})

test.each([
  ['0000-01-01', '0000-01-31'],
  ['9999-12-30', '9999-12-31'],
])('days from %s to %s are refused: nobody reckons with them', (from, to) => {
  expect(getCalendar.query?.safeParse({ from, to }).success).toBe(false)
  expect(getCalendar.query?.safeParse({ from: '2026-12-30', to: '2026-12-31' }).success).toBe(true)
})
