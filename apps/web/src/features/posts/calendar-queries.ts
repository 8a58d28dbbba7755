import { getCalendar, getSlots } from '@hookreel/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Day } from '../../lib/days/calendar-days.ts'

/** Posts, free slots and limits from the first to the last day, both included. */
export function calendarQuery(from: Day, to: Day, timeZone: string) {
  return queryOptions({
    queryKey: ['calendar', 'days', from, to, timeZone],
    queryFn: ({ signal }) => call(getCalendar, { query: { from, to, timeZone }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function slotsQuery(timeZone: string) {
  return queryOptions({
    queryKey: ['calendar', 'slots', timeZone],
    queryFn: ({ signal }) => call(getSlots, { query: { timeZone }, signal }),
  })
}
