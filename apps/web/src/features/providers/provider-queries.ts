import { listProviderCalls, listProviders } from '@hookreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: ({ signal }) => call(listProviders, { signal }),
})

/** What services did for one video, and what it cost. */
export const videoCallsQuery = (videoId: string) =>
  queryOptions({
    queryKey: ['provider-calls', videoId],
    queryFn: ({ signal }) => call(listProviderCalls, { query: { videoId }, signal }),
    staleTime: 0,
  })
