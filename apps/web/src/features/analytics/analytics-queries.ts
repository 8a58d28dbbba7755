import { getAnalytics, getWhatWorked } from '@hookreel/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Range } from '../usage/ranges.ts'

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
