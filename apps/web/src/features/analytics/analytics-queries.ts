import { getAnalytics, getWhatWorked, type USAGE_RANGES } from '@hookreel/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type Range = (typeof USAGE_RANGES)[number]

export function analyticsQuery(days: Range, timeZone: string) {
  return queryOptions({
    queryKey: ['analytics', days, timeZone],
    queryFn: ({ signal }) => call(getAnalytics, { query: { days, timeZone }, signal }),
    placeholderData: keepPreviousData,
  })
}

export const whatWorkedQuery = queryOptions({
  queryKey: ['analytics', 'what-worked'],
  queryFn: ({ signal }) => call(getWhatWorked, { query: {}, signal }),
})
